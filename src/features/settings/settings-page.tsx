import { useSearchParams } from 'react-router-dom';
import { PageBody, PageHeader } from '@/components/page-header';
import { Tabs } from '@/components/tabs';
import { DeviceSection } from './components/device-section';
import { ProfileTab } from './components/profile-tab';
import { SecurityTab } from './components/security-tab';

export function SettingsPage() {
  const [query, setQuery] = useSearchParams();
  const tab = query.get('tab') === 'security' ? 'security' : 'profile';
  return (
    <PageBody>
      <PageHeader
        title="Settings"
        description="Your profile, the security of your account, and what is kept on this device."
      />
      <Tabs
        label="Settings"
        value={tab}
        onChange={(id) => setQuery(id === 'security' ? { tab: id } : {}, { replace: true })}
        items={[
          { id: 'profile', label: 'Profile', content: <ProfileTab /> },
          { id: 'security', label: 'Security', content: <SecurityTab /> },
        ]}
      />
      <DeviceSection />
    </PageBody>
  );
}
