import { PageBody, PageHeader } from '@/components/page-header';

export function TermsPage() {
  return (
    <PageBody>
      <PageHeader title="Terms of Service" />
    </PageBody>
  );
}
