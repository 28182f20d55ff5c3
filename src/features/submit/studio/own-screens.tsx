import { CircleAlert, CircleCheck } from 'lucide-react';
import type { SubmissionDraft } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';
import { BlobImage } from '@/components/blob-image';
import { SmallButton } from '@/components/button';
import { sizeVerdict, slotForPicture } from '../pictures/picture-intake';
import { usePictureReadings } from '../pictures/use-picture-readings';

/** The app's own screens as they were given, and which stores take them without a design. */
export function OwnScreens({
  screens,
  draft,
  onUseAsIs,
}: {
  screens: readonly DraftImage[];
  draft: SubmissionDraft;
  onUseAsIs: (screen: DraftImage) => void;
}) {
  const readings = usePictureReadings(screens);
  return (
    <ul className="grid gap-3 sm:grid-cols-2 xl:grid-cols-3">
      {screens.map((screen) => {
        const slot = slotForPicture(screen, draft);
        const { debugBanner } = readings.get(screen.id)?.look ?? {};
        return (
          <li key={screen.id} className="flex gap-3 rounded-control border p-3">
            <BlobImage
              blob={screen.blob}
              alt={screen.fileName}
              className="h-20 w-11 shrink-0 rounded-control border bg-sunken object-contain"
            />
            <div className="grid min-w-0 flex-1 content-start gap-2">
              <p className="flex items-start gap-1.5 text-[0.8125rem] text-ink-soft [overflow-wrap:anywhere]">
                {slot ? (
                  <CircleCheck className="mt-0.5 size-4 shrink-0 text-good" />
                ) : (
                  <CircleAlert className="mt-0.5 size-4 shrink-0 text-warn" />
                )}
                <span>
                  <bdi>{screen.fileName}</bdi> · {sizeVerdict(screen, slot, draft.platform)}
                </span>
              </p>
              {debugBanner && (
                <p className="flex items-start gap-1.5 text-[0.8125rem] text-warn">
                  <CircleAlert className="mt-0.5 size-4 shrink-0" />
                  It shows the banner of a debug build.
                </p>
              )}
              {slot && (
                <div>
                  <SmallButton onClick={() => onUseAsIs(screen)}>Use as is</SmallButton>
                </div>
              )}
            </div>
          </li>
        );
      })}
    </ul>
  );
}
