import { useState } from 'react';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { Notice } from '@/components/notice';
import { countOf } from '@/domain/texts';
import type { ImportMode, ImportPlan } from '../model/workspace-import';
import { effectOf } from '../model/import-words';

const MODES: readonly { mode: ImportMode; label: string }[] = [
  { mode: 'replace', label: 'Replace my workspace' },
  { mode: 'merge', label: 'Merge into my workspace' },
];

/** Shows what a workspace file contains and what an import would change, and asks how to import it. */
export function ImportDialog({
  plan,
  onImport,
  onClose,
}: {
  plan: ImportPlan;
  onImport: (mode: ImportMode) => void;
  onClose: () => void;
}) {
  const [mode, setMode] = useState<ImportMode>('replace');
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Import this workspace?"
      description="Every record of the file was checked. Nothing has been changed yet."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button variant={mode === 'replace' ? 'danger' : 'primary'} onClick={() => onImport(mode)}>
            Import
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        <dl className="grid grid-cols-3 gap-2 text-center">
          <Count label="Readable in the file" value={plan.readable} />
          <Count label="Unreadable in the file" value={plan.unreadable} />
          <Count label="Replaced in this browser" value={mode === 'replace' ? plan.present : plan.inBoth} />
        </dl>
        {plan.unreadable > 0 && (
          <Notice
            tone="warn"
            title={`${countOf(plan.unreadable, 'record')} can’t be read and will be left out`}
          >
            They are damaged. Keep the file: it still contains them.
          </Notice>
        )}
        {plan.fromNewer > 0 && (
          <Notice tone="info" title={`${countOf(plan.fromNewer, 'record')} from a newer StorePilot`}>
            They are stored, and appear once this one is updated.
          </Notice>
        )}
        {plan.ofTeams > 0 && (
          <p className="text-[0.8125rem] text-ink-soft">
            What the file has about teams is not imported: it is read from your teams again.
          </p>
        )}
        <fieldset className="grid gap-2">
          <legend className="mb-2 text-sm font-medium">How to import</legend>
          {MODES.map((each) => (
            <label
              key={each.mode}
              className="flex cursor-pointer items-start gap-3 rounded-control border p-3 has-checked:border-accent has-checked:bg-accent-soft"
            >
              <input
                type="radio"
                name="import-mode"
                className="mt-1 size-4 accent-accent"
                checked={mode === each.mode}
                onChange={() => setMode(each.mode)}
              />
              <span className="min-w-0">
                <span className="block text-sm font-medium">{each.label}</span>
                <span className="block text-[0.8125rem] text-ink-soft">{effectOf(plan, each.mode)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <p className="text-[0.8125rem] text-ink-soft">
          You can undo the import on this page until you close this tab or sign out.
        </p>
      </div>
    </Dialog>
  );
}

function Count({ label, value }: { label: string; value: number }) {
  return (
    <div className="flex flex-col-reverse rounded-control border bg-sunken px-2 py-3">
      <dt className="text-xs text-ink-soft">{label}</dt>
      <dd className="text-xl font-semibold tabular-nums">{value}</dd>
    </div>
  );
}
