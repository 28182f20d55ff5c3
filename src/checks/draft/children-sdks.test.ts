import { expect } from 'vitest';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { buildTraces } from '@tests/support/build-fixtures/build-traces';
import { submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { answersWith } from '@tests/support/privacy-answers';
import { quietRatings } from '@tests/support/ratings';
import type { SubmissionDraft } from '@/model/draft';
import { crossChecks } from './check-draft';

const FOR_CHILDREN = { privacy: answersWith({}, { yesNo: { children: true } }) };
const FOR_ALL = { privacy: answersWith({}, { yesNo: { children: false } }) };
const KIDS_CATEGORY = { ratings: quietRatings({ options: { kidsAgeBand: 'SIX_TO_EIGHT' } }) };

const android = (group: string, artifact: string, version?: string) =>
  androidBuild({ traces: buildTraces({ libraries: [{ group, artifact, version }] }) });
const ios = (...frameworks: string[]) =>
  iosBuild({
    imports: [{ path: 'Lantern', classes: [], symbols: ['stat'] }],
    traces: buildTraces({
      frameworks: frameworks.map((name) => ({
        name,
        path: `Frameworks/${name}.framework`,
        hasManifest: true,
      })),
    }),
  });
const tracks = iosBuild({ imports: [{ path: 'Lantern', classes: ['ASIdentifierManager'], symbols: [] }] });

itEvery<[string, Partial<SubmissionDraft>, string[]]>([
  [
    'an SDK that is on the list',
    { ...FOR_CHILDREN, builds: [android('com.unity3d.ads', 'unity-ads', '4.12.0')] },
    [
      'note privacy-families-ads Unity Ads 4.12.0, which Google’s list of ads SDKs for families has from 4.0.1 on',
    ],
  ],
  [
    'one without a version',
    { ...FOR_CHILDREN, builds: [android('com.unity3d.ads', 'unity-ads')] },
    ['note privacy-families-ads Unity Ads, which Google’s list of ads SDKs for families has from 4.0.1 on'],
  ],
  [
    'an older version than the list has',
    { ...FOR_CHILDREN, builds: [android('com.chartboost', 'chartboost-sdk', '8.4.3')] },
    [
      'warning privacy-families-ads Chartboost 8.4.3; Google’s list of ads SDKs for families begins with 9.1.1',
    ],
  ],
  [
    'an SDK that has left the list',
    { ...FOR_CHILDREN, builds: [android('com.applovin', 'applovin-sdk', '13.0.0')] },
    [
      'warning privacy-families-ads AppLovin MAX 13.0.0, which was not on Google’s list of ads SDKs for families',
    ],
  ],
  ['an app for adults', { ...FOR_ALL, builds: [android('com.applovin', 'applovin-sdk', '13.0.0')] }, []],
  ['children and no ads', { ...FOR_CHILDREN, builds: [android('com.squareup.okhttp3', 'okhttp')] }, []],
  [
    'analytics in the Kids category',
    { ...KIDS_CATEGORY, builds: [ios('FirebaseAnalytics')] },
    ['warning ios-kids-sdks Firebase Analytics'],
  ],
  [
    'the advertising identifier in the Kids category',
    { ...KIDS_CATEGORY, builds: [tracks] },
    ['warning ios-kids-sdks ASIdentifierManager in Lantern'],
  ],
  [
    'analytics in an app for children outside that category',
    { ...FOR_CHILDREN, builds: [ios('FirebaseAnalytics')] },
    ['note ios-kids-sdks Firebase Analytics'],
  ],
  ['analytics in an app for everybody', { ...FOR_ALL, builds: [ios('FirebaseAnalytics')] }, []],
  ['payments in the Kids category', { ...KIDS_CATEGORY, builds: [ios('RevenueCat')] }, []],
])('finds SDKs that the stores keep out of apps for children', (_, changes, expected) => {
  const found = crossChecks(submissionDraft(changes)).filter(({ rule }) => /families|kids/.test(rule));
  expect(
    found.map(({ severity, rule, title }) => `${severity} ${rule} ${title.replace(/^.* contains /, '')}`),
  ).toEqual(expected);
});
