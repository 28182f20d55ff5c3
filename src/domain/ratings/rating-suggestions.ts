import { platformsOf, type Platform } from '@/model/app';
import { detectSdks } from '../builds/detect-sdks';
import { submittedBuilds, type BuildInfo } from '@/model/build-info';
import { listingFor } from '../listings/store-texts';
import { findPhrases, readWords, type PhraseTable, phraseTable } from '../listings/wording/match-phrases';
import type { CheckedDraft } from '@/model/draft';
import type { PlayYesNoQuestion, YesNoQuestion } from '@/model/rating-answers';
import {
  gamblingSimulated,
  messagingAndChat,
  unrestrictedWebAccess,
  userGeneratedContent,
} from 'virtual:catalog/words-ratings';

/** Words of a description that suggest a look at a question. They decide nothing: the words are used in other senses too. */
const RATING_WORDS = {
  userGeneratedContent: phraseTable(userGeneratedContent),
  messagingAndChat: phraseTable(messagingAndChat),
  unrestrictedWebAccess: phraseTable(unrestrictedWebAccess),
  gamblingSimulated: phraseTable(gamblingSimulated),
} satisfies Partial<Record<YesNoQuestion | 'gamblingSimulated', PhraseTable>>;

interface Found {
  /** The mark, e.g. `AppLovin` or `“chat with”`. */
  found: string;
  /** A build shows what is in the app; words of the listing are only a hint. */
  evidence: 'build' | 'listing';
  /** Whether "no" contradicts what was found by Apple's own definition, in the build for the App Store. */
  isCertain: boolean;
}

/** A reason to answer a question with yes. It is never an answer in itself. */
export type RatingSuggestion = Found &
  (
    | { store: 'apple'; question: YesNoQuestion | 'gamblingSimulated' }
    | { store: 'play'; question: PlayYesNoQuestion }
  );

/** Frameworks of Apple and the questions they concern. Apple's definition of age assurance names Declared Age Range. */
const FRAMEWORKS: readonly { framework: string; question: YesNoQuestion; isCertain: boolean }[] = [
  { framework: 'DeclaredAgeRange', question: 'ageAssurance', isCertain: true },
  { framework: 'FamilyControls', question: 'parentalControls', isCertain: false },
  { framework: 'ManagedSettings', question: 'parentalControls', isCertain: false },
  { framework: 'HealthKit', question: 'healthOrWellnessTopics', isCertain: false },
];

const BILLING = 'com.android.vending.BILLING';

/** Reads from the builds and the description which questions probably need a yes (sources 14.1). */
export function ratingSuggestions(
  draft: Pick<CheckedDraft, 'platform' | 'builds' | 'listings' | 'playTexts' | 'defaultLocale'>,
): RatingSuggestion[] {
  const platforms = platformsOf(draft.platform);
  const builds = submittedBuilds(draft.builds, draft.platform);
  return [...builds.flatMap(ofBuild), ...platforms.flatMap((store) => ofListing(draft, store))].filter(
    (each, index, all) => all.findIndex((other) => isSameSuggestion(other, each)) === index,
  );
}

function isSameSuggestion(a: RatingSuggestion, b: RatingSuggestion): boolean {
  return a.question === b.question && a.found === b.found;
}

function ofBuild(build: BuildInfo): RatingSuggestion[] {
  const ads = (detectSdks(build) ?? []).filter(
    ({ purpose, isConfirmed }) => purpose === 'ads' && isConfirmed,
  );
  return [
    ...ads.map(({ name }): RatingSuggestion => ({
      store: 'apple',
      question: 'advertising',
      found: name,
      evidence: 'build',
      isCertain: build.platform === 'ios',
    })),
    ...(build.platform === 'ios'
      ? FRAMEWORKS.filter(({ framework }) => build.linkedFrameworks.includes(framework)).map(
          ({ framework, question, isCertain }): RatingSuggestion => ({
            store: 'apple',
            question,
            found: framework,
            evidence: 'build',
            isCertain,
          }),
        )
      : ofAndroid(build.permissions)),
  ];
}

function ofAndroid(permissions: readonly string[]): RatingSuggestion[] {
  const health = permissions.find((each) => each.startsWith('android.permission.health.'));
  return [
    ...(permissions.includes(BILLING)
      ? [
          {
            store: 'play',
            question: 'digitalPurchases',
            found: 'BILLING',
            evidence: 'build',
            isCertain: false,
          } as const,
        ]
      : []),
    ...(health === undefined
      ? []
      : [
          {
            store: 'apple',
            question: 'healthOrWellnessTopics',
            found: health.slice(health.lastIndexOf('.') + 1),
            evidence: 'build',
            isCertain: false,
          } as const,
        ]),
  ];
}

function ofListing(
  draft: Pick<CheckedDraft, 'listings' | 'playTexts' | 'defaultLocale'>,
  store: Platform,
): RatingSuggestion[] {
  const { description } = listingFor(draft, store, draft.defaultLocale);
  const words = readWords(description, draft.defaultLocale);
  return (Object.entries(RATING_WORDS) as [keyof typeof RATING_WORDS, PhraseTable][]).flatMap(
    ([question, table]): RatingSuggestion[] => {
      const [hit] = findPhrases(words, table);
      return hit
        ? [{ store: 'apple', question, found: `“${hit.text}”`, evidence: 'listing', isCertain: false }]
        : [];
    },
  );
}
