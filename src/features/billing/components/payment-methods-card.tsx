import { CreditCard } from 'lucide-react';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { EmptyState } from '@/components/empty-state';
import type { Plan } from '@/domain/billing/plans';
import type { PaymentMethod } from '../records';

export function PaymentMethodsCard({
  plan,
  method,
  busyWith,
  onAdd,
}: {
  plan: Plan;
  method: PaymentMethod | undefined;
  busyWith: string | undefined;
  onAdd: () => void;
}) {
  const isBusy = busyWith !== undefined;
  return (
    <Card title="Payment Methods">
      {method ? (
        <div className="flex flex-wrap items-center justify-between gap-4 rounded-card border p-4">
          <div className="flex items-center gap-3">
            <CreditCard className="size-6 shrink-0 text-ink-faint" />
            <div>
              <p className="font-medium tabular-nums">
                {method.brand} <span aria-hidden="true">•••• •••• •••• </span>
                <span className="sr-only">ending in </span>
                {method.last4}
              </p>
              <p className="text-sm text-ink-soft tabular-nums">
                Expires {String(method.expMonth).padStart(2, '0')}/{method.expYear}
              </p>
            </div>
          </div>
          <Button variant="secondary" disabled={isBusy} onClick={onAdd}>
            Change
          </Button>
        </div>
      ) : (
        <EmptyState
          headingLevel={3}
          icon={<CreditCard />}
          title="No payment method"
          hint={
            plan.price === 0
              ? `The ${plan.name} plan needs none.`
              : `The ${plan.name} plan would be charged to it. Here nothing is charged.`
          }
          action={
            <Button disabled={isBusy} onClick={onAdd}>
              Add Payment Method
            </Button>
          }
        />
      )}
    </Card>
  );
}
