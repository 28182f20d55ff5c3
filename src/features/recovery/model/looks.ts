import type { Tone } from '@/components/badge';
import type { IssueSeverity, RejectionStatus } from './recovery';

export const STATUS_LOOKS: Record<RejectionStatus, { label: string; tone: Tone }> = {
  needs_action: { label: 'Needs Action', tone: 'bad' },
  in_recovery: { label: 'In Recovery', tone: 'info' },
};

export const ISSUE_LOOKS: Record<IssueSeverity, { label: string; tone: Tone }> = {
  high: { label: 'High severity', tone: 'bad' },
  medium: { label: 'Medium severity', tone: 'warn' },
  low: { label: 'Low severity', tone: 'info' },
};
