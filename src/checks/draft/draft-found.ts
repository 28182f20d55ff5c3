import type { FindingPlace } from '@/model/finding';
import type { FindingDraft } from '../define-rule';

/** A finding about a draft as a whole, which names its own place. */
export type DraftFound = FindingDraft & FindingPlace;
