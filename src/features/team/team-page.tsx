import { lazyPart, Loading } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { PageBody, PageHeader } from '@/components/page-header';
import { SampleLine } from '@/components/sample-line';
import { Tabs } from '@/components/tabs';
import { useUrlParameters } from '@/lib/url-parameters';
import { AnalyticsTab } from './components/analytics-tab';
import { MembersTab } from './components/members-tab';
import { SharedSection } from './components/shared/shared-section';
import { WorkflowTab } from './components/workflow-tab';

/** Its code includes the stores' rules, for the checks of each request. */
const ApprovalsTab = lazyPart(
  () => import('./components/approvals-tab').then((module) => module.ApprovalsTab),
  <Loading isTall />,
);

const TABS = ['members', 'workflow', 'approvals', 'analytics'] as const;

export function TeamWorkflowPage() {
  const parameters = useUrlParameters();
  const tab = TABS.find((each) => each === parameters.get('tab')) ?? 'members';
  return (
    <PageBody>
      <PageHeader
        title="Team Workflow"
        description="Who works on your apps, the steps a submission passes through, and what is waiting for a decision."
      />
      <SampleLine />
      <div className="mb-6">
        <Notice tone="neutral">
          Roles are shown, not enforced: everybody in this workspace can approve and reject. Everything is
          stored on this device.
        </Notice>
      </div>
      <Tabs
        label="Team sections"
        value={tab}
        onChange={(id) => parameters.set('tab', id === 'members' ? undefined : id)}
        items={[
          { id: 'members', label: 'Team Members', content: <MembersTab /> },
          { id: 'workflow', label: 'Workflow Setup', content: <WorkflowTab /> },
          { id: 'approvals', label: 'Pending Approvals', content: <ApprovalsTab /> },
          { id: 'analytics', label: 'Analytics', content: <AnalyticsTab /> },
        ]}
      />
      <SharedSection />
    </PageBody>
  );
}
