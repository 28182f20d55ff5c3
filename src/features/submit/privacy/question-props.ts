import type { DataKindId } from '@/model/data-kinds';
import type { ReactNode } from 'react';
import type { PlatformChoice } from '@/model/app';
import type { PrivacyAnswers } from '@/model/privacy-answers';
import type { PrivacySuggestion } from '@/domain/privacy/suggestions';

/** Turns one state of the privacy answers into the next. */
export type AnswersChange = (answers: PrivacyAnswers) => PrivacyAnswers;

/** Props that the questionnaire passes to every question. */
export interface QuestionProps {
  answers: PrivacyAnswers;
  platform: PlatformChoice;
  suggestions: readonly PrivacySuggestion[];
  /** Findings that contradict the answer. */
  findings: ReactNode;
  onChange: (change: AnswersChange) => void;
}

export interface EditedKind {
  /** The kind of data whose details are open. */
  editedKind: DataKindId | undefined;
  onEdit: (kind: DataKindId | undefined) => void;
}
