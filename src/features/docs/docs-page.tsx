import { PRODUCT } from '@/config/product';
import { buttonLook } from '@/components/button';
import { COLUMN } from '@/components/column';
import { PageIntro, PublicPage } from '@/components/public-page';
import { DocsGroup } from './components/docs-group';
import { GroupLinks } from './components/group-links';
import { API_REFERENCE } from './data/api-reference';
import { FEATURES } from './data/features';
import { GETTING_STARTED } from './data/getting-started';
import { SUPPORT } from './data/support';

const GROUPS = [GETTING_STARTED, FEATURES, API_REFERENCE, SUPPORT];

export function DocsPage() {
  return (
    <PublicPage>
      <PageIntro
        name="Documentation"
        statement="Every question, answered on one page."
        lead="You need no account to read this. If an answer is missing, ask us."
      >
        <a
          href={`mailto:${PRODUCT.supportEmail}`}
          className={`${buttonLook({ variant: 'secondary', size: 'large' })} mt-6`}
        >
          Contact Support
        </a>
      </PageIntro>
      <nav aria-label="Topics" className="border-y bg-surface">
        <div className={`${COLUMN} grid gap-x-10 gap-y-8 py-10 sm:grid-cols-2 lg:grid-cols-4`}>
          {GROUPS.map((group) => (
            <GroupLinks key={group.id} group={group} />
          ))}
        </div>
      </nav>
      {GROUPS.map((group, index) => (
        <DocsGroup key={group.id} group={group} isRuled={index > 0} />
      ))}
    </PublicPage>
  );
}
