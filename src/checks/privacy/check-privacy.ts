import { submittedBuilds } from '@/model/build-info';
import type { CheckedDraft } from '@/model/draft';
import type { Finding } from '@/model/finding';
import { findingOf, foundBy, type AnyFamily } from '@/domain/findings';
import { dataClaims } from '@/domain/privacy/data-claims';
import { hasPrivacyAnswers, privacyAnswersOf } from '@/domain/privacy/privacy-answers';
import { TRACKING, UNDECLARED, UNUSED } from './build-answers';
import type { PrivacyCheck, PrivacyFound } from './privacy-check';
import {
  ACCOUNT_DELETION,
  AD_SDKS,
  ADVERTISING_ID,
  APPROXIMATE_LOCATION,
  MANIFEST_UNDECLARED,
  OPEN_FORM,
  SDK_UNDECLARED,
  STORES_DIFFER,
  TRACKING_UNSHARED,
} from './store-answers';

const OF_BUILDS = [UNDECLARED, UNUSED, TRACKING] as const;
/** Rules about answers that have been begun: what SDKs and manifests collect, and both stores' against each other. */
const OF_STORES = [
  SDK_UNDECLARED,
  MANIFEST_UNDECLARED,
  STORES_DIFFER,
  TRACKING_UNSHARED,
  APPROXIMATE_LOCATION,
  ADVERTISING_ID,
  AD_SDKS,
  ACCOUNT_DELETION,
  OPEN_FORM,
] as const;

/** The rules about the privacy answers, in the order of their findings. */
export const PRIVACY_RULES = [...OF_BUILDS, ...OF_STORES] as const;

/**
 * Checks the privacy answers against the builds, and both stores' answers against each other.
 * @param isFirst whether the stores have no answers yet, so that none may be missing
 */
export function checkPrivacy(
  draft: Pick<CheckedDraft, 'builds' | 'platform' | 'privacy'>,
  isFirst = false,
): Finding[] {
  const answers = privacyAnswersOf(draft);
  const { platform } = draft;
  const builds = submittedBuilds(draft.builds, platform);
  const isBegun = hasPrivacyAnswers(answers);
  const families: readonly AnyFamily<PrivacyCheck, PrivacyFound & { rule: string }>[] = isBegun
    ? PRIVACY_RULES
    : [...OF_BUILDS, ...(isFirst ? [OPEN_FORM] : [])];
  const check = { builds, answers, platform, isFirst, claims: isBegun ? dataClaims(builds, platform) : [] };
  return families.flatMap((family) => [
    ...foundBy(family, check, (rule, { rule: id, where = 'listing', ...found }) =>
      findingOf(id, rule, { ...found, area: 'privacy', where }),
    ),
  ]);
}
