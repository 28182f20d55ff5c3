import type { Finding } from '@/model/finding';
import type { PrivacyTextId } from '@/model/privacy-answers';

/** The field that a finding about a question leads to; it is the name of the question's controls. */
export function questionField(question: string): string {
  return `privacy/${question}`;
}

/** The questions that the text answers belong to. */
const TEXT_QUESTIONS: Readonly<Record<PrivacyTextId, string>> = {
  accountMethod: 'accounts',
  accountDeletionUrl: 'accounts',
  outsideAccountType: 'outside-accounts',
  dataDeletionUrl: 'deletion',
};

const QUESTION_FIELD = /^privacy\/(?:texts\/)?([\w-]+)/;

/** Returns the question that a field belongs to, e.g. `accounts` for `privacy/texts/accountDeletionUrl`. */
export function questionOfField(field: string | undefined): string | undefined {
  const name = QUESTION_FIELD.exec(field ?? '')?.[1];
  return Object.entries(TEXT_QUESTIONS).find(([text]) => text === name)?.[1] ?? name;
}

/** Returns the question that a finding concerns; undefined where it concerns none, or all of them. */
export function questionOfFinding({ rule, subject }: Pick<Finding, 'rule' | 'subject'>): string | undefined {
  // Its field is the key of Info.plist that is missing.
  return rule === 'privacy-tracking-prompt' ? 'tracking' : questionOfField(subject.field);
}
