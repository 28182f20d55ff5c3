import { PageBody, PageHeader } from '@/components/page-header';

export function ProductPage() {
  return (
    <PageBody>
      <PageHeader title="Product" />
    </PageBody>
  );
}
