import {
  GOOGLE_PLAY,
  googlePlayOnly,
  nearGooglePlay,
  OTHER_GOOGLE_SERVICES,
  upload,
} from './google-play-words';
import type { RejectionRule } from './rejection-rule';

/** What Google Play answers when the account, the key or the app does not allow the upload (sources 5.6). */
export const GOOGLE_PLAY_ACCESS: readonly RejectionRule[] = [
  upload({
    kind: 'account',
    id: 'play-package-not-found',
    title: 'App not found',
    cause:
      'There is no app with this package name in the account. The first build of a new app must be uploaded by hand in the Play Console.',
    fix: 'Compare the package name letter by letter. For a new app, create it and upload the first build in the Play Console.',
    place: { step: 'build', console: 'Play Console: All apps, Create app' },
    messages: [
      'applicationnotfound',
      'no application was found for the given package name',
      ...['com', 'org', 'net', 'io', 'app', 'dev'].map((start) => ({
        words: `package not found: ${start}.`,
      })),
      ...nearGooglePlay('package not found'),
    ],
  }),
  upload({
    kind: 'account',
    id: 'play-permission-denied',
    title: 'No permission for this app',
    cause:
      'The service account or user may not do this for this app. A new permission can take up to 48 hours.',
    fix: 'Give the account the release permissions for the app under Users and permissions.',
    place: { console: 'Play Console: Users and permissions' },
    messages: [
      '"message" : "forbidden"',
      '"message": "forbidden"',
      ...googlePlayOnly(
        'permissiondenied',
        'insufficient permissions',
        'the project id used to call the google play developer api has not been linked',
        'projectnotlinked',
      ),
      {
        words: 'the caller does not have permission',
        near: ['aab', 'apk', 'r0adkll', 'upload-google-play', 'edits', 'new edit', 'play '],
        unless: OTHER_GOOGLE_SERVICES,
      },
      ...googlePlayOnly(
        'the caller does not have permission',
        'you do not have permission to access this app',
      ),
    ],
  }),
  upload({
    kind: 'account',
    id: 'play-unauthorised',
    title: 'Sign-in of the upload refused',
    cause: 'The key of the service account is wrong, expired or was deleted.',
    fix: 'Create a new JSON key for the service account and put it into the upload tool.',
    place: { console: 'Google Cloud console: IAM, Service accounts, Keys' },
    messages: [
      'google api error: unauthorized|invalid_grant',
      'invalid jwt: token must be a short-lived token',
      ...nearGooglePlay('invalid jwt signature', 'invalid_grant'),
      ...googlePlayOnly(
        'request had invalid authentication credentials',
        'request is missing required authentication credential',
      ),
      { words: '401 unauthorized', near: ['google play', 'play console', 'androidpublisher'] },
    ],
  }),
  upload({
    kind: 'account',
    id: 'play-api-disabled',
    title: 'Google Play API switched off',
    cause:
      'The Google Play Android Developer API is not enabled in the cloud project of the service account, or that project was deleted.',
    fix: 'Enable the Google Play Android Developer API in that project, or restore the project, and wait some minutes.',
    place: { console: 'Google Cloud console: APIs and services' },
    messages: [
      'google play android developer api has not been used in project',
      'google play developer api has not been used in project',
      ...nearGooglePlay('access not configured'),
      'google api error: invalid request - access not configured',
    ],
  }),
  upload({
    kind: 'account',
    id: 'play-account-issue',
    yieldsTo: [
      'play-organization-account',
      'play-account-terminated',
      'play-broken-functionality',
      'play-health-content',
    ],
    title: 'Something is open with the developer account',
    cause:
      'Google asks for something about the account first: verification, payment profile, contact or a policy strike.',
    fix: 'Open the Play Console inbox and do what it asks; uploads work again afterwards.',
    place: { console: 'Play Console: Inbox and Developer account' },
    messages: [
      'uploadexception: tos_not_accepted',
      ...nearGooglePlay('payments profile', 'action needed on your account'),
      {
        stems: 'account developer suspen|restrict|verif|limited google|play|console|publishing',
        near: GOOGLE_PLAY,
      },
      ...nearGooglePlay(
        'issue|issues|problem with your developer account',
        'issue with your account',
        'developer account…restricted',
        'developer account…suspended',
        'complete account verification',
        'verify your|my|our identity',
        'd-u-n-s|duns number',
        'account verification…unsuccessful',
        'complete your account verification',
      ),
    ],
  }),
  upload({
    kind: 'account',
    id: 'play-account-terminated',
    title: 'Developer account terminated',
    cause:
      'Google closed the account: repeated or serious breaches of policy, or a link to an account that was closed before.',
    fix: 'Appeal once at the link in the mail, with the facts: who owns the account, which accounts or devices it shares, and what was changed. Do not open a new account, it is closed as well.',
    place: { console: 'The appeal form that the mail links to' },
    source: {
      label: 'Google Play: Developer account terminations',
      url: 'https://support.google.com/googleplay/android-developer/answer/2477981',
    },
    messages: [
      'reason for termination: prior violations of the developer program',
      { words: 'terminated due to prior violations', near: ['developer account', 'publisher account'] },
      { words: 'association with a previously terminated', near: ['developer account', 'publisher account'] },
      ...nearGooglePlay(
        'account has been terminated',
        'account remains terminated',
        'terminated my…developer account',
        'terminated our…developer account',
        'developer account was terminated',
        'account termination',
        'previously terminated google play',
        'account was removed because of "high risk',
        'issue found: high risk behavior',
        '开发者账号已被终止',
        '開發人員帳戶已遭終止',
      ),
    ],
  }),
  upload({
    kind: 'account',
    id: 'play-developer-verification',
    title: 'App or developer not registered',
    cause: 'Google asks developers to verify their identity and to register their package names.',
    fix: 'Finish the verification and register the package name in the Play Console.',
    place: { console: 'Play Console: Developer account, Android developer verification' },
    messages: [
      'must be registered by verified developers',
      {
        stems:
          'verif identity|developer|organization|phone|address|website|d-u-n-s|duns google|play|console|account complete|required|must|need|deadline|provide',
        near: GOOGLE_PLAY,
      },
      ...nearGooglePlay('developer verification', 'register your package name*'),
    ],
  }),
];
