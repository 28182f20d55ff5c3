import { loadCode } from '@/lib/load-code';
import { LoadingOrError } from '@/components/pages/loading-or-error';
import { useUser } from '@/lib/auth/auth-context';
import { localDay, useClock } from '@/lib/clock';
import { downloadFile } from '@/lib/download';
import { useSamples } from '@/lib/workspace/samples';
import { useCollectionWriter, useRecord } from '@/lib/workspace/workspace-context';
import { PLANS, type PlanId } from '@/domain/billing/plans';
import type { RunBilling } from './run-billing';
import { invoiceDocument } from '../model/invoice-pdf';
import { billingCollection, withoutSamples, type BillingRecord, type Invoice } from '../records';
import { CurrentPlanCard } from './current-plan-card';
import { InvoicesCard } from './invoices-card';
import { PaymentMethodsCard } from './payment-methods-card';

/** The card that the simulated Add Payment Method adds, and the one Change replaces it with. */
const SAMPLE_CARDS = [
  { id: 'card-1', brand: 'Visa', last4: '4242', expMonth: 12, expYear: 2028 },
  { id: 'card-2', brand: 'Mastercard', last4: '4444', expMonth: 6, expYear: 2029 },
] as const;

export function BillingTab({ run, busyWith }: { run: RunBilling; busyWith: string | undefined }) {
  const clock = useClock();
  const user = useUser();
  const stored = useRecord(billingCollection, 'billing');
  const { update } = useCollectionWriter(billingCollection);
  const { areShown } = useSamples();
  const billing = stored.data && (areShown ? stored.data : withoutSamples(stored.data));
  if (!billing) return <LoadingOrError stored={stored} what="your plan" />;

  const change = (next: (record: BillingRecord) => BillingRecord) => update('billing', next);
  const handleSelectPlan = (planId: PlanId, close: () => void) =>
    run(
      'upgrade plan',
      () =>
        change((record) => ({
          ...record,
          planId,
          planSince: planId === 'free' ? undefined : localDay(clock),
        })),
      { title: 'Plan Upgraded', description: `You are now on the ${PLANS[planId].name} plan.`, then: close },
      'Failed to upgrade plan',
    );
  const handleAddCard = () =>
    run(
      'add payment method',
      () =>
        change((record) => ({
          ...record,
          paymentMethod: SAMPLE_CARDS.find((card) => card.id !== record.paymentMethod?.id) ?? SAMPLE_CARDS[0],
        })),
      { title: 'Payment Method Added', description: 'A sample card was added. Nothing will be charged.' },
      'Failed to add payment method',
    );
  const handleDownload = (invoice: Invoice) =>
    run(
      `download ${invoice.id}`,
      async () => {
        const code = await loadCode(() => import('@/lib/pdf/make-pdf'));
        if (!code.ok) throw new Error(code.failure);
        const pdf = await code.value.makePdf(invoiceDocument(invoice, user.email, clock.now()));
        if (!downloadFile(`${invoice.id}.pdf`, pdf)) throw new Error('the browser refused');
      },
      { title: 'Invoice Downloaded', description: `${invoice.id}.pdf` },
      'Failed to download invoice',
    );

  return (
    <div className="grid grid-cols-1 gap-5 lg:grid-cols-2">
      <CurrentPlanCard billing={billing} busyWith={busyWith} onSelectPlan={handleSelectPlan} />
      <PaymentMethodsCard
        plan={PLANS[billing.planId]}
        method={billing.paymentMethod}
        busyWith={busyWith}
        onAdd={handleAddCard}
      />
      <div className="lg:col-span-2">
        <InvoicesCard invoices={billing.invoices} busyWith={busyWith} onDownload={handleDownload} />
      </div>
    </div>
  );
}
