import { PageBody, PageHeader } from '@/components/page-header';

export function PricingPage() {
  return (
    <PageBody>
      <PageHeader title="Pricing" />
    </PageBody>
  );
}
