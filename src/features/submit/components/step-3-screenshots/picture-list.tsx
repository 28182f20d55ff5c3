import { ChevronDown, ChevronUp, CircleAlert, CircleCheck } from 'lucide-react';
import { directionOf } from '@/domain/locales/product-locales';
import type { DraftImage, SubmissionDraft } from '@/domain/submissions/draft';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';
import { sizeVerdict, slotForPicture } from '../../model/picture-intake';
import { BlobImage } from '@/components/blob-image';

/** The app's own screens, each with its caption and what its size is good for. */
export function PictureList({
  pictures,
  draft,
  captions,
  onCaption,
  onUseAsIs,
  onRemove,
  onMove,
}: {
  pictures: readonly DraftImage[];
  draft: SubmissionDraft;
  captions: Readonly<Record<string, string>>;
  onCaption: (picture: DraftImage, caption: string) => void;
  onUseAsIs: (picture: DraftImage) => void;
  onRemove: (picture: DraftImage) => void;
  onMove: (picture: DraftImage, other: DraftImage) => void;
}) {
  return (
    <ol className="grid gap-3 md:grid-cols-2">
      {pictures.map((picture, index) => {
        const slot = slotForPicture(picture, draft);
        const before = pictures[index - 1];
        const after = pictures[index + 1];
        return (
          <li key={picture.id} className="flex gap-3 rounded-control border p-3">
            <BlobImage
              blob={picture.blob}
              alt={`Picture ${index + 1}: ${captions[picture.id] || picture.fileName}`}
              className="h-28 w-16 shrink-0 rounded-control border bg-sunken object-contain"
            />
            <div className="grid min-w-0 flex-1 content-start gap-2">
              <TextField
                label={`Caption ${index + 1}`}
                value={captions[picture.id] ?? ''}
                autoComplete="off"
                lang={picture.locale}
                dir={directionOf(picture.locale)}
                onChange={(event) => onCaption(picture, event.target.value)}
              />
              <p className="flex items-start gap-1.5 text-[0.8125rem] text-ink-soft [overflow-wrap:anywhere]">
                {slot ? (
                  <CircleCheck className="mt-0.5 size-4 shrink-0 text-good" aria-hidden="true" />
                ) : (
                  <CircleAlert className="mt-0.5 size-4 shrink-0 text-warn" aria-hidden="true" />
                )}
                <span>
                  <bdi>{picture.fileName}</bdi> · {sizeVerdict(picture, slot, draft.platform)}
                </span>
              </p>
              <div className="flex flex-wrap gap-1">
                {slot && (
                  <Button variant="secondary" size="small" onClick={() => onUseAsIs(picture)}>
                    Use as it is
                  </Button>
                )}
                <Button variant="quiet" size="small" onClick={() => onRemove(picture)}>
                  Remove<span className="sr-only"> picture {index + 1}</span>
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={!before}
                  onClick={() => before && onMove(picture, before)}
                >
                  <ChevronUp className="size-4" aria-hidden="true" />
                  <span className="sr-only">Move picture {index + 1} up</span>
                </Button>
                <Button
                  variant="quiet"
                  size="small"
                  disabled={!after}
                  onClick={() => after && onMove(picture, after)}
                >
                  <ChevronDown className="size-4" aria-hidden="true" />
                  <span className="sr-only">Move picture {index + 1} down</span>
                </Button>
              </div>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
