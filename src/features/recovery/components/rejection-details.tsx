import { Search } from 'lucide-react';
import type { ReactNode } from 'react';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { formatDay } from '@/domain/dates';
import { STATUS_LOOKS } from '../model/looks';
import type { Rejection } from '../model/recovery';
import { STORE_NAMES } from '@/domain/stores/stores';

/** Why it was rejected, in the store's words; shows the Analyze button until there is a plan. */
export function RejectionDetails({
  rejection,
  onAnalyze,
  isAnalyzing,
  children,
}: {
  rejection: Rejection;
  /** Missing once there is a plan. */
  onAnalyze?: () => void;
  isAnalyzing: boolean;
  /** The progress. */
  children?: ReactNode;
}) {
  const { label, tone } = STATUS_LOOKS[rejection.status];
  return (
    <Card
      title={rejection.appName}
      description={`${STORE_NAMES[rejection.store]}, rejected ${formatDay(rejection.rejectedDate)}`}
      aside={<Badge tone={tone}>{label}</Badge>}
    >
      <dl className="flex flex-col gap-4 text-sm">
        <Entry name="Reason" text={rejection.reason} />
        <Entry name="Details" text={rejection.details} />
        <Entry name="Reviewer Notes" text={rejection.reviewerNotes} />
      </dl>
      {onAnalyze && (
        <Button className="mt-5" onClick={onAnalyze} disabled={isAnalyzing}>
          <Search className="size-4" />
          Analyze
        </Button>
      )}
      <div className="[&>:not(:empty)]:mt-5">{children}</div>
    </Card>
  );
}

function Entry({ name, text }: { name: string; text: string }) {
  return (
    <div>
      <dt className="font-medium text-ink-soft">{name}</dt>
      <dd className="mt-0.5">{text}</dd>
    </div>
  );
}
