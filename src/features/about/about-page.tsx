import { PageBody, PageHeader } from '@/components/page-header';

export function AboutPage() {
  return (
    <PageBody>
      <PageHeader title="About Us" />
    </PageBody>
  );
}
