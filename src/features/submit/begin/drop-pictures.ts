import { platformsOf } from '@/model/app';
import type { DraftImage } from '@/model/draft-image';
import type { SubmissionDraft } from '@/model/draft';
import { MAX_SHOTS, type Design } from '@/domain/studio/design';
import { readDesign } from '@/domain/studio/design-schema';
import { firstDesign, placePictures as placeInDesign } from '@/domain/studio/draft-design';
import { isAndroidScreen } from '@/domain/screenshots/screen-devices';
import { placeByShape } from '@/domain/studio/size-edits';
import type { LeftItem } from '@/lib/drops/sort-drop';
import type { DraftChange } from '../wizard/draft-changes';
import type { ImportedItem } from './imported-item';

const GRAPHICS = {
  icon: { label: 'App icon', field: 'icon' },
  'feature-graphic': { label: 'Feature graphic', field: 'feature-graphic' },
} as const;
type GraphicKind = keyof typeof GRAPHICS;

interface PlacedPictures {
  images: readonly DraftImage[];
  changes: readonly DraftChange[];
  taken: readonly ImportedItem[];
  /** Names of pictures for which the set has no room. */
  left: readonly string[];
  refused: readonly LeftItem[];
}

/** Gives dropped pictures their use: icon and feature graphic by their size, every other one is a screen of the app. */
export function placePictures(draft: SubmissionDraft, pictures: readonly DraftImage[]): PlacedPictures {
  const images: DraftImage[] = [];
  const taken: ImportedItem[] = [];
  const refused: LeftItem[] = [];
  const screens: DraftImage[] = [];
  for (const picture of pictures) {
    const kind = graphicKindOf(picture);
    if (kind === undefined) {
      screens.push(picture);
      continue;
    }
    const { label, field } = GRAPHICS[kind];
    const isThere = [...draft.images, ...images].some((image) => image.kind === kind);
    if (isThere) {
      refused.push({
        name: picture.fileName,
        why: `There is a picture for it already. Replace it in step 3, ${label}.`,
      });
      continue;
    }
    images.push({ ...picture, kind });
    taken.push({ names: [picture.fileName], where: label, step: 'screenshots', field });
  }
  if (screens.length === 0)
    return { images, taken, refused, left: [], changes: images.length > 0 ? [(now) => ({ ...now })] : [] };
  const design = designOf(draft);
  const free = design ? Math.max(0, MAX_SHOTS - design.order.length) : screens.length;
  const placed = screens.slice(0, free);
  const isForApple = platformsOf(draft.platform).includes('ios');
  const android = placed.filter((screen) => isForApple && isAndroidScreen(screen));
  const others = placed.filter((screen) => !android.includes(screen));
  for (const [where, files] of [
    ['Screenshots', others],
    ['Screenshots for Google Play: they show an Android phone', android],
  ] as const)
    if (files.length > 0)
      taken.push({ names: files.map(({ fileName }) => fileName), where, step: 'screenshots' });
  return {
    images: [...images, ...placed],
    taken,
    refused,
    left: screens.slice(free).map(({ fileName }) => fileName),
    changes: [
      (now) =>
        design && placed.length > 0 ? { ...now, design: withScreens(draft, design, placed) } : { ...now },
    ],
  };
}

/** A square of a store's icon size, and the size of the feature graphic (sources 2.4). */
function graphicKindOf({ width, height }: DraftImage): GraphicKind | undefined {
  if (width === height && (width === 512 || width === 1024)) return 'icon';
  return width === 1024 && height === 500 ? 'feature-graphic' : undefined;
}

/** The design that the pictures are placed in; undefined where the stored one cannot be read, which stays unchanged. */
function designOf({ design, artwork, images, defaultLocale }: SubmissionDraft): Design | undefined {
  const screens = images.filter(({ kind }) => kind === 'picture');
  if (design === undefined) return firstDesign(artwork, screens, defaultLocale);
  const read = readDesign(design);
  return read.ok ? placeInDesign(read.value, screens, defaultLocale) : undefined;
}

function withScreens(draft: SubmissionDraft, design: Design, placed: readonly DraftImage[]): Design {
  const screens = draft.images.filter(({ kind }) => kind === 'picture');
  return placeByShape(design, placed, screens, draft.defaultLocale, platformsOf(draft.platform));
}
