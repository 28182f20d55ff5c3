import type { ReactNode } from 'react';
import { askedOf } from './size-contents';
import type { ScreenshotSlot } from '@/domain/screenshots/slots';
import { screenKindName } from '@/domain/screenshots/screen-kinds';
import { countOf } from '@/domain/texts';
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

/** Says that a size lacks screens from its own kind of device, and what to do. */
export function OtherScreens({
  slot: { id, store, device },
  count,
  leftOut,
  sizeId,
  borrowing = [],
  onFiles,
  onBorrowing,
}: {
  slot: ScreenshotSlot;
  /** Number of pictures that the size has. */
  count: number;
  /** Number of those that are left out of it. */
  leftOut: number;
  sizeId: string;
  /** Sizes for which the publisher wants the screens of another kind of device. */
  borrowing: readonly string[] | undefined;
  onFiles: (files: File[]) => void;
  onBorrowing: (sizeIds: string[]) => void;
}) {
  const isBorrowing = borrowing.includes(sizeId);
  if (leftOut === 0 && count > 0 && !isBorrowing) return null;
  const others = borrowing.filter((each) => each !== sizeId);
  const kind = screenKindName(store, device);
  const isIpad = id === 'ipad-13';
  return (
    <div className="grid gap-3 border-b p-4">
      <Notice
        tone="warn"
        title={
          isBorrowing
            ? 'This size shows screens of another kind of device'
            : count > 0
              ? `${countOf(leftOut, 'picture')} left out: not from ${kind}`
              : `No screens from ${kind}`
        }
        actions={
          <QuietButton onClick={() => onBorrowing(isBorrowing ? others : [...others, sizeId])}>
            {isBorrowing ? 'Leave the other screens out' : 'Use the other screens anyway'}
          </QuietButton>
        }
      >
        {isIpad
          ? 'Add iPad screenshots, or publish for iPhone only. App Review rejects iPhone screens in this set.'
          : id.startsWith('iphone')
            ? 'Add screens of an iPhone or its simulator. App Review rejects those of other devices.'
            : count > 0
              ? 'They stay out of this size until it has such screens.'
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
