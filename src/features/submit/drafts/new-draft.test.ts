import { draftName } from '@/domain/submissions/draft-label';
import { describe, expect, it } from 'vitest';
import { countCharacters, LISTING_LIMITS } from '@/domain/listings/limits';
import { checkListing } from '@/checks/listing/check-listing';
import { platformsOf, type AppRecord } from '@/model/app';
import { EMPTY_LISTING } from '@/model/listing';
import { NO_PRIVACY_ANSWERS } from '@/model/privacy-answers';
import { EMPTY_DETAILS, type SubmissionDraft } from '@/model/draft';
import { SAMPLE_APPS, SAMPLE_SUBMISSIONS } from '@/domain/workspace/sample-workspace';
import { appRecord } from '@tests/support/apps';
import { image, submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { DEMO_NAMES } from '../demo/demo-names';
import { demoPreset } from '../demo/demo-presets';
import { blankDraft, draftForApp, draftForDemo, hasContent, isUntouchedDemo } from './new-draft';

const BLANK = blankDraft('a', '2026-11-20T09:00:00.000Z');

const app = (changes: Partial<AppRecord>) =>
  appRecord({
    platforms: ['ios', 'android'],
    lastSubmission: { version: '1.4.0', status: 'pending', date: '2026-11-01' },
    ...changes,
  });

describe('a draft for an app', () => {
  it('has its name, id, version and platforms', () => {
    const draft = draftForApp(app({}), [], BLANK);
    expect(draft).toMatchObject({
      id: 'a',
      appId: 'lantern',
      bundleId: 'org.lantern.journal',
      version: '1.4.0',
      platform: 'both',
    });
    expect(draft.listings['en-US']).toEqual({ ...EMPTY_LISTING, title: 'Lantern' });
  });

  it.each([
    [['ios'], 'ios'],
    [['android'], 'android'],
    [['android', 'ios'], 'both'],
    [[], 'both'],
  ] as const)('of %j is for %s', (platforms, choice) => {
    expect(draftForApp(app({ platforms: [...platforms] }), [], BLANK).platform).toBe(choice);
  });

  it.each([
    ['a first one', 'pending', [], false],
    ['approved lately', 'approved', [], true],
    ['approved before', 'rejected', [{ appId: 'lantern', status: 'approved' }], true],
    ['another app approved', 'draft', [{ appId: 'other', status: 'approved' }], false],
    ['rejected before', 'draft', [{ appId: 'lantern', status: 'rejected' }], false],
  ] as const)('knows whether it is an update: %s', (_, status, before, isUpdate) => {
    const lastSubmission = { version: '1.4.0', status, date: '2026-11-01' };
    const [sample] = SAMPLE_SUBMISSIONS;
    const submissions = sample ? before.map((each) => ({ ...sample, ...each })) : [];
    expect(draftForApp(app({ lastSubmission }), submissions, BLANK).details.isUpdate).toBe(isUpdate);
  });
});

describe('hasContent', () => {
  itEvery<[string, Partial<SubmissionDraft>, boolean]>([
    ['nothing', {}, false],
    ['another step', { step: 4 }, false],
    ['a bundle id', { bundleId: 'a' }, true],
    ['a version', { version: '1' }, true],
    ['a text', { listings: { 'en-US': { ...EMPTY_LISTING, keywords: 'a' } } }, true],
    ['a second language', { listings: { 'en-US': EMPTY_LISTING, 'de-DE': EMPTY_LISTING } }, true],
    ['a picture', { images: [image({ kind: 'picture' })] }, true],
    ['an answer', { details: { ...EMPTY_DETAILS, needsLogin: true } }, true],
    ['a privacy answer', { privacy: { ...NO_PRIVACY_ANSWERS, yesNo: { location: false } } }, true],
  ])('every row of the table', (_, changes, expected) => {
    expect(hasContent({ ...BLANK, images: [], ...changes })).toBe(expected);
  });
});

it.each([
  [{}, 'Lantern: Evening Journal'],
  [{ listings: { 'en-US': { ...EMPTY_LISTING, title: '  ' } } }, 'org.lantern.journal'],
  [
    { listings: { 'en-US': EMPTY_LISTING }, playTexts: { 'en-US': { title: 'Lantern diary' } } },
    'Lantern diary',
  ],
  [{ listings: {}, bundleId: ' ' }, 'Untitled submission'],
])('draftName of %j is %s', (changes, name) => {
  expect(draftName(submissionDraft(changes))).toBe(name);
});

describe.each(DEMO_NAMES)('the demo %s', (name) => {
  const preset = demoPreset(name);
  if (!preset) throw new Error(`No preset ${name}`);
  const draft = draftForDemo(name, preset, BLANK);

  it('is about an app of the sample workspace', () => {
    const known = SAMPLE_APPS.find(({ id }) => id === draft.appId);
    expect(draft.bundleId).toBe(known?.bundleId);
    expect(draft.builds.map((build) => [build.identity.bundleId, build.isSample])).toEqual([
      [draft.bundleId, true],
      [draft.bundleId, true],
    ]);
  });

  it('is complete for both stores, in English and one more language, within every limit', () => {
    const locales = Object.keys(draft.listings);
    expect(locales).toHaveLength(2);
    expect(locales[0]).toBe('en-US');
    for (const listing of Object.values(draft.listings)) {
      for (const { field, max, required } of LISTING_LIMITS) {
        expect(countCharacters(listing[field])).toBeLessThanOrEqual(max);
        if (required !== 'never') expect(listing[field]).not.toBe('');
      }
    }
  });

  it('passes the listing check without a blocker or a warning', () => {
    const findings = Object.entries(draft.listings).flatMap(([locale, listing]) =>
      checkListing(listing, {
        locale,
        platforms: platformsOf(draft.platform),
        isUpdate: draft.details.isUpdate,
        appName: preset.name,
      }),
    );
    expect(findings.filter(({ severity }) => severity !== 'note').map(({ title }) => title)).toEqual([]);
  });

  it('has screenshots in the four sizes of the specification, each with its description', () => {
    expect([...new Set(preset.screenshots.map(({ dimension }) => dimension))]).toEqual([
      '1290x2796',
      '1179x2556',
      '2048x2732',
      '1080x1920',
    ]);
    for (const { device, size, description } of preset.screenshots) {
      expect([device, size, description]).not.toContain('');
    }
  });

  it('is recognised as long as nobody changed it', () => {
    expect(isUntouchedDemo(draft, name, preset)).toBe(true);
    expect(isUntouchedDemo({ ...draft, step: 3, revision: 2 }, name, preset)).toBe(true);
    expect(isUntouchedDemo({ ...draft, version: '9' }, name, preset)).toBe(false);
    expect(isUntouchedDemo({ ...draft, packagedAt: '2026-11-20T09:00:00.000Z' }, name, preset)).toBe(false);
    expect(isUntouchedDemo({ ...draft, sample: undefined }, name, preset)).toBe(false);
  });
});

it.each([undefined, '', 'lacedup', 'constructor', '__proto__'])('knows no demo %s', (name) => {
  expect(demoPreset(name)).toBeUndefined();
});
