import { describe, expect, it } from 'vitest';
import { read } from 'virtual:catalog/text-kinds';
import { itEvery } from '@tests/support/it-every';
import type { Sender } from '@/model/message-sender';
import { decodeAnyLanguage } from '../decode-any-language';
import { decodeLetter } from '../decode-letter';
import { decoded } from '@tests/support/decoded';
import { ROOT } from '../../../tools/catalog/catalog.mjs';
import { digestOf, readKindPassages } from '../../../tools/catalog/kinds/text-kinds.mjs';

describe('a text that rejects nothing', () => {
  itEvery<[string, string]>([
    [
      'approval',
      'Congratulations! Your app, Tide Table 2.1 (14), has been approved and is now Ready for Distribution on the App Store. It can take up to 24 hours for your app to appear in all storefronts. You can manage your app, its privacy details and in-app purchases in App Store Connect. If your app includes subscriptions, make sure their metadata is up to date. Regards, App Review',
    ],
    [
      'approval',
      'Hello, The following app has been approved for distribution: App Name: Tide Table, App Version Number: 2.1. The status of your app is now Pending Developer Release. Guideline 2.1 - App Completeness and Guideline 5.1.1 apply to all updates. Apple',
    ],
    [
      'approval',
      'Review of your submission is complete. Your submission has been approved: 1 item. Tide Table 2.1 is eligible for distribution. In-app purchases: Premium monthly, approved.',
    ],
    [
      'approval',
      'Your update is live. Your app com.example.tide, version code 42, is now available on Google Play. Users will receive it within a few hours. Review your data safety form and target API level regularly.',
    ],
    [
      'approval',
      'Good news: your appeal was accepted and your app Tide Table has been reinstated on Google Play. Your app was removed for violating the Deceptive Behavior policy; it is available again.',
    ],
    [
      'approval',
      'Hi Mara, we looked at your appeal and reinstated your app. You need not do anything. Please go on making sure that it complies with all policies. The Google Play Team',
    ],
    [
      'approval',
      'Production access granted. Your app Tide Table can now be published to production. You completed the closed test with 12 testers for 14 days.',
    ],
    [
      'on-the-way',
      'Your app status is now Waiting for Review. App Tide Table, version 2.1. We will notify you if there are issues such as missing metadata, guideline 2.3 or privacy.',
    ],
    [
      'plan',
      '## Launch checklist\n- [ ] Privacy policy URL (Guideline 5.1.1)\n- [ ] Account deletion in the app, Apple rejects without it (5.1.1(v))\n- [ ] Restore purchases button (3.1.1)\n- [x] Sign in with Apple (4.8)\n- [ ] demo account for App Review (2.1)',
    ],
    [
      'plan',
      'Before we submit to the App Store we need to add account deletion and a restore purchases button, otherwise Apple may reject us under 5.1.1(v) and 3.1.1. Milestone: v1.0. Part of #120.',
    ],
    [
      'plan',
      'Story: as a publisher I want the Data safety form filled in.\nAcceptance criteria:\n- the Data safety section declares location and device IDs\n- target API level 36\n- 20 testers opted in to the closed test for 14 days; we need to recruit 8 more',
    ],
    [
      'change',
      'fix: add NSCameraUsageDescription to Info.plist (ITMS-90683)\n\nThis PR adds the missing purpose string so that the upload passes validation.\n\n## Test plan\n- archive and upload to TestFlight',
    ],
    [
      'change',
      'feat(ios): account deletion\n\nSummary: adds a delete account button in settings to comply with App Store guideline 5.1.1(v).\nTest plan: unit tests, manual on iPhone.',
    ],
    [
      'news',
      '10 common reasons for App Store rejections and how to avoid them. 1. Crashes and bugs (Guideline 2.1). 2. Missing privacy policy (5.1.1). 3. Placeholder content. 4. Misleading screenshots (2.3.3). 5. No account deletion (5.1.1(v)).',
    ],
    [
      'plan',
      'TODO: ask Apple whether external payments for physical goods are fine (3.1.3(e)), write review notes, record demo video.',
    ],
    [
      'on-the-way',
      "Metadata update: no issues found. Your app content declarations are complete. Changes in review. We're reviewing your changes; this can take up to 7 days.",
    ],
    [
      'approval',
      'Guten Tag, die zuvor beanstandeten Punkte (Guideline 2.3.3, Guideline 4.8) sind behoben.\nApp-Name: Gezeiten\nStatus: Bereit zum Vertrieb',
    ],
    ['approval', 'Your app Tide has been granted production access. You can now publish it to production.'],
    [
      'approval',
      'Hello, the review of your submission is complete. Submission ID: 0b2d3f41-1111-4c53-8d83-7b7b0d8c5b21. These items are now eligible for distribution: Tide Table 2.1. If your app has been rejected before, those messages stay in App Review.',
    ],
    [
      'approval',
      'Your update to Tide Table is now live on Google Play. Policy status: No issues found. Apps with old Data safety answers may be rejected or removed.',
    ],
    [
      'approval',
      'We looked again at your appeal: your app Tide Table was suspended in error. It has been reinstated.',
    ],
    [
      'approval',
      'Guten Tag, Ihre Änderungen an Gezeiten sind jetzt veröffentlicht. App-Inhalte: Datensicherheit. Richtlinienstatus: keine Probleme.',
    ],
    [
      'on-the-way',
      'Your Apple Developer Program membership expires in 30 days. Auto-renew is on, so you do not need to do anything.',
    ],
    [
      'news',
      'Reminder for developers on Google Play. Starting August 31, new apps and app updates must target Android 16 (API level 36). Existing apps have to target API level 35 to stay available to new users of newer phones. You can ask for an extension until November 1. If all your apps do so already, there is nothing to change. The Google Play Team',
    ],
    [
      'approval',
      'Hello, thank you for your appeal on Guideline 4.3(a). The board found that the original rejection feedback is not valid, so the app will proceed in review. No new binary is required.',
    ],
    [
      'change',
      '## 2.4.0 (2026-01-09)\n\n### Fixed\n- Adds the privacy manifest, fixes `ITMS-91053: Missing API declaration`\n- fixes `ITMS-90338`',
    ],
    ['on-the-way', 'Build 63 has completed processing. No ITMS warnings were found for this delivery.'],
    [
      'approval',
      "1 warning\nThis App Bundle contains native code, and you've not uploaded debug symbols.\nYour release is ready to be rolled out.",
    ],
    [
      'news',
      'App Review Guidelines revised. The App Review Guidelines have been revised: 1.2 names creator content, 4.3(b) has a new list, 5.1.2 speaks of AI.',
    ],
    [
      'news',
      'Host: did Google reject you? Guest: in 2018, for repetitive content, spam they said. Long ago.',
    ],
    ['news', '用户协议：如您违反规定，我们可能拒绝您的请求、终止您的账户。订阅将自动续费。'],
    [
      'log',
      'Incident Identifier: 0B2D3F41-1111-4C53-8D83-7B7B0D8C5B21\nException Type: EXC_CRASH (SIGABRT)\nTermination Reason: TCC\nThe app’s Info.plist must contain an NSCameraUsageDescription key.',
    ],
  ])('is named and gets no cause', (kind, text) => {
    expect(decoded(text)).toMatchObject({ findings: [], likely: [], unknown: [], kind });
  });

  itEvery<[string]>([
    [
      'chore: bump targetSdkVersion to 36 so that Google Play accepts our updates after August 31. Closes #88.',
    ],
    [
      'Starting January 31, 2027 new apps must use Play Billing Library 9. In this update we announce changes to our Families policy and clarify the Deceptive Behavior policy. You have at least 30 days from today to bring your apps into compliance.',
    ],
    [
      'BUILD SUCCESSFUL in 3m 12s\n124 actionable tasks: 124 executed\nUploading app-release.aab to Google Play (internal track)\nSuccessfully finished the upload to Google Play',
    ],
    [
      "[12:01:22]: Successfully uploaded package to App Store Connect. It might take a few minutes until it's visible online.\n[12:01:22]: Successfully uploaded the new binary to App Store Connect\nfastlane.tools finished successfully",
    ],
    [
      'UploadError 0 errors, 2 warnings. Archive validated. "Tide Table" successfully validated and is ready to be uploaded.',
    ],
    ['Your beta app review for build 14 was approved. Tide Table 2.1 (14) is ready to test. TestFlight.'],
  ])('gets no cause where its kind is not clear', (text) => {
    expect(decoded(text).findings).toEqual([]);
  });
});

itEvery<[string]>([
  ['Two tabs show lorem ipsum, which makes it look like a trial version that is not ready for distribution.'],
  ['The listing comes back once a corrected update is approved.'],
  [
    'My game was approved on Android within a day, and Apple says no because of guideline 4.8. They want another login.',
  ],
  ['Uygulama onaylandıktan sonra gizli bir oyun açmaktadır.'],
])('calls nothing an approval that its words take back', (text) => {
  expect(decodeLetter(text).kind).not.toBe('approval');
});

describe('somebody who has sent nothing yet', () => {
  itEvery([
    'Before I press submit for the first time: my app has only a Google login, nobody makes an account. Do I need the button that deletes it? I do not want to wait a week for that.',
    'Kurze Frage vor dem Einreichen: ich habe E-Mail und Google als Anmeldung. Brauche ich dann auch die von Apple, oder zählt mein eigenes Konto?',
    'Halo, tes tertutup saya sudah hari ke-12, ada 15 penguji. Besok saya ajukan akses produksi, takut salah. Belum ada email dari Google, apakah hitungannya mulai lagi?',
  ])('asks a question, and nothing was rejected', (text) => {
    expect(decodeAnyLanguage(text)).toMatchObject({ kind: 'question', closest: [] });
  });

  itEvery([
    'Apple says 4.3(b) to my horoscope app, and that they have enough of them. What do I write before I send it again? I have drawn every card myself.',
    'They want a demo account before I submit an update. My app has no sign-in at all, what do I answer to the reviewer?',
  ])('is not who was answered already', (text) => {
    expect(decodeAnyLanguage(text).kind).not.toBe('question');
  });
});

describe('a text that its words do not state', () => {
  itEvery<[string, string]>([
    [
      'question',
      'Ahoj, příští týden pošlu svou první aplikaci Applu. Lekce se platí kartou a konají se v ateliéru. Musím použít nákup v aplikaci? Zatím jsem nic neposlala.',
    ],
    [
      'on-the-way',
      'Re: Guideline 3.1.1\n\nHello,\n\nThank you for the video. We were able to find the purchases on the second screen, and the review of your submission continues. You will get a message when it is complete.\n\nApp Review',
    ],
    [
      'approval',
      'Hi developers at Reed Lake,\n\nWe looked at your appeal again and reinstated your app Reed Lake. It was removed on May 2 for the Spam policy, and it does comply.\n\nGoogle Play Policy Team',
    ],
    [
      'mail',
      'Dear Mr Novak, thank you for applying as an iOS developer. We regret that your application was rejected this time. We wish you all the best. The hiring team',
    ],
    [
      'change',
      'commit 5c1d0aa (HEAD -> main)\nAuthor: Ida <ida@example.org>\n\n    Restore button in the paywall (3.1.1)\n\n    Was rejected in May, approved since.',
    ],
  ])('is called what it looks most like', (kind, text) => {
    expect(decoded(text)).toMatchObject({ findings: [], likely: [], kind });
  });

  itEvery<[string]>([
    [
      'Your developer account is at risk of being closed\nYou have 30 days. Accounts that are not used are closed.\nHow to fix this\nPrevent your account from being closed by completing these tasks: verify your email address, publish an app.',
    ],
    ['Your app has been approved with issues. Issue found: Misleading claims. Fix them by May 3.'],
    ['Good news, Android approved it. Apple rejected my app this morning because of 4.8, what do I add?'],
    [
      'Hi there,\nPlease complete the declaration for your app Tide by May 4. The app stays on Google Play.\nThe Google Play team',
    ],
    ['Commit 5c1d0aa fixed the paywall, and my app got rejected again: Guideline 3.1.1, no restore button.'],
  ])('is nothing of that kind where something is refused or asked', (text) => {
    expect(['refusal', 'unknown']).toContain(decodeLetter(text).kind);
  });
});

const PASSAGES = readKindPassages(ROOT, []).values;

describe('the texts of each kind', () => {
  const judged = PASSAGES.map(({ kind, text }) => {
    const { findings, likely, guess, unknown } = decoded(text);
    return {
      isRefusal: kind === 'refusal',
      text,
      isSure: findings.length > 0,
      isOffered: [...findings, ...likely, ...unknown].length > 0 || guess !== undefined,
    };
  });
  const shareOf = (all: typeof judged, isMeant: (each: (typeof judged)[number]) => boolean) =>
    all.filter(isMeant).length / all.length;
  const refusals = judged.filter(({ isRefusal }) => isRefusal);
  const others = judged.filter(({ isRefusal }) => !isRefusal);

  it('are several hundred', () => {
    expect(Math.min(refusals.length, others.length)).toBeGreaterThan(300);
  });

  it('leave hardly a refusal without a match', () => {
    expect(shareOf(refusals, ({ isOffered }) => isOffered)).toBeGreaterThan(0.94);
  });

  it('give hardly a sure cause where no store refuses anything', () => {
    expect(shareOf(others, ({ isSure }) => isSure)).toBeLessThan(0.03);
  });
});

it('is fitted to the texts that there are (npm run fit:decoder)', () => {
  expect(read().model.digest).toBe(digestOf(PASSAGES));
});

describe('a rejection in such words', () => {
  itEvery<[string, string]>([
    [
      'apple-5.1.2',
      'This PR adds App Tracking Transparency. Apple rejected us: "Guideline 5.1.2 - Legal - Privacy - Data Use and Sharing".',
    ],
    [
      'apple-2.1',
      'Version 1.0 has been approved. Version 1.1: Guideline 2.1 - Performance. Next Steps: the app crashed, fix it.',
    ],
    [
      'apple-5.1.1(v)',
      '- [x] login\n- [ ] build 3 was rejected by Apple: Guideline 5.1.1(v), account deletion',
    ],
    [
      'itms-90683',
      '- [x] searched the issues\n- [x] updated fastlane\nERROR ITMS-90683: Missing purpose string',
    ],
    ['itms-90062', 'fix: the upload\n\nERROR ITMS-90062: the train version is closed. Closes #3'],
    [
      'play-closed-test',
      "Thanks for applying for production access for Tide Table. Your app requires more testing. Possible reasons why it couldn't be granted production access: testers were not engaged with your app during your closed test.",
    ],
    [
      'itms-90725',
      'App Store Connect: this app was built with the iOS 18 SDK. All iOS and iPadOS apps must be built with the iOS 26 SDK or later, included in Xcode 26 or later, in order to be uploaded to App Store Connect or submitted for distribution. (90725) Delivery of Tide Table 3.0 (31) failed in Transporter on 4 May, and nothing was sent to App Review.',
    ],
    [
      'apple-2.3.3',
      'Fixes #12\nWe noticed that your screenshots do not show the app. Guideline 2.3.3 - Performance',
    ],
    [
      'play-deceptive',
      'Your app has been approved with issues. Issue found: Misleading claims. Google Play, Deceptive Behavior policy.',
    ],
    [
      'play-metadata',
      "Hi developers at Tide Labs,\nStatus: Not published\nMetadata policy\nThe title has two symbols. We don't allow apps with misleading, improperly formatted or irrelevant metadata. Apps that do so cannot stay. Always use plain words.\nMake sure to read the policy.",
    ],
    [
      'play-photos-videos',
      'Your app was removed from Google Play. TIDE TABLE, com.example.tide, removed on Mar 3, 2027. It is unavailable because no compliant update came in time. Issue: Photo and Video Permissions policy. Use of READ_MEDIA_IMAGES: one-time access. Ratings are kept, and it is back once a compliant update is approved.',
    ],
    [
      'play-broken-functionality',
      "Hi developers at Tide Labs,\nStatus: App removed from Google Play\nViolation of Broken Functionality policy. We don't allow apps that crash. Before you submit the next version, try it on several phones.\n- it starts\n- it loads\n- it answers",
    ],
    [
      'apple-5.1.2',
      'Hello,\nGuideline 5.1.2(i) / 5.1.1(i) - Legal - Privacy - Data Use and Sharing\nThe app shares personal data with a third-party AI service.\n- say which\n- say to whom\n- ask first',
    ],
  ])('is decoded', (id, text) => {
    const { findings, kind } = decoded(text);
    expect([findings.map(({ cause }) => cause.id), kind]).toEqual([[id], 'refusal']);
  });
});

describe('a text without a cause', () => {
  itEvery<[string, string]>([
    ['log', 'TypeError: undefined is not an object\n    at Login (Login.js:22:7)'],
    ['log', '> Task :app:bundleRelease\nBUILD SUCCESSFUL in 1m 2s'],
    ['plan', 'Todo for the release: screenshots, privacy policy, demo account'],
    ['on-the-way', 'Prepare for Submission. Add a build to submit this version.'],
    ['news', 'Apple updates its App Review Guidelines: icons of other developers need their approval.'],
    ['change', 'Add the account deletion screen (#212)\n\nFixes #198'],
    ['unknown', 'Please bring the cake at six.'],
    ['empty', ' \n'],
    ['too-long', 'a'.repeat(1_000_001)],
  ])('is named where its signs are clear', (kind, text) => {
    expect(decodeLetter(text)).toMatchObject({ kind, sections: [], closest: [] });
  });
});

const RULES =
  '4.2 Minimum Functionality\nYour app should include features that elevate it beyond a repackaged website.\n4.2.2 Apps should not primarily be marketing materials, web clippings or a collection of links.';
const BUILD =
  "Execution failed for task ':app:minifyReleaseWithR8'.\nERROR: R8: Missing class com.example.Loader";

it('offers the steps of a reminder', () => {
  const text = 'Your Apple Developer Program membership expires in 14 days.';
  expect(decodeLetter(text)).toMatchObject({ kind: 'reminder', sections: [] });
  expect(decodeLetter(text).closest.map(({ causeId }) => causeId)).toEqual(['asc-membership']);
});

describe('a text that may be no answer of a store', () => {
  const causes = (text: string, from?: Sender) =>
    decodeLetter(text, { from }).sections.flatMap((section) => section.causes.map(({ causeId }) => causeId));

  it('asks who wrote it, and gives the causes once somebody says so', () => {
    const letter = decodeLetter(RULES);
    expect(letter.severity).toBeUndefined();
    expect(letter.notice).toBeDefined();
    expect(causes(RULES)).toEqual([]);
    expect(causes(RULES, 'app-review')).toContain('apple-4.2');
  });

  it('is a build that failed where no store has seen it', () => {
    expect(decodeLetter(BUILD)).toMatchObject({ kind: 'log', sections: [] });
    expect(decodeLetter(BUILD).closest.map(({ causeId }) => causeId)).toContain('play-r8');
    expect(causes(BUILD, 'play-upload')).toContain('play-r8');
    const archive = '** ARCHIVE FAILED **\nerror: Code signing is required for product type Application';
    expect(decodeLetter(archive)).toMatchObject({ kind: 'log', sections: [] });
    expect(decodeLetter(archive).closest.map(({ causeId }) => causeId)).toContain('asc-export');
  });

  itEvery<[string[], string]>([
    [
      ['apple-2.3.3'],
      'See below. Can you do the pictures?\n--\nMia\n\nOn Tue, Nov 24, 2026, App Review wrote:\n> Hello,\n> Submission ID: 4f000000-0000-4000-8000-00000000000a\n> Guideline 2.3.3 - Performance - Accurate Metadata\n> The screenshots do not show the app in use.\n\nSent from my iPhone',
    ],
    [
      ['apple-4.8', 'play-data-safety'],
      'Guideline 4.8 - Design - Login Services\nThe app uses a third-party login service but does not offer an equivalent option.\n\nHello Google Play Developer,\nIssue found: Invalid Data safety form\nYour app transmits device IDs that are not disclosed.',
    ],
    [[], 'Attachments: Screenshot-1121-1840.png (212 KB), crashlog.txt (4 KB)'],
    [[], '| _ ~ || . ,, i l 1 |'],
    [[], 'Your payment to the app store was declined. Please update your card.'],
  ])('gives what a store wrote in it, and nothing else', (wanted, text) => {
    expect([...new Set(causes(text))]).toEqual(wanted);
  });
});
