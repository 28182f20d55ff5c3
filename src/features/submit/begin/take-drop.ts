import type { BuildInfo } from '@/model/build-info';
import type { DraftImage } from '@/model/draft-image';
import type { SubmissionDraft } from '@/model/draft';
import { storedLabels } from '@/domain/privacy/data-safety-labels';
import type { DataSafetyLabels } from '@/domain/privacy/data-safety-csv';
import type { Result } from '@/domain/result';
import { MAX_SHOTS } from '@/domain/studio/design';
import { countOf } from '@/domain/texts';
import { readRatingImport } from '@/formats/listings/rating-import';
import { inspectBuild } from '@/lib/builds/inspect-build';
import type { Clock } from '@/lib/clock';
import { openDrop, type PlacedFile } from '@/lib/drops/open-drop';
import type { LeftItem } from '@/lib/drops/sort-drop';
import type { FoundImport } from '@/lib/imports/import-listing';
import type { ImportSource } from '@/lib/imports/import-source';
import type { TaskTools } from '@/lib/jobs/use-task';
import { importAnswers, importRatings } from '../import/import-answers';
import { readPictures } from '../pictures/use-picture-intake';
import { readAnswers } from '../privacy/read-answers';
import { openDesignFile } from '../studio/use-design-file';
import type { StudioAsset } from '../studio/studio-records';
import type { DraftChange } from '../wizard/draft-changes';
import { placePictures } from './drop-pictures';
import type { ImportedItem } from './imported-item';

/** Everything that was dropped, read. Nothing is changed until the caller applies it. */
export interface DropContents {
  changes: readonly DraftChange[];
  labels?: ReturnType<typeof storedLabels> | undefined;
  images: readonly DraftImage[];
  builds: readonly BuildInfo[];
  /** The files of all that was read, without the listing. */
  files: readonly File[];
  /** The file of each build, to open it in another submission. */
  buildFiles: ReadonlyMap<BuildInfo, File>;
  listing: FoundImport | undefined;
  workspaceFile: File | undefined;
  /** A newer catalogue, which belongs to no submission. */
  ruleFile: File | undefined;
  taken: readonly ImportedItem[];
  left: readonly LeftItem[];
}

interface Context {
  draft: SubmissionDraft;
  clock: Clock;
  putAsset: (...assets: StudioAsset[]) => Promise<void>;
}

/** Reads everything that was dropped with the mechanism of its kind. */
export async function takeDrop(
  source: ImportSource,
  { draft, clock, putAsset }: Context,
  tools: TaskTools,
): Promise<Result<DropContents>> {
  const opened = await openDrop(source, tools);
  if (!opened.ok) return opened;
  const { files, listing } = opened.value;
  const left: LeftItem[] = [...opened.value.left];
  const taken: ImportedItem[] = [];
  const changes: DraftChange[] = [];
  let labels: DataSafetyLabels | undefined;
  const of = (...places: PlacedFile['place'][]) =>
    files.filter(({ place }) => places.includes(place)).map(({ file }) => file);

  for (const file of of('data-safety', 'app-privacy')) {
    const read = await readAnswers(file);
    if (!read.ok) {
      left.push({ name: file.name, why: read.failure });
      continue;
    }
    changes.push(importAnswers(read.value.change));
    labels = read.value.labels ?? labels;
    taken.push({
      names: [file.name],
      where: `Privacy. ${read.value.notes.join(' ')}`,
      step: 'listing',
      field: 'privacy',
    });
  }
  for (const file of of('age-rating')) {
    const read = readRatingImport(await file.text());
    if (!read.ok) left.push({ name: file.name, why: read.failure });
    else {
      changes.push(importRatings(read.value.apple, read.value.options));
      const count = countOf(Object.keys(read.value.apple).length, 'answer');
      taken.push({ names: [file.name], where: `Age rating: ${count}`, step: 'listing', field: 'ratings' });
    }
  }
  for (const file of of('design')) {
    if (draft.design !== undefined) {
      left.push({
        name: file.name,
        why: 'This draft has a design already. To replace it, use “Open a design file” in step 3.',
      });
      continue;
    }
    const read = await openDesignFile(file, putAsset);
    if (!read.ok) left.push({ name: file.name, why: read.failure });
    else {
      changes.push((now) => ({ ...now, design: read.value }));
      taken.push({ names: [file.name], where: 'Design of the screenshots', step: 'screenshots' });
    }
  }
  for (const file of of('check-config'))
    left.push({
      name: file.name,
      why: 'Use it in step 4, Policy Checks, with “Use a storepilot.config.json”.',
    });
  const [workspaceFile, ...more] = of('workspace');
  left.push(...more.map(({ name }) => ({ name, why: 'One workspace file is imported at a time.' })));

  const [ruleFile] = of('rules');
  const isRuleFileAlone = files.length === 1;
  if (ruleFile && !isRuleFileAlone)
    left.push({ name: ruleFile.name, why: 'A file of rules. Drop it alone, or on Policy Watchdog.' });

  const pictures = await readPictures(of('picture'), draft.defaultLocale, clock, tools);
  left.push(...pictures.refused.map(({ fileName, message }) => ({ name: fileName, why: message })));
  const placed = placePictures(draft, pictures.pictures);
  changes.push(...placed.changes);
  taken.push(...placed.taken);
  left.push(...placed.left.map((name) => ({ name, why: TOO_MANY })), ...placed.refused);

  const builds: BuildInfo[] = [];
  const buildFiles = new Map<BuildInfo, File>();
  for (const file of of('build')) {
    const read = await inspectBuild(file, {
      signal: tools.signal,
      clock,
      onProgress: (label, progress) => tools.report(`${file.name}: ${label}`, progress),
    });
    if (tools.signal.aborted) return { ok: false, failure: 'Reading was cancelled.' };
    if (!read.ok) left.push({ name: file.name, why: read.failure.message });
    else {
      builds.push(read.value);
      buildFiles.set(read.value, file);
    }
  }
  return {
    ok: true,
    value: {
      changes,
      labels: labels && storedLabels(labels),
      images: placed.images,
      builds,
      files: files.map(({ file }) => file),
      buildFiles,
      listing,
      workspaceFile,
      ruleFile: isRuleFileAlone ? ruleFile : undefined,
      taken,
      left,
    },
  };
}

const TOO_MANY = `A set has up to ${MAX_SHOTS} pictures; the stores accept 8 to 10.`;
