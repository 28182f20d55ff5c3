import { useState } from 'react';
import { Badge } from '@/components/badge';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { Dialog, FETCHES_DIALOG } from '@/components/dialog';
import { ProgressBar } from '@/components/progress-bar';
import { nextBillingDay, otherPlans, PLANS, usedShare, type PlanId } from '@/domain/billing/plans';
import { formatDay } from '@/domain/dates';
import { formatMoney } from '@/domain/money';
import type { BillingRecord } from '../records';

export function CurrentPlanCard({
  billing,
  busyWith,
  onSelectPlan,
}: {
  billing: BillingRecord;
  busyWith: string | undefined;
  onSelectPlan: (plan: PlanId, close: () => void) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const plan = PLANS[billing.planId];
  const { submissions, storage } = billing.usage;
  const isUsedUp = plan.maxSubmissions !== undefined && submissions >= plan.maxSubmissions;
  return (
    <Card title="Current Plan" aside={<Badge tone="accent">{plan.name}</Badge>}>
      <p className="text-3xl font-semibold tabular-nums">
        {formatMoney(plan.price)}
        <span className="text-base font-normal text-ink-soft"> / {plan.interval}</span>
      </p>
      {plan.price > 0 && billing.planSince && (
        <p className="mt-1 text-sm text-ink-soft">
          Next billing date: {formatDay(nextBillingDay(billing.planSince))}
        </p>
      )}
      <ul className="mt-4 flex flex-col gap-1 text-sm text-ink-soft">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <div className="mt-5 flex flex-col gap-2">
        <div className="flex flex-wrap justify-between gap-2 text-sm">
          <span>Submissions used this month</span>
          <span className="tabular-nums">
            {plan.maxSubmissions ? `${submissions} of ${plan.maxSubmissions}` : `${submissions}, unlimited`}
          </span>
        </div>
        <ProgressBar
          label="Submissions used this month"
          value={usedShare(submissions, plan)}
          tone={isUsedUp ? 'bad' : 'accent'}
        />
        <p className="text-[0.8125rem] text-ink-faint tabular-nums">
          {storage} GB of {plan.storageGb} GB storage
        </p>
      </div>
      <div className="mt-5">
        <Button {...FETCHES_DIALOG} onClick={() => setOpen(true)} disabled={busyWith !== undefined}>
          Upgrade Plan
        </Button>
      </div>
      <Dialog
        isOpen={isOpen}
        onOpenChange={setOpen}
        title="Upgrade Plan"
        description="Choose another plan. It takes effect immediately; no payment is taken."
      >
        <ul className="flex flex-col gap-3">
          {otherPlans(billing.planId).map((other) => (
            <li
              key={other.id}
              className="flex flex-wrap items-start justify-between gap-3 rounded-card border p-4"
            >
              <div>
                <h3 className="font-semibold">
                  {other.name}{' '}
                  <span className="font-normal text-ink-soft tabular-nums">
                    {formatMoney(other.price)} / {other.interval}
                  </span>
                </h3>
                <ul className="mt-1 text-sm text-ink-soft">
                  {other.features.map((feature) => (
                    <li key={feature}>{feature}</li>
                  ))}
                </ul>
              </div>
              <Button
                variant="secondary"
                aria-label={`Select ${other.name}`}
                disabled={busyWith !== undefined}
                onClick={() => onSelectPlan(other.id, () => setOpen(false))}
              >
                Select
              </Button>
            </li>
          ))}
        </ul>
      </Dialog>
    </Card>
  );
}
