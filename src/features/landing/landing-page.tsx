import { PageBody, PageHeader } from '@/components/page-header';

export function LandingPage() {
  return (
    <PageBody>
      <PageHeader title="StorePilot" />
    </PageBody>
  );
}
