import { expect, it } from 'vitest';
import { baselineOf, baselineSourceOf } from '@tests/support/baselines';
import { onlyTexts, submissionDraft } from '@tests/support/drafts';
import { EMPTY_DETAILS } from '@/domain/submissions/draft';
import { openZip } from '@/readers/archives/zip-reader';
import { makePackage } from './make-package';

const PATH = 'fastlane/metadata/en-US/title.txt';
const TOOLS = {
  ...{ signal: new AbortController().signal, report: () => undefined },
  ...{ today: '2026-11-22', includeGradlePlay: false },
};

async function changedIn(title: string): Promise<string[]> {
  const baseline = {
    ...baselineOf(baselineSourceOf('ios', { 'en-US': { title: 'Lantern' } })),
    files: [{ path: PATH, hash: 'a', size: 7 }],
  };
  const draft = submissionDraft({ platform: 'ios', listings: { 'en-US': onlyTexts({ title }) }, images: [] });
  const made = await makePackage(
    { ...draft, details: { ...EMPTY_DETAILS, isUpdate: true } },
    { ...TOOLS, baseline, importedFiles: new Map([[PATH, new Blob(['Lantern'])]]) },
  );
  if (!made.ok) throw new Error(made.failure);
  const { entries } = await openZip(made.value.zip);
  return entries.map(({ name }) => name).filter((name) => name.startsWith('changed-files/'));
}

it.each([
  ['Lantern', []],
  ['Lamp', [`changed-files/${PATH}`]],
])('a package of an import holds the changed files of its folder: %s', async (title, expected) => {
  expect(await changedIn(title)).toEqual(expected);
});
