import { expect, it } from 'vitest';
import { ipaFile } from '@tests/support/build-fixtures/builds';
import { MAX_NAME_LENGTH, MAX_TEXT_LENGTH } from './cap-texts';
import { readBuild } from './read-build';

async function read(info: Record<string, string>) {
  const result = await readBuild(ipaFile({ info }));
  if (!result.ok || result.value.kind !== 'ipa') throw new Error('not read');
  return result.value;
}

it('cuts names and other texts of a million characters', async () => {
  const build = await read({
    CFBundleDisplayName: 'x'.repeat(1_000_000),
    NSCameraUsageDescription: 'y'.repeat(1_000_000),
  });
  expect(build.identity.name).toHaveLength(MAX_NAME_LENGTH);
  expect(build.identity.name).toMatch(/^x+…$/);
  expect(build.purposeStrings.NSCameraUsageDescription).toHaveLength(MAX_TEXT_LENGTH);
});

it('cuts no emoji in half', async () => {
  const { identity } = await read({ CFBundleDisplayName: 'x' + '🏮'.repeat(1000) });
  expect(identity.name).toMatch(/^x(?:🏮)+…$/u);
});

it('leaves long texts of real builds and the icon unchanged', async () => {
  const reason = 'We use the camera to scan receipts. '.repeat(100).trim();
  const build = await read({
    CFBundleDisplayName: 'x'.repeat(MAX_NAME_LENGTH),
    NSCameraUsageDescription: reason,
  });
  expect(build.identity.name).toBe('x'.repeat(MAX_NAME_LENGTH));
  expect(build.purposeStrings.NSCameraUsageDescription).toBe(reason);
  expect(build.iconDataUrl).toMatch(/^data:image\/png;base64,/);
});
