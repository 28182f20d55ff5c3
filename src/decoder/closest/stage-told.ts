import type { Cause } from '../causes';

/** Where somebody tells that it happened: in review, at an upload, or with the account. */
type Stage = Cause['kind'];

const SIGNS: Readonly<Record<Stage, RegExp>> = {
  review:
    /\b(?:review(?:er|ers|ed|s)?|guidelines?|polic(?:y|ies)|reject(?:ed|s|ion|ions)|refused|declined|denied|turned down|not approved|taken down|removed|suspended|screenshots?|video|resubmit\w*|resolution cent(?:er|re))\b/g,
  upload:
    /\b(?:upload(?:s|ed|ing)?|transporter|altool|xcode|aab|apk|ipa|bundle|eas submit|fastlane|itms|errors?|red text|button is gr[ea]y|gr[ea]yed out|version ?code|processing|testflight)\b/g,
  account:
    /\b(?:(?:my|our|the|developer|whole|personal) account|enrol\w*|membership|d-?u-?n-?s|identity|passport|id card|payments? profile|agreements?|account holder|trader)\b/g,
};
/** Share of a match's score that is left where another stage is told, and the fewest signs from which one is. */
const OTHER_STAGE = 0.85;
const MIN_SIGNS = 2;

/** Weighs causes by the stage that a text tells: those of another one less. */
export function stageWeight(words: string): (cause: Cause) => number {
  const counts = (['review', 'upload', 'account'] as const).map((stage) => ({
    stage,
    count: new Set([...words.matchAll(SIGNS[stage])].map(([sign]) => sign)).size,
  }));
  const [best, second] = counts.toSorted((a, b) => b.count - a.count);
  const told = best && best.count >= MIN_SIGNS && best.count > (second?.count ?? 0) ? best.stage : undefined;
  return ({ kind }) => (told === undefined || kind === told ? 1 : OTHER_STAGE);
}
