import { describe, expect, it } from 'vitest';
import { platformsOf } from '@/model/app';
import { checkCommand, CLI_PACKAGE } from '@/formats/package/check-command';
import { buildNameFor } from '@/formats/package/upload-commands';
import { submissionPackage } from '@/formats/package/submission-package';
import type { SubmissionDraft } from '@/model/draft';
import { assessReadiness } from '@/domain/submissions/readiness';
import { aabFile, apkFile, ipaFile } from '@tests/support/build-fixtures/builds';
import { readGoodBuild } from '@tests/support/build-fixtures/read';
import { folderWith, runCli } from '@tests/support/cli';
import { listing, submissionDraft } from '@tests/support/drafts';

const TODAY = '2026-11-22';
const START = `npx ${CLI_PACKAGE} `;

async function bytesOf(blob: Blob): Promise<Uint8Array> {
  return new Uint8Array(await blob.arrayBuffer());
}

/** The unzipped package of a draft, with the builds under the names that its README gives. */
async function unzipped(draft: SubmissionDraft, builds: readonly File[]): Promise<string> {
  const { files } = submissionPackage(draft, {
    report: assessReadiness(draft, { today: TODAY }),
    exportDate: TODAY,
    includeGradlePlay: true,
  });
  const contents: Record<string, string | Uint8Array> = {};
  for (const { path, content } of files)
    contents[path] = typeof content === 'string' ? content : await bytesOf(content);
  for (const build of builds)
    contents[buildNameFor(draft, build.name.endsWith('.ipa') ? 'ios' : 'android')] = await bytesOf(build);
  return folderWith(contents);
}

describe('the command of wizard step 5', () => {
  it.each<[string, Partial<SubmissionDraft>, readonly File[], string]>([
    [
      'a first version for both stores',
      {},
      [ipaFile(), aabFile()],
      'check app-store google-play app.ipa app.aab --new-app',
    ],
    [
      'an update for both stores',
      { details: update() },
      [ipaFile()],
      'check app-store google-play app.ipa --update',
    ],
    ['the App Store', { platform: 'ios' }, [ipaFile()], 'check app-store app.ipa --new-app --store ios'],
    [
      'Google Play',
      { platform: 'android' },
      [apkFile()],
      'check google-play app.apk --new-app --store android',
    ],
    ['texts alone', { platform: 'android' }, [], 'check google-play --new-app --store android'],
  ])('checks the unzipped package: %s', async (_, changes, files, expected) => {
    const tooLong = 'Lantern: the evening journal for calm nights';
    const draft = submissionDraft({
      details: { ...submissionDraft().details, isUpdate: false },
      ...changes,
      builds: await Promise.all(files.map(readGoodBuild)),
      listings: { 'en-US': listing({ title: tooLong }) },
    });
    const command = checkCommand(draft);
    expect(command).toBe(START + expected);

    const args = [...command.slice(START.length).split(' '), '--format', 'json'];
    const { code, out } = await runCli(args, await unzipped(draft, files));
    const report = JSON.parse(out) as { findings: { rule: string; title: string }[]; problems: unknown[] };
    expect(report.problems).toEqual([]);
    expect(code).toBe(1);
    const listed = (rule: string, findings: readonly { rule: string; title: string }[]) =>
      findings
        .filter((finding) => finding.rule === rule)
        .map(({ title }) => title)
        .sort();
    // A draft for both stores has one finding for a text that they share, the files one for each store.
    const web = platformsOf(draft.platform).flatMap(
      (platform) => assessReadiness({ ...draft, platform }, { today: TODAY }).findings,
    );
    expect(listed('listing-too-long', report.findings)).toEqual(listed('listing-too-long', web));
    expect(listed('listing-too-long', web)).not.toEqual([]);
  });

  it('names no build that is a sample', () => {
    const [build] = submissionDraft().builds;
    if (!build) throw new Error('The draft has no build');
    const sample = submissionDraft({ builds: [{ ...build, isSample: true }] });
    expect(checkCommand(sample)).toBe(`${START}check app-store google-play --update`);
  });
});

function update() {
  return { ...submissionDraft().details, isUpdate: true };
}
