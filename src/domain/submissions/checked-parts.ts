import { isBlankListing } from '@/model/listing';
import { ANDROID_BUILD_RULES, ANY_BUILD_RULES, IOS_BUILD_RULES } from '@/checks/build/rules';
import { LISTING_RULES } from '@/checks/listing/rules';
import { RATING_RULES } from '@/checks/ratings/ratings';
import { platformsOf, type Platform } from '@/model/app';
import { submittedBuilds } from '@/model/build-info';
import type { CheckedDraft } from '@/model/draft';
import { unreadFactNames } from '../builds/unread-facts';
import { hasPrivacyAnswers, privacyAnswersOf } from '../privacy/privacy-answers';
import { openAppleQuestions } from '../ratings/apple-answers';
import { failedRules } from '../findings';
import { PRIVACY_RULES } from '@/checks/privacy/check-privacy';
import { IMAGE_FAMILIES } from '@/checks/pictures/check-images';
import { PRIVACY_POLICY } from '@/checks/draft/privacy-policy';
import { SIGN_IN_DATA } from '@/checks/draft/sign-in';
import { STORES } from '../stores/stores';
import { countOf, listOf } from '../texts';
import type { RuleId } from '@/checks/rules/rules';
import type { ReadinessReport } from './readiness-report';
import { missingPictures } from './shared-pictures';

type RuleTable = Readonly<Record<string, { title: string; stores?: readonly Platform[] }>>;

/** Rules that say nothing by finding nothing: the report leaves the first to the pictures, and the second is no check. */
const NO_CHECKS: readonly string[] = ['ios-ipad', 'build-facts-unread'] satisfies RuleId[];

/** One part of a draft with the subjects of the rules that found nothing in it. */
export interface PassedPart {
  part: string;
  titles: string[];
}

/** Lists the rules that read a part of the draft and found nothing. Parts that were read only partly are left out. */
export function passedParts(
  draft: CheckedDraft,
  { findings, ignored, answered }: Pick<ReadinessReport, 'findings' | 'ignored' | 'answered'>,
): PassedPart[] {
  const hasOwnWords = (draft.checkConfig?.words ?? []).length > 0;
  const notAsked = new Set([...NO_CHECKS, ...(hasOwnWords ? [] : ['listing-custom-word'])]);
  const all = [...findings, ...[...ignored, ...answered].map(({ finding }) => finding)];
  const found = new Set([...all.map(({ rule }) => rule), ...failedRules(all)]);
  return readParts(draft).flatMap(({ part, tables, stores }) => {
    const titles = tables.flatMap((table) =>
      Object.entries(table)
        .filter(
          ([id, rule]) =>
            !found.has(id) &&
            !notAsked.has(id) &&
            (rule.stores ?? stores).some((store) => stores.includes(store)),
        )
        .map(([, { title }]) => title),
    );
    return titles.length > 0 ? [{ part, titles: [...new Set(titles)] }] : [];
  });
}

function readParts(
  draft: CheckedDraft,
): { part: string; tables: RuleTable[]; stores: readonly Platform[] }[] {
  const stores = platformsOf(draft.platform);
  const builds = submittedBuilds(draft.builds, draft.platform);
  const hasTexts = Object.values(draft.listings).some((listing) => !isBlankListing(listing));
  const hasAllBuilds = stores.every((store) => builds.some(({ platform }) => platform === store));
  return [
    ...builds
      .filter((build) => unreadFactNames(build).length === 0)
      .map(({ platform }) => ({
        part: `Build for ${STORES[platform].name}`,
        stores: [platform],
        tables: [...(platform === 'ios' ? IOS_BUILD_RULES : ANDROID_BUILD_RULES), ...ANY_BUILD_RULES].map(
          ({ rules }): RuleTable => rules,
        ),
      })),
    ...(hasTexts
      ? [{ part: 'Texts', stores, tables: LISTING_RULES.map(({ rules }): RuleTable => rules) }]
      : []),
    ...(draft.images.some(({ kind }) => kind !== 'picture') && missingPictures(draft).length === 0
      ? [{ part: 'Pictures', stores, tables: IMAGE_FAMILIES.map(({ rules }): RuleTable => rules) }]
      : []),
    ...(hasAllBuilds && hasPrivacyAnswers(privacyAnswersOf(draft))
      ? [
          {
            part: 'Privacy answers',
            stores,
            tables: [...PRIVACY_RULES, SIGN_IN_DATA, PRIVACY_POLICY].map(({ rules }): RuleTable => rules),
          },
        ]
      : []),
    ...(draft.ratings && openAppleQuestions(draft.ratings.apple).length === 0
      ? [{ part: 'Age rating', stores, tables: [RATING_RULES.rules] }]
      : []),
  ];
}

/**
 * Names what no check has read, so that a report without findings promises no more than it knows.
 * @param areLanguagesRead whether the detector of languages was there
 */
export function uncheckedParts(draft: CheckedDraft, areLanguagesRead = true): string[] {
  const stores = platformsOf(draft.platform);
  const builds = submittedBuilds(draft.builds, draft.platform);
  const pictures = missingPictures(draft).length;
  return [
    ...stores
      .filter((store) => !builds.some(({ platform }) => platform === store))
      .map((store) => `the build for ${STORES[store].name} (there is none)`),
    ...builds.flatMap((build) => {
      const names = unreadFactNames(build);
      return names.length > 0 ? [`${listOf(names)} of ${build.fileName}`] : [];
    }),
    ...(pictures > 0 ? [`${countOf(pictures, 'picture')} that this device does not have`] : []),
    ...(areLanguagesRead ? [] : ['the language of the texts (its detector did not load)']),
    ...(hasPrivacyAnswers(privacyAnswersOf(draft)) ? [] : ['privacy answers (none are given)']),
    ...(draft.ratings ? [] : ['age rating answers (none are given)']),
    'how the app behaves',
    'whether web addresses open',
    'your store accounts',
  ];
}
