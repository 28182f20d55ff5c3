import type { PictureLook } from '@/model/picture-look';
import { APPLE, BUILDERS, GOOGLE } from 'virtual:catalog/sources';
import { defineRule } from '../define-rule';
import { subjectOf, type PictureSet, type PicturesFound, type SeenPicture } from './picture-set';

const COMMON = { since: '2026-11-26', checked: '2026-11-26', effort: 'graphics' } as const;
/** Everything else that an example's picture shows. */
const QUIET = { cells: '', isTransparent: false, hasRoundCorners: false } as const;

/** Share of the height from which a phone is what an iPad's picture is about. */
const MAIN_SUBJECT = 0.35;

const PHONE_IN_TABLET = defineRule({
  ...COMMON,
  id: 'picture-other-device',
  title: 'Phone in a picture for tablets',
  severity: 'warning',
  source: APPLE.screenshotsInUse,
  why: 'App Review has rejected iPad screenshots that show the app on an iPhone (guideline 2.3.3).',
  fix: 'Add screens taken on an iPad, or publish for iPhone only.',
  examples: {
    fires: { device: 'tablet', looks: [{ phoneScreen: { x: 0.3, y: 0.2, width: 0.3, height: 0.7 } }] },
    holds: { device: 'tablet', looks: [{}] },
  },
  *check(set: PictureSet): Iterable<PicturesFound> {
    if (set.device !== 'tablet') return;
    const found = set.pictures.flatMap((picture) => {
      const part = picture.drawn || picture.screen ? undefined : picture.look.phoneScreen;
      return part ? [{ picture, part }] : [];
    });
    if (found.length === 0) return;
    const isMain = found.some(({ part }) => part.height > MAIN_SUBJECT);
    const concerned = found.map(({ picture }) => picture);
    const shape = set.store === 'ios' ? 'an iPhone’s' : 'a phone’s';
    yield {
      title: subjectOf(set, concerned, {
        one: `shows a screen with the shape of ${shape}`,
        many: `show a screen with the shape of ${shape}`,
      }),
      ...((!isMain || set.store === 'android') && { severity: 'note' }),
      ...(set.store === 'android' && {
        why: 'Google asks for pictures of the app on this kind of device, but takes others.',
        fix: 'Add screens taken on a tablet.',
        source: GOOGLE.previewAssets,
      }),
      marks: found.map(({ picture, part }) => ({ picture: picture.id, part })),
    };
  },
});

/** Difference of brightness in a cell, of 255, within which two pictures look the same. */
const SAME_CELL = 1;

const TWICE = defineRule({
  ...COMMON,
  id: 'picture-twice',
  title: 'The same picture twice in a set',
  severity: 'warning',
  source: APPLE.screenshots,
  why: 'Each language has ten places at most, eight on Google Play, and people notice the repeat.',
  fix: 'Remove one of them, or put the intended picture in its place.',
  examples: {
    fires: { looks: [{ cells: '00ff' }, { cells: '01ff' }] },
    holds: { looks: [{ cells: '00ff' }, { cells: '09ff' }] },
  },
  *check(set: PictureSet): Iterable<PicturesFound> {
    const groups: SeenPicture[][] = [];
    for (const picture of set.pictures) {
      // Blank ones look the same, and are found as blank.
      if (picture.look.plainColor !== undefined) continue;
      const same = groups.find(([first]) => first && looksLike(first, picture));
      if (same) same.push(picture);
      else groups.push([picture]);
    }
    for (const group of groups) {
      const [first, second] = group;
      if (!first || !second) continue;
      yield {
        title:
          group.length === 2
            ? `${first.fileName} and ${second.fileName} show the same`
            : subjectOf(set, group, { one: '', many: 'show the same' }),
        marks: group.map(({ id }) => ({ picture: id })),
      };
    }
  },
});

function looksLike(first: SeenPicture, second: SeenPicture): boolean {
  if (first.width !== second.width || first.height !== second.height) return false;
  const [a, b] = [first.look.cells, second.look.cells];
  if (a === b) return true;
  for (let at = 0; at < a.length; at += 2) {
    const difference = parseInt(a.slice(at, at + 2), 16) - parseInt(b.slice(at, at + 2), 16);
    if (Math.abs(difference) > SAME_CELL) return false;
  }
  return a.length === b.length;
}

const BLANK = defineRule({
  ...COMMON,
  id: 'picture-blank',
  title: 'Blank picture',
  severity: 'warning',
  source: APPLE.screenshotsInUse,
  why: 'The stores ask for pictures of the app in use. An empty one is often a capture that was too early.',
  fix: 'Take the screenshot again once the screen has loaded.',
  examples: { fires: { looks: [{ plainColor: '#ffffff' }] }, holds: { looks: [{}] } },
  *check(set: PictureSet): Iterable<PicturesFound> {
    yield* ofThose(set, ({ plainColor }) => plainColor !== undefined, {
      one: 'is blank',
      many: 'are blank',
    });
  },
});

const DEBUG_BANNER = defineRule({
  ...COMMON,
  id: 'picture-debug-banner',
  title: 'Banner of a debug build in a picture',
  severity: 'warning',
  source: BUILDERS.debugBanner,
  why: 'A red ribbon with “DEBUG” says that the app is not finished; App Review has rejected such screenshots.',
  fix: 'Take it from a release build, or set debugShowCheckedModeBanner to false.',
  examples: { fires: { looks: [{ debugBanner: 'right' }] }, holds: { looks: [{}] } },
  *check(set: PictureSet): Iterable<PicturesFound> {
    yield* ofThose(
      set,
      ({ debugBanner }) => debugBanner !== undefined,
      { one: 'shows the banner of a Flutter debug build', many: 'show the banner of a Flutter debug build' },
      ({ look, width, height }) => cornerPart(look.debugBanner, width / height),
    );
  },
});

/** Share of the width that the banner's corner takes on a phone, where it is largest. */
const BANNER_WIDTH = 0.16;

function cornerPart(side: PictureLook['debugBanner'], ratio: number) {
  const size = { width: BANNER_WIDTH, height: BANNER_WIDTH * ratio };
  return { x: side === 'left' ? 0 : 1 - BANNER_WIDTH, y: 0, ...size };
}

const BARS = defineRule({
  ...COMMON,
  id: 'picture-bars',
  title: 'Picture between bars',
  severity: 'note',
  source: APPLE.screenshots,
  why: 'Bars of one colour at both sides appear when a screenshot of another shape is fitted into the size.',
  fix: 'Take the screenshot on a device of this size, or draw it again in the studio.',
  examples: {
    fires: { looks: [{ betweenBars: { x: 0, y: 0.2, width: 1, height: 0.6 } }] },
    holds: { looks: [{}] },
  },
  *check(set: PictureSet): Iterable<PicturesFound> {
    yield* ofThose(
      set,
      ({ betweenBars }, { drawn }) => betweenBars !== undefined && !drawn,
      { one: 'has a bar at both sides', many: 'have a bar at both sides' },
      ({ look }) => look.betweenBars,
    );
  },
});

const ROUND_CORNERS = defineRule({
  ...COMMON,
  id: 'picture-corners',
  title: 'Round corners of a picture',
  severity: 'note',
  source: APPLE.screenshots,
  why: 'The stores round the corners themselves, so that cut ones show as white or black wedges.',
  fix: 'Use the screenshot as the device saved it, with square corners.',
  examples: { fires: { looks: [{ hasRoundCorners: true }] }, holds: { looks: [{}] } },
  *check(set: PictureSet): Iterable<PicturesFound> {
    if (set.device === 'watch') return;
    yield* ofThose(set, ({ hasRoundCorners }, { drawn }) => hasRoundCorners && !drawn, {
      one: 'has round corners',
      many: 'have round corners',
    });
  },
});

/** One finding for all pictures of the set to which it applies. */
function* ofThose(
  set: PictureSet,
  isConcerned: (look: PictureLook, picture: SeenPicture) => boolean,
  verbs: { one: string; many: string },
  partOf?: (picture: SeenPicture) => PictureLook['phoneScreen'],
): Iterable<PicturesFound> {
  const concerned = set.pictures.filter((picture) => isConcerned(picture.look, picture));
  if (concerned.length === 0) return;
  yield {
    title: subjectOf(set, concerned, verbs),
    marks: concerned.map((picture) => ({ picture: picture.id, part: partOf?.(picture) })),
  };
}

/** Rules about what the pixels of finished pictures show. */
export const PICTURE_LOOK_RULES = [PHONE_IN_TABLET, DEBUG_BANNER, BLANK, TWICE, BARS, ROUND_CORNERS] as const;

/** Those that apply to the screens from which pictures are drawn. */
export const OWN_SCREEN_RULES = [DEBUG_BANNER, BLANK] as const;

/**
 * The look of an example, in which only some facts are given.
 * @internal
 */
export function exampleLook(facts: Partial<PictureLook>): PictureLook {
  return { ...QUIET, ...facts };
}
