import { EMPTY_DESIGN } from '@/domain/studio/default-design';
import { EMPTY_SHOT_TEXT, type Design, type ShotStyle } from '@/domain/studio/design';
import type { GraphicFacts } from '@/domain/studio/graphics';

/** Id of the one screen that all pictures of `designWith` show. */
export const SCREEN_ID = 'screen';

export const GRAPHIC_FACTS: GraphicFacts = {
  appName: 'Laced Up',
  tagline: 'Your running journey',
  primary: '#ff5a36',
  secondary: '#7a1fd1',
  font: 'sans',
  bannerStyle: 'glow',
  mainLocale: 'en-US',
};

/** A set of pictures that all show the same screen, each with a caption in English. */
export function designWith(captions: readonly string[], style: Partial<ShotStyle> = {}): Design {
  return designOf(captions, style, 'en-US', () => SCREEN_ID);
}

/** A set of pictures that each show a screen of their own, `picture-0` and so on, with a caption. */
export function designWithScreens(
  captions: readonly string[],
  style: Partial<ShotStyle> = {},
  locale = 'en-US',
): Design {
  return designOf(captions, style, locale, (index) => `picture-${index}`);
}

function designOf(
  captions: readonly string[],
  style: Partial<ShotStyle>,
  locale: string,
  screenOf: (index: number) => string,
): Design {
  const order = captions.map((_, index) => `shot-${index}`);
  const shots = captions.map((caption, index) => ({
    pictures: { [locale]: screenOf(index) },
    texts: { [locale]: { ...EMPTY_SHOT_TEXT, caption } },
    style: {},
  }));
  return {
    ...EMPTY_DESIGN,
    style: { ...EMPTY_DESIGN.style, ...style },
    order,
    shots: Object.fromEntries(order.map((id, index) => [id, shots[index]])) as Design['shots'],
  };
}
