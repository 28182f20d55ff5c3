import { expect, it } from 'vitest';
import { terminalFor } from '@tests/support/cli';
import type { Platform } from '@/model/app';
import { problemsOf as appStoreProblems } from '../app-store/api';
import { problemsOf as playProblems } from '../google-play/play-requests';
import { failureMessage, failureText } from './failure-text';

const apple = (code: string, detail: string, inner?: Record<string, unknown>) => ({
  errors: [
    {
      id: '1',
      status: '409',
      code,
      title: 'Refused',
      detail,
      ...(inner && { meta: { associatedErrors: inner } }),
    },
  ],
});
const google = (code: number, status: string, message: string, reason = '') => ({
  error: { code, status, message, errors: [{ message, domain: 'androidpublisher', reason }] },
});

/** Bodies as the stores' APIs send them, and words of the cause that the decoder explains (sources 16.2, 17.1). */
const BODIES: readonly [Platform, unknown, RegExp][] = [
  [
    'ios',
    apple(
      'ENTITY_ERROR.ATTRIBUTE.REQUIRED',
      "You must provide a value for the attribute 'whatsNew' with this request",
    ),
    /empty|missing|required/i,
  ],
  [
    'ios',
    apple('STATE_ERROR.ENTITY_STATE_INVALID', 'appStoreVersions with id 5 is not in valid state.', {
      '/v1/appDataUsages/': [{ code: 'APP_DATA_USAGES_REQUIRED', detail: 'App Data Usages are required.' }],
    }),
    /privacy/i,
  ],
  [
    'ios',
    apple('STATE_ERROR.SCREENSHOT_UPLOADS_IN_PROGRESS', 'Screenshot uploads are still in progress'),
    /picture|screenshot|upload/i,
  ],
  [
    'ios',
    apple(
      'FORBIDDEN.REQUIRED_AGREEMENTS_MISSING_OR_EXPIRED',
      'A required agreement is missing or has expired. This request requires an in-effect agreement that has not been signed or has expired.',
    ),
    /agreement/i,
  ],
  ['ios', apple('FORBIDDEN_ERROR', 'The API key in use does not allow this request'), /role|key|access/i],
  [
    'ios',
    apple(
      'ENTITY_ERROR.ATTRIBUTE.INVALID.DUPLICATE',
      'The app name you entered is already being used for another app in your account.',
    ),
    /name/i,
  ],
  ['ios', apple('ENTITY_ERROR.ATTRIBUTE.INVALID.TOO_LONG', 'The attribute subtitle is too long.'), /long/i],
  ['ios', apple('STATE_ERROR', "Attribute 'whatsNew' cannot be edited at this time"), /edit|change|state/i],
  [
    'ios',
    apple(
      'STATE_ERROR.ITEM_PART_OF_ANOTHER_SUBMISSION',
      'appStoreVersions with id 5 was already added to another reviewSubmission with id 7',
    ),
    /submission|review/i,
  ],
  ['ios', apple('ENTITY_ERROR.ATTRIBUTE.INVALID', "The 'usesNonExemptEncryption' is already set"), /./],
  [
    'android',
    google(403, 'PERMISSION_DENIED', 'Version code 41 has already been used.', 'apkUpgradeVersionConflict'),
    /version code/i,
  ],
  [
    'android',
    google(404, 'NOT_FOUND', 'Package not found: com.example.app.', 'applicationNotFound'),
    /package|app/i,
  ],
  [
    'android',
    google(
      403,
      'PERMISSION_DENIED',
      'You cannot rollout this release because it does not allow any existing users to upgrade to the newly added APKs.',
      'releaseValidationErrorKeyApkNoUpgradePath',
    ),
    /upgrade|update|users/i,
  ],
  [
    'android',
    google(
      400,
      'INVALID_ARGUMENT',
      'The Android App Bundle was not signed.',
      'apkNotificationMessageKeyBundleUnsigned',
    ),
    /sign/i,
  ],
  [
    'android',
    google(
      403,
      'PERMISSION_DENIED',
      'Your Android App Bundle is signed with the wrong key. Ensure that your App Bundle is signed with the correct signing key and try again.',
      'wrongKey',
    ),
    /key/i,
  ],
  [
    'android',
    google(400, 'FAILED_PRECONDITION', 'This Edit has been deleted.', 'editAlreadyCommitted'),
    /upload/i,
  ],
  [
    'android',
    google(
      403,
      'PERMISSION_DENIED',
      'Your app currently targets API level 33 and must target at least API level 35 to ensure it is built on the latest APIs optimized for security and performance.',
      'targetSdk',
    ),
    /target|API level/i,
  ],
  ['android', google(400, 'INVALID_ARGUMENT', 'Precondition check failed.', 'failedPrecondition'), /./],
  [
    'android',
    google(
      403,
      'PERMISSION_DENIED',
      "This release contains the com.google.android.gms.permission.AD_ID permission but your declaration on Play Console says your app doesn't use advertising ID.",
      'adId',
    ),
    /advertising/i,
  ],
  [
    'android',
    google(
      400,
      'INVALID_ARGUMENT',
      'Only releases with status draft may be created on draft app.',
      'badRequest',
    ),
    /draft/i,
  ],
];

it('explains refusals of both APIs by the cause and its steps', async () => {
  const terminal = terminalFor('/');
  const wrong: string[] = [];
  for (const [store, body, cause] of BODIES) {
    const problems = store === 'ios' ? appStoreProblems(body) : playProblems(body);
    const failure = { kind: 'refused' as const, what: 'Changing', store, status: 409, problems };
    const text = await failureText(failure, terminal);
    const [, explained = ''] = /\n\n([^]*)$/.exec(text) ?? [];
    if (!cause.test(explained) || !/\n {2}1 /.test(explained)) wrong.push(text);
    if (!(await failureMessage(failure)).includes('\n1. ')) wrong.push(`in the page: ${text}`);
  }
  expect(wrong).toEqual([]);
});
