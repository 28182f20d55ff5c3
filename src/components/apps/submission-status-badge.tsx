import { CircleCheck, CircleDashed, CircleHelp, CircleX, Clock, Eye, type LucideIcon } from 'lucide-react';
import type { StoredStatus, SubmissionStatus } from '@/model/app';
import { isSubmissionStatus, statusLabel } from '@/model/submission';
import { Badge, type Tone } from '../badge';

interface Look {
  tone: Tone;
  Icon: LucideIcon;
}

/** How each status of a submission looks everywhere; the domain has its label. */
const LOOKS: Record<SubmissionStatus, Look> = {
  draft: { tone: 'neutral', Icon: CircleDashed },
  pending: { tone: 'warn', Icon: Clock },
  review: { tone: 'info', Icon: Eye },
  approved: { tone: 'good', Icon: CircleCheck },
  rejected: { tone: 'bad', Icon: CircleX },
};
const UNKNOWN: Look = { tone: 'neutral', Icon: CircleHelp };

/** The look of any stored status, known or unknown. */
export function statusLook(status: StoredStatus): Look {
  return isSubmissionStatus(status) ? LOOKS[status] : UNKNOWN;
}

export function SubmissionStatusBadge({ status }: { status: StoredStatus }) {
  const { tone, Icon } = statusLook(status);
  return (
    <Badge tone={tone} icon={<Icon />}>
      {statusLabel(status)}
    </Badge>
  );
}
