import type { Platform } from '@/model/app';
import { EMPTY_LISTING, type Listing } from '@/model/listing';
import { listingFor } from '../listings/store-texts';
import { directionOf } from '../locales/product-locales';
import { openAppleQuestions } from '../ratings/apple-answers';
import { globalRating } from '../ratings/apple-rating';
import { SCREENSHOT_SLOTS } from '../screenshots/slots';
import { appleCategoryLabel } from '../stores/apple-categories';
import { appleGroups } from '../privacy/app-privacy-label';
import { declaredTopics, hasAnsweredTopics } from '../privacy/declared-uses';
import { privacyAnswersOf } from '../privacy/privacy-answers';
import type { DraftContent } from '@/model/draft';
import type { DraftImage } from '@/model/draft-image';

export type PreviewDevice = 'phone' | 'tablet';

/** A fact below the name. A sample is one that the draft can’t know, and looks like one. */
export interface PreviewFact {
  text: string;
  isSample: boolean;
}

/** A picture by its key, with its size in pixels. */
export interface PreviewPicture {
  key: string;
  width: number;
  height: number;
}

/** Everything that one store shows of an app in one language. */
export interface PreviewContent {
  store: Platform;
  locale: string;
  direction: 'ltr' | 'rtl';
  listing: Listing;
  developer: PreviewFact;
  category: PreviewFact;
  size: PreviewFact;
  rating: PreviewFact;
  ageRating: PreviewFact;
  version: string;
  copyright: string;
  /** Number of languages of the listing. */
  languageCount: number;
  icon?: PreviewPicture;
  /** Of the device, in the publisher’s order. */
  screenshots: readonly PreviewPicture[];
  /** Whether the screenshots are those of the main language, because this one has none. */
  hasMainScreenshots: boolean;
  /** iOS 27: the picture above the product page. */
  header?: PreviewPicture & { isUniversal: boolean };
  /** iOS 27: the picture in search, which replaces the screenshots there. */
  searchAsset?: PreviewPicture & { isUniversal: boolean };
  /**
   * The publisher's declarations of collected and used data, in the words of the store where it has some; undefined
   * while nothing is declared and questions are open.
   */
  privacy: readonly string[] | undefined;
  tracksUsers: boolean;
}

/** Fields of a draft that the preview reads. */
export type PreviewDraft = Pick<
  DraftContent,
  'listings' | 'playTexts' | 'defaultLocale' | 'version' | 'details' | 'privacy' | 'builds' | 'ratings'
> & { images: readonly PreviewImage[] };

type PreviewImage = Pick<DraftImage, 'id' | 'kind' | 'locale' | 'width' | 'height' | 'slotId'>;

/** Key of the icon that was read from the build of a store. */
export function buildIconKey(store: Platform): string {
  return `build-icon-${store}`;
}

function sample(text: string): PreviewFact {
  return { text: `${text} · sample`, isSample: true };
}

/** The word comes first because the rest may be cut off. */
const SAMPLE_CATEGORY: PreviewFact = { text: 'Sample category', isSample: true };
const SAMPLE_DEVELOPER: PreviewFact = { text: 'Sample developer', isSample: true };

function known(text: string): PreviewFact {
  return { text, isSample: false };
}

/** Collects what a store shows of a draft in one language. */
export function previewContent(
  draft: PreviewDraft,
  { store, locale, device }: { store: Platform; locale: string; device: PreviewDevice },
): PreviewContent {
  const { details, builds, images, ratings } = draft;
  const build = builds.find(({ platform }) => platform === store);
  const icon = iconOf(images, store);
  const found = screenshotsOf(draft, store, locale, device);
  const pictureIn = (slotId: string) =>
    [locale, draft.defaultLocale]
      .map((code) => images.find((image) => image.slotId === slotId && image.locale === code))
      .find((image) => image !== undefined);
  const header = creativeAsset(pictureIn('apple-header'), pictureIn('apple-universal'));
  const searchAsset = creativeAsset(pictureIn('apple-search'), pictureIn('apple-universal'));
  return {
    ...bareContent(listingFor(draft, store, locale), store, locale),
    developer: developerOf(draft, store),
    category:
      details.primaryCategory === '' ? SAMPLE_CATEGORY : known(appleCategoryLabel(details.primaryCategory)),
    size: build === undefined ? sample('24 MB') : known(megabytes(build.fileSize)),
    version: draft.version.trim(),
    copyright: details.copyright.trim(),
    languageCount: Object.keys(draft.listings).length,
    ...(store === 'ios' &&
      ratings &&
      openAppleQuestions(ratings.apple).length === 0 && {
        ageRating: known(globalRating(ratings).rating),
      }),
    ...(icon
      ? { icon: pictureOf(icon) }
      : build?.iconDataUrl !== undefined && {
          icon: { key: buildIconKey(store), width: 512, height: 512 },
        }),
    screenshots: found.images.map(pictureOf),
    hasMainScreenshots: found.isMain,
    ...(store === 'ios' && header && { header }),
    ...(store === 'ios' && searchAsset && { searchAsset }),
    privacy: privacyWords(draft, store),
    tracksUsers: draft.privacy?.yesNo.tracking === true,
  };
}

/** The App Store names its own groups of data; for Google Play the words of the questions are used. */
function privacyWords(draft: PreviewDraft, store: Platform): readonly string[] | undefined {
  const answers = privacyAnswersOf(draft);
  const words = store === 'ios' ? appleGroups(answers) : declaredTopics(answers);
  return words.length > 0 || hasAnsweredTopics(answers) ? words : undefined;
}

/** The content of a page of which only the texts are known, e.g. of a suggestion. */
export function bareContent(
  listing: Listing = EMPTY_LISTING,
  store: Platform,
  locale: string,
): PreviewContent {
  return {
    store,
    locale,
    direction: directionOf(locale),
    listing,
    developer: SAMPLE_DEVELOPER,
    category: SAMPLE_CATEGORY,
    size: sample('24 MB'),
    rating: sample('4.6'),
    ageRating: sample(store === 'ios' ? '4+' : '3+'),
    version: '',
    copyright: '',
    languageCount: 1,
    screenshots: [],
    hasMainScreenshots: false,
    privacy: undefined,
    tracksUsers: false,
  };
}

function pictureOf({ id, width, height }: PreviewImage): PreviewPicture {
  return { key: id, width, height };
}

/** The icon of the size the store takes (sources 2.3 and 2.4), otherwise the latest one. */
function iconOf(images: readonly PreviewImage[], store: Platform): PreviewImage | undefined {
  const icons = images.filter(({ kind }) => kind === 'icon');
  const side = store === 'ios' ? 1024 : 512;
  return icons.findLast(({ width }) => width === side) ?? icons.at(-1);
}

/** Ids of the slots that a device shows; the first one with pictures counts. */
const DEVICE_SLOTS: Record<'ios' | 'android', Record<PreviewDevice, readonly string[]>> = {
  ios: { phone: slotIds('iphone-'), tablet: slotIds('ipad-') },
  android: { phone: ['play-phone'], tablet: ['play-tablet-10', 'play-tablet-7', 'play-phone'] },
};

function slotIds(start: string): string[] {
  return SCREENSHOT_SLOTS.map(({ id }) => id).filter((id) => id.startsWith(start) && id !== 'iphone-duo');
}

function screenshotsOf(
  { images, defaultLocale }: PreviewDraft,
  store: Platform,
  locale: string,
  device: PreviewDevice,
): { images: PreviewImage[]; isMain: boolean } {
  for (const code of [locale, defaultLocale]) {
    for (const slotId of DEVICE_SLOTS[store][device]) {
      const found = images.filter(
        (image) => image.kind === 'screenshot' && image.slotId === slotId && image.locale === code,
      );
      if (found.length > 0) return { images: found, isMain: code !== locale };
    }
  }
  return { images: [], isMain: false };
}

function creativeAsset(own: PreviewImage | undefined, universal: PreviewImage | undefined) {
  const image = own ?? universal;
  return image && { ...pictureOf(image), isUniversal: own === undefined };
}

/** On Google Play the name of its account; otherwise the team of the signed build or the owner in the copyright line. */
function developerOf({ builds, details }: PreviewDraft, store: Platform): PreviewFact {
  const account = details.developerName.trim();
  if (store === 'android' && account !== '') return known(account);
  const team = builds.flatMap((build) =>
    build.platform === 'ios' && build.provisioning?.teamName !== undefined ? build.provisioning.teamName : [],
  )[0];
  const owner = details.copyright.replace(/^[^\p{L}]*/u, '').trim();
  const name = team ?? owner;
  return name === '' ? SAMPLE_DEVELOPER : known(name);
}

function megabytes(bytes: number): string {
  const value = bytes / 1e6;
  return `${value < 10 ? value.toFixed(1) : Math.round(value)} MB`;
}
