import type { ScreenshotSlot } from '@/domain/screenshots/slots';
import { screenKindName } from '@/domain/screenshots/screen-kinds';
import { QuietButton } from '@/components/button';
import { FileDrop } from '@/components/file-drop';
import { Notice } from '@/components/notice';

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
