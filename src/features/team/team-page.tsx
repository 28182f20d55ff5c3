import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { lazyPart, Loading } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { SampleLine } from '@/components/pages/sample-line';
import { Tabs } from '@/components/tabs';
import { useUser } from '@/lib/auth/auth-context';
import { useUrlParameters } from '@/lib/url-parameters';
import { useIsInTeam } from '@/lib/workspace/team-marker';
import { AnalyticsTab } from './sample-team/analytics-tab';
import { MembersTab } from './sample-team/members-tab';
import { SharedSection } from './shared-team/shared-section';
import { WorkflowTab } from './sample-team/workflow-tab';

/** Its code includes the stores' rules, for the checks of each request. */
const ApprovalsTab = lazyPart(
  () => import('./sample-team/approvals-tab').then((module) => module.ApprovalsTab),
  <Loading isTall />,
);

const TABS = ['members', 'workflow', 'approvals', 'analytics'] as const;

/** The user's team. Without one, how to begin, and the team of the samples. */
export function TeamWorkflowPage() {
  const isInTeam = useIsInTeam(useUser().id);
  const [isInvited] = useState(useLocation().hash.startsWith('#join='));
  return (
    <PageBody>
      <PageHeader
        title="Team Workflow"
        description="Who works on your apps, the steps a submission passes through, and what is waiting for a decision."
      />
      <SharedSection />
      {!isInTeam && !isInvited && <SampleTeam />}
    </PageBody>
  );
}

/** A team on this device alone, which shows how the steps of an approval work. */
function SampleTeam() {
  const parameters = useUrlParameters();
  const tab = TABS.find((each) => each === parameters.get('tab')) ?? 'members';
  return (
    <section aria-labelledby="sample-team" className="mt-10">
      <h2 id="sample-team" className="mb-4 text-xl font-semibold">
        Try the workflow on this device
      </h2>
      <SampleLine />
      <div className="mb-6">
        <Notice tone="neutral">
          Roles are shown, not enforced: everybody in this workspace can approve and reject. Nothing is sent
          to other people.
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
    </section>
  );
}
