import { describe, expect, it } from 'vitest';
import { EMPTY_LISTING } from '@/model/listing';
import type { SubmissionDraft } from '@/model/draft';
import { conflicts } from '@/checks/draft/build-conflicts';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { adoptFromBuild, fillFromBuild, fillListingFrom, isFilledFrom, removeBuild } from './build-fill';
import { blankDraft } from '../drafts/new-draft';

const BLANK = blankDraft('a', '2026-11-20T09:00:00.000Z');
const BUILD = iosBuild();
const EMPTY: Partial<SubmissionDraft> = { bundleId: '', version: '', platform: 'both', builds: [] };

describe('Use in the listing', () => {
  it('fills identity, version and name', () => {
    const filled = fillListingFrom(BUILD)(BLANK);
    expect([filled.bundleId, filled.version, filled.listings['en-US']?.title]).toEqual([
      'org.lantern.journal',
      '1.4.0',
      'Lantern',
    ]);
    expect(isFilledFrom(filled, BUILD)).toBe(true);
  });

  it('replaces another id and version, but never a name that was typed', () => {
    const filled = fillListingFrom(BUILD)(submissionDraft({ bundleId: 'com.other', version: '9' }));
    expect([filled.bundleId, filled.version]).toEqual(['org.lantern.journal', '1.4.0']);
    expect(filled.listings['en-US']?.title).toBe('Lantern: Evening Journal');
  });

  it.each([
    ['ios', 'ios'],
    ['android', 'both'],
    ['both', 'both'],
  ] as const)('of a form for %s makes it one for %s', (platform, after) => {
    expect(fillListingFrom(BUILD)(submissionDraft({ platform })).platform).toBe(after);
  });

  it('keeps the version when the build names none', () => {
    const build = iosBuild({ identity: { bundleId: 'org.lantern.journal' } });
    expect(fillListingFrom(build)(submissionDraft({ version: '9' })).version).toBe('9');
  });

  itEvery<[Partial<SubmissionDraft>, boolean]>([
    [{}, true],
    [{ bundleId: ' org.lantern.journal ' }, true],
    [{ bundleId: '' }, false],
    [{ bundleId: 'com.other' }, false],
    [{ version: '1.4.1' }, false],
    [{ platform: 'android' }, false],
    [{ listings: { 'en-US': EMPTY_LISTING } }, false],
  ])('is still to do with …: not …', (changes, isFilled) => {
    expect(isFilledFrom(submissionDraft(changes), BUILD)).toBe(isFilled);
  });
});

describe('settling a difference', () => {
  it.each([
    ['bundleId', { bundleId: 'org.lantern.journal' }],
    ['version', { version: '1.4.0' }],
    ['platform', { platform: 'both' }],
  ] as const)('in %s takes the build’s', (field, expected) => {
    const draft = submissionDraft({ bundleId: 'com.other', version: '9', platform: 'android' });
    expect(adoptFromBuild(field, BUILD)?.(draft)).toEqual({ ...draft, ...expected });
  });

  it('in androidId takes the package name, and the bundle id stays', () => {
    const draft = submissionDraft({ bundleId: 'com.other', platform: 'both' });
    const build = androidBuild({ identity: { bundleId: 'org.lantern.android' } });
    const settled = adoptFromBuild('androidId', build)?.(draft);
    expect(settled).toMatchObject({ bundleId: 'com.other', androidId: 'org.lantern.android' });
  });

  it.each([undefined, 'CFBundleVersion'])('in %s is not offered', (field) => {
    expect(adoptFromBuild(field, BUILD)).toBeUndefined();
  });
});

it('removes the build of one platform', () => {
  const draft = submissionDraft({ builds: [iosBuild(), androidBuild()] });
  expect(removeBuild('ios')(draft).builds).toEqual([androidBuild()]);
});

describe('filling the form from a build', () => {
  it('fills what is empty', () => {
    const draft = submissionDraft({ ...EMPTY, listings: {} });
    const filled = fillFromBuild(iosBuild())(draft);
    expect(filled).toMatchObject({
      bundleId: 'org.lantern.journal',
      version: '1.4.0',
      builds: [{ kind: 'ipa' }],
    });
    expect(filled.listings[draft.defaultLocale]?.title).toBe('Lantern');
    expect(draft.bundleId).toBe('');
  });

  it('keeps what was typed', () => {
    const draft = submissionDraft({ bundleId: 'com.example.typed', version: '9.9' });
    const filled = fillFromBuild(iosBuild())(draft);
    expect(filled).toMatchObject({ bundleId: 'com.example.typed', version: '9.9', listings: draft.listings });
  });

  it('puts the build in place of the last one for that platform, and keeps the other', () => {
    const draft = submissionDraft({ builds: [iosBuild({ fileName: 'old.ipa' }), androidBuild()] });
    const filled = fillFromBuild(iosBuild({ fileName: 'new.ipa' }))(draft);
    expect(filled.builds.map(({ fileName }) => fileName)).toEqual(['new.ipa', 'lantern.aab']);
  });

  it('a build that names nothing leaves the form unchanged', () => {
    const draft = submissionDraft({ ...EMPTY, bundleId: 'typed' });
    const filled = fillFromBuild(androidBuild({ identity: { bundleId: 'org.lantern.journal' } }))(draft);
    expect(filled).toMatchObject({ bundleId: 'typed', version: '' });
  });
});

it.each([
  ['a proposed version is replaced', '1.4.1', '1.4.1', '1.4.0'],
  ['a version that was typed stays', '1.5.0', '1.4.1', '1.5.0'],
  ['a version without a proposal stays', '1.5.0', undefined, '1.5.0'],
])('%s by that of a new build', (_, version, proposedVersion, expected) => {
  expect(fillFromBuild(BUILD)(submissionDraft({ version, proposedVersion })).version).toBe(expected);
});

describe('the platforms of a new form', () => {
  it('follow its builds', () => {
    const onlyAndroid = fillFromBuild(androidBuild())(BLANK);
    const both = fillFromBuild(BUILD)(onlyAndroid);
    const onlyIos = removeBuild('android')(both);
    expect([onlyAndroid, both, onlyIos, removeBuild('ios')(onlyIos)].map(({ platform }) => platform)).toEqual(
      ['android', 'both', 'ios', 'both'],
    );
  });

  it('stay as the user chose them', () => {
    const chosen = { ...BLANK, proposedPlatform: undefined };
    const filled = fillFromBuild(androidBuild())(chosen);
    expect([filled.platform, removeBuild('android')(filled).platform]).toEqual(['both', 'both']);
  });
});

describe('an app with another id on Google Play', () => {
  const IOS = iosBuild({ identity: { bundleId: 'org.lantern.ios', version: '1.4.0', name: 'Lantern' } });
  const ANDROID = androidBuild({
    identity: { bundleId: 'org.lantern.droid', version: '1.4.0', name: 'Lantern' },
  });
  const isSettled = (draft: SubmissionDraft) =>
    draft.builds.flatMap((build) => conflicts(build, draft)).length === 0;

  it.each([
    ['iOS first', [IOS, ANDROID]],
    ['Android first', [ANDROID, IOS]],
  ])('gets both ids from its builds, %s', (_, builds) => {
    const blank = submissionDraft({ ...EMPTY, listings: {} });
    const draft = { ...builds.reduce((now, build) => fillFromBuild(build)(now), blank), images: [] };
    expect([draft.bundleId, draft.androidId]).toEqual(['org.lantern.ios', 'org.lantern.droid']);
    expect(isSettled(draft)).toBe(true);
  });

  it('has a difference settled once, whichever build is asked first', () => {
    const typed = submissionDraft({ bundleId: 'org.typed', version: '1.4.0', builds: [IOS, ANDROID] });
    for (const order of [
      [IOS, ANDROID],
      [ANDROID, IOS],
    ]) {
      const settled = order.reduce(
        (now, build) => ({ ...now, ...adoptFromBuild('bundleId', build)?.(now), images: [] }),
        typed,
      );
      expect(isSettled(settled)).toBe(true);
    }
  });
});
