import { expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeLetter } from '../decode-letter';

itEvery<[string]>([
  [
    'Dear developer, your Apple Developer account is limited under Guideline 3.2. Verify your Apple ID password within 24 hours: https://appstore-connect-verify.example.net/login',
  ],
  [
    'Google Play: com.example.tide was removed for copyright. Sign in with your Google password at http://play-console-appeal.example/1 and pay the processing fee of $49.',
  ],
  [
    'From: App Store Connect <noreply@app-store-center.example>\nGuideline 5.6. Your account will be terminated. Confirm your bank details within 48 hours at hxxps://dev-check[.]example',
  ],
  [
    'Google Play Policy Team <play.policy.team@gmail.com>\nYour app has 2 policy strikes. Open the attached form so that our specialist can remove them.',
  ],
  [
    'App Review: your app was rejected. To restore it, log in at https://apple-review.example/restore with the next 24 hours.',
  ],
  [
    'From: Google Play Support <playsupport.desk@mail.example>\nGoogle Play policy: spam. Your app is suspended soon. Attach your upload keystore and pay the reinstatement fee by Telegram.',
  ],
])('names a message that pretends to come from a store, and gives no advice on its cause', (text) => {
  expect(decodeLetter(text)).toMatchObject({ kind: 'suspicious', sections: [], closest: [] });
  expect(decodeLetter(text, { from: 'app-review' }).kind).toBe('suspicious');
});

itEvery<[string]>([
  [
    'Guideline 2.1 - Information Needed\nWe were unable to sign in with the demo account. Provide a valid user name and password within App Store Connect: https://appstoreconnect.apple.com',
  ],
  [
    'Guideline 1.5 - Safety\nThe Support URL https://apple-orchard.example/support does not open. App Review, Apple',
  ],
  [
    'Apple has received a notice that your app Tide infringes a trademark. Please reply within 48 hours to legal@games.example. https://www.apple.com/legal/',
  ],
  [
    'Google Play: verify your identity and bank details by 3 December 2026 in Play Console: https://play.google.com/console. Your account will be closed otherwise.',
  ],
  [
    'Issue found: Missing login credentials. Google Play: we need a one-time code and password that work in the next 24 hours to review your app. See https://support.google.com/googleplay',
  ],
  [
    'Issue found: Invalid account deletion link. Google Play: users cannot log in to delete their account at https://tide.example/delete',
  ],
  [
    'Google Play: your key reset is approved. Sign the next bundle with the new upload keystore within 48 hours of the mail.',
  ],
  [
    'Guideline 3.1.1 - In-App Purchase\nApp Review, Apple: users pay sellers for digital guides by WhatsApp messages instead of in-app purchase.',
  ],
])('takes an honest letter for one', (text) => {
  expect(decodeLetter(text).kind).not.toBe('suspicious');
});
