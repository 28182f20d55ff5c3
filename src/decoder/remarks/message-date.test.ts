import { expect } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decodeLetter } from '../decode-letter';
import { dayIn } from './message-date';

itEvery<[string, string | undefined]>([
  ['Submit the form by December 15, 2026 to keep your app.', 'by December 15, 2026'],
  ['Please fix it before 3 Jan 2027.', 'before 3 Jan 2027'],
  ['Deadline: 2026-12-01', 'Deadline: 2026-12-01'],
  ['Reichen Sie die Änderung bis zum 15. Dezember 2026 ein.', 'bis zum 15. Dezember 2026'],
  ['Corrija até 20 de janeiro de 2027.', 'até 20 de janeiro de 2027'],
  ['アプリは 2027年1月12日以降に削除されます。', '2027年1月12日以降'],
  ['Starting April 28, 2026, apps must use the new SDK.', 'Starting April 28, 2026'],
  ['You may file an appeal within 14 calendar days.', 'within 14 calendar days'],
  ['Your membership expires on May 30, 2026.', 'expires on May 30, 2026'],
  ['You have 30 days to appeal.', 'You have 30 days'],
  ['Please submit an update within two weeks of the date of this message.', 'within two weeks'],
  ['It was updated within 2 weeks of release.', undefined],
  ['Answer the form by June 30, or updates are blocked.', 'by June 30'],
  ['対応期限：2027年3月19日', '期限：2027年3月19日'],
  ['Подтвердите аккаунт до 15 декабря 2026 года.', 'до 15 декабря 2026'],
  ['Selesaikan sebelum 15 Desember 2026.', 'sebelum 15 Desember 2026'],
  [
    'It takes effect in Brazil and Thailand in September 2026.',
    'takes effect in Brazil and Thailand in September 2026',
  ],
  ['If the status is missing by early 2027, updates stop.', 'by early 2027'],
  ['In April 2026 we announced the policy.', undefined],
  ['Fix it before 3 separate reviewers see it.', undefined],
  [
    'From October 1, 2026, updates need the new library. You can request an extension until March 31, 2027.',
    'From October 1, 2026',
  ],
  ['Update it by May 2, 2027. We’ll review your appeal within 3 business days.', 'by May 2, 2027'],
  ['We’ll answer your appeal within 3 business days.', undefined],
  ['Review date: November 02, 2026. Version reviewed: 2.4', undefined],
  ['Updated 14 Jul 2026, 03:27 UTC', undefined],
])('finds the day that a message sets, and no other', (text, day) => {
  expect(dayIn(text)).toBe(day);
});

itEvery<[string, string]>([
  [
    'Google Play: your app was rejected.\nIssue found: Invalid privacy policy\nFix it by December 15, 2026.',
    'The message says “by December 15, 2026”. A rejection is no strike.',
  ],
  [
    'Delivery was successful. ITMS-90725: SDK version issue. Starting April 28, 2026, apps must be built with the iOS 26 SDK.',
    'The message says “Starting April 28, 2026”.',
  ],
  [
    'Your upload was refused. ITMS-90725: SDK version issue. Starting April 28, 2026, apps must be built with the iOS 26 SDK. Please upload a new binary.',
    'No date.',
  ],
  [
    'From: App Store Connect\nDate: 12 November 2026\n\nApp Store Improvement Notice\n\nSince this app has not been updated within the last three years, it is scheduled to be removed from the App Store in 90 days.',
    'The message says “in 90 days”: until Feb 10, 2027.',
  ],
  [
    'Your app is scheduled to be removed from the App Store in 90 days. Submit an update.',
    'The message says “in 90 days”.',
  ],
  [
    'Google Play: your app was rejected.\nIssue found: Invalid privacy policy',
    'No date. A rejection is no strike.',
  ],
])('shows it as the time there is', (text, time) => {
  const { severity } = decodeLetter(text);
  expect(severity?.time).toBe(time);
});
