import { useId } from 'react';
import { builders } from 'virtual:catalog/builders';
import { builderState } from '@/domain/builders/builder-of';
import { OTHER_BUILDER, type SubmissionDraft } from '@/model/draft';
import type { DraftChange } from '../wizard/draft-changes';

/**
 * Asks once what the app is made with, where its build does not show it. The likely builders come first. Nothing while the
 * build shows it, or is made with code alone.
 */
export function BuilderQuestion({
  draft,
  onChange,
}: {
  draft: SubmissionDraft;
  onChange: (change: DraftChange) => void;
}) {
  const id = useId();
  const { candidates, isChosen } = builderState(draft);
  if (!isChosen && candidates.length === 0) return null;
  const others = builders.filter((each) => !candidates.includes(each));
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2 text-sm">
      <label htmlFor={id} className="font-medium">
        What did you make it with?
      </label>
      <select
        id={id}
        value={draft.builder ?? ''}
        onChange={({ target }) =>
          onChange((now) => ({ ...now, builder: target.value === '' ? undefined : target.value }))
        }
        className="min-h-8 max-w-60 rounded-control border border-line-strong bg-surface px-2"
      >
        <option value="">Choose…</option>
        {[...candidates, ...others].map((each) => (
          <option key={each.id} value={each.id}>
            {each.name}
          </option>
        ))}
        <option value={OTHER_BUILDER}>Not in this list</option>
      </select>
      <span className="text-ink-soft">Fixes then name its menus.</span>
    </div>
  );
}
