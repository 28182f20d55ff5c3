import type { DraftImage } from '@/model/draft-image';
import { useClock, type Clock } from '@/lib/clock';
import { inspectImage } from '@/lib/images/decode-image';
import { renderImages } from '@/lib/images/render-images';
import { useTask, type TaskTools } from '@/lib/jobs/use-task';
import { newId } from '@/lib/new-id';
import type { ImageHeader } from '@/readers/images/header-result';

/** A file that is not a usable picture, and why. */
export interface RefusedFile {
  fileName: string;
  message: string;
  /** Whether the file is a picture, for which there is no place. */
  isRead?: boolean;
}

export interface Intake {
  pictures: readonly DraftImage[];
  refused: readonly RefusedFile[];
  /** Files that were taken with a change. */
  changed: readonly RefusedFile[];
}

/** Says how a file is changed to become a screenshot, if it has to be; WebP is written as PNG without a message. */
function changeOf({ isAnimated, colorType }: ImageHeader): string | undefined {
  if (isAnimated) return 'This picture is animated; its first frame was used.';
  if (colorType === 'cmyk') {
    return 'This picture uses print colours (CMYK), which the stores do not accept. They were converted to RGB: check how they look.';
  }
  return undefined;
}

/** Reads dropped files as pictures of the draft; files that can't be used are named, and the others are taken. */
export function usePictureIntake(locale: string) {
  const clock = useClock();
  return useTask<readonly File[], Intake>(
    async (files, tools) => ({ ok: true, value: await readPictures(files, locale, clock, tools) }),
    'Reading the pictures',
  );
}

/** The same for work that takes other files, too. */
export async function readPictures(
  files: readonly File[],
  locale: string,
  clock: Clock,
  { signal, report }: TaskTools,
): Promise<Intake> {
  const pictures: DraftImage[] = [];
  const refused: RefusedFile[] = [];
  const changed: RefusedFile[] = [];
  for (const [index, file] of files.entries()) {
    report(`Reading ${file.name} (${index + 1} of ${files.length})`, index / files.length);
    const inspected = await inspectImage(file);
    if (signal.aborted) break;
    if (!inspected.ok) {
      refused.push({ fileName: file.name, message: inspected.failure.message });
      continue;
    }
    const { mediaType, width, height, hasAlpha, bitDepth } = inspected.value;
    const common = { id: newId(), fileName: file.name, kind: 'picture' as const, locale, width, height };
    const change = changeOf(inspected.value);
    if (mediaType !== 'image/webp' && change === undefined) {
      const blob = file.slice(0, file.size, mediaType);
      pictures.push({ ...common, mediaType, hasAlpha, bitDepth, blob });
      continue;
    }
    const job = {
      kind: 'flatten',
      id: common.id,
      format: 'png',
      picture: file,
      background: '#ffffff',
    } as const;
    const drawn = await renderImages([job], { signal, clock });
    if (signal.aborted) break;
    const [image] = drawn.ok ? drawn.value : [];
    if (image) {
      pictures.push({ ...common, mediaType: 'image/png', hasAlpha: false, bitDepth: 8, blob: image.blob });
      if (change !== undefined) changed.push({ fileName: file.name, message: change });
    } else if (!drawn.ok) refused.push({ fileName: file.name, message: drawn.failure.message });
  }
  return { pictures, refused, changed };
}
