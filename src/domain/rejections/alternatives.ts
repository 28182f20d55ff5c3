import type { RejectionRule, StoreMessage } from './rejection-rule';

/** The rules with a message for each phrase that their tables write as one. */
export function withAlternatives(rules: readonly RejectionRule[]): RejectionRule[] {
  return rules.map((rule) => (rule.messages ? { ...rule, messages: rule.messages.flatMap(apart) } : rule));
}

function apart(message: string | StoreMessage): readonly (string | StoreMessage)[] {
  if (typeof message === 'string') return phrasesOf(message);
  if ('stems' in message) return [message];
  return phrasesOf(message.words).map((words) => ({ ...message, words }));
}

/** `blank|black screen` as `blank screen` and `black screen`. */
function phrasesOf(words: string): readonly string[] {
  if (!words.includes('|')) return [words];
  const [first = [], ...rest] = words.split(' ').map((word) => word.split('|'));
  return rest.reduce(
    (phrases, ends) => phrases.flatMap((phrase) => ends.map((end) => `${phrase} ${end}`)),
    first,
  );
}
