import type { Platform } from './app';

import type { FixTopic } from './fix-topic.mjs';
import type { PicturePart } from './picture-look';
import type { WizardStep } from './wizard-step';

/** Severity of a finding anywhere in the product: a refusal, a likely problem, something to know. */
export type Severity = 'blocker' | 'warning' | 'note';

/** Where a rule or a limit is written down. */
export interface RuleSource {
  /** e.g. `Google Play: target API level`. */
  label: string;
  url?: string;
}

/**
 * Effort of fixing a finding, the longest first: a new build, something outside the texts such as an account, images,
 * texts, one answer in the form.
 */
export type Effort = 'build' | 'account' | 'graphics' | 'texts' | 'field';

/** One result of a check, the same shape for builds, listings, graphics and policies. */
export interface Finding {
  /** Derived from rule and subject; unique within a report. */
  id: string;
  /** Id of the rule. The list of rules is made from the checks, which import this file. */
  rule: string;
  subject: FindingSubject;
  severity: Severity;
  /** Effort of fixing it. */
  effort: Effort;
  /** Something is not filled in yet, rather than wrong. What may stay empty is a note and has no such mark. */
  isMissing?: true;
  /** Only the publisher knows whether something has to change. */
  isQuestion?: true;
  /** The reviewer's question; an answer in the reviewer's kit settles the finding. */
  asks?: string;
  /** An idea for search in a store, which takes the text in any case. */
  isSearchIdea?: true;
  area: FindingArea;
  /** One line: what is wrong, with the value that was read. */
  title: string;
  /** Consequence of not fixing it. */
  why: string;
  /** The remedy. */
  fix: string;
  /** The setting that fixes it, for which a builder has a place of its own. */
  topic?: FixTopic;
  /** The value that the store asks for there. */
  value?: string;
  /** The day the rule took or takes effect, `YYYY-MM-DD`. */
  ruleDate?: string;
  source: RuleSource;
  /** The step of the wizard in which the publisher can fix it. */
  where: WizardStep;
  /** The pictures that it is about, and the places to mark in them. */
  marks?: readonly PictureMark[];
}

/** A picture that a finding is about, by its id, and the part of it to mark. */
export interface PictureMark {
  picture: string;
  part?: PicturePart | undefined;
}

/** The area a finding concerns; readiness groups by it. */
export type FindingArea = 'build' | 'listing' | 'graphics' | 'policy' | 'privacy';

/** Subject of a finding. Rule and subject together identify it. */
export interface FindingSubject {
  /** The store that has the rule; none when it applies to both. */
  store?: Platform;
  /** Product locale of the texts or images. */
  locale?: string;
  /** A field of the form or listing, a key of Info.plist, or an attribute or permission of the manifest. */
  field?: string;
  /** Path of a file in the build. */
  file?: string;
  /** Id of an image of the draft. */
  picture?: string;
  /** Id of a screenshot slot or store graphic. */
  slot?: string;
  /** Tells two findings about the same thing apart, e.g. the value of a privacy manifest. */
  detail?: string;
}

/** A subject whose parts may be undefined; such parts are left out of the finding. */
export type SubjectDraft = { [Part in keyof FindingSubject]: FindingSubject[Part] | undefined };

/** Where a finding belongs in the product, and what it concerns. */
export interface FindingPlace {
  area: FindingArea;
  /** The step of the wizard in which the publisher can fix it. */
  where: WizardStep;
  subject?: SubjectDraft;
}
