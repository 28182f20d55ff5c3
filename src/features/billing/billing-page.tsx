import { SampleBadge } from '@/components/badge';
import { lazyPart } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { SampleLine } from '@/components/pages/sample-line';
import { Tabs } from '@/components/tabs';
import { notify } from '@/lib/notify';
import { useServiceCall, type ServiceCall } from '@/lib/use-service-call';
import { useUrlParameters } from '@/lib/url-parameters';
import { BillingTab } from './components/billing-tab';
import type { RunBilling } from './components/run-billing';

const TeamTab = lazyPart(() => import('./components/team-tab').then((module) => module.TeamTab));

export function BillingPage() {
  const parameters = useUrlParameters();
  const { call, busyWith } = useServiceCall();
  const tab = parameters.get('tab') === 'team' ? 'team' : 'billing';

  const run: RunBilling = (action, commit, done, failure) => {
    const handlers: ServiceCall = {
      action,
      commit,
      onDone: () => {
        notify.success(done.title, done.description);
        done.then?.();
      },
      onFail: () => notify.error('Error', `${failure}. Please try again.`),
    };
    call(handlers);
  };

  return (
    <PageBody>
      <PageHeader
        title="Billing"
        description="Your plan, payment methods and invoices, and who can see them."
        badge={<SampleBadge kind="Simulated" />}
      />
      <div className="mb-6">
        <Notice tone="info">
          No payment is taken and no card is charged here: plans, cards and invoices are simulated on this
          device.
        </Notice>
      </div>
      <SampleLine />
      <Tabs
        label="Billing sections"
        value={tab}
        onChange={(id) => parameters.set('tab', id === 'team' ? id : undefined)}
        items={[
          { id: 'billing', label: 'Billing', content: <BillingTab run={run} busyWith={busyWith} /> },
          { id: 'team', label: 'Team', content: <TeamTab run={run} busyWith={busyWith} /> },
        ]}
      />
    </PageBody>
  );
}
