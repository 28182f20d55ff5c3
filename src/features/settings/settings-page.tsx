import { BelowView } from '@/components/below-view';
import { lazyPart, Loading } from '@/components/lazy-part';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { SampleLine } from '@/components/pages/sample-line';
import { Tabs } from '@/components/tabs';
import { useRecord } from '@/lib/workspace/workspace-context';
import { useUrlParameters } from '@/lib/url-parameters';
import { ProfileTab } from './components/profile-tab';
import { profileCollection, securityCollection } from './records';

/** Exports, imports and deletes the workspace. */
const DeviceSection = lazyPart(
  () => import('./components/device-section').then((module) => module.DeviceSection),
  <Loading isTall />,
);
/** The browser's own model. */
const HelpersSection = lazyPart(
  () => import('./components/helpers-section').then((module) => module.HelpersSection),
  null,
);
const SecurityTab = lazyPart(() => import('./components/security-tab').then((module) => module.SecurityTab));

export function SettingsPage() {
  const parameters = useUrlParameters();
  const records = [useRecord(profileCollection, 'profile'), useRecord(securityCollection, 'security')];
  const tab = parameters.get('tab') === 'security' ? 'security' : 'profile';
  // Below content that is still loading it would move down under the pointer.
  const deviceSection = records.every(({ data, hasFailed }) => data !== undefined || hasFailed) && (
    <BelowView>
      <DeviceSection />
      <HelpersSection />
    </BelowView>
  );
  return (
    <PageBody>
      <PageHeader
        title="Settings"
        description="Your profile, the security of your account, and what is stored on this device."
      />
      <SampleLine />
      <Tabs
        label="Settings"
        value={tab}
        onChange={(id) => parameters.set('tab', id === 'security' ? id : undefined)}
        items={[
          { id: 'profile', label: 'Profile', content: <ProfileTab>{deviceSection}</ProfileTab> },
          { id: 'security', label: 'Security', content: <SecurityTab>{deviceSection}</SecurityTab> },
        ]}
      />
    </PageBody>
  );
}
