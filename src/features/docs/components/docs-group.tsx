import { PublicSection } from '@/components/public-page';
import type { TopicGroup } from '../data/topic';

/** The answers of one group. */
export function DocsGroup({
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
