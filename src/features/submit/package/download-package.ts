import type { AppRecord } from '@/model/app';
import type { Result } from '@/domain/result';
import type { DraftContent, StoredDraft, SubmissionDraft } from '@/model/draft';
import type { SubmissionRecord } from '@/model/submission';
import { localDay, type Clock } from '@/lib/clock';
import { downloadFile } from '@/lib/download';
import type { TaskTools } from '@/lib/jobs/use-task';
import { newId } from '@/lib/new-id';
import type { PackageApprovals } from '@/lib/team/read-approvals';
import {
  appsCollection,
  draftImagesCollection,
  submissionsCollection,
} from '@/lib/workspace/app-collections';
import { baselinesCollection, originalFiles } from '@/lib/workspace/baselines';
import { withImages } from '@/lib/workspace/draft-images';
import { readReleases } from '@/lib/workspace/releases';
import type { Repository } from '@/lib/workspace/repository';
import { dataSafetyLabelsCollection } from '../label-records';
import { appAfterPackage, appOfDraft, submissionRecords } from './record-package';
import { hasDrawnPictures } from '../pictures/picture-state';
import { makePackage } from './make-package';
import {
  updatePictures,
  WHOLE_DUE,
  type ImageWriter,
  type PictureUpdate,
  type UpdateTools,
} from '../pictures/update-pictures';

export interface MadePackage {
  fileName: string;
  bytes: number;
  /** Omissions. */
  notes: readonly string[];
  includesGradlePlay: boolean;
}

interface DownloadInput {
  includeGradlePlay: boolean;
  /** Reads what the team has decided; undefined for a user who is in none. */
  readApprovals?: ((draft: DraftContent) => Promise<PackageApprovals>) | undefined;
  clock: Clock;
  repository: Repository;
  images: ImageWriter;
  apps: { put(app: AppRecord): Promise<void> };
  submissions: { put(...records: SubmissionRecord[]): Promise<void> };
}

const NOT_DOWNLOADED =
  'The browser did not accept the file. Allow downloads for this page, or free some disk space, and try again.';

/**
 * Makes the package of a draft, starts its download, and records the app and its submissions.
 * @returns the package, and what the draft has to keep of it
 */
export async function downloadPackage(
  texts: StoredDraft,
  {
    includeGradlePlay,
    readApprovals,
    clock,
    repository,
    images,
    apps,
    submissions,
    signal,
    report,
  }: TaskTools & DownloadInput,
): Promise<Result<{ made: MadePackage; appId: string; packagedAt: string }>> {
  const today = localDay(clock);
  const current = await currentPictures(texts, { repository, images, clock, signal, report });
  if (!current.ok) return current;
  const { draft } = current.value;
  const baseline = await repository.get(baselinesCollection, draft.id);
  const importedFiles = baseline && (await originalFiles(repository, baseline, draft.images));
  const [dataSafetyLabels] = await repository.list(dataSafetyLabelsCollection);
  const approvals = await readApprovals?.(draft);
  const packed = await makePackage(draft, {
    leftOut: current.value.notes,
    releases: await readReleases(repository, draft),
    ...{ signal, report, today, includeGradlePlay, dataSafetyLabels, baseline, importedFiles },
    approvals: approvals?.record,
  });
  if (!packed.ok) return packed;
  const { fileName, zip } = packed.value;
  const notes = [...packed.value.notes, ...(approvals?.note === undefined ? [] : [approvals.note])];
  if (!downloadFile(fileName, zip)) return { ok: false, failure: NOT_DOWNLOADED };

  const facts = { date: today, packageName: fileName };
  const known = appOfDraft(draft, await repository.list(appsCollection));
  const stored = await repository.list(submissionsCollection);
  const appId = known?.id ?? newId();
  const records = submissionRecords(draft, appId, facts, stored);
  await apps.put(appAfterPackage(draft, known, appId, records));
  await submissions.put(...records);
  return {
    ok: true,
    value: {
      made: { fileName, bytes: zip.size, notes, includesGradlePlay: includeGradlePlay },
      appId,
      packagedAt: new Date(clock.now()).toISOString(),
    },
  };
}

/**
 * The draft with its images as its design is now. What is out of date or missing is drawn first, or left out where
 * that fails; the notes say so.
 */
export async function currentPictures(
  texts: StoredDraft,
  tools: Omit<UpdateTools, 'due' | 'isReordered'>,
): Promise<Result<{ draft: SubmissionDraft; notes: string[] }>> {
  const { repository, signal } = tools;
  // Read from storage, because the screen may not show yet what was drawn or dropped a moment ago.
  const read = async () => withImages(texts, await repository.list(draftImagesCollection));
  const before = await read();
  const hasScreens = before.images.some(({ kind }) => kind === 'picture');
  if (!hasScreens && !hasDrawnPictures(before)) return { ok: true, value: { draft: before, notes: [] } };
  const updated = await updatePictures(texts, { ...tools, due: WHOLE_DUE });
  if (signal.aborted) return { ok: false, failure: CANCELLED };
  const draft = await read();
  if (!updated.ok) return { ok: true, value: { draft, notes: [`${NOT_COMPARED} ${updated.failure}`] } };
  const stale = new Set(updated.value.unfinished.map(({ imageId }) => imageId));
  const images = draft.images.filter(({ id }) => !stale.has(id));
  return { ok: true, value: { draft: { ...draft, images }, notes: unfinishedNotes(updated.value) } };
}

const CANCELLED = 'The package was not made.';
const NOT_COMPARED = 'The pictures were packed unchanged, because their design could not be read.';

function unfinishedNotes({ unfinished, failure }: PictureUpdate): string[] {
  const stale = unfinished.filter(({ imageId }) => imageId !== undefined);
  const missing = unfinished.filter(({ imageId }) => imageId === undefined);
  const note = (why: string, pictures: typeof unfinished) =>
    `Left out, because ${why} failed: ${pictures.map(({ label }) => label).join('; ')}.${failure === undefined ? '' : ` ${failure}`}`;
  return [
    ...(stale.length > 0
      ? [note(`the design has changed and drawing ${stale.length === 1 ? 'it' : 'them'} again`, stale)]
      : []),
    ...(missing.length > 0 ? [note(`drawing ${missing.length === 1 ? 'it' : 'them'}`, missing)] : []),
  ];
}
