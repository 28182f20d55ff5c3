import type { Platform } from '@/model/app';
import type { SubmissionDetails } from '@/model/draft';
import type { FindingDraft } from '../define-rule';

/** The details that a store asks for once, as the rules see them. */
export interface DetailsCheck {
  details: SubmissionDetails;
  store: Platform;
  /** The draft's main locale, whose words are searched for in names. */
  locale: string;
  /** `YYYY-MM-DD` in the user's time zone. */
  today: string;
}

export interface DetailsFound extends FindingDraft {
  field: keyof SubmissionDetails;
  /** The whole value with this one problem fixed, where no word is lost by it; see losslessFix. */
  fixedText?: string | undefined;
}
