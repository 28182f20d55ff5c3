/** Texts of TestFlight that each language has. */
export type BetaTextId = 'description' | 'whatToTest';

/** Questions that Google asks with the application for production, and that are answered with a text. */
export type ProductionQuestionId =
  | 'recruiting'
  | 'engagement'
  | 'feedback'
  | 'audience'
  | 'value'
  | 'changes'
  | 'readiness'
  | 'secondTry';

/** The tests before the first release. What is absent is not answered yet. */
export interface TestTracks {
  /** Whether people outside of the team test with TestFlight. */
  usesTestFlight?: boolean | undefined;
  /** Where testers of both stores write to; the contact address unless given. */
  feedbackEmail?: string | undefined;
  /** By product locale. */
  betaTexts?: Partial<Record<string, Partial<Record<BetaTextId, string>>>> | undefined;
  /** Notes for Beta App Review; those for App Review unless given. */
  betaNotes?: string | undefined;
  /** Whether the Play account is a personal one that was made after 2023-11-13. */
  isNewPersonalAccount?: boolean | undefined;
  /** How many testers had opted in, by the day of the count, `YYYY-MM-DD`. */
  testers?: Partial<Record<string, number>> | undefined;
  answers?: Partial<Record<ProductionQuestionId, string>> | undefined;
}
