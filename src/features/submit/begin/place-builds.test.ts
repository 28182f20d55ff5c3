import { describe, expect, it } from 'vitest';
import type { BuildInfo } from '@/model/build-info';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { submissionDraft } from '@tests/support/drafts';
import { blankDraft } from '../drafts/new-draft';
import { draftOfBuild, placeBuilds } from './place-builds';

const NOW = '2026-11-25T10:00:00.000Z';
const BLANK = blankDraft('a', NOW);
const OTTER = { bundleId: 'com.otter.notes', name: 'Otter Notes', version: '2.0', buildNumber: '7' };
const otter = (changes: Partial<BuildInfo['identity']> = {}) =>
  iosBuild({ fileName: 'Otter.ipa', identity: { ...OTTER, ...changes } });
const names = (builds: readonly BuildInfo[]) => builds.map(({ fileName }) => fileName);

describe('placeBuilds', () => {
  it('takes both builds of an app, which may have another ID in each store', () => {
    const android = androidBuild({
      identity: { bundleId: 'com.lantern', name: 'LANTERN', version: '1.4.0' },
    });
    const { taken, others, left } = placeBuilds(BLANK, [iosBuild(), android]);
    expect(names(taken)).toEqual(['Lantern.ipa', 'lantern.aab']);
    expect([others, left]).toEqual([[], []]);
  });

  it('asks which app is meant where two come together', () => {
    const { taken, others } = placeBuilds(BLANK, [iosBuild(), otter(), androidBuild()]);
    expect(taken).toEqual([]);
    expect(others.map(names)).toEqual([['Lantern.ipa', 'lantern.aab'], ['Otter.ipa']]);
  });

  it('takes the draft’s app and asks about another, which never replaces it', () => {
    const draft = { ...BLANK, builds: [iosBuild()] };
    const { taken, others } = placeBuilds(draft, [otter(), iosBuild({ fileName: 'new.ipa' })]);
    expect(names(taken)).toEqual(['new.ipa']);
    expect(others.map(names)).toEqual([['Otter.ipa']]);
  });

  it('asks where the form has another ID, unless the app has the same name', () => {
    const draft = submissionDraft({ builds: [], bundleId: 'org.lantern.journal' });
    expect(placeBuilds(draft, [otter()]).others.map(names)).toEqual([['Otter.ipa']]);
    expect(names(placeBuilds(draft, [iosBuild()]).taken)).toEqual(['Lantern.ipa']);
  });

  it('replaces a sample build', () => {
    const draft = { ...BLANK, bundleId: 'com.example', builds: [iosBuild({ isSample: true })] };
    expect(names(placeBuilds(draft, [otter()]).taken)).toEqual(['Otter.ipa']);
  });

  it('uses the App Bundle and then the newest of several builds, and names the others', () => {
    const apk = androidBuild({ kind: 'apk', fileName: 'lantern.apk' });
    const old = iosBuild({ fileName: 'old.ipa', identity: { ...iosBuild().identity, version: '1.3.9' } });
    const { taken, left } = placeBuilds(BLANK, [old, apk, iosBuild(), androidBuild()]);
    expect(names(taken)).toEqual(['Lantern.ipa', 'lantern.aab']);
    expect(left).toEqual([
      { name: 'old.ipa', why: expect.stringMatching(/^Lantern\.ipa is newer: 1\.4\.0 \(52\)/) as string },
      { name: 'lantern.apk', why: expect.stringMatching(/App Bundle/) as string },
    ]);
  });
});

describe('draftOfBuild', () => {
  it('finds the unfinished draft of the app first, then the last with a package, and no sample', () => {
    const of = (id: string, changes: object) => ({ ...BLANK, id, builds: [iosBuild()], ...changes });
    const drafts = [
      of('packed', { packagedAt: NOW, updatedAt: '2026-11-25T12:00:00.000Z' }),
      of('open', { updatedAt: '2026-11-20T10:00:00.000Z' }),
      of('sample', { sample: 'pawPal' }),
    ];
    expect(draftOfBuild(iosBuild(), drafts)?.id).toBe('open');
    expect(draftOfBuild(iosBuild(), drafts.slice(0, 1))?.id).toBe('packed');
    expect(draftOfBuild(iosBuild(), drafts.slice(2))).toBeUndefined();
    expect(draftOfBuild(otter(), drafts)).toBeUndefined();
  });
});
