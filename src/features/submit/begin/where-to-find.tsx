import { useState } from 'react';
import { builderNames } from 'virtual:catalog/builder-names';
import { lazyPart } from '@/components/lazy-part';
import { compareText, foldText } from '@/domain/texts';
import { OTHER_BUILDER, type SubmissionDraft } from '@/model/draft';
import type { DraftChange } from '../wizard/draft-changes';

/** Contains the steps of every builder. */
const BuilderSteps = lazyPart(() => import('./builder-steps').then((module) => module.BuilderSteps));

/** Builders named in the line; the others are in the selection after them. */
const NAMED = ['flutterflow', 'adalo', 'bubble', 'expo', 'native'];

/** One line that tells, for each builder, where its build file is, or that it uploads the build itself. */
export function WhereToFind({
  draft: { builder, builderUploads = false },
  onChange,
}: {
  draft: Pick<SubmissionDraft, 'builder' | 'builderUploads'>;
  onChange: (change: DraftChange) => void;
}) {
  const [chosen, setChosen] = useState(builder ?? (builderUploads ? OTHER_BUILDER : ''));
  const named = NAMED.flatMap((id) => builderNames.find((builder) => builder.id === id) ?? []);
  const more = builderNames
    .filter((builder) => !named.includes(builder))
    .toSorted((a, b) => compareText(foldText(a.name), foldText(b.name)));
  const isUploading = builderUploads && builder === chosen;
  // The draft keeps the builder, so that fixes are in its words; folding the steps takes nothing back.
  const choose = (id: string) => {
    setChosen(id);
    if (!isUploading && id !== '') onChange((now) => ({ ...now, builder: id }));
  };
  return (
    <section aria-label="Where do I find the file?" className="grid gap-3 text-sm">
      <p className="flex flex-wrap items-center gap-x-1 gap-y-1">
        <span className="mr-1 font-medium">Where do I find the file?</span>
        {named.map(({ id, name }) => (
          <button
            key={id}
            type="button"
            aria-expanded={chosen === id}
            onClick={() => choose(chosen === id ? '' : id)}
            className={`min-h-8 rounded-control px-2 ${chosen === id ? 'bg-accent-soft font-medium text-accent-strong' : 'text-accent-strong hover:bg-sunken'}`}
          >
            {name}
          </button>
        ))}
        <select
          aria-label="Another builder"
          value={more.some(({ id }) => id === chosen) || chosen === OTHER_BUILDER ? chosen : ''}
          onChange={(event) => choose(event.target.value)}
          className="min-h-8 max-w-44 rounded-control border border-line-strong bg-surface px-2"
        >
          <option value="">Another builder…</option>
          {more.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
          <option value={OTHER_BUILDER}>Not in this list</option>
        </select>
      </p>
      <div aria-live="polite" className="empty:absolute">
        {chosen !== '' && (
          <BuilderSteps
            id={chosen}
            isUploading={isUploading}
            onUploading={(isOn) => onChange((now) => ({ ...now, builder: chosen, builderUploads: isOn }))}
          />
        )}
      </div>
    </section>
  );
}
