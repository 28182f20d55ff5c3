import type { Platform } from '@/model/app';
import { countCharacters } from '@/domain/listings/limits';
import { slotById } from '@/domain/screenshots/slots';
import type { DraftContent } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';

export type Verdict = 'done' | 'missing' | 'unknown';

/** The parts of a draft that are checked: its texts, images and builds, in its default locale. */
interface Subject {
  draft: DraftContent;
  text: (field: 'title' | 'description' | 'shortDescription' | 'privacyUrl') => string;
  screenshots: readonly DraftImage[];
  icons: readonly DraftImage[];
}

type Rule = (subject: Subject) => boolean;

const hasText =
  (field: 'title' | 'description' | 'shortDescription', max = Number.POSITIVE_INFINITY): Rule =>
  ({ text }) => {
    const length = countCharacters(text(field));
    return length > 0 && length <= max;
  };

const hasScreenshots =
  (min: number, store?: Platform): Rule =>
  ({ screenshots }) =>
    screenshots.filter(({ slotId }) => !store || slotById(slotId)?.store === store).length >= min;

const hasBuild =
  (isRight: (build: DraftContent['builds'][number]) => boolean): Rule =>
  ({ draft }) =>
    draft.builds.some(isRight);

const hasIconOf =
  (...sides: readonly number[]): Rule =>
  ({ icons }) =>
    icons.some(({ width, height }) => width === height && sides.includes(width));

/**
 * Limits: sources 1.1 and 1.3 (Apple, Google), 1.4 (Huawei: name 64, description 8000, 3 to 8 pictures; Xiaomi: 50).
 */
const RULES = {
  'ios-build': hasBuild((build) => build.platform === 'ios'),
  'android-build': hasBuild((build) => build.platform === 'android'),
  'app-bundle': hasBuild((build) => build.kind === 'aab'),
  icon: ({ icons, draft }) => icons.length > 0 || draft.builds.some((build) => Boolean(build.iconDataUrl)),
  'play-icon': hasIconOf(512),
  'huawei-icon': hasIconOf(216, 512),
  screenshots: hasScreenshots(1),
  'apple-screenshots': hasScreenshots(1, 'ios'),
  'play-screenshots': hasScreenshots(2, 'android'),
  'huawei-screenshots': ({ screenshots }) => {
    const right = screenshots.filter(({ width, height }) =>
      [`800x450`, `450x800`].includes(`${width}x${height}`),
    );
    return right.length >= 3 && right.length <= 8;
  },
  description: hasText('description'),
  'short-description': hasText('shortDescription'),
  'huawei-name': hasText('title', 64),
  'huawei-description': hasText('description', 8000),
  'xiaomi-title': hasText('title', 50),
  'privacy-url': ({ text }) => isWebAddress(text('privacyUrl')),
} satisfies Record<string, Rule>;

export type CheckId = keyof typeof RULES;

/**
 * Whether a draft has what a store asks for.
 * @param check undefined for what no draft can tell (accounts, forms in the store's console): always `unknown`
 * @param images the draft's images, which are stored separately
 */
export function verdictOf(
  check: CheckId | undefined,
  draft: DraftContent | undefined,
  images: readonly DraftImage[],
): Verdict {
  if (!check || !draft) return 'unknown';
  const here = images.filter(({ locale }) => locale === draft.defaultLocale);
  const subject: Subject = {
    draft,
    text: (field) => draft.listings[draft.defaultLocale]?.[field].trim() ?? '',
    screenshots: here.filter(({ kind }) => kind === 'screenshot'),
    // One icon serves every locale.
    icons: images.filter(({ kind }) => kind === 'icon'),
  };
  return RULES[check](subject) ? 'done' : 'missing';
}

function isWebAddress(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  return url !== undefined && ['http:', 'https:'].includes(url.protocol) && url.hostname.includes('.');
}
