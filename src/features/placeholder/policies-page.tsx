import { PATHS } from '@/config/paths';
import { UnderDevelopment } from './under-development';

export function PoliciesPage() {
  return (
    <UnderDevelopment
      title="Policies"
      text="The policies page is under development"
      plan="The rules of both stores, in plain words and with their dates, will be collected here."
      links={[
        {
          title: 'Policy Watchdog',
          text: 'Changes to the stores’ rules, and the apps they affect.',
          path: PATHS.policyWatchdog,
        },
        {
          title: 'Error Recovery',
          text: 'From a rejection to a plan of fixes.',
          path: PATHS.recovery,
        },
        {
          title: 'Privacy Policy',
          text: 'What StorePilot itself does with your data.',
          path: PATHS.privacy,
        },
      ]}
    />
  );
}
