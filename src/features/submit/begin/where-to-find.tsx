import { useState } from 'react';
import { builders, type Builder } from 'virtual:catalog/builders';
import { SwitchField } from '@/components/switch-field';
import { compareText, foldText } from '@/domain/texts';
import { STORES } from '@/domain/stores/stores';
import { PLATFORMS } from '@/model/app';
import { OTHER_BUILDER, type SubmissionDraft } from '@/model/draft';
import type { DraftChange } from '../wizard/draft-changes';

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
  const named = NAMED.flatMap((id) => builders.find((builder) => builder.id === id) ?? []);
  const more = builders
    .filter((builder) => !named.includes(builder))
    .toSorted((a, b) => compareText(foldText(a.name), foldText(b.name)));
  const isUploading = builderUploads && builder === chosen;
  const shown = builders.find(({ id }) => id === chosen);
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
        {shown && <BuilderSteps builder={shown} />}
        {chosen === OTHER_BUILDER && (
          <p className="rounded-control border bg-surface p-4">
            Look for Build, Publish or Export in your tool. The file ends in .ipa (iPhone), .aab or .apk
            (Android).
          </p>
        )}
        {chosen !== '' && (
          <div className="mt-3 max-w-xl">
            <SwitchField
              label="My builder uploads the build"
              hint={
                isUploading
                  ? 'No file is needed here. Nothing in the build is checked.'
                  : 'Then there is no file to choose.'
              }
              isOn={isUploading}
              onChange={(isOn) => onChange((now) => ({ ...now, builder: chosen, builderUploads: isOn }))}
            />
          </div>
        )}
      </div>
    </section>
  );
}

function BuilderSteps({ builder }: { builder: Builder }) {
  return (
    <div className="grid gap-4 rounded-control border bg-surface p-4 sm:grid-cols-2">
      {PLATFORMS.map((platform) => {
        const output = builder.file[platform];
        return (
          output && (
            <div key={platform}>
              <h3 className="font-medium">
                {STORES[platform].name}
                {output.way === 'uploads' && (
                  <span className="font-normal text-ink-soft"> · no file: {builder.name} uploads it</span>
                )}
              </h3>
              <ol className="mt-1 list-decimal space-y-1 pl-5 marker:text-ink-faint">
                {output.steps.map((step) => (
                  <li key={step}>{step}</li>
                ))}
              </ol>
            </div>
          )
        );
      })}
    </div>
  );
}
