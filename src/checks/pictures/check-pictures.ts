import type { Platform } from '@/model/app';
import type { CheckedImage } from '@/model/draft-image';
import type { Finding } from '@/model/finding';
import type { PictureReadings } from '@/model/picture-look';
import { failedFinding, findingOf, findingsIn, type AnyFamily } from '@/domain/findings';
import { likeliestSlot, slotById, type ScreenshotSlot } from '@/domain/screenshots/slots';
import { uncapitalized } from '@/domain/texts';
import { OWN_SCREEN_RULES, PICTURE_LOOK_RULES } from './picture-looks';
import type { PictureSet, PicturesFound, SeenPicture } from './picture-set';

type PictureFamilies = readonly AnyFamily<PictureSet, PicturesFound & { rule: string }>[];

/**
 * Checks what the screenshots of each slot and language show, and the app's own screens from which they are composed. A
 * picture whose pixels were not looked at is left out.
 */
export function checkPictures(
  images: readonly CheckedImage[],
  platforms: readonly Platform[],
  readings: PictureReadings,
): Finding[] {
  const ofScreens = checkOwnScreens(images, platforms, readings);
  const ofSets = setsOf(images, platforms, readings).flatMap(({ slot, locale, pictures }) => {
    const set = { store: slot.store, device: slot.device, name: nameOf(slot), pictures };
    return findingsAbout(set, PICTURE_LOOK_RULES, { store: slot.store, locale, slot: slot.id });
  });
  return [...ofScreens, ...ofSets];
}

/** Drawn pictures hide the corners of a screen in a frame. */
function checkOwnScreens(
  images: readonly CheckedImage[],
  [store = 'ios']: readonly Platform[],
  readings: PictureReadings,
): Finding[] {
  const submitted = new Set(images.flatMap(({ kind, id }) => (kind === 'picture' ? [] : [readings.get(id)])));
  const pictures = images.flatMap((image): SeenPicture[] => {
    // A screen that is also submitted unchanged is found there.
    if (submitted.has(readings.get(image.id))) return [];
    const look = image.kind === 'picture' ? readings.get(image.id)?.look : undefined;
    return look ? [{ ...image, look }] : [];
  });
  const set = { store, device: 'phone', name: 'of your screens', pictures } as const;
  return findingsAbout(set, OWN_SCREEN_RULES, {});
}

function findingsAbout(
  set: PictureSet,
  families: PictureFamilies,
  subject: Pick<Finding['subject'], 'store' | 'locale' | 'slot'>,
): Finding[] {
  return families.flatMap((family) =>
    findingsIn(
      family,
      set,
      (rule, { marks, rule: id, ...found }): Finding => ({
        ...findingOf(id, rule, {
          ...found,
          area: 'graphics',
          where: 'screenshots',
          subject: { ...subject, picture: marks[0]?.picture },
        }),
        marks,
      }),
      failedFinding,
    ),
  );
}

interface SeenSet {
  slot: ScreenshotSlot;
  locale: string;
  pictures: SeenPicture[];
}

function setsOf(
  images: readonly CheckedImage[],
  platforms: readonly Platform[],
  readings: PictureReadings,
): SeenSet[] {
  const sets = new Map<string, SeenSet>();
  for (const image of images) {
    const look = readings.get(image.id)?.look;
    if (image.kind !== 'screenshot' || !look) continue;
    const slot = slotById(image.slotId) ?? likeliestSlot(image, platforms);
    if (!slot || !platforms.includes(slot.store)) continue;
    const key = `${slot.id} ${image.locale} ${displayTypeOf(image)}`;
    const set = sets.get(key) ?? { slot, locale: image.locale, pictures: [] };
    sets.set(key, set);
    const { id, fileName, width, height, drawn, screen } = image;
    set.pictures.push({ id, fileName, width, height, look, drawn, screen });
  }
  return [...sets.values()];
}

/** The display type in the file name, which upload tools tell apart where two devices have one size. */
function displayTypeOf({ fileName }: CheckedImage): string {
  return /APP_[A-Z]+(?:_[A-Z0-9]*\d[A-Z0-9]*|_[A-Z]{2,})*/.exec(fileName)?.[0].replace(/_\d{1,2}$/, '') ?? '';
}

function nameOf({ store, label }: ScreenshotSlot): string {
  return store === 'ios' ? `${label} screenshots` : uncapitalized(label);
}
