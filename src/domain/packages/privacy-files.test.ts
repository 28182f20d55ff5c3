import { describe, expect, it } from 'vitest';
import { answersWith, dataUse, noDataAnswers } from '@tests/support/privacy-answers';
import type { PrivacyAnswers } from '@/model/privacy-answers';
import { privacyFiles } from './privacy-files';

const SUBJECT = {
  appName: 'Lantern <b>',
  bundleId: 'org.lantern.journal',
  version: '1.4.0',
  exportDate: '2026-11-22',
};
const files = (privacy: PrivacyAnswers | undefined, platform: 'both' | 'ios' | 'android' = 'both') =>
  privacyFiles({ privacy, platform }, SUBJECT);
const textOf = (result: ReturnType<typeof files>, path: string) =>
  result.files.find((file) => file.path === path)?.content;

function sheetOf(result: ReturnType<typeof files>): string {
  const content = textOf(result, 'privacy-answers.html');
  return typeof content === 'string' ? content : '';
}

const COMPLETE = answersWith(
  {
    email: dataUse({ isLinked: true, purposes: ['account'] }),
    'device-id': dataUse({ isShared: true, sharingPurposes: ['ads'], isTracking: true }),
  },
  {
    yesNo: { tracking: true, accounts: true },
    choices: { accountMethods: ['OAUTH'], deletion: ['DATA_DELETION_NO'] },
    texts: { accountDeletionUrl: 'https://lantern.example/delete' },
  },
);

describe('the privacy files of a package', () => {
  it.each<[string, PrivacyAnswers | undefined, 'both' | 'ios' | 'android', string[]]>([
    ['nothing answered', undefined, 'both', []],
    [
      'complete answers for both stores',
      COMPLETE,
      'both',
      [
        'for-tools/app_privacy_details.json',
        'google-play/data_safety.csv',
        'privacy-answers.html',
        'privacy-policy-paragraph.txt',
      ],
    ],
    [
      'complete answers for Google Play',
      COMPLETE,
      'android',
      ['google-play/data_safety.csv', 'privacy-answers.html', 'privacy-policy-paragraph.txt'],
    ],
    [
      'answers that lack what only Google asks',
      answersWith({ name: dataUse({ isOptional: undefined }) }),
      'both',
      ['for-tools/app_privacy_details.json', 'privacy-answers.html', 'privacy-policy-paragraph.txt'],
    ],
  ])('are, with %s:', (_, answers, platform, expected) => {
    expect(files(answers, platform).files.map(({ path }) => path)).toEqual(expected);
  });

  it('are left out with a reason', () => {
    expect(files(answersWith({ name: dataUse({ isOptional: undefined }) })).notes).toEqual([
      'Data safety: google-play/data_safety.csv is left out, because 1 answer of the privacy questions in step 2 is missing.',
    ]);
  });

  it('contain a sheet in the order of both forms, with every text escaped', () => {
    const sheet = sheetOf(files(COMPLETE));
    const order = [
      'Lantern &lt;b&gt;',
      'App Store Connect: App Privacy',
      'Contact Info: Email Address',
      'Identifiers: Device ID',
      'Play Console: Data safety',
      'https://lantern.example/delete',
      'Personal info: Email address',
      'Device or other IDs: Device or other IDs',
    ].map((text) => sheet.indexOf(text));
    expect(order).not.toContain(-1);
    expect(order).toEqual([...order].sort((a, b) => a - b));
    expect(sheet).not.toContain('Not answered');
  });

  it('mark what is not answered on the sheet', () => {
    const sheet = sheetOf(files(answersWith({ name: { isCollected: true } })));
    expect(sheet).toContain('Still to be answered');
    expect(sheet).toContain('Not answered');
  });

  it('contain a paragraph for the privacy policy', () => {
    expect(textOf(files(COMPLETE), 'privacy-policy-paragraph.txt')).toBe(
      [
        'Data that Lantern <b> collects',
        '',
        '- E-mail address (also one passed on at sign-in): we use it to manage your account; it is stored together with who you are.',
        '- Device or installation ID (advertising ID, installation ID, IMEI): we use it to make the app work; it is shared with other companies, which use it to show advertisements; it is used for tracking.',
        '',
        'The data is encrypted in transit.',
        'Data marked as tracking is combined with data of other companies for advertising, only if you allow it on your device.',
        'You can delete your account and its data in the app or at https://lantern.example/delete.',
        '',
      ].join('\n'),
    );
    expect(textOf(files(noDataAnswers()), 'privacy-policy-paragraph.txt')).toBe(
      'Lantern <b> does not collect or share any personal data.\n',
    );
  });
});
