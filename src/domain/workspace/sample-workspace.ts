import type { AppRecord } from '@/model/app';
import type { SubmissionRecord } from '@/model/submission';

/** The apps of a new workspace. All names are invented. */
export const SAMPLE_APPS = [
  {
    id: 'laced-up',
    name: 'LacedUp',
    bundleId: 'com.lacedup.run',
    platforms: ['ios', 'android'],
    lastSubmission: { version: '2.1.0', status: 'approved', date: '2026-11-02' },
    nextActions: ['Plan the 2.2.0 release notes', 'Refresh screenshots for iPhone 6.9"'],
  },
  {
    id: 'paw-pal',
    name: 'PawPal',
    bundleId: 'app.pawpal.care',
    platforms: ['ios', 'android'],
    lastSubmission: { version: '1.4.2', status: 'review', date: '2026-11-16' },
    nextActions: ['Wait for the App Store review', 'Answer two user reviews'],
  },
  {
    id: 'bread-ledger',
    name: 'Bread Ledger',
    bundleId: 'com.breadledger.bakery',
    platforms: ['android'],
    lastSubmission: { version: '1.0.3', status: 'rejected', date: '2026-11-12' },
    nextActions: ['Fix the data safety answers', 'Raise the target API level to 36'],
  },
  {
    id: 'tiny-tides',
    name: 'Tiny Tides',
    bundleId: 'com.tinytides.surf',
    platforms: ['ios'],
    lastSubmission: { version: '3.0.0', status: 'pending', date: '2026-11-18' },
    nextActions: ['Confirm the export compliance answer'],
  },
  {
    id: 'plot-keeper',
    name: 'Plot Keeper',
    bundleId: 'org.plotkeeper.garden',
    platforms: ['ios', 'android'],
    lastSubmission: { version: '0.9.0', status: 'draft', date: '2026-11-19' },
    nextActions: [
      'Write the full description',
      'Add at least two phone screenshots',
      'Set the privacy policy URL',
    ],
  },
  {
    id: 'quiet-desk',
    name: 'Quiet Desk',
    bundleId: 'com.quietdesk.focus',
    platforms: ['ios'],
    lastSubmission: { version: '1.8.1', status: 'approved', date: '2026-10-21' },
    nextActions: ['Localize the listing into German'],
  },
] satisfies AppRecord[];

/** Earlier submissions, newest first; they match the apps above. */
export const SAMPLE_SUBMISSIONS = [
  sample('laced-up', '2.1.0', '412', 'ios', 'approved', '2026-11-02'),
  sample('laced-up', '2.1.0', '2010', 'android', 'approved', '2026-11-02'),
  sample('laced-up', '2.0.4', '398', 'ios', 'approved', '2026-09-14'),
  sample('laced-up', '2.0.3', '395', 'ios', 'rejected', '2026-09-08'),
  sample('paw-pal', '1.4.2', '88', 'ios', 'review', '2026-11-16'),
  sample('paw-pal', '1.4.2', '142', 'android', 'approved', '2026-11-15'),
  sample('paw-pal', '1.4.0', '84', 'ios', 'approved', '2026-10-03'),
  sample('bread-ledger', '1.0.3', '13', 'android', 'rejected', '2026-11-12'),
  sample('bread-ledger', '1.0.2', '12', 'android', 'approved', '2026-08-30'),
  sample('tiny-tides', '3.0.0', '77', 'ios', 'pending', '2026-11-18'),
  sample('tiny-tides', '2.9.1', '74', 'ios', 'approved', '2026-07-22'),
  sample('quiet-desk', '1.8.1', '181', 'ios', 'approved', '2026-10-21'),
] satisfies SubmissionRecord[];

function sample(
  appId: string,
  version: string,
  buildNumber: string,
  platform: SubmissionRecord['platform'],
  status: SubmissionRecord['status'],
  date: string,
): SubmissionRecord {
  const app = SAMPLE_APPS.find((each) => each.id === appId);
  return {
    id: `${appId}-${platform}-${version}`,
    appId,
    appName: app?.name ?? appId,
    bundleId: app?.bundleId ?? '',
    version,
    buildNumber,
    platform,
    status,
    date,
  };
}
