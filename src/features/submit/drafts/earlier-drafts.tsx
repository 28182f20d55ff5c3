import { useState } from 'react';
import { Button } from '@/components/button';
import { SelectField } from '@/components/field';
import { draftName } from '@/domain/submissions/draft-label';
import { useStartFromDraft } from './use-start-from-draft';
import { hasContent, isBare } from './new-draft';
import { useDrafts } from '../records';
import { Choice } from './choice';

/** Begins the next submission with the texts, answers and images of an earlier one. */
export function EarlierDrafts({ openId }: { openId: string }) {
  const { drafts } = useDrafts();
  const { start, failure } = useStartFromDraft();
  const [chosen, setChosen] = useState<string>();
  const others = drafts?.filter((draft) => draft.id !== openId && hasContent(draft) && !isBare(draft)) ?? [];
  const source = others.find(({ id }) => id === chosen) ?? others[0];
  return (
    <Choice title="An earlier submission">
      {source ? (
        <div className="flex flex-wrap items-end gap-2">
          <div className="min-w-0 flex-1 basis-48">
            <SelectField
              label="Submission"
              value={source.id}
              options={others.map((draft) => ({
                value: draft.id,
                label: [draftName(draft), draft.version.trim()].filter((part) => part !== '').join(' '),
              }))}
              onChoose={setChosen}
            />
          </div>
          <Button variant="secondary" onClick={() => void start(source)}>
            Start from it
          </Button>
        </div>
      ) : (
        <p className="text-sm text-ink-soft">There is none on this device yet.</p>
      )}
      {failure !== undefined && (
        <p role="alert" className="text-[0.8125rem] font-medium text-bad">
          {failure}
        </p>
      )}
    </Choice>
  );
}
