import { listingFor } from '../listings/store-texts';
import { appIdFor, type PackageSource } from '../packages/package-file';
import { testFeedbackAddress } from '../test-tracks/test-texts';
import { storeText } from '../texts';

/** The page on which testers of the closed test join; undefined without a package name. */
export function testLink(
  source: Pick<PackageSource, 'bundleId' | 'androidId' | 'builds'>,
): string | undefined {
  const id = appIdFor(source, 'android');
  return id === '' ? undefined : `https://play.google.com/apps/testing/${id}`;
}

/** An e-mail that invites people to the closed test; undefined while the link cannot be known. */
export function testInvitation(source: PackageSource): string | undefined {
  const link = testLink(source);
  if (link === undefined) return undefined;
  const name = storeText(listingFor(source, 'android', source.defaultLocale).title) || 'my app';
  const address = testFeedbackAddress(source);
  return [
    `Would you help me test ${name} on Android?`,
    'Google Play publishes it only after 12 people have tested it for 14 days in a row.',
    [
      '1. Send me the Google account that you use on your phone. I add it to the list of testers.',
      `2. Open this link with that account and press “Become a tester”: ${link}`,
      '3. Install the app from Google Play, with the link on the same page.',
      '4. Keep it installed for at least 14 days, use it, and stay a tester. If somebody leaves, the 14 days may start again.',
    ].join('\n'),
    address === ''
      ? 'Please tell me what you liked and what went wrong.'
      : `Please tell me what you liked and what went wrong: ${address}`,
    'Thank you!',
  ].join('\n\n');
}
