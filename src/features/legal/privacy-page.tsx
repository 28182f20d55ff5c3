import { PageBody, PageHeader } from '@/components/page-header';

export function PrivacyPage() {
  return (
    <PageBody>
      <PageHeader title="Privacy Policy" />
    </PageBody>
  );
}
