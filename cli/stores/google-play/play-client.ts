import type { StorePlan } from '@/model/store-plan';
import { isPartOf } from '../core/apply-rounds';
import { stepPrint } from '../core/plan-digest';
import { openReservations } from '../core/journal';
import type { ApplyOptions, ApplyOutcome, StoreClient } from '../core/store-client';
import { isRefusedWith, StoreError, type StoreFailure } from '../core/store-error';
import { readEdit, type LivePlay } from './live-play';
import { playRequests, readAnswer, type PlayAccess } from './play-requests';
import { EDIT, UPLOADED_IMAGE } from './play-shapes';
import { readReviewStates } from './play-states';
import { planPlay } from './plan-play';
import type { PlayStep } from './plan-release';
import { uploadBundle } from './resumable-upload';

/** Rounds of one apply, and attempts of one read. Each lost answer and each edit that was ended elsewhere costs one. */
const MAX_ROUNDS = 6;
/** Time after which a commit whose answer was lost is looked for, in milliseconds. */
const COMMIT_PAUSE_MS = 5000;

/** Said before anything is read: reading needs an edit. */
export const READING_NOTE =
  'Reading Google Play opens an edit. That ends another edit of the same service account, such as an upload in CI; give each its own account.';

export interface PlayOptions extends PlayAccess {
  /** Bytes of a part of an upload; for tests. */
  partBytes?: number;
}

/** Google Play. One edit is one transaction: until its commit nothing has happened, and what is lost is begun again. */
export function playClient(options: PlayOptions): StoreClient<LivePlay, PlayStep> {
  const { packageName, network } = options;
  const requests = playRequests(options);

  async function openEdit(what: string): Promise<string> {
    const path = 'edits';
    try {
      const json = await requests.call({ method: 'POST', path, json: {}, what, isRepeatable: true });
      return readAnswer(EDIT, json, { what, isWrite: true }).id;
    } catch (error) {
      throw withApp(error, what);
    }
  }

  /** Says that the app is not there, where that is why the store refused. */
  function withApp(error: unknown, what: string): unknown {
    return isRefusedWith(error, 404) ? other(what, notThere(packageName, options.key.clientEmail)) : error;
  }

  /** An edit that stays open expires by itself. */
  async function dropEdit(editId: string): Promise<void> {
    const path = `edits/${editId}`;
    await requests
      .call({ method: 'DELETE', path, what: 'Closing the edit', isRepeatable: true })
      .catch(() => undefined);
  }

  async function read(): Promise<LivePlay> {
    return inRounds(async () => {
      const editId = await openEdit('Reading the app');
      try {
        return await readEdit(requests, editId, packageName);
      } finally {
        await dropEdit(editId);
      }
    });
  }

  async function apply(plan: StorePlan<PlayStep>, input: ApplyOptions): Promise<ApplyOutcome<LivePlay>> {
    const { journal } = input;
    const confirmed = plan.steps.map(stepPrint);
    const progress: Progress = { done: 0, isSaved: false };
    try {
      await journal.append({ plan: plan.digest, step: '', event: 'begin', steps: confirmed });
      let round = 0;
      const changed = await inRounds(() => inOneEdit(plan, input, new Set(confirmed), progress, round++));
      if (changed) return { kind: 'changed', done: 0, plan: changed };
      const after = plan.steps.filter(({ act }) => act.kind === 'data-safety');
      for (const step of after) {
        startStep(step, plan, input, progress);
        await sendDataSafety(step);
        await finishStep(step, plan, input, progress);
      }
      await journal.append({ plan: plan.digest, step: '', event: 'end' });
      return { kind: 'done', done: plan.steps.length, live: await read() };
    } catch (error) {
      if (!(error instanceof StoreError)) throw error;
      // A disk that is full cannot take this entry either; the next run looks anyway.
      await journal.append({ plan: plan.digest, step: '', event: 'refused' }).catch(() => undefined);
      // Without the commit, nothing of the edit is in the store.
      const done = progress.isSaved ? progress.done : 0;
      return { kind: 'failed', done, failure: explained(error.failure), step: progress.step };
    }
  }

  /** @returns the plan that is needed now, when the store changed since the confirmed one */
  async function inOneEdit(
    plan: StorePlan<PlayStep>,
    input: ApplyOptions,
    confirmed: ReadonlySet<string>,
    progress: Progress,
    round: number,
  ): Promise<StorePlan<PlayStep> | undefined> {
    const { journal, signal } = input;
    progress.done = 0;
    progress.step = undefined;
    const editId = await openEdit('Opening an edit');
    let isOpen = true;
    try {
      const live = await readEdit(requests, editId, packageName);
      const left = planPlay(live, input);
      // The result of a commit whose answer was lost shows here: its changes are in the store, or they are not.
      for (const { ref } of openReservations(journal.entries))
        await journal.append({ plan: plan.digest, step: 'commit', event: 'settled', ref });
      const isSame = round === 0 ? left.digest === plan.digest : isPartOf(left, confirmed);
      if (!isSame) return left;
      const steps = left.steps.filter(({ act }) => act.kind !== 'data-safety');
      progress.done = plan.steps.length - left.steps.length;
      for (const step of steps) {
        if (signal?.aborted) throw new StoreError({ kind: 'cancelled', what: step.title });
        startStep(step, plan, input, progress);
        if (step.act.kind === 'commit') {
          await commit(editId, step.act.isSubmitted, plan, input);
          isOpen = false;
          progress.isSaved = true;
        } else await perform(step, editId, input);
        await finishStep(step, plan, input, progress);
      }
      return undefined;
    } finally {
      if (isOpen) await dropEdit(editId);
    }
  }

  async function perform(
    { act, title: what }: PlayStep,
    editId: string,
    { files }: ApplyOptions,
  ): Promise<void> {
    const base = `edits/${editId}`;
    switch (act.kind) {
      case 'listing': {
        const { language, isWhole, changes } = act;
        const path = `${base}/listings/${encodeURIComponent(language)}`;
        if (isWhole) await requests.call({ method: 'PUT', path, json: { language, ...changes }, what });
        else await requests.call({ method: 'PATCH', path, json: changes, what });
        return;
      }
      case 'details':
        await requests.call({
          method: act.isWhole ? 'PUT' : 'PATCH',
          path: `${base}/details`,
          json: act.changes,
          what,
        });
        return;
      case 'pictures': {
        const path = `${base}/listings/${encodeURIComponent(act.language)}/${act.type}`;
        if (act.clears) await requests.call({ method: 'DELETE', path, what });
        for (const picture of act.pictures) {
          const bytes = await files.picture(picture);
          const type = isPng(bytes) ? 'image/png' : 'image/jpeg';
          const upload = `${path}?uploadType=media`;
          const json = await requests.call({
            method: 'POST',
            path: upload,
            isUpload: true,
            bytes,
            type,
            what,
          });
          const { image } = readAnswer(UPLOADED_IMAGE, json, { what, isWrite: true });
          if (image.sha256 !== undefined && image.sha256.toLowerCase() !== picture.sha256)
            throw new StoreError({ kind: 'unknown', what });
        }
        return;
      }
      case 'bundle': {
        const { build } = act;
        const { versionCode } = await uploadBundle(requests, editId, {
          size: build.size,
          read: (start, end) => files.part(build, start, end),
          ...(options.partBytes !== undefined && { partBytes: options.partBytes }),
        });
        if (String(versionCode) !== build.number)
          throw other(
            what,
            `Google Play read version code ${versionCode} in it, and ${build.number} was expected. Check which build the file is.`,
          );
        return;
      }
      case 'track': {
        const path = `${base}/tracks/${encodeURIComponent(act.track)}`;
        await requests.call({
          method: 'PUT',
          path,
          json: { track: act.track, releases: act.releases },
          what,
        });
        return;
      }
      case 'commit':
      case 'data-safety':
        return;
    }
  }

  async function commit(
    editId: string,
    isSubmitted: boolean,
    plan: StorePlan,
    { journal }: ApplyOptions,
  ): Promise<void> {
    const what = isSubmitted ? 'Sending the changes to review' : 'Saving the changes';
    // Checks the whole edit as the commit does, and changes nothing.
    await requests.call({
      method: 'POST',
      path: `edits/${editId}:validate`,
      what: 'Checking the changes',
      isRepeatable: true,
    });
    const query = new URLSearchParams({
      // Without it, Google cancels a review that is under way.
      changesInReviewBehavior: 'ERROR_IF_IN_REVIEW',
      ...(!isSubmitted && { changesNotSentForReview: 'true' }),
    });
    await journal.append({ plan: plan.digest, step: 'commit', event: 'reserve', ref: editId });
    try {
      await requests.call({ method: 'POST', path: `edits/${editId}:commit?${query.toString()}`, what });
    } catch (error) {
      // A refusal has done nothing; any other failure stays open in the journal until somebody has looked.
      const isKnown = error instanceof StoreError && error.failure.kind !== 'unknown';
      if (isKnown) await journal.append({ plan: plan.digest, step: 'commit', event: 'settled', ref: editId });
      else await network.wait(COMMIT_PAUSE_MS, undefined);
      throw error;
    }
    await journal.append({ plan: plan.digest, step: 'commit', event: 'settled', ref: editId });
  }

  async function sendDataSafety({ act, title: what }: PlayStep): Promise<void> {
    if (act.kind !== 'data-safety') return;
    // The same answers again leave the same answers.
    await requests.call({
      method: 'POST',
      path: 'dataSafety',
      json: { safetyLabels: act.csv },
      what,
      isRepeatable: true,
    });
  }

  return {
    read,
    plan: planPlay,
    apply,
    readStates: () =>
      readReviewStates(requests).catch((error: unknown) => {
        throw withApp(error, 'Reading the releases');
      }),
    readingNote: READING_NOTE,
  };
}

/** How far an apply is. */
interface Progress {
  done: number;
  /** Whether the edit was committed. */
  isSaved: boolean;
  step?: string | undefined;
}

function startStep(step: PlayStep, plan: StorePlan, input: ApplyOptions, progress: Progress) {
  progress.step = step.title;
  input.onProgress?.({ done: progress.done, all: plan.steps.length, title: step.title });
}

async function finishStep(step: PlayStep, plan: StorePlan, input: ApplyOptions, progress: Progress) {
  await input.journal.append({ plan: plan.digest, step: step.key, event: 'done' });
  progress.done += 1;
  input.onProgress?.({ done: progress.done, all: plan.steps.length, title: step.title });
}

/**
 * Begins again after an answer that was lost and after an edit that ended, which both have changed nothing by then.
 * @throws StoreError of the last round
 */
async function inRounds<Value>(round: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await round();
    } catch (error) {
      const isOver =
        error instanceof StoreError && (error.failure.kind === 'unknown' || isEndedEdit(error.failure));
      if (!isOver || attempt >= MAX_ROUNDS) throw error;
    }
  }
}

/** Whether a failure says that the edit is no longer open: it expired, or somebody has changed the app since. */
function isEndedEdit(failure: StoreFailure): boolean {
  if (failure.kind !== 'refused') return false;
  return (
    failure.status === 409 ||
    failure.problems.some(
      ({ code, detail }) =>
        /^edit(?:Expired|AlreadyCommitted|NotFound)$/i.test(code) ||
        /\bedit\b.*\b(?:expired|deleted|not found|invalid)/i.test(detail),
    )
  );
}

/** Failures of Google Play that its own words explain badly. */
const EXPLAINED: readonly [RegExp, string][] = [
  [
    /status draft may be created on draft app/i,
    'this app was never published, so Google Play takes only a release as draft. Use the status draft, then send it from Play Console once.',
  ],
  [
    /changesNotSentForReview must not be set/i,
    'this app sends every change to review. Nothing was changed. Run it again with --submit.',
  ],
  [
    /set the query parameter changesNotSentForReview to true/i,
    'Google Play does not send these changes to review by itself, as after a rejection. Nothing was changed. Run it again without --submit, then send them in Play Console > Publishing overview.',
  ],
  [
    /CHANGES_ALREADY_IN_REVIEW|changes are (?:already )?in review/i,
    'other changes are in review, and Google would cancel that review. Nothing was changed. Wait for its end, or stop it in Play Console > Publishing overview.',
  ],
  [/version code .*already been used/i, 'this version code was used before. Build again with a higher one.'],
];

function explained(failure: StoreFailure): StoreFailure {
  if (failure.kind !== 'refused') return failure;
  const text = failure.problems.map(({ code, detail }) => `${code} ${detail}`).join('\n');
  const message = EXPLAINED.find(([pattern]) => pattern.test(text))?.[1];
  if (message !== undefined) return { kind: 'other', what: failure.what, message };
  if (isEndedEdit(failure))
    return {
      kind: 'other',
      what: failure.what,
      message: 'somebody else changes this app at the same time. Nothing was changed. Run it again later.',
    };
  return failure;
}

/** Steps by hand before the API knows an app. */
function notThere(packageName: string, clientEmail: string): string {
  return `Google Play has no app ${packageName}, or it has no build yet. Create it in Play Console, upload its first build there by hand, and invite ${clientEmail}. Content rating, target audience, ads and app access are answered there, too.`;
}

function other(what: string, message: string): StoreError {
  return new StoreError({ kind: 'other', what, message });
}

function isPng(bytes: Uint8Array): boolean {
  return bytes[0] === 0x89 && bytes[1] === 0x50;
}
