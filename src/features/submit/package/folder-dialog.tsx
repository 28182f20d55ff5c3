import { useState } from 'react';
import { countOf } from '@/domain/texts';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { Notice } from '@/components/notice';
import type { SaveItem } from '@/lib/imports/save-plan';
import type { UnconfirmedSave } from './use-folder-save';

const GROUPS = [
  { kind: 'change', title: 'Changed' },
  { kind: 'add', title: 'Added' },
  { kind: 'delete', title: 'Deleted from the folder' },
] as const;

/** Lists every file that saving changes, adds or deletes; files that changed on disk only when they are ticked. */
export function FolderDialog({
  asked: { items, notes, folder },
  onSave,
  onOther,
  onClose,
}: {
  asked: UnconfirmedSave;
  onSave: (items: readonly SaveItem[]) => void;
  onOther: () => void;
  onClose: () => void;
}) {
  const [ticked, setTicked] = useState<ReadonlySet<string>>(new Set());
  const conflicts = items.filter(({ conflict }) => conflict);
  const chosen = items.filter(({ conflict, path }) => !conflict || ticked.has(path));
  const toggle = (path: string) =>
    setTicked((now) => {
      const next = new Set(now);
      if (!next.delete(path)) next.add(path);
      return next;
    });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Save to folder"
      description={
        items.length === 0 ? (
          <>
            <bdi>{folder.handle.name}</bdi> already contains everything in this draft.
          </>
        ) : (
          <>
            Only these files change in <bdi>{folder.handle.name}</bdi>. Every other file stays unchanged.
          </>
        )
      }
      footer={
        <>
          <Button variant="quiet" onClick={onOther}>
            Choose another folder
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {items.length === 0 ? 'Close' : 'Cancel'}
          </Button>
          {items.length > 0 && (
            <Button disabled={chosen.length === 0} onClick={() => onSave(chosen)}>
              Save {countOf(chosen.length, 'file')}
            </Button>
          )}
        </>
      }
    >
      <div className="grid gap-5">
        {GROUPS.map(({ kind, title }) => {
          const own = items.filter((item) => item.kind === kind && !item.conflict);
          return (
            own.length > 0 && (
              <section key={kind} aria-label={title}>
                <h3 className={`mb-1 text-sm font-semibold ${kind === 'delete' ? 'text-bad' : ''}`}>
                  {title} ({own.length})
                </h3>
                <ul className="grid gap-1.5 text-sm">
                  {own.map(({ path, why }) => (
                    <li key={path} className="[overflow-wrap:anywhere]">
                      <Path path={path} />
                      {why !== undefined && <span className="block text-ink-soft">{why}</span>}
                    </li>
                  ))}
                </ul>
              </section>
            )
          );
        })}
        {conflicts.length > 0 && (
          <fieldset className="rounded-card border border-warn/40 bg-warn-soft p-4">
            <legend className="sr-only">Changed on disk since the import</legend>
            <p className="text-sm font-semibold" aria-hidden="true">
              Changed on disk since the import ({conflicts.length})
            </p>
            <p className="mb-2 text-sm">They stay unchanged unless you tick them.</p>
            <ul className="grid gap-2 text-sm">
              {conflicts.map((item) => (
                <li key={item.path}>
                  <label className="flex items-start gap-2.5">
                    <input
                      type="checkbox"
                      className="mt-0.5 size-4 shrink-0 accent-accent"
                      checked={ticked.has(item.path)}
                      onChange={() => toggle(item.path)}
                    />
                    <span className="min-w-0 [overflow-wrap:anywhere]">
                      {conflictAction(item)} <Path path={item.path} />
                    </span>
                  </label>
                </li>
              ))}
            </ul>
          </fieldset>
        )}
        {notes.length > 0 && (
          <Notice tone="neutral" title="Has no place in the folder">
            <ul className="list-disc pl-5">
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          </Notice>
        )}
      </div>
    </Dialog>
  );
}

function conflictAction({ kind, conflict }: SaveItem): string {
  if (kind === 'delete') return 'Delete the changed file';
  return conflict === 'missing' ? 'Write the deleted file again:' : 'Overwrite';
}

function Path({ path }: { path: string }) {
  return <code className="font-mono text-[0.8125rem]">{path}</code>;
}
