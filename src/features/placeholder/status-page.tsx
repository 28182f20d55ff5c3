import { PATHS } from '@/config/paths';
import { UnderDevelopment } from './under-development';

export function StatusPage() {
  return (
    <UnderDevelopment
      title="Status"
      text="The status page is under development"
      plan="This page will show everything you are preparing or have submitted, at a glance."
      links={[
        {
          title: 'Submissions',
          text: 'Every version you prepared or submitted, with its store, status and date.',
          path: PATHS.submissions,
        },
        {
          title: 'Your Apps',
          text: 'Each app with the status of its last submission and what to do next.',
          path: PATHS.apps,
        },
        {
          title: 'Multi-Store Expansion',
          text: 'The progress of a submission to several stores at once.',
          path: PATHS.multiStore,
        },
      ]}
    />
  );
}
