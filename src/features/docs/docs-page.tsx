import { Link } from 'react-router-dom';
import { buttonLook } from '@/components/button';
import { COLUMN } from '@/components/column';
import { PageIntro, PublicPage, PublicSection } from '@/components/pages/public-page';
import { PRODUCT } from '@/config/product';
import { API_REFERENCE } from './data/api-reference';
import { FEATURES } from './data/features';
import { GETTING_STARTED } from './data/getting-started';
import { SUPPORT } from './data/support';
import type { TopicGroup } from './data/topic';

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

/** The links of one group, each to its answer further down. */
function GroupLinks({ group: { title, topics } }: { group: TopicGroup }) {
  return (
    <div>
      <h2 className="text-lg font-semibold">{title}</h2>
      <ul className="mt-2">
        {topics.map(({ id, title: topic }) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              className="inline-block rounded-control py-1 text-ink-soft underline-offset-4 hover:text-accent hover:underline"
            >
              {topic}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The answers of one group. */
function DocsGroup({
  group: { id, answersTitle, topics },
  isRuled,
}: {
  group: TopicGroup;
  isRuled: boolean;
}) {
  return (
    <PublicSection id={id} title={answersTitle} layout="beside" isRuled={isRuled}>
      <div className="flex flex-col gap-12">
        {topics.map(({ id: topicId, title: topic, answer }) => (
          <section key={topicId} aria-labelledby={topicId}>
            <h3 id={topicId} tabIndex={-1} className="text-xl font-semibold">
              {topic}
            </h3>
            <div className="mt-3 flex max-w-prose flex-col gap-3 text-base text-ink-soft">{answer}</div>
          </section>
        ))}
      </div>
    </PublicSection>
  );
}
