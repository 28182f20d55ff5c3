import { describe, expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decoded } from '@tests/support/decoded';

describe('words of the Play Console, of the mails of Google and of upload checks in other texts', () => {
  itEvery([
    'The layout of our app is edge-to-edge from Android 15 on, and large screens ignore the orientation.',
    'The developer of the library has added notes for its translators to chapter 4.',
    'A talk about implicit PendingIntents, and why encryption patterns age',
    'How to migrate to Google Play Billing Library 8 and the Google Play Developer API',
    'How Google Play protects your app: fewer apps contain security vulnerabilities than last year.',
    'The scanner tells you whether your app contains a vulnerability; install it from Google Play.',
    'We leaked AWS keys in the repository of the Android app; rotate the credentials and tell the team.',
    'The vulnerability was fixed in version 2.1 of Google Play services; update your phone.',
    'Sign in on the Android app with the login credentials that you have provided on our website.',
    'The target audience section of the Play Console asks for the ages of your users.',
    'The build warns when the download size exceeds 150 MB; Google Play takes up to 200 MB.',
    "if (error.reason === 'expired') return 'the edit of the track is empty';",
    'Your file extension must be .zip, .pdf or .docx; the App Store link is below.',
    'The Mach-O format stores the encryption info in a load command; the linker aligns each segment.',
    'The executable key of the bundle of letters is in the archive of the town.',
    'Only the owner is permitted to sign; the type of the contract is not valid.',
    'The installer of the game made files that are only readable by the administrator.',
    'WKBackgroundModes lists what a watch app may do in the background.',
    'Unable to authenticate with the mail server, says the printer.',
    'Arm64 is the native architecture of the new laptops; the folder lib is empty.',
    'A calendar or an alarm clock is the core functionality of our app, said the designer on Google Play day.',
    'The voice commands of Android Auto work in our car, also with an old phone.',
    'Your app has an in-app system for reporting bugs, thank you! See you on Google Play.',
    'UIDeviceFamily with the value 1 means an iPhone app; the App Store shows it on iPad as well.',
    'Our shops, with an app in the App Store:\n- 90001 - Los Angeles\n- 90210 - Beverly Hills, invalid on Sundays',
    'The weather service answered our Android app: unexpected end of JSON input.',
    'Our TV launcher is an Android app and comes as a bundle with the box.',
    'The default calling app is set in the settings of the iPhone; CallKit shows the call.',
    'In our app a media device extension lists the speakers; the document configuration was missing in the docs.',
  ])('are no refusal', (text) => {
    expect(decoded(text).findings).toEqual([]);
  });
});

/** Statements of App Review and Google Play about an app, with words of uploads, keys, roles and builds. */
const ABOUT_THE_APP = [
  'Apple says the login fails with the wrong password on iPad',
  'Apple rejected my app because they need an account with access to all features',
  'Apple says the purpose string needs to explain why we use the camera',
  'Google Play rejected my app because it asks for the contacts permission and the account, error in the policy',
  'Apple says users get an error 500 when they open the store',
  'The reviewer says the app does not work on older versions of iOS in the App Store',
  'Apple complains that the screenshots do not show the app in use on iPad in the right size',
  'App Review says the profile page shows an error and the build crashed',
  'Apple says the microphone record button is missing and cannot be found',
  'Apple rejected because the app asks for permission to access user contacts before upload',
];

describe('remarks about the app itself', () => {
  itEvery(ABOUT_THE_APP)('give no cause', (text) => {
    expect(decoded(text).findings.filter(({ cause }) => cause.kind !== 'review')).toEqual([]);
  });
});
