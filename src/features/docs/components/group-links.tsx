import { Link } from 'react-router-dom';
import type { TopicGroup } from '../data/topic';

/** The links of one group, each to its answer further down. */
export function GroupLinks({ group: { title, topics } }: { group: TopicGroup }) {
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
