import { startTransition, useState } from 'react';
import { useClock } from '@/lib/clock';
import type { Result } from '@/domain/result';
import { useTask } from '@/lib/jobs/use-task';
import { loadCode } from '@/lib/load-code';
import type { ReadImport } from '@/lib/imports/read-import';
import { newId } from '@/lib/new-id';
import type { ListingSet } from '@/formats/parts/set-contents';
import type { ImportSource } from '@/lib/imports/import-source';
import type { FoundImport } from '@/lib/imports/import-listing';
import type { DecodedListing } from './take-import';

/** State of the import dialog. */
export type ImportStage =
  | { kind: 'choosing'; found: FoundImport }
  | {
      kind: 'report';
      found: FoundImport;
      sets: readonly ListingSet[];
      localeChoices: Readonly<Record<string, string>>;
      read: ReadImport;
    };
type ReportStage = Extract<ImportStage, { kind: 'report' }>;

/** Where the import goes. */
export type ImportTarget = 'new' | 'current';

interface TakeInput {
  stage: ReportStage;
  target: ImportTarget;
  isUpdate: boolean;
}

/** Result of a stored import, for the message that it is done. */
export interface FinishedImport {
  draftId: string;
  name: string;
  texts: number;
  pictures: number;
  leftOut: number;
}

/**
 * Reads a listing in steps: open what the user gave, ask which listings where there are several, show the report, and
 * store the import as a draft. Until the last step nothing is changed, and each step can be cancelled.
 * @param openId the draft on the screen, for an import into it
 * @param onStored stores what was decoded; the import is done when it resolves
 */
export function useListingImport(
  openId: string,
  {
    onStored,
    onDone,
  }: {
    onStored: (decoded: DecodedListing, target: ImportTarget) => Promise<void>;
    onDone: (taken: FinishedImport) => void;
  },
) {
  const clock = useClock();
  const [stage, setStage] = useState<ImportStage>();

  const reading = useTask<Pick<ReportStage, 'found' | 'sets' | 'localeChoices'>, ReportStage>(
    async ({ found, sets, localeChoices }, tools) => {
      const code = await loadCode(() => import('@/lib/imports/import-listing'));
      if (!code.ok) return code;
      const read = await code.value.readFound(found, sets, { ...tools, localeChoices });
      return read.ok
        ? { ok: true, value: { kind: 'report', found, sets, localeChoices, read: read.value } }
        : read;
    },
    'Reading the texts',
  );
  const opening = useTask<ImportSource, FoundImport>(async (source, tools) => {
    const code = await loadCode(() => import('@/lib/imports/import-listing'));
    return code.ok ? code.value.openImport(source, tools) : code;
  }, 'Opening the folder');
  const taking = useTask<TakeInput, FinishedImport>(
    async ({ stage: { found, read }, target, isUpdate }, tools): Promise<Result<FinishedImport>> => {
      const code = await loadCode(() => import('./take-import'));
      if (!code.ok) return code;
      const { folder } = found;
      const draftId = target === 'new' ? newId() : openId;
      const now = new Date(clock.now()).toISOString();
      const made = await code.value.takeImport(folder, read, { ...tools, draftId, now, newId, isUpdate });
      if (!made.ok) return made;
      if (tools.signal.aborted) return code.value.NOT_STORED;
      try {
        await onStored(made.value, target);
      } catch {
        return code.value.NOT_STORED;
      }
      const { report, images } = made.value;
      return {
        ok: true,
        value: {
          draftId,
          name: folder.name,
          texts: report.taken.reduce((sum, { texts }) => sum + texts, 0),
          pictures: images.length,
          leftOut: report.leftOut.filter(({ reason }) => reason !== 'default-language').length,
        },
      };
    },
    'Reading the pictures',
  );

  const read = (input: Pick<ReportStage, 'found' | 'sets' | 'localeChoices'>) => {
    setStage((now) => (now?.kind === 'report' ? now : undefined));
    // The report of a large listing renders in pieces.
    reading.start(input, (next) => startTransition(() => setStage(next)));
  };
  const start = (found: FoundImport) => {
    taking.reset();
    if (found.isOpen) setStage({ kind: 'choosing', found });
    else read({ found, sets: found.suggested, localeChoices: {} });
  };
  return {
    stage,
    /** State of the step that runs or ran last. */
    state:
      [taking.state, reading.state, opening.state].find(({ status }) => status !== 'idle') ?? opening.state,
    cancel: () => [opening, reading, taking].forEach(({ cancel }) => cancel()),
    open: (source: ImportSource) => {
      reading.reset();
      taking.reset();
      setStage(undefined);
      opening.start(source, start);
    },
    /** Continues with what another page has opened. */
    start,
    chooseSets: (sets: readonly ListingSet[]) => {
      if (stage) read({ found: stage.found, sets, localeChoices: {} });
    },
    chooseLocale: (folder: string, locale: string) => {
      if (stage?.kind !== 'report') return;
      const { found, sets, localeChoices } = stage;
      read({ found, sets, localeChoices: { ...localeChoices, [folder]: locale } });
    },
    take: (target: ImportTarget, isUpdate: boolean) => {
      if (stage?.kind !== 'report') return;
      setStage(undefined);
      taking.start({ stage, target, isUpdate }, onDone);
    },
    close: () => {
      reading.reset();
      setStage(undefined);
    },
  };
}
