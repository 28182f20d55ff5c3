import { expect } from 'vitest';
import type { SubmissionDraft } from '@/model/draft';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing, submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { wizardHeading } from './wizard-heading';

const NOTHING: Partial<SubmissionDraft> = { listings: {}, builds: [], bundleId: '', version: '' };

itEvery<[string, Partial<SubmissionDraft>, string | undefined, string | undefined]>([
  ['nothing', {}, undefined, undefined],
  ['spaces', { bundleId: ' ', version: ' ' }, undefined, undefined],
  ['a version', { version: '1.0' }, 'Untitled submission 1.0', 'iOS, Android'],
  ['a bundle ID', { bundleId: 'app.lantern' }, 'app.lantern', 'iOS, Android'],
  ['a name', { listings: { 'en-US': listing({ title: 'Lantern' }) } }, 'Lantern', 'iOS, Android'],
  [
    'a name of any length',
    { listings: { 'en-US': listing({ title: 'x'.repeat(90) }) } },
    `${'x'.repeat(59)}…`,
    'iOS, Android',
  ],
  [
    'a build',
    { platform: 'ios', builds: [iosBuild({ deviceFamilies: [1, 2] })], version: '1.4' },
    'Lantern 1.4',
    'iPhone, iPad',
  ],
  [
    'one store',
    { platform: 'android', bundleId: 'a', builds: [androidBuild({ identity: { bundleId: 'a' } })] },
    'a',
    'Android',
  ],
])('of a draft with …', (_, changes, title, devices) => {
  const heading = wizardHeading(submissionDraft({ ...NOTHING, ...changes }));
  expect([heading?.title, heading?.devices]).toEqual([title, devices]);
});
