import type { WantedBuild } from '@/model/store-plan';
import { isRecord } from '@/domain/is-record';
import type { JournalEntry } from '../core/journal';
import { isRefusedWith, StoreError } from '../core/store-error';
import { text, type Resource } from './api';
import { createOnce, lookFor, recordedId, type AppStoreContext, type StepContext } from './context';
import type { AppStoreLive } from './live';
import { sendParts } from './uploads';

/** Reads while Apple processes a build: two hours. */
const PROCESSING = { attempts: 240, pauseMs: 30_000 };
const UPLOADS = 'buildUploads';
const FILES = 'buildUploadFiles';
const DUPLICATE = /DUPLICATE/;

/** Uploads a build and waits until Apple has processed it. */
export async function sendBuild(
  context: StepContext,
  live: AppStoreLive,
  build: WantedBuild,
  sha256: string,
): Promise<void> {
  const { api, options } = context;
  const { version, number, path, size } = build;
  const fileName = path.slice(path.lastIndexOf('/') + 1);
  const upload =
    (await recordedUpload(context, sha256)) ??
    (await findUpload(context, live.appId, build)) ??
    (await reserve(context, live.appId, build));
  // Another upload has this build number already, so nothing is sent.
  if (upload && uploadState(upload) === 'AWAITING_UPLOAD') {
    const files = await api.list(
      `/v1/${UPLOADS}/${upload.id}/buildUploadFiles?limit=50`,
      'Reading the files of the upload',
    );
    const known = files.data.find(({ attributes }) => attributes.fileName === fileName);
    const file =
      known ??
      (
        await createOnce(context, 'upload', { parent: upload.id, name: fileName }, () =>
          api.create(
            FILES,
            {
              attributes: { assetType: 'ASSET', fileName, fileSize: size, uti: 'com.apple.ipa' },
              relations: { buildUpload: { type: UPLOADS, id: upload.id } },
            },
            `Reserving ${fileName}`,
          ),
        )
      ).made;
    await sendParts(
      api,
      file,
      size,
      (start, end) => options.files.part({ path, size }, start, end),
      `Uploading ${fileName}`,
    );
    await api.change(
      FILES,
      file.id,
      {
        attributes: {
          uploaded: true,
          sourceFileChecksums: { file: { hash: sha256, algorithm: 'SHA_256' } },
        },
      },
      `Finishing ${fileName}`,
    );
  }
  if (upload) await waitForUpload(context, upload.id, `Waiting for build ${version} (${number})`);
  await waitForBuild(context, live.appId, build);
}

/** @returns undefined when a build with this number exists, which nobody is uploading */
async function reserve(
  context: StepContext,
  appId: string,
  build: WantedBuild,
): Promise<Resource | undefined> {
  const { version, number, sha256 } = build;
  try {
    const { made } = await createOnce(
      context,
      'upload',
      { parent: appId, name: `${version} (${number})`, checksum: `sha256:${sha256}` },
      () =>
        context.api.create(
          UPLOADS,
          {
            attributes: {
              cfBundleShortVersionString: version,
              cfBundleVersion: number,
              platform: 'IOS',
            },
            relations: { app: { type: 'apps', id: appId } },
          },
          `Reserving build ${version} (${number})`,
        ),
    );
    return made;
  } catch (error) {
    const isKnown =
      isRefusedWith(error, 409) &&
      error instanceof StoreError &&
      error.failure.kind === 'refused' &&
      error.failure.problems.some(({ code }) => DUPLICATE.test(code));
    if (!isKnown) throw error;
    // Its upload may be ours, and not listed yet.
    return lookFor(context, () => findUpload(context, appId, build));
  }
}

/** The upload that an earlier run recorded: the list of uploads lags. */
async function recordedUpload({ api, options }: StepContext, sha256: string): Promise<Resource | undefined> {
  const id = recordedId(options.journal, 'upload', `sha256:${sha256}`);
  if (id === undefined) return undefined;
  const upload = await api.one(`/v1/${UPLOADS}/${id}`, 'Looking for the upload of the build');
  return upload && uploadState(upload) !== 'FAILED' ? upload : undefined;
}

/** The upload of this build that an earlier run began. */
async function findUpload(
  { api }: AppStoreContext,
  appId: string,
  { version, number }: WantedBuild,
): Promise<Resource | undefined> {
  const { data } = await api.list(
    `/v1/apps/${appId}/buildUploads?filter[cfBundleVersion]=${encodeURIComponent(number)}&limit=50`,
    'Looking for the upload of the build',
  );
  return data.find(
    (each) =>
      each.attributes.cfBundleVersion === number &&
      each.attributes.cfBundleShortVersionString === version &&
      uploadState(each) !== 'FAILED',
  );
}

function uploadState({ attributes: { state } }: Resource): string {
  return isRecord(state) ? (text(state.state) ?? '') : '';
}

async function waitForUpload(context: AppStoreContext, id: string, what: string): Promise<void> {
  const done = await lookFor(
    context,
    async () => {
      const upload = await context.api.one(`/v1/${UPLOADS}/${id}`, what);
      return upload && ['AWAITING_UPLOAD', 'PROCESSING'].includes(uploadState(upload))
        ? undefined
        : { upload };
    },
    PROCESSING,
  );
  if (!done) throw new StoreError({ kind: 'other', what, message: STILL });
  const { upload } = done;
  if (!upload || uploadState(upload) !== 'FAILED') return;
  const state = upload.attributes.state;
  const errors: unknown[] = isRecord(state) && Array.isArray(state.errors) ? state.errors : [];
  throw new StoreError({
    kind: 'refused',
    store: 'ios',
    what,
    status: 409,
    problems: errors.flatMap((each) =>
      isRecord(each) ? [{ code: text(each.code) ?? '', detail: text(each.description) ?? '' }] : [],
    ),
  });
}

const STILL = 'Apple still processes the build. Run storepilot status --watch, then the command again.';

async function waitForBuild(
  context: AppStoreContext,
  appId: string,
  { version, number }: WantedBuild,
): Promise<void> {
  const what = `Waiting for build ${version} (${number})`;
  const found = await lookFor(
    context,
    async () => {
      const { data } = await context.api.list(
        `/v1/builds?filter[app]=${appId}&filter[version]=${encodeURIComponent(number)}&limit=50`,
        what,
      );
      return data.find(
        ({ attributes }) => attributes.version === number && attributes.processingState !== 'PROCESSING',
      );
    },
    PROCESSING,
  );
  if (!found) throw new StoreError({ kind: 'other', what, message: STILL });
  if (found.attributes.processingState !== 'VALID')
    throw new StoreError({
      kind: 'other',
      what,
      message:
        'Apple refused the build. Read the mail from App Store Connect, and paste it into: storepilot decode',
    });
}

/** Uses a build for the version. */
export async function attachBuild(
  { api }: AppStoreContext,
  live: AppStoreLive,
  { number, version }: { number: string; version: string },
): Promise<void> {
  const build = live.builds.find(
    (each) => each.number === number && (version === '' || each.version === '' || each.version === version),
  );
  const what = `Choosing build ${number}`;
  // It was uploaded in this round, and its ID comes with the next read.
  if (!build || live.ids.version === undefined) throw new StoreError({ kind: 'unknown', what });
  await api.relate(
    `/v1/appStoreVersions/${live.ids.version}/relationships/build`,
    { type: 'builds', id: build.id },
    what,
  );
}

/** Waits until the list of uploads has what was reserved, or is known not to. */
export async function settleUpload(context: AppStoreContext, entry: JournalEntry): Promise<void> {
  const { id, parent = '', name = '' } = entry;
  if (id !== undefined) return;
  const [, version, number] = /^(.*) \((.*)\)$/.exec(name) ?? [];
  await lookFor(context, async () => {
    if (version !== undefined && number !== undefined)
      return findUpload(context, parent, { version, number, path: '', size: 0, sha256: '' });
    const { data } = await context.api.list(
      `/v1/${UPLOADS}/${parent}/buildUploadFiles?limit=50`,
      'Looking for the upload of the build',
    );
    return data.find(({ attributes }) => attributes.fileName === name);
  });
}
