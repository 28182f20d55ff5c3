import type { JournalEntry } from '../core/journal';
import { StoreError } from '../core/store-error';
import type { AppStoreApi } from './api';
import { createOnce, lookFor, type AppStoreContext, type StepContext } from './context';
import type { AppStoreLive } from './live';
import { readSubmissions, type LiveSubmission } from './live-states';

const SUBMISSIONS = 'reviewSubmissions';

/** Sends the version to App Review: an unsent submission with it alone is used, otherwise a new one. */
export async function submitVersion(context: StepContext, live: AppStoreLive): Promise<void> {
  const { api } = context;
  const versionId = live.ids.version;
  const what = 'Sending the version to App Review';
  if (versionId === undefined) throw new StoreError({ kind: 'unknown', what });
  const open = await openSubmission(api, live.submissions, versionId);
  const submissionId =
    open?.id ??
    (
      await createOnce(context, 'submission', { parent: live.appId }, () =>
        api.create(
          SUBMISSIONS,
          { attributes: { platform: 'IOS' }, relations: { app: { type: 'apps', id: live.appId } } },
          'Creating the submission',
        ),
      )
    ).made.id;
  if (open?.hasVersion !== true) await addVersion(context, submissionId, versionId);
  await api.change(SUBMISSIONS, submissionId, { attributes: { submitted: true } }, what);
}

/** Codes of a version that is in a submission, perhaps in this one (sources 17.1). */
const ADDED = /PART_OF_ANOTHER_SUBMISSION|DUPLICATE/;

/** Adds the version, unless an earlier run has done so and the list of items lags. */
async function addVersion(context: StepContext, submissionId: string, versionId: string): Promise<void> {
  const { api } = context;
  try {
    await api.create(
      'reviewSubmissionItems',
      {
        relations: {
          reviewSubmission: { type: SUBMISSIONS, id: submissionId },
          appStoreVersion: { type: 'appStoreVersions', id: versionId },
        },
      },
      'Adding the version to the submission',
    );
  } catch (error) {
    const isAdded =
      error instanceof StoreError &&
      error.failure.kind === 'refused' &&
      error.failure.problems.some(({ code }) => ADDED.test(code));
    if (!isAdded) throw error;
    const look = async () => (await versionsOf(api, submissionId)).find((id) => id === versionId);
    if ((await lookFor(context, look, { attempts: 4, pauseMs: 3000 })) === undefined) throw error;
  }
}

/** IDs of the versions in a submission; undefined for an item of another kind. */
async function versionsOf(api: AppStoreApi, submissionId: string): Promise<(string | undefined)[]> {
  const { data } = await api.list(
    `/v1/${SUBMISSIONS}/${submissionId}/items?include=appStoreVersion&limit=50`,
    'Reading the open submission',
  );
  return data.map(({ relations }) => relations.appStoreVersion?.[0]?.id);
}

/** An unsent submission that is empty or contains this version alone. */
async function openSubmission(
  api: AppStoreApi,
  submissions: readonly LiveSubmission[],
  versionId: string,
): Promise<{ id: string; hasVersion: boolean } | undefined> {
  for (const { id, state, isSent } of submissions) {
    if (state !== 'READY_FOR_REVIEW' || isSent) continue;
    const versions = await versionsOf(api, id);
    if (versions.every((each) => each === versionId)) return { id, hasVersion: versions.length > 0 };
  }
  return undefined;
}

/** Waits until a submission is listed, or is known not to exist. */
export async function settleSubmission(context: AppStoreContext, entry: JournalEntry): Promise<void> {
  const { id, parent = '' } = entry;
  await lookFor(context, async () =>
    (await readSubmissions(context.api, parent)).find((each) =>
      id === undefined ? each.state === 'READY_FOR_REVIEW' && !each.isSent : each.id === id,
    ),
  );
}
