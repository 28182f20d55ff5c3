import { QuietButton } from '@/components/button';
import { FileDrop } from '@/components/file-drop';

/** Screens that only one kind of device shows, e.g. those of a watch, whose app looks different. */
export function SizeScreens({
  kindName,
  own,
  total,
  from,
  onFiles,
  onRemove,
}: {
  /** e.g. `Wear OS watches` */
  kindName: string;
  /** How many pictures have such a screen. */
  own: number;
  total: number;
  /** Number of the picture that the first file is for. */
  from: number;
  onFiles: (files: File[]) => void;
  onRemove: () => void;
}) {
  return (
    <div className="grid gap-2">
      <FileDrop
        label={`Screens only for ${kindName}`}
        hint={
          total > 1
            ? `The first file is for picture ${from}, the next ones are for the pictures after it.`
            : undefined
        }
        accept="image/png,image/jpeg,image/webp"
        isMultiple
        isCompact
        onFiles={onFiles}
      />
      {own > 0 && (
        <div className="flex flex-wrap items-center justify-between gap-2 text-[0.8125rem] text-ink-soft">
          <span>
            {own} of {total} pictures
          </span>
          <QuietButton onClick={onRemove}>Use the set’s screens</QuietButton>
        </div>
      )}
    </div>
  );
}
