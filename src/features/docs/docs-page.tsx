import { PageBody, PageHeader } from '@/components/page-header';

export function DocsPage() {
  return (
    <PageBody>
      <PageHeader title="Documentation" />
    </PageBody>
  );
}
