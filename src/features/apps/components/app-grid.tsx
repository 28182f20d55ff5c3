import { memo, useRef } from 'react';
import { lazyPart, Loading } from '@/components/lazy-part';
import type { AppRecord } from '@/model/app';
import { useFocusAfterDelete } from '../hooks/use-focus-after-delete';
import { AppCard } from './app-card';

/** With more cards, only those in sight are rendered. */
const MANY = 60;
const LongAppGrid = lazyPart(
  () => import('./long-app-grid').then((module) => module.LongAppGrid),
  <Loading isTall />,
);

interface AppGridProps {
  label: string;
  apps: AppRecord[];
  onDelete: (app: AppRecord) => void;
}

/** The apps as cards. */
export const AppGrid = memo(function AppGrid(props: AppGridProps) {
  return props.apps.length > MANY ? <LongAppGrid {...props} /> : <ShortAppGrid {...props} />;
});

function ShortAppGrid({ label, apps, onDelete }: AppGridProps) {
  const list = useRef<HTMLDivElement>(null);
  const handleDelete = useFocusAfterDelete(list, apps, onDelete);
  return (
    <div
      ref={list}
      role="list"
      aria-label={label}
      className="grid grid-cols-1 gap-4 sm:grid-cols-2 min-[70rem]:grid-cols-3"
    >
      {apps.map((app, index) => (
        // Keyed by position, like the rows of a long list: another search updates the existing cards.
        <div key={index} role="listitem" aria-setsize={apps.length} aria-posinset={index + 1}>
          <AppCard app={app} onDelete={handleDelete} />
        </div>
      ))}
    </div>
  );
}
