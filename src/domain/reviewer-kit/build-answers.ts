import type { DraftContent } from '@/model/draft';
import type { Finding } from '@/model/finding';
import { NO_KIT, type KitAnswer, type KitTextId, type ReviewerKit } from '@/model/reviewer-kit';
import { withKit } from './kit-notes';

/** A finding that the reviewer's kit answers, and the answer. */
export interface AnsweredFinding {
  finding: Finding;
  text: string;
}

/** Findings whose question the kit has anyway, by the rule. */
const KIT_TEXTS: Readonly<Record<string, KitTextId>> = { 'ios-account-deletion': 'deletion' };

type Asked = Pick<Finding, 'rule' | 'subject' | 'asks'>;

/** The publisher's answer to a finding; empty until it is given. */
export function answerTo(kit: ReviewerKit | undefined, finding: Asked): string {
  const { texts, answers = {} } = kit ?? NO_KIT;
  const textId = KIT_TEXTS[finding.rule];
  const own = answerKey(finding);
  if (textId !== undefined) return texts[textId] ?? '';
  return Object.hasOwn(answers, own) ? (answers[own]?.text ?? '') : '';
}

/** Answers a finding, and changes the notes for App Review with it. An empty answer asks again. */
export function writeAnswer<Draft extends Pick<DraftContent, 'details' | 'reviewerKit'>>(
  draft: Draft,
  finding: Asked,
  text: string,
): Draft {
  return withKit(draft, (now) => {
    const kit = now.reviewerKit ?? NO_KIT;
    const textId = KIT_TEXTS[finding.rule];
    if (textId !== undefined)
      return { ...now, reviewerKit: { ...kit, texts: { ...kit.texts, [textId]: text } } };
    const answers: Record<string, KitAnswer> = { ...kit.answers };
    const key = answerKey(finding);
    if (text.trim() === '') delete answers[key];
    else answers[key] = { question: finding.asks ?? '', text, store: finding.subject.store ?? 'ios' };
    return { ...now, reviewerKit: { ...kit, answers } };
  });
}

/** Changes an answer in the kit's own form, where an emptied field stays. */
export function changeAnswer<Draft extends Pick<DraftContent, 'details' | 'reviewerKit'>>(
  draft: Draft,
  key: string,
  text: string,
): Draft {
  return withKit(draft, (now) => {
    const kit = now.reviewerKit ?? NO_KIT;
    const answer = kit.answers?.[key];
    return answer
      ? { ...now, reviewerKit: { ...kit, answers: { ...kit.answers, [key]: { ...answer, text } } } }
      : now;
  });
}

/** Separates the findings that the kit answers. What a store refuses is never settled by an answer. */
export function withoutAnswered(
  findings: readonly Finding[],
  kit: ReviewerKit | undefined,
): { open: Finding[]; answered: AnsweredFinding[] } {
  const open: Finding[] = [];
  const answered: AnsweredFinding[] = [];
  for (const finding of findings) {
    const text = finding.asks === undefined || finding.severity === 'blocker' ? '' : answerTo(kit, finding);
    if (text.trim() === '') open.push(finding);
    else answered.push({ finding, text });
  }
  return { open, answered };
}

function answerKey({ rule, subject: { detail } }: Asked): string {
  return detail === undefined ? rule : `${rule}:${detail}`;
}
