import { expect, it } from 'vitest';
import { baselineOf, baselineSourceOf } from '@tests/support/baselines';
import { onlyTexts, submissionDraft } from '@tests/support/drafts';
import { EMPTY_DETAILS } from '@/model/draft';
import { openZip } from '@/readers/archives/zip-reader';
import { makePackage } from './make-package';

const PATH = 'fastlane/metadata/en-US/title.txt';
const TOOLS = {
  ...{ signal: new AbortController().signal, report: () => undefined },
  ...{ today: '2026-11-22', includeGradlePlay: false },
};

async function packageOf(title: string) {
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
  const archive = await openZip(made.value.zip);
  const readme = archive.find('README.md');
  return {
    changed: archive.entries.map(({ name }) => name).filter((name) => name.startsWith('changed-files/')),
    readme: readme && new TextDecoder().decode(await archive.read(readme, 1024 ** 2)),
  };
}

it.each<[string, string[], RegExp]>([
  ['Lantern', [], /No file of the folder that this was imported from \(.+\) changes/],
  ['Lamp', [`changed-files/${PATH}`], /`changed-files`: 1 file to copy over the folder/],
])(
  'a package of an import contains and names the changed files of its folder: %s',
  async (title, paths, text) => {
    const { changed, readme } = await packageOf(title);
    expect(changed).toEqual(paths);
    expect(readme).toMatch(text);
    expect(readme).toContain('`changes.html`');
  },
);
