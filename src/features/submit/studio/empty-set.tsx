import type { ReactNode } from 'react';
import { askedOf } from './size-contents';
import type { ScreenshotSlot } from '@/domain/screenshots/slots';
import { screenKindName } from '@/domain/screenshots/screen-kinds';
import { QuietButton } from '@/components/button';
import { FileDrop } from '@/components/file-drop';
import { Notice } from '@/components/notice';

/** Heading of a studio without pictures: the purpose, and the sets that the stores ask for. */
export function NoPictures({ required, children }: { required: readonly string[]; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 border-b px-5 py-4">
      <div>
        <h2 className="text-base font-semibold">Your screenshots</h2>
        <p className="mt-1 text-sm text-ink-soft">
          Drop screens of your app; they get captions, frames and a background at the stores’ exact sizes,
          here in your browser.
        </p>
        <p className="mt-1 text-sm text-ink-soft">{askedOf(required)}</p>
      </div>
      {children}
    </div>
  );
}

/** Says that a size has no screens from its own kind of device, and what to do. */
export function EmptySet({
  slot: { id, store, device },
  isBorrowing,
  onFiles,
  onBorrow,
}: {
  slot: ScreenshotSlot;
  /** The publisher wants the screens of another kind of device here. */
  isBorrowing: boolean;
  onFiles: (files: File[]) => void;
  onBorrow: (isOn: boolean) => void;
}) {
  const kind = screenKindName(store, device);
  const isIpad = id === 'ipad-13';
  return (
    <div className="grid gap-3 border-b p-4">
      <Notice
        tone="warn"
        title={isBorrowing ? 'This size shows screens of another kind of device' : `No screens from ${kind}`}
        actions={
          <QuietButton onClick={() => onBorrow(!isBorrowing)}>
            {isBorrowing ? 'Leave this size empty' : 'Use the other screens anyway'}
          </QuietButton>
        }
      >
        {isIpad
          ? 'Add iPad screenshots, or publish for iPhone only. App Review rejects iPhone screens in this set.'
          : 'This size stays empty until it has some.'}
      </Notice>
      <FileDrop
        label={isIpad ? 'Add iPad screenshots' : `Add screens from ${kind}`}
        accept="image/png,image/jpeg,image/webp"
        isMultiple
        isCompact
        onFiles={onFiles}
      />
    </div>
  );
}
