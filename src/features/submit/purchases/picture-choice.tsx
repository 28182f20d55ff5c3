import type { SubmissionDraft } from '@/model/draft';
import { slotById } from '@/domain/screenshots/slots';
import { BlobImage } from '@/components/blob-image';
import { SelectField } from '@/components/field';
import { FileButton } from '@/components/file-button';
import { inspectImage } from '@/lib/images/decode-image';
import { useTask } from '@/lib/jobs/use-task';
import { newId } from '@/lib/new-id';
import { useDraftImages } from '../records';

/** The picture that App Review sees: one of the draft, or a file, which becomes a picture of the draft. */
export function PictureChoice({
  draft,
  name,
  chosen,
  onChoose,
}: {
  draft: SubmissionDraft;
  name: string;
  chosen: string | undefined;
  onChoose: (id: string | undefined) => void;
}) {
  const images = useDraftImages(draft.id);
  const own = draft.images.filter(
    ({ kind, slotId }) =>
      kind === 'picture' || (kind === 'screenshot' && slotById(slotId)?.store !== 'android'),
  );
  const image = own.find(({ id }) => id === chosen);
  const reading = useTask<File, string>(async (file) => {
    const inspected = await inspectImage(file);
    if (!inspected.ok) return { ok: false, failure: inspected.failure.message };
    const { width, height, mediaType, hasAlpha } = inspected.value;
    if (mediaType === 'image/webp')
      return { ok: false, failure: 'App Store Connect takes PNG and JPEG pictures only.' };
    const id = newId();
    await images.add([
      {
        ...{ id, fileName: file.name, kind: 'picture', locale: draft.defaultLocale },
        ...{ width, height, mediaType, hasAlpha },
        blob: file.slice(0, file.size, mediaType),
      },
    ]);
    return { ok: true, value: id };
  }, 'Reading the picture');
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="Screenshot for App Review"
          name={name}
          hint="The screen on which it is bought. Only reviewers see it."
          value={image ? image.id : ''}
          options={[
            { value: '', label: own.length === 0 ? 'No picture yet' : 'Not chosen' },
            ...own.map(({ id, fileName, width, height }) => ({
              value: id,
              label: `${fileName}, ${width}x${height}`,
            })),
          ]}
          onChoose={(id) => onChoose(id === '' ? undefined : id)}
          className="sm:w-80"
        />
        <span className="sm:mb-6">
          <FileButton accept="image/png,image/jpeg" onFile={(file) => reading.start(file, onChoose)}>
            Choose a file
          </FileButton>
        </span>
        {image && (
          <BlobImage
            blob={image.blob}
            alt={image.description ?? image.fileName}
            width={image.width}
            height={image.height}
            className="h-24 w-auto rounded-control border bg-sunken object-contain"
          />
        )}
      </div>
      {reading.state.status === 'failed' && (
        <p role="alert" className="text-[0.8125rem] font-medium text-bad">
          {reading.state.message}
        </p>
      )}
    </div>
  );
}
