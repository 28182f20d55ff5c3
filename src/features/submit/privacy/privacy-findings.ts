import type { Finding } from '@/model/finding';
import type { PrivacyAnswers } from '@/model/privacy-answers';
import { hasPrivacyAnswers, privacyAnswersOf } from '@/domain/privacy/privacy-answers';
import { checkPrivacy } from '@/checks/privacy/check-privacy';
import { privacyFix } from '@/domain/privacy/privacy-fixes';
import { questionOfFinding } from '@/domain/privacy/question-field';
import type { PrivacySuggestion } from '@/domain/privacy/suggestions';
import type { RuleId } from '@/checks/rules/rules';
import type { CheckedDraft } from '@/model/draft';
import type { DraftChange } from '../wizard/draft-changes';

/** Findings that the question already states: next to it, or as an open part. */
const SAID_BY_QUESTION: readonly string[] = [
  'privacy-undeclared',
  'privacy-account-deletion',
] satisfies RuleId[];

/** Findings that a suggestion for the same question already states, with a button that resolves them. */
const SAID_BY_SUGGESTION: readonly string[] = [
  'privacy-sdk-undeclared',
  'privacy-manifest-undeclared',
  'privacy-ads',
  'privacy-tracking-denied',
] satisfies RuleId[];

/** The findings about the privacy answers by the question that they concern, without what is said there already. */
export function privacyFindings(
  draft: Pick<CheckedDraft, 'builds' | 'platform' | 'privacy'>,
  suggestions: readonly PrivacySuggestion[],
): ReadonlyMap<string, readonly Finding[]> {
  const found = new Map<string, Finding[]>();
  const answers = privacyAnswersOf(draft);
  if (!hasPrivacyAnswers(answers)) return found;
  for (const finding of checkPrivacy(draft)) {
    const question = questionOfFinding(finding);
    if (question === undefined || isStatedElsewhere(finding, question, answers, suggestions)) continue;
    found.set(question, [...(found.get(question) ?? []), finding]);
  }
  return found;
}

function isStatedElsewhere(
  { rule }: Finding,
  question: string,
  { yesNo }: PrivacyAnswers,
  suggestions: readonly PrivacySuggestion[],
): boolean {
  // A denied access is more than the question says.
  const isDenied = Object.entries(yesNo).some(([id, value]) => id === question && value === false);
  return (
    (SAID_BY_QUESTION.includes(rule) && !isDenied) ||
    (SAID_BY_SUGGESTION.includes(rule) && suggestions.some((each) => each.question === question))
  );
}

/** A correction of the answers as a button: its label, and what it does. */
export function privacyFixButton(
  finding: Finding,
  draft: Parameters<typeof privacyFix>[1],
  onChange: (change: DraftChange) => void,
): { label: string; apply: () => void } | undefined {
  const fix = privacyFix(finding, draft);
  return (
    fix && {
      label: fix.label,
      // Made again from the newest state: another tab may have changed an answer.
      apply: () =>
        onChange((current) => ({
          ...current,
          privacy: privacyFix(finding, current)?.answers ?? current.privacy,
        })),
    }
  );
}
