import type { FixTopic } from '@/model/fix-topic.mjs';
import type { Effort, RuleSource, Severity } from '@/model/finding';
import type { Platform } from '@/model/app';

/** Texts or facts in which a rule finds something, and the same ones as it accepts them. */
export interface RuleExamples<Facts = string> {
  /** The store that they are checked for; the rule's first store by default. */
  store?: Platform;
  /** Product locale; English by default. */
  locale?: string;
  fires: Facts;
  holds: Facts;
}

/** A rule without its check: what the product says about it, and what its findings have in common. */
export interface Rule {
  /** Subject of the rule in a few words, without the values of a finding. */
  title: string;
  /** The day on which the rule was added, `YYYY-MM-DD`: drafts that were checked before are told. The first rules have none. */
  since?: string;
  /** The severity of a finding without one of its own. */
  severity: Severity;
  /** The stores that have the rule; both where it is left out. */
  stores?: readonly Platform[];
  /** The source of a finding without one of its own. */
  source: RuleSource;
  /** The day the source was last read, `YYYY-MM-DD`. */
  checked: string;
  effort: Effort;
  /** The setting that fixes it, for which a builder has a place of its own. */
  topic?: FixTopic;
  /** Its findings are about something that is not filled in yet, rather than about something wrong. */
  isMissing?: boolean;
  /** Only the publisher knows whether something has to change. */
  isQuestion?: boolean;
  /**
   * A reviewer's question about it. The publisher's answer becomes part of the reviewer's kit, and the finding is quiet from
   * then on.
   */
  asks?: string;
  /** An idea for search in a store, which takes the text in any case. */
  isSearchIdea?: boolean;
  /** Consequence of not meeting the rule. A finding uses these words, or its own with values. */
  why: string;
  /** The remedy. A finding uses these words, or its own with values. */
  fix: string;
  /** A test applies them. Those in words have their facts in `tests/support/examples`. */
  examples?: RuleExamples | RuleExamples<Readonly<Record<string, unknown>>>;
}

/** Result of a check. The rest of the finding comes from the rule. */
export interface FindingDraft {
  /** One line: what is wrong, with the value that was read. */
  title: string;
  why?: string | undefined;
  fix?: string | undefined;
  severity?: Severity | undefined;
  source?: RuleSource | undefined;
  ruleDate?: string | undefined;
  /** Differs from the rule where only some of its findings are questions. */
  isQuestion?: boolean | undefined;
  /** Differs from the rule where only some of its findings are ideas. */
  isSearchIdea?: boolean | undefined;
  /** The value that the store asks for, e.g. an API level. */
  value?: string | undefined;
}

/** Rules with the check that finds what breaks them. */
export interface RuleFamily<Id extends string, Subject, Found> {
  rules: Readonly<Record<Id, Rule>>;
  check: (subject: Subject) => Iterable<Found & { rule: NoInfer<Id> }>;
}

/** One rule with its check. */
export function defineRule<const Id extends string, Subject, Found extends FindingDraft>({
  id,
  check,
  ...rule
}: Rule & { id: Id; check: (subject: Subject) => Iterable<Found> }): RuleFamily<Id, Subject, Found> {
  return {
    rules: { [id]: rule } as Record<Id, Rule>,
    *check(subject) {
      for (const found of check(subject)) yield { ...found, rule: id };
    },
  };
}

/** Several rules that share a check, e.g. because each of them excludes the next. */
export function defineFamily<const Id extends string, Subject, Found extends FindingDraft>(
  family: RuleFamily<Id, Subject, Found>,
): RuleFamily<Id, Subject, Found> {
  return family;
}

/** Rules whose findings are made where they are found, e.g. because each names the file it was found in. */
export function defineRules<const Id extends string>(
  rules: Readonly<Record<Id, Rule>>,
): Pick<RuleFamily<Id, never, never>, 'rules'> {
  return { rules };
}

/** The ids of the rules of one or several families. */
export type IdsOf<Family> = Family extends { rules: Readonly<Record<infer Id, Rule>> } ? Id & string : never;
