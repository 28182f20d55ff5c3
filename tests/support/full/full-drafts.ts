import { FREQUENCY_QUESTIONS, PLAY_YES_NO_QUESTIONS, YES_NO_QUESTIONS } from '@/model/rating-answers';
import { isRecord } from '@/domain/is-record';
import type { PrivacyAnswers } from '@/model/privacy-answers';
import type { Purchases } from '@/model/purchases';
import type { RatingAnswers } from '@/model/rating-answers';
import type { ReleasePlan } from '@/model/release-plan';
import { forEach } from '@/domain/records/record-schema';
import { DEFAULT_SHOT_STYLE } from '@/domain/studio/default-design';
import type { Design } from '@/domain/studio/design';
import type { StoredDraft } from '@/model/draft';
import type { SharedPicture } from '@/model/shared-picture';
import type { Collection, WorkspaceRecord } from '@/lib/workspace/collection';
import type { StoredDraftImage } from '@/lib/workspace/app-collections';
import { storedDraft, listing } from '../drafts';
import { FULL_ANDROID_BUILD, FULL_IOS_BUILD } from './full-builds';
import { FULL_KIT, FULL_TESTING } from './full-test-answers';

/** A value with every optional field, and at least one item in every list: the compiler asks for a field added later. */
export type Full<Value> = Value extends Blob | string | number | boolean | null
  ? Value
  : Value extends readonly [unknown, ...unknown[]]
    ? Value
    : Value extends readonly (infer Item)[]
      ? [Full<Item>, ...Full<Item>[]]
      : { [Key in keyof Value]-?: Full<Exclude<Value[Key], undefined>> };

export interface FullRecord {
  collection: Collection<WorkspaceRecord>;
  record: WorkspaceRecord;
}

/** A record with every field of its type. */
export function full<Item extends WorkspaceRecord>(
  collection: Collection<Item>,
  record: Full<Item> & WorkspaceRecord,
): FullRecord {
  return { collection, record };
}

/** The value with a field that this version does not know in every object. */
export function fromNewer(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(fromNewer);
  if (!isRecord(value) || value instanceof Blob) return value;
  const fields = Object.entries(value).map(([key, each]) => [key, fromNewer(each)]);
  return { ...Object.fromEntries(fields), ofANewerVersion: { list: [1, 'two'] } };
}

const HASH = 'ab'.repeat(32);

export const FULL_PICTURE: Full<SharedPicture> = {
  kind: 'screenshot',
  fileName: 'home.png',
  locale: 'en-US',
  position: 1,
  slotId: 'iphone-6.9',
  description: 'Home',
  screen: { width: 1179, height: 2556 },
  width: 1320,
  height: 2868,
  bytes: 4,
  mediaType: 'image/png',
  hasAlpha: true,
  bitDepth: 8,
  sha256: HASH,
  preview: HASH,
};

export const FULL_IMAGE: Full<StoredDraftImage> = {
  id: 'image-1',
  draftId: 'draft-1',
  position: 1,
  stamp: 'a',
  fileName: 'home.png',
  kind: 'screenshot',
  locale: 'en-US',
  width: 1320,
  height: 2868,
  mediaType: 'image/png',
  hasAlpha: true,
  bitDepth: 8,
  slotId: 'iphone-6.9',
  description: 'Home',
  drawn: { shotId: 'home', targetId: 'iphone-6.9', from: 'a' },
  screen: { width: 1206, height: 2622 },
  isFromTeam: true,
  blob: new Blob(['home'], { type: 'image/png' }),
};

export const FULL_RATINGS: Full<RatingAnswers> = {
  apple: { ...forEach(FREQUENCY_QUESTIONS, 'INFREQUENT' as const), ...forEach(YES_NO_QUESTIONS, true) },
  play: { ...forEach(PLAY_YES_NO_QUESTIONS, true), category: 'GAME', contentSource: 'BOTH' },
  options: {
    override: 'SIXTEEN_PLUS',
    kidsAgeBand: 'SIX_TO_EIGHT',
    koreaOverride: 'FIFTEEN_PLUS',
    koreaNumber: 'CC-OM-1',
    infoUrl: 'https://lantern.example/ages',
  },
};

export const FULL_PRIVACY: PrivacyAnswers & {
  uses: { name: Full<NonNullable<PrivacyAnswers['uses']['name']>> };
} = {
  yesNo: { people: true },
  uses: {
    name: {
      isCollected: true,
      isShared: true,
      isEphemeral: true,
      isOptional: true,
      purposes: ['function'],
      sharingPurposes: ['analytics'],
      isLinked: true,
      isTracking: true,
      onlyIn: 'ios',
    },
  },
  choices: { deletion: ['DATA_DELETION_NO'] },
  texts: { accountDeletionUrl: 'https://lantern.example/delete' },
  rejected: ['analytics'],
};

const TEXTS = { 'de-DE': { name: 'Laterne Plus', description: 'Alle Rückblicke' } };

export const FULL_PURCHASES: Full<Purchases> = {
  sells: true,
  products: {
    '0001-a': {
      kind: 'subscription',
      onlyIn: 'ios',
      reference: 'Plus monthly',
      productId: 'plus.monthly',
      playId: 'plus',
      price: 'EUR 4.99',
      playPrice: '4,99 EUR',
      texts: TEXTS,
      picture: 'image-1',
      reviewNotes: 'Tap Plus',
      isNew: true,
      group: '0001-g',
      period: 'P1M',
      intro: { kind: 'trial', length: '7 days', price: '0' },
      plans: {
        '0001-p': {
          planId: 'monthly',
          renewal: 'prepaid',
          period: 'P1M',
          grace: '3',
          price: 'EUR 4.99',
          offers: { '0001-o': { offerId: 'week', kind: 'intro', length: '7 days', price: 'EUR 0.99' } },
        },
      },
    },
  },
  groups: { '0001-g': { reference: 'Plus', names: { 'de-DE': 'Laterne Plus' } } },
};

export const FULL_RELEASE: Full<ReleasePlan> = {
  pricing: 'paid',
  price: 'EUR 1.99',
  playPrice: '1,99 EUR',
  countries: 'some',
  chosen: { DE: true },
  preOrder: '2027-01-10',
  license: 'custom',
  licenseText: 'The terms.',
  release: 'date',
  releaseDate: '2027-01-10',
  isPhased: true,
  resetsRating: true,
  rollout: '20',
  isManaged: true,
};

const STYLE = {
  ...DEFAULT_SHOT_STYLE,
  fill: { kind: 'image', asset: HASH, behind: { kind: 'color', color: '#102030' } },
  padding: 0.1,
} as const;

export const FULL_DESIGN: Full<Omit<Design, 'graphics'>> & Pick<Design, 'graphics'> = {
  version: 1,
  style: STYLE,
  shots: {
    one: {
      pictures: { 'en-US': 'image-1' },
      texts: { 'en-US': { caption: 'Home', second: 'At last', highlight: 'Home' } },
      style: STYLE,
      screens: { pad: { 'en-US': 'image-2' } },
    },
  },
  order: ['one'],
  perTarget: { 'iphone-6.9': STYLE },
  isPanorama: true,
  skipsGap: false,
  hasEvenText: false,
  borrowing: ['ipad-13'],
  output: { format: 'jpeg', quality: 0.8 },
};

/** They have an entry for each question that was answered, which nobody answers all. */
type Answers = 'privacy' | 'answersBefore';

export const FULL_DESIGN_WITH_GRAPHICS = {
  ...FULL_DESIGN,
  graphics: {
    icon: { design: FULL_DESIGN, own: HASH, isOwnUsed: true, behind: 'design' },
    feature: { design: FULL_DESIGN, own: HASH, isOwnUsed: true, behind: '#102030' },
  },
} satisfies Design;

/** A draft in which every field has a value that is not the default. */
export const FULL_DRAFT: Full<Omit<StoredDraft, 'images' | 'unreadable' | Answers>> &
  Required<Pick<StoredDraft, Answers>> = {
  id: 'draft-1',
  appId: 'laced-up',
  sample: 'lacedUp',
  revision: 7,
  updatedAt: '2026-11-20T09:00:00.000Z',
  packagedAt: '2026-11-20T10:00:00.000Z',
  step: 3,
  bundleId: 'org.lantern.journal',
  androidId: 'org.lantern.android',
  version: '1.4.0',
  proposedVersion: '1.4.0',
  buildType: 'release',
  platform: 'ios',
  proposedPlatform: 'ios',
  defaultLocale: 'de-DE',
  listings: { 'de-DE': listing() },
  playTexts: { 'de-DE': { title: 'Lantern', description: 'A journal', releaseNotes: 'Search' } },
  details: {
    ...storedDraft().details,
    developerName: 'Example Ltd',
    needsLogin: true,
    demoUser: 'ada',
    demoPassword: 'lantern',
  },
  builds: [FULL_IOS_BUILD, FULL_ANDROID_BUILD],
  builder: 'flutterflow',
  builderUploads: true,
  earlierBuilds: [FULL_IOS_BUILD, FULL_ANDROID_BUILD],
  artwork: {
    style: {
      captionPosition: 'bottom',
      background: { kind: 'gradient', from: '#112233', to: '#445566', angle: 45 },
      padding: 0.1,
      frame: 'tablet',
      textColor: '#ffffff',
      fontFamily: 'serif',
    },
    captions: { 'image-1': 'Home' },
    targetIds: ['iphone-6.9'],
    removed: ['image-2\niphone-6.9\nen-US'],
    tagline: 'Calm',
    bannerStyle: 'stage',
    primary: '#112233',
    secondary: '#445566',
  },
  design: FULL_DESIGN_WITH_GRAPHICS,
  ratings: FULL_RATINGS,
  checkConfig: {
    ignore: [
      {
        rule: 'listing-too-long',
        path: 'fastlane/**',
        locale: 'de-DE',
        store: 'ios',
        field: 'title',
        reason: 'Agreed',
        until: '2027-01-01',
      },
    ],
    words: ['Evening'],
  },
  competitors: ['Moonbeam'],
  answersBefore: { privacy: FULL_PRIVACY, ratings: FULL_RATINGS },
  privacy: FULL_PRIVACY,
  purchases: FULL_PURCHASES,
  release: FULL_RELEASE,
  reviewerKit: FULL_KIT,
  testing: FULL_TESTING,
  undecided: { 'listings/de-DE/title': 'Laterne' },
  teamPictures: { 'image-1': FULL_PICTURE },
};
