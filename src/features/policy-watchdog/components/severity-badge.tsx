import { Badge, type Tone } from '@/components/badge';
import type { Severity } from '../model/alert';

const LOOKS: Record<Severity, { label: string; tone: Tone }> = {
  critical: { label: 'Critical', tone: 'bad' },
  high: { label: 'High', tone: 'warn' },
  medium: { label: 'Medium', tone: 'info' },
  low: { label: 'Low', tone: 'neutral' },
};

export function SeverityBadge({ severity }: { severity: Severity }) {
  return <Badge tone={LOOKS[severity].tone}>{LOOKS[severity].label}</Badge>;
}
