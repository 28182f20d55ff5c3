import type { CheckedImage } from '@/model/draft-image';
import type { PictureLine, PictureReading, PictureReadings } from '@/model/picture-look';
import { languageOf } from '@/domain/locales/product-locales';
import { scriptsOf } from '../languages/scripts';

/** Recognizer's confidence, of 100, from which a line is taken as read. */
const SURE = 70;
/**
 * Height of a line, as a share of the picture's short side, from which it is a caption. Smaller words belong to the app's
 * own screen, in which prices and names of platforms are content.
 */
const CAPTION_HEIGHT = 0.04;

/** The lines that were read in a picture and are captions: large, and read with confidence. */
export function captionLines(
  { width, height }: Pick<CheckedImage, 'width' | 'height'>,
  { lines = [] }: PictureReading = {},
): PictureLine[] {
  const least = (CAPTION_HEIGHT * Math.min(width, height)) / height;
  return lines.filter(({ confidence, part }) => confidence >= SURE && part.height >= least);
}

/** The caption of lines that were read. */
export function textOfLines(lines: readonly PictureLine[]): string {
  return lines.map(({ text }) => text.trim()).join('\n');
}

/**
 * The text of a picture that was drawn here. Of another member's picture only the description says what is on it.
 */
export function drawnCaption({
  description,
  drawn,
  isFromTeam,
}: Pick<CheckedImage, 'description' | 'drawn' | 'isFromTeam'>): string | undefined {
  return drawn !== undefined || isFromTeam === true ? description : undefined;
}

/**
 * The images with the captions that were read in them, for the check of their language: only those of languages in Latin
 * letters, which are what is read, and no picture that several languages share on purpose.
 */
export function withReadCaptions(
  images: readonly CheckedImage[],
  readings: PictureReadings,
): readonly CheckedImage[] {
  const captions = new Map<string, string>();
  const languages = new Map<string, Set<string>>();
  for (const image of images) {
    if (image.kind !== 'screenshot' || drawnCaption(image) !== undefined) continue;
    const text = textOfLines(captionLines(image, readings.get(image.id)));
    if (text === '') continue;
    languages.set(text, (languages.get(text) ?? new Set()).add(image.locale));
    if (scriptsOf(languageOf(image.locale)).includes('Latin')) captions.set(image.id, text);
  }
  if (captions.size === 0) return images;
  return images.map((image) => {
    const text = captions.get(image.id);
    const isOfOne = text !== undefined && languages.get(text)?.size === 1;
    // The check of languages reads the captions of pictures that it cannot look into.
    return isOfOne ? { ...image, description: text, isFromTeam: true } : image;
  });
}
