import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, test } from 'vitest';
import { apkFile } from '@tests/support/build-fixtures/builds';

const TOOL = fileURLToPath(new URL('builds.mjs', import.meta.url));

const folders: string[] = [];
afterEach(() => folders.splice(0).forEach((folder) => rmSync(folder, { recursive: true })));

async function folderWithBuild(name: string): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'check-builds-'));
  folders.push(folder);
  writeFileSync(join(folder, name), new Uint8Array(await apkFile().arrayBuffer()));
  return folder;
}

function run(...args: string[]): Promise<{ code: number | null; out: string; complaint: string }> {
  return new Promise((resolve) => {
    const child = execFile(process.execPath, [TOOL, ...args], (_error, out, complaint) =>
      resolve({ code: child.exitCode, out, complaint }),
    );
  });
}

test('builds with the same path in several folders are counted each, a folder given twice once', async () => {
  const first = await folderWithBuild('app.apk');
  const second = await folderWithBuild('app.apk');
  const { out } = await run(first, second, first);
  expect(out).toContain('Findings in 2 builds');
  const counts = out.split('\n').flatMap((line) => /^ *(\d+) builds {2}/.exec(line)?.[1] ?? []);
  expect(counts.length).toBeGreaterThan(0);
  expect(new Set(counts)).toEqual(new Set(['2']));
});

test('a folder that is missing is named in one sentence', async () => {
  const { code, complaint } = await run('/nowhere/builds');
  expect(code).toBe(2);
  expect(complaint).toBe('There is no /nowhere/builds.\n');
});
