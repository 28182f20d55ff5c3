import type { Tone } from '@/components/badge';
import { STORES } from '@/domain/stores/stores';
import type { IssueSeverity, Rejection, RejectionStatus } from './recovery';

export const STATUS_LOOKS: Record<RejectionStatus, { label: string; tone: Tone }> = {
  needs_action: { label: 'Needs Action', tone: 'bad' },
  in_recovery: { label: 'In Recovery', tone: 'info' },
};

export const SEVERITY_LOOKS: Record<IssueSeverity, { label: string; tone: Tone }> = {
  high: { label: 'High severity', tone: 'bad' },
  medium: { label: 'Medium severity', tone: 'warn' },
  low: { label: 'Low severity', tone: 'info' },
};

export const STORE_NAMES: Record<Rejection['store'], string> = {
  apple: STORES.ios.name,
  google: STORES.android.name,
};
