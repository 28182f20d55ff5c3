import { createHash } from 'node:crypto';
import { storeKeyFiles } from '../store-keys';
import { appleKeyOf } from '../../../cli/stores/keys/store-key';
import { createAppStoreClient } from '../../../cli/stores/app-store/client';
import { isSecretField } from '../../../cli/stores/app-store/fields';
import type { AppStoreLive } from '../../../cli/stores/app-store/live';
import type { AppStoreStep } from '../../../cli/stores/app-store/plan-step';
import type { Journal, JournalEntry } from '../../../cli/stores/core/journal';
import type { ApplyOutcome } from '../../../cli/stores/core/store-client';
import { StoreError, type StoreFailure } from '../../../cli/stores/core/store-error';
import { recordOf } from '../../../cli/stores/core/store-record';
import type { StorePlan, StoreRecord, WantedBuild, WantedPicture, WantedStore } from '@/model/store-plan';
import { BUNDLE_ID, networkOf } from './apps';
import type { FakeAppStore } from './fake';

/** A journal in memory. What a process has written is there for the next one. */
export function memoryJournal(): Journal & { entries: JournalEntry[] } {
  const entries: JournalEntry[] = [];
  return {
    path: 'memory',
    entries,
    append: (entry) => {
      entries.push({ at: '2026-11-26T09:00:00.000Z', ...entry });
      return Promise.resolve();
    },
  };
}

const contents = new Map<string, Uint8Array<ArrayBuffer>>();

/** A picture of the project. Equal names have equal content. */
export function picture(name: string, [width, height] = [1290, 2796]): WantedPicture {
  const bytes = new TextEncoder().encode(`the pixels of ${name}`);
  const path = `fastlane/screenshots/${name}`;
  contents.set(path, bytes);
  const digest = (algorithm: string) => createHash(algorithm).update(bytes).digest('hex');
  return {
    name,
    path,
    size: bytes.length,
    ...{ width, height },
    sha256: digest('sha256'),
    md5: digest('md5'),
  };
}

export function build(version: string, number: string): WantedBuild {
  const bytes = new TextEncoder().encode(`the build ${number}`);
  contents.set(`build/${number}.ipa`, bytes);
  return {
    path: `build/${number}.ipa`,
    size: bytes.length,
    version,
    number,
    sha256: createHash('sha256').update(bytes).digest('hex'),
  };
}

export interface PushResult {
  plan?: StorePlan<AppStoreStep>;
  outcome: ApplyOutcome<AppStoreLive> | { kind: 'unread'; failure: StoreFailure };
}

interface PushOptions {
  journal?: Journal;
  base?: StoreRecord | undefined;
  signal?: AbortSignal;
  onStep?: (title: string) => void;
}

export function clientOf(fake: Pick<FakeAppStore, 'fetch'>, signal?: AbortSignal) {
  const { apple } = storeKeyFiles();
  return createAppStoreClient({
    key: appleKeyOf(apple.pem, apple),
    app: BUNDLE_ID,
    network: networkOf(fake),
    signal,
  });
}

/** One run of the program: reads, plans, and does all of the plan. */
export async function pushTo(
  fake: FakeAppStore,
  wanted: WantedStore,
  { journal = memoryJournal(), base, signal, onStep }: PushOptions = {},
): Promise<PushResult> {
  const client = clientOf(fake, signal);
  let live: AppStoreLive;
  try {
    live = await client.read();
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    return { outcome: { kind: 'unread', failure: error.failure } };
  }
  const plan = client.plan(live, { wanted, base });
  const outcome = await client.apply(plan, {
    wanted,
    base,
    journal,
    signal,
    ...(onStep && { onProgress: ({ title }) => onStep(title) }),
    files: {
      picture: ({ path }) => Promise.resolve(contents.get(path) ?? new Uint8Array()),
      part: ({ path }, start, end) =>
        Promise.resolve((contents.get(path) ?? new Uint8Array()).slice(start, end)),
    },
  });
  return { plan, outcome };
}

/** The record that a pull of the fake would leave. */
export async function pullFrom(fake: FakeAppStore): Promise<StoreRecord> {
  const live = await clientOf(fake).read();
  return recordOf(live, '2026-11-26T09:00:00.000Z', isSecretField, () => undefined);
}
