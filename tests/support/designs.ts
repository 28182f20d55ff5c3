import { EMPTY_DESIGN } from '@/domain/studio/default-design';
import { EMPTY_SHOT_TEXT, type Design, type ShotStyle } from '@/domain/studio/design';

/** Id of the one screen that all pictures of a test's set show. */
export const SCREEN_ID = 'screen';

/** A set of pictures that all show the same screen, each with a caption in English. */
export function designWith(captions: readonly string[], style: Partial<ShotStyle> = {}): Design {
  const shots = captions.map((caption, index) => [
    `shot-${index}`,
    {
      pictures: { 'en-US': SCREEN_ID },
      texts: { 'en-US': { ...EMPTY_SHOT_TEXT, caption } },
      style: {},
    },
  ]);
  return {
    ...EMPTY_DESIGN,
    style: { ...EMPTY_DESIGN.style, ...style },
    shots: Object.fromEntries(shots) as Design['shots'],
    order: captions.map((_, index) => `shot-${index}`),
  };
}
