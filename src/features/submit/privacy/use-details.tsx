import type { DataKind } from '@/model/data-kinds';
import { useState, type ComponentProps } from 'react';
import { platformsOf } from '@/model/app';
import { describeUse } from '@/domain/privacy/describe-use';
import type { DataUse } from '@/model/privacy-answers';
import { setUse } from '@/domain/privacy/privacy-answers';
import { openInUse } from '@/domain/privacy/privacy-questions';
import { isSame } from '@/domain/merge-records';
import { countOf } from '@/domain/texts';
import { QuietButton } from '@/components/button';
import type { EditedKind, QuestionProps } from './question-props';
import { UseForm } from './use-form';

/**
 * How the chosen kinds of one topic are used, each as one line that opens for editing. They are asked about together as
 * long as their answers are the same, because they mostly are.
 */
export function UseDetails({
  kinds,
  answers,
  platform,
  editedKind,
  onEdit,
  onChange,
}: Pick<QuestionProps, 'answers' | 'platform' | 'onChange'> & EditedKind & { kinds: readonly DataKind[] }) {
  const [isSplit, setSplit] = useState(false);
  const [first] = kinds;
  const partsOf = (kind: DataKind): DataUse => answers.uses[kind.id] ?? {};
  const areSame = kinds.every((kind) => first && isSame(partsOf(kind), partsOf(first)));
  const change = (targets: readonly DataKind[], use: DataUse) =>
    onChange((now) => targets.reduce((changed, { id }) => setUse(changed, id, use), now));
  const isEdited = (targets: readonly DataKind[]) => targets.some(({ id }) => id === editedKind);
  const details = (targets: readonly DataKind[]) => {
    const [shown] = targets;
    return (
      shown && (
        <UseOfKinds
          key={shown.id}
          name={`privacy/${shown.id}`}
          title={targets.map(({ label }) => label).join(', ')}
          use={partsOf(shown)}
          platform={platform}
          tracks={answers.yesNo.tracking}
          isEdited={isEdited(targets)}
          onEdit={(isStarted) => onEdit(isStarted ? shown.id : undefined)}
          onChange={(use) => change(targets, use)}
        />
      )
    );
  };
  if (kinds.length > 1 && areSame && !isSplit) {
    return (
      <>
        {details(kinds)}
        {isEdited(kinds) && (
          <span>
            <QuietButton onClick={() => setSplit(true)}>Answer for each of them separately</QuietButton>
          </span>
        )}
      </>
    );
  }
  return kinds.map((kind) => details([kind]));
}

/** The answers in one line, or the questions while they are edited. */
function UseOfKinds({
  isEdited,
  onEdit,
  ...form
}: Omit<ComponentProps<typeof UseForm>, 'stores' | 'open'> & {
  isEdited: boolean;
  onEdit: (isStarted: boolean) => void;
}) {
  const { title, use, platform, tracks } = form;
  const stores = platformsOf(platform).filter((each) => use.onlyIn === undefined || use.onlyIn === each);
  const open = openInUse(use, stores, tracks).map(({ hint }) => hint);
  const summary = describeUse(use, stores, tracks);
  return (
    <div role="group" aria-label={title} className="grid gap-3.5 rounded-control bg-sunken py-2 pr-2 pl-4">
      <div className="flex items-start justify-between gap-3">
        <p className="min-w-0 py-1 text-sm [overflow-wrap:anywhere]">
          <span className="font-medium">{title}</span>
          {!isEdited && (
            <span className="text-[0.8125rem]">
              {summary !== '' && <span className="text-ink-soft"> · {summary}</span>}
              {open.length > 0 && <span className="text-warn"> · {countOf(open.length, 'open answer')}</span>}
            </span>
          )}
        </p>
        {/* The same button in both states, so that it keeps the focus. */}
        <QuietButton aria-label={`${isEdited ? 'Done' : 'Edit'}: ${title}`} onClick={() => onEdit(!isEdited)}>
          {isEdited ? 'Done' : 'Edit'}
        </QuietButton>
      </div>
      {isEdited && (
        <div className="grid gap-3.5 pr-2 pb-2">
          <UseForm {...form} stores={stores} open={open} />
        </div>
      )}
    </div>
  );
}
