import { describe, expect, it } from 'vitest';
import type { AppRecord } from '@/model/app';
import { appRecord } from '@tests/support/apps';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing, submissionDraft } from '@tests/support/drafts';
import { appAfterPackage, appOfDraft, submissionRecords } from './record-package';

const FACTS = { date: '2026-11-20', packageName: 'org.lantern.journal-1.4.0-2026-11-20.zip' };

const app = (changes: Partial<AppRecord> = {}) =>
  appRecord({
    lastSubmission: { version: '1.3.0', status: 'approved', date: '2026-10-01' },
    nextActions: ['Rest'],
    ...changes,
  });

describe('the app of a draft', () => {
  it.each([
    ['by its id', { appId: 'lantern', bundleId: 'com.other' }, 'lantern'],
    ['by its bundle id', { bundleId: ' org.lantern.journal ' }, 'lantern'],
    ['by its bundle id, when the app was deleted', { appId: 'gone' }, 'lantern'],
    ['never by an empty one', { bundleId: '' }, undefined],
    ['not at all', { bundleId: 'com.new' }, undefined],
  ])('is found %s', (_, changes, id) => {
    const apps = [app({ id: 'blank', bundleId: '' }), app()];
    expect(appOfDraft(submissionDraft(changes), apps)?.id).toBe(id);
  });
});

describe('the submission records', () => {
  it('are one per store, as drafts with build number and package', () => {
    const draft = submissionDraft({
      builds: [iosBuild(), androidBuild({ identity: { bundleId: 'a', buildNumber: '77' } })],
    });
    expect(submissionRecords(draft, 'lantern', FACTS)).toMatchObject([
      { id: 'draft-1-ios-1.4.0', platform: 'ios', buildNumber: '52', status: 'draft', appId: 'lantern' },
      { id: 'draft-1-android-1.4.0', platform: 'android', buildNumber: '77', date: '2026-11-20' },
    ]);
  });

  it('have the id of each store, by which the next version finds the last upload', () => {
    const ids = (changes: Parameters<typeof submissionDraft>[0]) =>
      submissionRecords(submissionDraft({ platform: 'both', ...changes }), 'lantern', FACTS).map(
        ({ bundleId }) => bundleId,
      );
    const android = androidBuild({ identity: { bundleId: 'org.lantern.droid', buildNumber: '77' } });
    expect(ids({ builds: [android] })).toEqual(['org.lantern.journal', 'org.lantern.droid']);
    expect(ids({ androidId: ' org.lantern.droid ', builds: [] })).toEqual([
      'org.lantern.journal',
      'org.lantern.droid',
    ]);
  });

  it('are those of the chosen store, without a build number where there is no build', () => {
    const [record, ...more] = submissionRecords(submissionDraft({ platform: 'ios', builds: [] }), 'a', FACTS);
    expect(more).toEqual([]);
    expect(record).not.toHaveProperty('buildNumber');
    expect(record?.packageName).toBe(FACTS.packageName);
  });
});

it('keeps what was reported of a version whose package is made again', () => {
  const draft = submissionDraft({ platform: 'ios' });
  const steps = [{ id: 'a', state: 'rejected' as const, day: '2026-11-19' }];
  const stored = submissionRecords(draft, 'lantern', FACTS).map((record) => ({ ...record, steps }));
  const again = submissionRecords(draft, 'lantern', FACTS, stored);
  expect(again).toMatchObject([{ steps, status: 'rejected' }]);
  expect(appAfterPackage(draft, app(), 'new', again).lastSubmission.status).toBe('rejected');
});

describe('the app’s card', () => {
  it('keeps its name and stores, and shows the new version as a draft', () => {
    const draft = submissionDraft({ platform: 'android' });
    const after = appAfterPackage(draft, app(), 'new', submissionRecords(draft, 'lantern', FACTS));
    expect(after).toMatchObject({
      id: 'lantern',
      name: 'Lantern',
      platforms: ['ios', 'android'],
      lastSubmission: { version: '1.4.0', status: 'draft', date: '2026-11-20' },
    });
    expect(after.nextActions).toEqual(['Upload 1.4.0 to Google Play']);
  });

  it('is added for an app the workspace did not know', () => {
    const draft = submissionDraft({ listings: { 'en-US': listing({ title: 'Lantern' }) } });
    const records = submissionRecords(draft, 'new', FACTS);
    expect(appAfterPackage(draft, undefined, 'new', records)).toMatchObject({
      id: 'new',
      name: 'Lantern',
      bundleId: 'org.lantern.journal',
      platforms: ['ios', 'android'],
    });
  });
});
