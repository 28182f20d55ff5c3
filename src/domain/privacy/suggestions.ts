import type { DataKindId } from '@/model/data-kinds';
import { platformsOf, type Platform, type PlatformChoice } from '@/model/app';
import { iosBuildOf, submittedBuilds, type BuildInfo } from '@/model/build-info';
import { builderClaims, dataClaims, sdkName, submittedSdks, uniteUses, type DataClaim } from './data-claims';
import type { DataUse, PrivacyAnswers, YesNoId } from '@/model/privacy-answers';
import { answerYesNo, setUse } from './privacy-answers';
import { groupBy } from '../group-by';

/** An answer that the builds suggest. It counts only once the publisher confirms it. */
export interface PrivacySuggestion {
  /** Stable, so that a rejected suggestion stays rejected. */
  id: string;
  /** The question that is answered with yes. */
  question: YesNoId;
  /** The kind of data that is then chosen, with what is known about its use. */
  kind?: DataKindId;
  use?: DataUse;
  /** e.g. `Device or installation ID`. */
  label: string;
  /** Each follows "because" and names its source. */
  reasons: string[];
  /** The first reason without its source, for a list of all suggestions. */
  because: string;
  /** Whether it rests only on what similar SDKs do. */
  isGuess: boolean;
}

/** Largest number of reasons that is named; an app with an ad mediation has a dozen for the same answer. */
const MAX_REASONS = 4;

/** The answers that the builds and their builder suggest and that were neither given nor rejected. */
export function privacySuggestions(
  builds: readonly BuildInfo[],
  answers: PrivacyAnswers,
  platform: PlatformChoice,
  /** Id of the builder that the app is made with. */
  builder?: string,
): PrivacySuggestion[] {
  const claims = [
    ...dataClaims(builds, platform),
    ...(builder === undefined ? [] : builderClaims(builder, builds, platform)),
  ];
  const all = [
    ...practiceSuggestions(builds, claims, platform),
    ...kindSuggestions(claims, builds, platform),
  ];
  return all.filter((each) => !answers.rejected.includes(each.id) && !isAnswered(each, answers));
}

function isAnswered({ question, kind }: PrivacySuggestion, answers: PrivacyAnswers): boolean {
  return answers.yesNo[question] === true && (kind === undefined || answers.uses[kind] !== undefined);
}

function kindSuggestions(
  claims: readonly DataClaim[],
  builds: readonly BuildInfo[],
  platform: PlatformChoice,
): PrivacySuggestion[] {
  return [...groupBy(claims, ({ kind }) => kind.id).values()].flatMap((group): PrivacySuggestion[] => {
    const [first, ...rest] = group;
    if (!first) return [];
    const { kind } = first;
    const use = rest.reduce((united, claim) => uniteUses(united, claim.use), first.use);
    const onlyIn = onlyStore(group, builds, platform);
    const isGuess = group.every((claim) => claim.isGuess);
    return [
      {
        id: kind.id,
        question: kind.topic,
        kind: kind.id,
        use: { ...use, ...(onlyIn && { onlyIn }) },
        label: kind.label,
        reasons: reasonsOf(group),
        because: originOf(groupedByOrigin(group)[0] ?? group),
        isGuess,
      },
    ];
  });
}

/** One reason per SDK and per privacy manifest, with the sources of all that is known about it. */
function reasonsOf(claims: readonly DataClaim[]): string[] {
  const reasons = groupedByOrigin(claims).map((group) => {
    const certain = group.filter(({ isGuess }) => !isGuess);
    if (certain.length === 0) return `${originOf(group)}, and SDKs of this sort usually do it`;
    const sources = [...new Set(certain.flatMap(({ source }) => source ?? []))];
    return sources.length > 0 ? `${originOf(group)} (${sources.join('; ')})` : originOf(group);
  });
  return reasons.length <= MAX_REASONS
    ? reasons
    : [
        ...reasons.slice(0, MAX_REASONS - 1),
        `${reasons.length - MAX_REASONS + 1} more parts of the build do it`,
      ];
}

function groupedByOrigin(claims: readonly DataClaim[]): DataClaim[][] {
  const originOfClaim = ({ manifest, sdk, reason }: DataClaim) =>
    manifest === undefined && sdk ? sdk.id : reason;
  return [...groupBy(claims, originOfClaim).values()];
}

/** Where something was found; follows "because". */
function originOf(group: readonly Pick<DataClaim, 'store' | 'sdk' | 'reason'>[]): string {
  const [first] = group;
  if (!first) return '';
  const isInBoth = group.some(({ store }) => store !== first.store);
  return isInBoth && first.sdk ? `both builds contain ${first.sdk.name}` : first.reason;
}

/** The only store whose build does it. Unknown while the other store's build is missing or was not read for SDKs. */
export function onlyStore(
  claims: readonly DataClaim[],
  builds: readonly BuildInfo[],
  platform: PlatformChoice,
): Platform | undefined {
  const readStores = platformsOf(platform).filter((store) =>
    builds.some((build) => build.platform === store && build.traces !== undefined),
  );
  const stores = new Set(claims.map(({ store }) => store));
  const [only] = stores;
  return readStores.length === 2 && stores.size === 1 ? only : undefined;
}

function practiceSuggestions(
  builds: readonly BuildInfo[],
  claims: readonly DataClaim[],
  platform: PlatformChoice,
): PrivacySuggestion[] {
  const sdks = submittedSdks(builds, platform);
  const named = (purpose: string) => {
    const found = sdks.filter(({ sdk }) => sdk.purpose === purpose && sdk.isConfirmed);
    return [...new Set(found.map(({ sdk }) => sdk.id))].map((id) =>
      originOf(
        found
          .filter(({ sdk }) => sdk.id === id)
          .map(({ store, sdk }) => ({ store, sdk, reason: `the build contains ${sdkName(sdk)}` })),
      ),
    );
  };
  const suggestion = (question: YesNoId, label: string, reasons: string[]): PrivacySuggestion[] =>
    reasons.length === 0
      ? []
      : [
          {
            ...{ id: question, question, label, isGuess: false },
            reasons: reasons.slice(0, MAX_REASONS),
            because: reasons[0]?.replace(/ \([^()]*\)$/, '') ?? '',
          },
        ];
  return [
    ...suggestion('ads', 'The app shows advertisements', named('ads')),
    ...(platform === 'android'
      ? []
      : suggestion('tracking', 'Users are tracked', trackingReasons(builds, claims, platform))),
    ...(platform === 'ios' ? [] : suggestion('accounts', 'Users can make an account', named('sign-in'))),
  ];
}

function trackingReasons(
  builds: readonly BuildInfo[],
  claims: readonly DataClaim[],
  platform: PlatformChoice,
): string[] {
  const ios = iosBuildOf(submittedBuilds(builds, platform));
  const asks = ios !== undefined && Object.hasOwn(ios.purposeStrings, 'NSUserTrackingUsageDescription');
  const tracking = claims.filter(({ use, isGuess }) => use.isTracking === true && !isGuess);
  return [...(asks ? ['the iOS build asks for permission to track'] : []), ...reasonsOf(tracking)];
}

/** Turns suggestions into answers. Earlier answers stay, and a suggestion only adds to them. */
export function confirmSuggestions(
  answers: PrivacyAnswers,
  suggestions: readonly PrivacySuggestion[],
): PrivacyAnswers {
  return suggestions.reduce((now, { question, kind, use }) => {
    const wasYes = now.yesNo[question] === true;
    const answered = answerYesNo(now, question, true);
    if (kind === undefined || use === undefined) return answered;
    const before = wasYes ? now.uses[kind] : undefined;
    return setUse(answered, kind, before ? uniteUses(before, use) : use);
  }, answers);
}

/** Keeps a suggestion from being made again. */
export function rejectSuggestion(answers: PrivacyAnswers, id: string): PrivacyAnswers {
  return answers.rejected.includes(id) ? answers : { ...answers, rejected: [...answers.rejected, id] };
}
