import { Hammer } from 'lucide-react';
import { EmptyState } from '@/components/empty-state';
import { PageBody, PageHeader } from '@/components/page-header';

function placeholder(title: string, text: string) {
  return function PlaceholderPage() {
    return (
      <PageBody>
        <PageHeader title={title} />
        <EmptyState
          icon={<Hammer />}
          title={text}
          hint="There is nothing to do here yet. The other pages work."
        />
      </PageBody>
    );
  };
}

const UNDER_DEVELOPMENT = 'This page is under development';

export const PolicyWatchdogPage = placeholder('Policy Watchdog', UNDER_DEVELOPMENT);
