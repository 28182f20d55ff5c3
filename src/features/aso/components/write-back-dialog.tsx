import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Button, buttonLook } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { SelectField } from '@/components/field';
import { MarkedText } from '@/components/findings/marked-text';
import { PATHS } from '@/config/paths';
import { textChanges } from '@/domain/listings/text-changes';
import type { StoredDraft } from '@/model/draft';
import { draftLabel } from '@/domain/submissions/draft-label';
import { draftTexts, type DraftText } from '../model/draft-texts';
import type { OptimizationResult } from '../model/optimization';
import { countOf } from '@/domain/texts';

/** Asks which texts of which draft the result may replace, and shows each change first. */
export function WriteBackDialog({
  onClose,
  drafts,
  suggestedDraftId,
  result,
  onWrite,
}: {
  onClose: () => void;
  drafts: readonly StoredDraft[];
  suggestedDraftId: string | undefined;
  result: OptimizationResult;
  onWrite: (draft: StoredDraft, texts: DraftText[]) => void;
}) {
  const [chosenId, setChosenId] = useState(suggestedDraftId);
  const [choices, setChoices] = useState<ReadonlyMap<string, boolean>>(new Map());
  const draft = drafts.find(({ id }) => id === chosenId) ?? drafts[0];
  const texts = draft ? draftTexts(draft, result) : [];
  // A translation that is there already is better than a phrase for the category.
  const isChosen = ({ id, locale, before }: DraftText) =>
    choices.get(id) ?? (before === '' || locale === draft?.defaultLocale);
  const chosen = texts.filter(isChosen);

  if (!draft)
    return (
      <Dialog
        isOpen
        onOpenChange={onClose}
        title="Write to a draft"
        description="There is no draft yet. Start a submission, then write the optimized texts to its draft."
        footer={
          <Link to={PATHS.submit} className={buttonLook({})}>
            Start a submission
          </Link>
        }
      />
    );

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Write to a draft"
      description="Only the texts you tick are replaced. You can undo it afterwards."
      size="large"
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button disabled={chosen.length === 0} onClick={() => onWrite(draft, chosen)}>
            Replace {countOf(chosen.length, 'text')}
          </Button>
        </>
      }
    >
      <SelectField
        label="Draft"
        value={draft.id}
        onChoose={setChosenId}
        options={drafts.map((each) => ({ value: each.id, label: draftLabel(each) }))}
      />
      {texts.length === 0 && (
        <p className="mt-4 text-sm text-ink-soft">
          This draft has these texts already. Nothing would change.
        </p>
      )}
      <ul className="mt-4 flex flex-col gap-3">
        {texts.map((text) => (
          <li key={text.id} className="rounded-control border p-3">
            <label className="flex items-center gap-2.5 text-sm font-medium">
              <input
                type="checkbox"
                className="size-4 accent-accent"
                checked={isChosen(text)}
                onChange={(event) => setChoices(new Map(choices).set(text.id, event.target.checked))}
              />
              {text.label}
            </label>
            <TextChangeView text={text} />
          </li>
        ))}
      </ul>
    </Dialog>
  );
}

function TextChangeView({ text: { before, after } }: { text: DraftText }) {
  const changes = textChanges(before, after);
  return (
    <div className="mt-2 grid gap-3 sm:grid-cols-2">
      <div className="min-w-0">
        <p className="text-xs font-medium text-ink-faint">In the draft now</p>
        {before === '' ? (
          <p className="text-sm text-ink-faint">Nothing</p>
        ) : (
          <MarkedText changes={changes} side="before" />
        )}
      </div>
      <div className="min-w-0">
        <p className="text-xs font-medium text-ink-faint">Afterwards</p>
        <MarkedText changes={changes} side="after" />
      </div>
    </div>
  );
}
