import { countOf } from '@/domain/texts';
import { Languages } from 'lucide-react';
import { useRef, useState } from 'react';
import { EmptyState } from '@/components/empty-state';
import { JobProgress } from '@/components/job-progress';
import { lazyPart, Loading } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { PageBody, PageHeader } from '@/components/pages/page-header';
import { unreadPage } from '@/components/pages/unread-page';
import { useTask } from '@/lib/jobs/use-task';
import { useWritingJob } from '@/lib/jobs/use-writing-job';
import { useIsModelOn } from '@/lib/browser-model/use-is-model-on';
import { notify } from '@/lib/notify';
import { copyAndNotify, downloadAndNotify } from '@/lib/notify-transfers';
import { useFormErrors } from '@/lib/use-form-errors';
import { useSingleRecord } from '@/lib/auto-save/use-auto-save';
import { ImportButton } from './components/import-button';
import { LocalizationForm } from './components/localization-form';
import { archiveOf, exportName, tableIn, tableOf } from './work/files';
import {
  missingFields,
  type LocalizationInput,
  type LocalizationPack,
  type RequiredField,
} from './model/localization';
import { withGenerated, withImported, withPack } from './model/pack-texts';
import { FRESH_LOCALIZATION, localizationCollection } from './records';
import { LAST_LABEL, localizationJob } from './jobs';

const Results = lazyPart(
  () => import('./components/results').then((module) => module.Results),
  <Loading isTall />,
);
const PackPreview = lazyPart(
  () => import('./components/pack-preview').then((module) => module.PackPreview),
  null,
);

const PackHelp = lazyPart(() => import('./components/pack-help').then((module) => module.PackHelp), null);

const HEADER = (
  <PageHeader
    title="Localization Packs"
    description="Bring your listing to ten markets, within the limits of both stores, ready to upload."
  />
);

/** The texts of all languages are in a chunk of their own. */
const loadMaker = () => import('./model/make-packs').then(({ makePacks }) => makePacks);

export function LocalizationPage() {
  const isModelOn = useIsModelOn();
  const {
    item: record,
    isUnreadable,
    retry,
    change,
  } = useSingleRecord(localizationCollection, FRESH_LOCALIZATION);
  const maker = useWritingJob(localizationJob, LAST_LABEL, loadMaker);
  const zip = useTask(archiveOf, 'Packing the files...');
  const form = useFormErrors<RequiredField>();
  const [previewed, setPreviewed] = useState<string>();
  const [importNotes, setImportNotes] = useState<string[]>();
  const marketsRef = useRef<HTMLFieldSetElement>(null);

  if (isUnreadable || !record) {
    return unreadPage(HEADER, 'Your packs', isUnreadable ? retry : undefined);
  }
  const { packs, madeFor, input, privacyUrl } = record;

  const handleChange = (changes: Partial<LocalizationInput>) => {
    change((current) => ({ ...current, input: { ...current.input, ...changes } }));
    form.clear(changes);
  };
  const handleSubmit = () => {
    const first = form.show(missingFields(input));
    if (first) {
      notify.error('Missing Information', 'Please fill in app details and select target markets');
      return first;
    }
    Results.prefetch();
    maker.start(input, (made) => {
      change((current) => ({
        ...current,
        packs: withGenerated(current.packs, made),
        madeFor: input.appName.slice(0, 200),
      }));
      notify.success('Localization Complete!', `${countOf(made.length, 'localization pack')} ready`);
    });
    return undefined;
  };
  const handleMore = () => {
    const boxes = [...(marketsRef.current?.querySelectorAll<HTMLInputElement>('input') ?? [])];
    (boxes.find((box) => !box.checked) ?? boxes[0])?.focus();
    notify.info(
      'Select more target markets',
      'Then press Generate Packs. Markets that stay selected are kept.',
    );
  };
  const handleExport = (chosen: LocalizationPack[], what: string) =>
    zip.start({ packs: chosen, privacyUrl }, (archive) =>
      downloadAndNotify(`${exportName(madeFor, what, chosen)}.zip`, archive),
    );
  const handleExportCsv = async () => {
    const table = await tableOf(packs);
    if (table.ok)
      downloadAndNotify(
        `${exportName(madeFor, 'localization', packs)}.csv`,
        table.value,
        'text/csv;charset=utf-8',
      );
    else notify.error('Download failed', table.failure);
  };
  const handleRemove = (pack: LocalizationPack) => {
    change((current) => ({ ...current, packs: current.packs.filter(({ code }) => code !== pack.code) }));
    notify.info(`${pack.language} pack removed`, undefined, {
      label: 'Undo',
      onClick: () => change((current) => ({ ...current, packs: withPack(current.packs, pack) })),
    });
  };
  const handleImport = async (file: File) => {
    Results.prefetch();
    const result = await tableIn(file);
    if (!result.ok) {
      setImportNotes(undefined);
      notify.error('Import failed', result.failure);
      return;
    }
    const { listings, notes } = result.value;
    const { changed } = withImported(packs, listings);
    setImportNotes(notes);
    if (changed.length === 0) {
      notify.info('Nothing changed', 'The table has no text that differs from this page.');
      return;
    }
    change((current) => ({ ...current, packs: withImported(current.packs, listings).packs }));
    notify.success('Table imported', `${countOf(changed.length, 'locale')} changed`, {
      label: 'Undo',
      onClick: () => change((current) => ({ ...current, packs })),
    });
  };

  const shown = packs.find(({ code }) => code === previewed);
  return (
    <PageBody>
      {HEADER}
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,min(25rem,45%))_minmax(0,1fr)]">
        <LocalizationForm
          input={input}
          errors={form.errors}
          isRunning={maker.state.status === 'running'}
          marketsRef={marketsRef}
          onChange={handleChange}
          onSubmit={handleSubmit}
        />
        <div className="flex min-w-0 flex-col gap-6 [&>:empty]:-mb-6">
          <JobProgress state={maker.state} onCancel={maker.cancel} />
          <JobProgress state={zip.state} onCancel={zip.cancel} />
          {isModelOn && packs.length > 0 && (
            <PackHelp
              input={input}
              packs={packs}
              onText={(code, description) =>
                change((current) => ({
                  ...current,
                  packs: current.packs.map((pack) =>
                    pack.code === code ? { ...pack, content: { ...pack.content, description } } : pack,
                  ),
                }))
              }
            />
          )}
          {importNotes && importNotes.length > 0 && (
            <Notice tone="warn" title="Left out of the imported table">
              <ul className="mt-1 list-disc pl-5 [overflow-wrap:anywhere]">
                {importNotes.map((note) => (
                  <li key={note}>{note}</li>
                ))}
              </ul>
            </Notice>
          )}
          {packs.length === 0 ? (
            <EmptyState
              icon={<Languages />}
              title="No localization packs yet"
              hint="Fill in the form, select markets and press Generate Packs. Or import a table of texts that you have already."
              action={<ImportButton onImport={(file) => void handleImport(file)} />}
            />
          ) : (
            <Results
              packs={packs}
              madeFor={madeFor}
              privacyUrl={privacyUrl}
              onPrivacyUrl={(url) => change((current) => ({ ...current, privacyUrl: url }))}
              onCopy={(text) => void copyAndNotify(text)}
              onExport={(pack) => handleExport([pack], pack.code)}
              onExportAll={() => handleExport(packs, 'localization')}
              onExportCsv={() => void handleExportCsv()}
              onImport={(file) => void handleImport(file)}
              onMore={handleMore}
              onPreview={({ code }) => setPreviewed(code)}
              onRemove={handleRemove}
            />
          )}
        </div>
      </div>
      {shown && <PackPreview pack={shown} onClose={() => setPreviewed(undefined)} />}
    </PageBody>
  );
}
