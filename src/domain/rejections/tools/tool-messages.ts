import type { RejectionRule, StoreMessage } from '../rejection-rule';

/**
 * What one tool writes when it fails, for the causes that the rules name. The tables were compared with the public code
 * of the tools on 2026-11-22.
 */
export interface ToolMessages {
  /**
   * Signs of the tool in its output: short messages count only near one of them. Words of everyday logs ("match",
   * "error:") must not be among them.
   */
  near: readonly string[];
  /** Messages by rule id, written as `Phrase.words`. */
  messages: Readonly<Record<string, readonly string[]>>;
  /** Wordings of people by rule id, written as `Stems.stems`: they count only near one of the words. */
  remarks?: Readonly<Record<string, readonly string[]>>;
}

/** Messages of at least this many words need no sign in a text that has little else: other programs write some too. */
const DISTINCTIVE_WORDS = 7;

/** Adds to the messages of each rule what the tools write for it. */
export function withToolMessages(
  rules: readonly RejectionRule[],
  tools: readonly ToolMessages[],
): RejectionRule[] {
  return rules.map((rule) => {
    const added = tools.flatMap(({ near, messages, remarks }) => [
      ...(messages[rule.id] ?? []).map((words) => toMessage(words, near)),
      ...(remarks?.[rule.id] ?? []).map((stems): StoreMessage => ({ stems, near })),
    ]);
    return added.length === 0 ? rule : { ...rule, messages: [...(rule.messages ?? []), ...added] };
  });
}

/** Beginnings of error codes that only these tools have. */
const CODE =
  /^(?:entity_error|state_error|parameter_error|forbidden|submission_service|eas|itc)[_.][a-z_.]+\*?$/;

function toMessage(words: string, near: readonly string[]): string | StoreMessage {
  if (CODE.test(words)) return words;
  return words.split(/ |…/).length >= DISTINCTIVE_WORDS ? { words, about: near } : { words, near };
}
