import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith, runCli } from '../cli';
import { makePng } from '../png';
import type { Terminal } from '../../../cli/terminal/terminal';
import { BUNDLE_ID, KEY_ENV, networkOf, publishedApp } from './apps';
import type { FakeAppStore } from './fake';

/** A computer with a project and a key, and the store that it reaches. */
export function computer(fake: FakeAppStore, files: Record<string, string | Uint8Array> = {}) {
  const cwd = folderWith(files);
  const state = folderWith({});
  let printed = '';
  return {
    cwd,
    state,
    printed: () => printed,
    run: async (args: string, changes: Partial<Terminal> = {}) => {
      const result = await runCli(args.split(' '), cwd, {
        env: { ...KEY_ENV, STOREPILOT_STATE_DIR: state, STOREPILOT_CONFIG_DIR: state },
        network: networkOf(fake),
        ...changes,
      });
      printed += result.out + result.err;
      return { ...result, plan: /Plan ([0-9a-f]{16})/.exec(result.out)?.[1] ?? '' };
    },
  };
}

/** A computer on which the published app was pulled. */
export async function pulled(fake = publishedApp('PREPARE_FOR_SUBMISSION')) {
  const own = computer(fake);
  const { code, err } = await own.run(`pull --app ${BUNDLE_ID}`);
  if (code !== 0) throw new Error(err);
  return { fake, ...own };
}

/** A picture in the size of an iPhone. Other shades have other bytes. */
export const screenshot = (shade: number) => makePng({ width: 1290, height: 2796 }, new Uint8Array([shade]));

/** Path of a text of the project. */
export const file = (cwd: string, path: string) => join(cwd, 'fastlane/metadata', path);
/** Changes a text of the project. */
export const edit = (cwd: string, path: string, text: string) => writeFileSync(file(cwd, path), text);

/** Paths of all files below a folder. */
export function allFiles(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((each) => each.isFile())
    .map((each) => join(each.parentPath, each.name));
}
