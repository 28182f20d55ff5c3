import type { Platform } from '@/model/app';
import type { CheckedImage } from '@/model/draft-image';
import type { Finding } from '@/model/finding';
import type { PictureLine, PictureReadings } from '@/model/picture-look';
import { failedFinding, findingOf, findingsIn } from '@/domain/findings';
import { slotById } from '@/domain/screenshots/slots';
import { CAPTION_RULES } from './caption-words';
import { captionLines, drawnCaption, textOfLines } from './read-captions';

/**
 * Checks the texts on the pictures of a submission: those that were drawn here, and the words that were read in others.
 * Each text is reported once per store and language, at the first picture that has it.
 */
export function checkCaptions(
  images: readonly CheckedImage[],
  platforms: readonly Platform[],
  readings?: PictureReadings,
): Finding[] {
  const captions = new Map<string, CaptionOfPictures>();
  for (const image of images) {
    const { kind, locale, slotId, id } = image;
    const store = kind === 'feature-graphic' ? 'android' : slotById(slotId)?.store;
    const lines = captionLines(image, readings?.get(id));
    const caption = drawnCaption(image) ?? textOfLines(lines);
    if (kind === 'icon' || kind === 'picture' || caption === '') continue;
    if (store === undefined || !platforms.includes(store)) continue;
    const key = JSON.stringify([store, locale, caption]);
    const known = captions.get(key) ?? { caption, store, locale, picture: id, slot: slotId, pictures: [] };
    captions.set(key, known);
    known.pictures.push({ id, lines });
  }
  return [...captions.values()].flatMap(({ caption, store, locale, picture, slot, pictures }) =>
    findingsIn(
      CAPTION_RULES,
      { caption, store, locale },
      (rule, { hits, rule: name, ...found }): Finding => ({
        ...findingOf(name, rule, {
          ...found,
          area: 'graphics',
          where: 'screenshots',
          subject: { store, locale, picture, slot },
        }),
        marks: pictures.map(({ id, lines }) => ({ picture: id, part: lineWith(lines, hits)?.part })),
      }),
      failedFinding,
    ),
  );
}

/** A text, and the pictures of one store and language that have it. */
interface CaptionOfPictures {
  caption: string;
  store: Platform;
  locale: string;
  /** The first of them. */
  picture: string;
  slot: string | undefined;
  pictures: { id: string; lines: readonly PictureLine[] }[];
}

function lineWith(lines: readonly PictureLine[], [hit = '']: readonly string[]): PictureLine | undefined {
  const isIn = (words: string) => lines.find(({ text }) => text.toLowerCase().includes(words.toLowerCase()));
  return isIn(hit) ?? isIn(hit.split(/\s/)[0] ?? hit);
}
