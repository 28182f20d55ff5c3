import { BelowView } from '@/components/below-view';
import { lazyPart, Loading } from '@/components/lazy-part';
import { draftName } from '@/domain/submissions/draft-label';
import { unlistedDrafts } from '@/domain/submissions/open-drafts';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { SampleLine } from '@/components/pages/sample-line';
import { unreadPage } from '@/components/pages/unread-page';
import { Tabs } from '@/components/tabs';
import { localDay, useClock } from '@/lib/clock';
import { notify } from '@/lib/notify';
import { appsCollection, draftsCollection } from '@/lib/workspace/app-collections';
import { useCollection, useCollectionWriter } from '@/lib/workspace/workspace-context';
import { useUrlParameters } from '@/lib/url-parameters';
import { useSamples } from '@/lib/workspace/samples';
import { AlertsTab } from './components/alerts-tab';
import { Summary } from './components/summary';
import { canResolve, inOrder, type PolicyAlert } from './model/alert';
import { complianceRows, recordOf, type ComplianceRow } from './model/compliance';
import { STORE_NAMES } from '@/domain/stores/stores';
import { alertsCollection, complianceCollection } from './records';
import { useComplianceChecks } from './hooks/use-compliance-checks';

// Only the first tab loads with the page.
const ComplianceTab = lazyPart(() =>
  import('./components/compliance-tab').then((module) => module.ComplianceTab),
);
const DraftVerdicts = lazyPart(() =>
  import('./components/draft-verdicts').then((module) => module.DraftVerdicts),
);
const MonitoringTab = lazyPart(() =>
  import('./components/monitoring-tab').then((module) => module.MonitoringTab),
);
const SettingsTab = lazyPart(() => import('./components/settings-tab').then((module) => module.SettingsTab));

const RuleBook = lazyPart(
  () => import('./components/rule-book').then((module) => module.RuleBook),
  <Loading isTall />,
);

/** Contains the dated rules of both stores. */
const StoreDeadlines = lazyPart(
  () => import('./components/store-deadlines').then((module) => module.StoreDeadlines),
  <Loading isTall />,
);

const TABS = ['alerts', 'compliance', 'monitoring', 'settings'] as const;
const NOT_KEPT = 'This browser could not store it. Please try again.';

const HEADER = (
  <PageHeader
    title="Policy Watchdog"
    description="What the stores are changing, which of your apps it affects, and by when."
  />
);

export function PolicyWatchdogPage() {
  const clock = useClock();
  const today = localDay(clock);
  const alerts = useCollection(alertsCollection);
  const compliance = useCollection(complianceCollection);
  const apps = useCollection(appsCollection);
  const drafts = useCollection(draftsCollection);
  const { update: updateAlert } = useCollectionWriter(alertsCollection);
  const { put: putCompliance } = useCollectionWriter(complianceCollection);
  const parameters = useUrlParameters();
  const samples = useSamples();
  const checks = useComplianceChecks((record) => {
    putCompliance(record).catch(() => notify.error('Check not saved', NOT_KEPT));
  });

  const parts = [alerts, compliance, apps, drafts];
  const failed = parts.filter(({ hasFailed }) => hasFailed);
  const isFailed = failed.length > 0;
  if (isFailed || !alerts.data || !compliance.data || !apps.data || !drafts.data) {
    const retry = () => failed.forEach((part) => part.retry());
    return unreadPage(HEADER, 'Your alerts and checks', isFailed ? retry : undefined);
  }

  const ordered = inOrder(alerts.data);
  const selected = ordered.find(({ id }) => id === parameters.get('alert')) ?? ordered[0];
  const rows = complianceRows(apps.data, compliance.data);
  const tab = TABS.find((each) => each === parameters.get('tab')) ?? TABS[0];

  const hasOwn = drafts.data.some((draft) => !draftsCollection.isSample(draft));
  const ruleBook = <RuleBook drafts={drafts.data} today={today} />;

  const handleResolve = async (alert: PolicyAlert) => {
    // It moves to the end of the list; the panel stays with it.
    parameters.set('alert', alert.id);
    try {
      await updateAlert(alert.id, (current) =>
        canResolve(current) ? { ...current, resolved: true } : undefined,
      );
      notify.success('Alert Resolved', alert.title);
    } catch {
      notify.error('Alert not resolved', NOT_KEPT);
    }
  };
  const handleCheck = (row: ComplianceRow) => {
    checks.start(recordOf(row));
    notify.success('Compliance Check Started', `${row.appName}, ${STORE_NAMES[row.store]} (simulated)`);
  };

  return (
    <PageBody>
      {HEADER}
      <SampleLine />
      <Summary
        sample={samples.areShown ? { alerts: ordered, rows } : undefined}
        drafts={drafts.data}
        today={today}
      />
      <Tabs
        label="Policy Watchdog sections"
        value={tab}
        onChange={(id) => parameters.set('tab', id === TABS[0] ? undefined : id)}
        items={[
          {
            id: 'alerts',
            label: 'Policy Alerts',
            content: (
              <div className="space-y-6">
                {hasOwn && ruleBook}
                {samples.areShown && (
                  <AlertsTab
                    alerts={ordered}
                    selected={selected}
                    today={today}
                    onSelect={(id) => parameters.set('alert', id)}
                    onResolve={(alert) => void handleResolve(alert)}
                  />
                )}
                <BelowView>
                  <div className="space-y-6">
                    {!hasOwn && ruleBook}
                    <StoreDeadlines drafts={drafts.data} today={today} />
                  </div>
                </BelowView>
              </div>
            ),
          },
          {
            id: 'compliance',
            label: 'Compliance Checks',
            content: (
              <div className="space-y-8">
                <DraftVerdicts drafts={drafts.data} />
                <ComplianceTab
                  rows={rows}
                  running={checks.running}
                  onCheck={handleCheck}
                  onCancel={checks.cancel}
                />
              </div>
            ),
          },
          {
            id: 'monitoring',
            label: 'Monitoring',
            content: (
              <MonitoringTab
                watchedApps={[
                  ...new Set([
                    ...unlistedDrafts(drafts.data, apps.data).map(draftName),
                    ...apps.data.map(({ name }) => name),
                  ]),
                ]}
              />
            ),
          },
          {
            id: 'settings',
            label: 'Settings',
            content: <SettingsTab />,
          },
        ]}
      />
    </PageBody>
  );
}
