import { useEffect, useEffectEvent, useState } from 'react';
import { PLATFORMS, type Platform } from '@/model/app';
import type { SubmissionDraft } from '@/model/draft';
import { appIdFor } from '@/domain/packages/package-file';
import { STORES } from '@/domain/stores/stores';
import { Button, SmallButton } from '@/components/button';
import { Card } from '@/components/card';
import { SelectField, TextField } from '@/components/field';
import { JobProgress } from '@/components/job-progress';
import { Notice } from '@/components/notice';
import { useClock } from '@/lib/clock';
import type { ImportSource } from '@/lib/imports/import-source';
import { useTask } from '@/lib/jobs/use-task';
import { followWork, openProgram, type ShownStores } from '@/lib/open-program/open-program';

const ID = /^[A-Za-z][\w-]*(?:\.[\w-]+)+$/;

/** A pull, and what it had to leave out. */
interface Pulled {
  zip: File;
  notes: readonly string[];
}

/** Gets an app from the stores through `storepilot open`, as a zip that the import reads like any other. */
export function GetFromStores({
  draft,
  session,
  onSource,
}: {
  draft: SubmissionDraft;
  session: string;
  onSource: (source: ImportSource) => void;
}) {
  const clock = useClock();
  const [chosen, setChosen] = useState<Partial<Record<Platform, string>>>({});
  const looking = useTask<undefined, ShownStores>(async (_, { signal }) => {
    const found = await openProgram(session, signal).apps();
    return found.ok ? { ok: true, value: found.value.stores } : found;
  }, 'Looking for your apps');
  const getting = useTask<Partial<Record<Platform, string>>, Pulled>(async (apps, tools) => {
    const program = openProgram(session);
    const started = await program.pull(apps);
    if (!started.ok) return started;
    const end = await followWork(program, tools, clock);
    if (!end.ok) return end;
    if (end.value.kind !== 'done') return { ok: false, failure: end.value.message };
    const zip = await program.pulled();
    if (!zip.ok) return zip;
    const { message, notes = [] } = end.value;
    return { ok: true, value: { zip: new File([zip.value], message, { type: 'application/zip' }), notes } };
  }, 'Reading the stores');

  const begin = useEffectEvent(() => {
    looking.start(undefined, (stores) =>
      setChosen(
        Object.fromEntries(
          stores.map(({ store, apps = [] }) => {
            const own = appIdFor(draft, store);
            return [store, own !== '' || apps.length !== 1 ? own : (apps[0]?.id ?? '')];
          }),
        ),
      ),
    );
  });
  useEffect(() => begin(), []);

  const stores = looking.state.status === 'done' ? looking.state.result : [];
  const wanted = Object.fromEntries(
    stores.flatMap(({ store }) => (ID.test(chosen[store] ?? '') ? [[store, chosen[store] ?? '']] : [])),
  );
  const pulled = getting.state.status === 'done' ? getting.state.result : undefined;
  const open = ({ zip }: Pulled) => onSource({ kind: 'files', files: [zip] });
  const choose = (store: Platform, app: string) => setChosen((now) => ({ ...now, [store]: app.trim() }));
  return (
    <Card
      title="Get from the stores"
      headingLevel={3}
      description="Texts, pictures and answers as they are in the stores. You see a report before anything is stored."
    >
      <form
        className="grid gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          getting.start(wanted, (pulled) => pulled.notes.length === 0 && open(pulled));
        }}
      >
        <JobProgress state={looking.state} onCancel={looking.cancel} />
        {looking.state.status === 'done' && (
          <>
            <div className="grid gap-4 sm:grid-cols-2">
              {PLATFORMS.map((store) => (
                <StoreChoice
                  key={store}
                  store={store}
                  found={stores.find((each) => each.store === store)}
                  app={chosen[store] ?? ''}
                  onChoose={(app) => choose(store, app)}
                />
              ))}
            </div>
            <Button
              type="submit"
              className="justify-self-start"
              disabled={Object.keys(wanted).length === 0 || getting.state.status === 'running'}
            >
              Get texts and pictures
            </Button>
          </>
        )}
        <JobProgress state={getting.state} onCancel={getting.cancel} />
        {pulled && pulled.notes.length > 0 && (
          <Notice tone="warn" title="Not everything could be read">
            <ul className="mt-1 list-disc pl-5">
              {pulled.notes.map((note) => (
                <li key={note} className="[overflow-wrap:anywhere]">
                  {note}
                </li>
              ))}
            </ul>
            <SmallButton className="mt-3" onClick={() => open(pulled)}>
              Continue with the rest
            </SmallButton>
          </Notice>
        )}
      </form>
    </Card>
  );
}

/** The app in one store: from the list where the store has one, otherwise typed. */
function StoreChoice({
  store,
  found,
  app,
  onChoose,
}: {
  store: Platform;
  found: ShownStores[number] | undefined;
  app: string;
  onChoose: (app: string) => void;
}) {
  const { name } = STORES[store];
  if (!found)
    return (
      <div className="grid content-start gap-1 text-sm">
        <p className="font-medium">{name}</p>
        <p className="text-ink-soft">
          No key yet. In the terminal: <code className="[overflow-wrap:anywhere]">storepilot keys add</code>
        </p>
      </div>
    );
  if (found.problem !== undefined)
    return (
      <Notice tone="warn" title={name}>
        {found.problem}
      </Notice>
    );
  if (found.apps)
    return (
      <SelectField
        label={name}
        value={found.apps.some(({ id }) => id === app) ? app : ''}
        options={[
          { value: '', label: 'Nothing from here' },
          ...found.apps.map(({ id, name: label }) => ({ value: id, label: `${label} (${id})` })),
        ]}
        onChoose={onChoose}
      />
    );
  return (
    <TextField
      label={name}
      hint="The package name. Leave it empty to get nothing from here."
      placeholder="com.example.app"
      autoComplete="off"
      spellCheck={false}
      defaultValue={app}
      error={app === '' || ID.test(app) ? undefined : 'A package name has parts with dots between them.'}
      onChange={(event) => onChoose(event.target.value)}
    />
  );
}
