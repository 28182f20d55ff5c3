import type { Platform } from '@/model/app';
import type { LiveStore } from '@/model/store-plan';
import { printable, type Terminal } from '../terminal/terminal';
import { oneOf } from '../terminal/arguments';
import { UsageError } from '../terminal/usage-error';
import { appStoreSide } from './app-store/side';
import type { Redactor } from './core/redact';
import type { StoreSide } from './core/store-side';
import { googlePlaySide } from './google-play/side';
import { findAppleKey, findGoogleKey, KEY_OPTIONS, missingKey, type KeyValues } from './keys/find-key';
import { appIdentity, UnknownApp } from './project/app-identity';

/** Options of every command that contacts a store. */
export const SIDE_OPTIONS = {
  ...KEY_OPTIONS,
  store: { type: 'string' },
  app: { type: 'string' },
} as const;

export const SIDE_HELP = `  --store ios|android   only this store; by default each one with a key
  --app ID              bundle ID or package name; by default that of the last pull, or fastlane's Appfile
`;

export const PREVIEW =
  "Preview: tried against simulated stores that follow the stores' own schemas, not yet against the stores.\n";

export type SideValues = KeyValues & { store?: string | undefined; app?: string | undefined };

/**
 * Opens the stores that a command is about: the one that was named, otherwise each with a key and a known app.
 * @param build the build that was given: its store, and its app where nothing else names one
 * @throws UsageError without a key for a store that was named, or without any key
 */
export function openSides(
  values: SideValues,
  terminal: Terminal,
  signal?: AbortSignal,
  build?: { platform: Platform; app: string },
): StoreSide<LiveStore>[] {
  const named =
    values.store === undefined
      ? build?.platform
      : oneOf('--store', values.store, ['ios', 'android'] as const);
  if (named !== undefined) {
    const side = openSide(named, values, terminal, signal, build?.app);
    if (!side) throw new UsageError(missingKey(named));
    return [side];
  }
  const sides: StoreSide<LiveStore>[] = [];
  const unnamed: UsageError[] = [];
  for (const store of ['ios', 'android'] as const) {
    try {
      const side = openSide(store, values, terminal, signal);
      if (side) sides.push(side);
    } catch (error) {
      // A key for both stores does not mean that every project has an app in both.
      if (!(error instanceof UnknownApp)) throw error;
      unnamed.push(error);
    }
  }
  if (sides.length > 0) return sides;
  throw unnamed[0] ?? new UsageError([missingKey('ios'), missingKey('android')].join('\n'));
}

function openSide(
  store: Platform,
  values: SideValues,
  terminal: Terminal,
  signal: AbortSignal | undefined,
  buildApp?: string,
): StoreSide | undefined {
  const { cwd, files, network } = terminal;
  const found = store === 'ios' ? findAppleKey(values, terminal) : findGoogleKey(values, terminal);
  if (!found) return undefined;
  for (const warning of found.warnings) terminal.err(`${printable(warning)}\n`);
  const options = {
    network,
    signal,
    app: appIdentity(store, { named: values.app, ofBuild: buildApp }, cwd, files),
  };
  const { key } = found;
  return key.store === 'ios' ? appStoreSide(key, options) : googlePlaySide(key, options);
}

/** Reads the app of a side, and hides its secrets from then on. @throws StoreError */
export async function readLive(side: StoreSide, redactor: Redactor): Promise<LiveStore> {
  const live = await side.client.read();
  side.hideSecrets(live, redactor);
  return live;
}
