import { describe, expect, it } from 'vitest';
import { itEvery } from '@tests/support/it-every';
import { decoded } from '@tests/support/decoded';
import { hasOneOf } from './readable-text';
import { origins } from 'virtual:catalog/rejections';

/** Sentences about something else with the words, numbers and codes of rejections. `@` and `#` are filled in below. */
const TEMPLATES = [
  'Version #.#.# brings performance fixes and a new design.',
  'Release notes #.#.#: Performance: faster start. Design: new icons.',
  '#.# Performance: we measured the throughput of @.',
  '#.# Legal: Privacy of @ in the contract, see annex #.#.#.',
  'Chapter #.# Design - colours and type for @.',
  'WCAG guideline #.#, success criterion #.#.#, concerns @.',
  'Guideline #.# Keyboard Accessible: make @ work from a keyboard.',
  'According to brand guideline #.#.#, @ is printed in blue.',
  'The clinical guideline #.# recommends @ for adult patients.',
  'Our style guideline #.# asks for short titles of @.',
  'The ITMS department met on # May about @.',
  'Please ship @ to Los Angeles, CA 90683, before noon.',
  'Invoice 90717 for @: # pieces at #.# dollars.',
  'npm ERR! 404 package not found while installing @.',
  'bash: ./@: Permission denied',
  'BigQuery: The caller does not have permission to read @.',
  'HTTP/1.1 401 Unauthorized for /api/@',
  'The zip of @ is not a valid archive, said the teacher.',
  'The edit of @ by the second author has been deleted from the wiki.',
  'We saw a play about @ at the store front theatre on Google Street.',
  'The recipe needs # apples, @ and a pinch of salt.',
  'Our first release of @ will use a staged rollout in # countries.',
  'Version 2.0 of @ is now fully rolled out. Thank you, everyone!',
  'The manifest declares READ_CONTACTS so that @ can be shared.',
  'The build of @ was not found in the folder /tmp/build-#.',
  'The review of @ is in progress; the second reader is away.',
  'To do: write the privacy policy, take screenshots, call @.',
  'I signed in with my account and bought @ for #.# euros.',
  'The age of the rating agency is missing in the article about @.',
  'This resource about @ was reviewed in chapter #.#.',
  'A code of conduct for @, version #.#, has already been used elsewhere.',
  'The target of @ is at level # and must be at least #.',
  'Export of @: compliance with customs rule #.#.# is missing.',
  'The bundle of @ was not wrapped; the larger one was.',
  'Metadata of @: title, date and author, following policy #.#.',
  'Dear team, please find attached the minutes about @, section #.#.#.',
  'git commit -m "Bump @ from #.#.# to #.#.#"',
  'SELECT * FROM guidelines WHERE number = #.# AND title = @;',
  'Die Richtlinie #.# regelt @ im Betrieb.',
  'アプリの説明 #.#.#: @',
  'To be in compliance with guideline #.#, @ needs a second exit, says the fire brigade.',
  'Regarding the #.#.# issue of @: it would be appropriate to ask the council.',
  '# Legal: Privacy - see @. #. Design: Preamble of @.',
  'Our app for @ gives each of its members a unique identifier for the club.',
  'Delivery\n- 2.1(b) — the buyer may reject @.\n- 3.1(a) — the seller pays.',
];
const THINGS = ['the garden', 'bicycles', 'a bundle of letters', 'the school library', 'release forms'];

/** A reproducible series of numbers (a linear congruence), so that a failure can be repeated. */
function numbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return state;
  };
}

const TEXTS = TEMPLATES.flatMap((template, row) =>
  THINGS.map((thing, column) => {
    const next = numbers(row * 31 + column + 1);
    const fill = (text: string) =>
      text.replaceAll('@', thing).replace(/#/g, () => String(1 + ((next() >> 8) % 5)));
    const other = TEMPLATES[(row * 7 + column * 11 + 3) % TEMPLATES.length] ?? '';
    // Alone, and together with another.
    return column % 2 === 0 ? fill(template) : `${fill(template)}\n${fill(other)}`;
  }),
);

describe('unrelated texts', () => {
  it('are all different', () => {
    expect(new Set(TEXTS).size).toBe(TEMPLATES.length * THINGS.length);
  });

  itEvery(TEXTS)('give no cause', (text) => {
    expect(decoded(text)).toMatchObject({ findings: [], unknown: [] });
  });
});

it('does not take apples for Apple', () => {
  const text = 'bash: ./recipe: Permission denied\nThe recipe needs 3 apples and a pinch of salt.';
  expect(decoded(text).findings).toEqual([]);
});

/** Longer texts that prohibit something which a policy of a store is called after, a plan for a submission, and news of policies. */
const LICENCES = [
  "Google Play: we've updated our Malware policy and our help pages. We have introduced a Manipulated Media policy. We've updated our Subscriptions policy; developers have 60 days to bring their apps into compliance, to prevent removal.",
  'Plan: submit to the App Store, where first submissions are often rejected. To do: account deletion reachable in the app, privacy policy online.',
  'Licensor grants no rights in any other intellectual property. The licence ends when you violate it; it is not allowed to remove this notice from the software, and the terms of the policy of the foundation remain in force without any further statement. Everything else is reserved by the authors, who give no warranty of any kind for the code, for its fitness or for anything that is done with it by anybody else, in any country.',
  'The committee does not accept metadata, spam or malware in pull requests: such a change is rejected. A policy for that is in the governance document of the project, and a maintainer who sees a violation tells the others. Raise an issue when in doubt; two people read it, and the older one of them decides within three days, in writing, with the reason for it, so that everybody can follow the decision later on.',
  'If the user or password part of your login credentials contain one of these signs, the request is denied: the server policy says that they must be encoded first. The index answers with an error, and the client asks again; a violation of the limit leads to a pause of one minute, after which the next request is accepted as usual. The command line has an option for it, which is described further down on this page.',
];

describe('licences and rules of projects', () => {
  itEvery(LICENCES)('give no cause', (text) => {
    expect(decoded(text).findings).toEqual([]);
  });
});

/** Texts about apps that are not refusals: reviews of users, changelogs, blog intros, code comments, store listings. */
const ABOUT_APPS = [
  'The import of bicycles resulted in an error message in the app. Version 2.1.4 has the fix.',
  'The phone does not install an APK with an invalid signature from a memory card.',
  'The level of the content changes with the age of the child, and parents see the reason for it.',
  'Dangerous products are removed from our shop: fireworks, knives and old batteries.',
  'Gambling is not allowed in this office.',
  'Checking the app for TestFlight\nPassed: No placeholder text\nPassed: No mentioning competitors\nPassed: No negative Apple sentiment',
  'The nurse has added this note for the patient. The requested language is not currently supported by the interpreter.',
  'Add the Leanback intent to the APK, and test it on a preview version of Android; the Google Play icon must be blue.',
  'The text of a long title is cut off in the widget when a user selects a large font size.',
  'We chose a target audience of 20 to 30 and wrote content for them; the app store page is next.',
  'The library does not support external storage on Google Play devices with little memory.',
  'Our app has a page with which users can request that their account and associated data is deleted.',
  'AdMob publishers earn less since the removal of old ad formats; Google Play apps show banners instead.',
  'Add a Leanback launch intent to the manifest to make your app start on Android TV.',
  'Die App zeigt an, wer den Vertrag mit welcher Signatur hochgeladen hat.',
  'Die Datei hat eine ungültige Signatur, sagt das Programm für die Steuererklärung.',
  'Device support: we removed two old tablets from the list and test on fewer phones now.',
  'O aplicativo protege o conteúdo dos autores e mostra quem tem o direito de uso.',
  'The billing library of our shop must use version 8 of the database driver or newer.',
  'Love it! The app crashes on my iPad sometimes, and the login takes too long. Two stars until you fix it.',
  'The tables create clutter, says the designer; a list is clearer for the end user.',
  'We were required to install the boiler before we could move in.',
  'The police warn of fraudulent or reckless drivers near the school.',
  'The film festival: songs and movies should be submitted to the office by June.',
  'The form has to inform the visitors that their photos will be uploaded, and explain how we use them.',
  'Feedback from Apple Valley: the crowd liked the bridge, the band and the new stage.',
  'The village fair includes a contest or sweepstakes, but it does not start before noon.',
  'Ask your doctor: check with a doctor in addition to using this diary, and before medical decisions.',
  'The guideline of our editors has 2. 1 - the title is short - as its first rule.',
  'A novel that is primarily a book and partly a letter to her son; books should be submitted to the jury by May.',
  'Create multiple bundle IDs of the same project when you need a beta next to the release.',
  'Our newsletter tells you what is shared with third parties, including with third-party AI services.',
  'The push notifications must not be required by law; you switch them off in the settings.',
  'The parental filter aligns properly with parental controls of the router.',
  'Our shop app: get what they have paid for without performing tricks, customers say.',
  'The library is self-contained in its bundle, and may not load anything from elsewhere.',
  'Settings: use location services in your app only when you walk, and save the battery.',
  'The scanner of our shop is MFi certified and authorized by its maker; the app pairs with it in seconds.',
  'The link in our newsletter opens Safari, where you sign in or register for the course.',
  'Our app lets members download videos of their own lessons and music they recorded.',
  'Note that apps of the series 5.1.1 and later share one account, which you delete in the settings.',
  'Great game but too many ads, an ad after every level is disruptive. I would pay to remove them.',
  'I cannot sign in since the update, my password is not accepted and support does not answer.',
  'Worst subscription ever, the free trial charged me at once. How do I delete my account?',
  'Please add an option to restore my purchases on a new phone, and dark mode.',
  'The screenshots look nicer than the app. It is only a website in a frame, not worth the price.',
  'This keyboard needs full access? I do not trust that. Where is the privacy policy?',
  'Five stars! Works offline, no tracking, no account needed. My kids love it.',
  'It looks like a copy of the other app, same icon and same features, but with more ads.',
  'Since iOS 18 the widget shows a blank screen and the app freezes when I open the camera.',
  '## 2.4.1 - 2025-03-02\n- Fixed a crash on iPad\n- Added Sign in with Apple\n- Updated the privacy policy link',
  '# 5.1.1\n* Legal: new terms\n* Removed the account deletion bug\n* Design tweaks',
  'v4.3.0: performance improvements, spam filter for comments, new login options (Google, Facebook, Apple).',
  'Bug fixes and performance improvements. We now target API level 35 and support 16 KB pages.',
  'What is new: you can delete your account in the settings, restore purchases and export your data.',
  '3.1.2 Fix the price label of the yearly subscription; show the free trial more clearly.',
  'Changelog: bump billing library to 8.0.0, remove READ_MEDIA_IMAGES, use the photo picker.',
  'Update: removed the exact alarm permission, foreground service types declared, target SDK 36.',
  'Released 1.0.3 to TestFlight and to the closed test on Google Play. Testers wanted!',
  'We moved the build to Xcode 26 and raised the minimum version to iOS 16.',
  'In this post I show how to publish your first app on Google Play and the App Store, step by step.',
  'Ten tips for better screenshots: show the app in use, keep text short, test two variants.',
  'How app stores changed the market for software: a short history from 2008 to today.',
  'Why subscriptions beat one-time purchases, and what it means for small developers.',
  'Accessibility services help people with disabilities to use their phones; this is how they work.',
  'Privacy on mobile: what tracking is, how consent works, and which data apps collect.',
  'The best VPN apps of the year, compared by speed, price and data policy.',
  'Intellectual property basics for students: copyright, trademark and patents explained.',
  'The licence shows as expired, but the App Store has my payment. Restore purchases corrected it.',
  '// Ask for the camera permission before the scanner opens; the purpose string is in Info.plist.',
  '/* The version code is the build number; it must be higher than the last one used. */',
  '# Uploads the bundle with fastlane supply to the internal track of the Play Console.',
  '// TODO: handle the case that the user denies access to the location.',
  '/** Returns true when the package name matches the application id of the debug build. */',
  '<!-- Foreground service for downloads, see the manifest of the library. -->',
  'def upload_to_app_store(options): # sends metadata and screenshots, skips the binary',
  'Track your habits, build streaks and reach your goals. Free with optional premium subscription.',
  'Edit photos and videos with filters, crop, rotate and share. No account, no ads, no tracking.',
  'Chat with friends, share pictures, report and block users who break the rules of the community.',
  'Your health diary: record blood pressure and medication. This app does not replace a doctor.',
  'Terms of use (EULA): https://example.com/terms. Privacy policy: https://example.com/privacy. Payment is charged to your account at confirmation of purchase.',
  'This app is not a medical device, requires an external device and does not diagnose anything.',
  'Version 2.3.1 and 2.5.2 of the tracker follow our own review guidelines.',
  'The tracker has a login wall, and its timer shows it in full screen.',
  'Versión 3.2: ahora puedes verificar tu identidad en la aplicación, con servicios en primer plano y páginas de 16 KB.',
  'アプリの本人確認が簡単になりました。連続14日ログインでボーナス。テスターの皆さん、ありがとう。',
  '连续 14 天签到可获得奖励。应用支持 16 KB 内存页面，修复了严重问题，验证您的身份更快。',
];

describe('texts about apps', () => {
  it('are all different', () => {
    expect(new Set(ABOUT_APPS).size).toBe(ABOUT_APPS.length);
  });

  itEvery(ABOUT_APPS)('give no cause', (text) => {
    expect(decoded(text)).toMatchObject({ findings: [], unknown: [] });
  });
});

/** Advice and news about accounts at the stores, with the words of their mails: nobody asks for anything. */
const ABOUT_ACCOUNTS = [
  'To publish on the App Store, enrol in the Apple Developer Program, accept the agreement and wait for a mail.',
  'An organization needs a D-U-N-S number before it can enrol; Apple looks it up at Dun & Bradstreet.',
  'Set up Agreements, Tax, and Banking in App Store Connect before you sell your first subscription.',
  'Apple Developer Program: 99 USD per year, renewed automatically. Enrolment takes about two days.',
  'The DSA is a law of the European Union about online services, and not only about the App Store.',
  'The Google Play Console asks new developers for a fee of 25 dollars and for an address.',
  'Google closed its offices in the city; the developer account team moved to another floor.',
  'Our app opens Apple Maps or Google Maps, as you like, and signs you in with a passkey.',
  'We noticed that your app is great! Do you plan a version for the App Store on the Mac?',
  'Get Apple Developer credentials: this needs a D-U-N-S number first, which takes about a week.',
  'The foundation has an Apple Business Account, and the chair approved the membership; the payment is made.',
  'We have a donation link in the README and on the website, and a version on Google Play.',
  'Safari and our app have similar icons, said a friend, and I like both.',
  'Google Play shows the name of the developer, and the App Store shows the seller.',
  'A foreground service shows a notification while it plays music; stop it when the user swipes it away.',
  'I agree with the new design of the Apple site, and with the latest change.',
  'Apple verifies that you have the legal authority to bind the organization, whose website must be public.',
  'I created a distribution certificate with Xcode and uploaded the app to the App Store.',
];

describe('texts about accounts', () => {
  itEvery(ABOUT_ACCOUNTS)('give no cause', (text) => {
    expect(decoded(text)).toMatchObject({ findings: [], unknown: [] });
  });
});

/** Output of tools after a success: their notices have the words of errors. */
const SUCCESSFUL_LOGS = [
  "[10:02:11]: Ready to upload new build to TestFlight (App: 1234567890)...\n[10:02:12]: Going to upload updated app to App Store Connect\n[10:03:40]: Successfully uploaded package to App Store Connect. It might take a few minutes until it's visible online.",
  'deliver Summary\nNumber of screenshots not deleted: 0\nPrice Tier unchanged (tier 0)\nSet env DELIVER_SKIP_WAIT_FOR_SCREENSHOT_PROCESSING=true to skip waiting for screenshots to process\nFinished the upload to App Store Connect',
  'Preparing aab at path app-release.aab for upload...\nUploading all changes to Google Play...\nSuccessfully finished the upload to Google Play\nfastlane.tools finished successfully',
  '> Task :app:minifyReleaseWithR8\n> Task :app:signReleaseBundle\nBUILD SUCCESSFUL in 1m 12s\n512 actionable tasks: 24 executed',
  'eas build --platform ios --non-interactive\nDistribution Certificate is not validated for non-interactive builds.\nSkipping Provisioning Profile validation on Apple Servers because we are not authenticated.\nBuild finished\nYour binary has been successfully uploaded to App Store Connect!',
  'Log in to your Apple Developer account to continue\nTwo-factor Authentication (6 digit code) is enabled for me@example.com.\nValid code\nLogged in and verified\nSubmitted your app to Apple App Store Connect!',
  'Release track: PRODUCTION\nChanges not sent for a review: false\nRelease status: DRAFT\nSubmitted your app to Google Play Store!',
  'altool: SkipValidateProductErrors, CDEnableImportErrorChecking\nstatus code: 200 (no error)\nUPLOAD SUCCEEDED with no errors',
  'npm WARN ERESOLVE overriding peer dependency\nadded 1402 packages\n✓ Built build/app/outputs/bundle/release/app-release.aab (24.1MB).',
  "warning: The iOS deployment target 'IPHONEOS_DEPLOYMENT_TARGET' is set to 9.0, but the range of supported deployment target versions is 12.0 to 17.2.99. (in target 'FMDB' from project 'Pods')\n** ARCHIVE SUCCEEDED **",
  'Running Xcode build...\nXcode archive done. 93.1s\nBuilt IPA to build/ios/ipa (31.4MB)\nCommand line name "app-store" is deprecated. Use "app-store-connect" instead.',
];

describe('logs of uploads that succeeded', () => {
  itEvery(SUCCESSFUL_LOGS)('give no cause', (text) => {
    expect(decoded(text).findings).toEqual([]);
  });
});

/** Errors of other programs, with the words of upload tools. */
const OTHER_ERRORS = [
  'Error: the server certificate has either expired or has been revoked (curl, exit code 60).',
  'ERROR: the table "releases" does not exist; no file found in request for /api/upload (nginx).',
  'Error: that code is wrong. Please enter the 6 digit code that the bank sent to your phone.',
  // .NET, Gradle and accounts of other services
  'Lantern.Api.csproj: error NU1101: Unable to find package Contoso.Orders on nuget.org (net10.0, server).',
  'Program.cs(12,5): error CS0246: The type or namespace name Order could not be found in the console program.',
  'The fonts could not be found. They were searched in the following locations: /usr/share and the home folder.',
  'Your shop account has been terminated due to prior violations of the rules for sellers.',
  'sensor XA5207 and relay XA0141 are out of stock; order APT2260 instead.',
  '2026-05-04T10:11:12.13Z GET /health 200\n2026-05-04T10:11:13.13Z [ENTRY_POINT] worker started',
  'The recipe was rejected by the jury of the fair: too many apples, see guideline 4.3.',
  // Short messages of upload tools, next to nothing but an error mark
  ...[
    'Error: missing password for user',
    '##[error]an error occurred while uploading the file',
    'error: could not resolve all dependencies',
    '❌ error decrypting the backup',
    'RuntimeError: the request timed out',
    'Error: no artifacts were found',
  ].map(
    (line) => `${'The worker reads the table of orders, 4,120 rows.\n'.repeat(9)}${line}\nThe job has ended.`,
  ),
];

/** A log of no store, with words that upload tools are named after or use. */
const EVERYDAY_LOG =
  'error: the values do not match the schema. pod web-1 restarted by the docker daemon; the runner exports and ' +
  'exposes the delivery notes, the supply of rows has ended. submission of the form: validation failed, signing in ' +
  'again. build failed, an insight of the iris data set is missing. [error] ❌ exit status 1';

describe('a brief text about a build', () => {
  const message = 'could not locate the provided keychain';
  itEvery([
    ['is read without the name of its tool', `The Xcode job ends: ${message}`, ['asc-certificates']],
    ['needs a word of a build or a store', `The nightly job ends: ${message}`, []],
    ['is no long one', `The Xcode job ends: ${message}. ${'It reads a table of orders. '.repeat(40)}`, []],
  ])('names its causes', (_, text, rules) => {
    expect(decoded(text).findings.map(({ cause }) => cause.id)).toEqual(rules);
  });
});

/** Origins whose words must be in no everyday log. */
const TOOLS = [
  'eas',
  'fastlane',
  'xcode',
  'app-store-connect-api',
  'google-play-api',
  'google-play-vulnerability',
  'android-build',
  'hosted-build',
  'gradle',
  'dotnet',
  'ios-build',
  'project',
  'build-log',
  'upload-check',
  'play-console',
  'play-console-translated',
  'apple-remark',
  'google-remark',
  'policy-remark',
];

describe('errors of other programs', () => {
  itEvery(OTHER_ERRORS)('give no cause', (text) => {
    expect(decoded(text)).toMatchObject({ findings: [], unknown: [] });
  });

  itEvery(TOOLS)('are no sign of a tool', (tool) => {
    const near = origins[tool]?.near ?? [];
    expect(near).not.toEqual([]);
    expect(near.filter((sign) => hasOneOf(EVERYDAY_LOG, [sign]))).toEqual([]);
  });
});

/** Refusals by people who are of no store, in words of refusals by one. */
const OF_NO_STORE = [
  'Rejected by our designer: unable to log in with the keyboard alone',
  'Declined by the client, who found a bug and a crash in the app',
  'Rejected by our QA because the app crashes on launch',
  // Stores of other things than apps
  '微信小程序审核被拒：主包体积超过 2MB，没有隐私政策',
  '华为应用市场审核不通过，登录后白屏',
  'Chrome 扩展审核被拒：隐私政策缺失，权限说明不充分',
  '审核被拒：违反单一用途，没有隐私政策，权限说明太少',
  'Chrome拡張機能の審査でリジェクト：使っていない権限がある',
  'Lineスタンプの審査でリジェクトされた、透過の穴がある画像',
  'The Chrome Web Store rejected our extension: the privacy policy is missing and the app asks for too many permissions',
  'Rejected by the reviewers of browser extensions: remote code, no privacy policy in the app',
  '施工方案审核不通过，通知监理',
  '内容审核拒绝了这条消息，模型不回答',
  '住宅ローンの審査に落ちた。電話の支払いが遅れたから？',
  'Our integration failed the Shopify review: the app store rejected the app, its scopes are too wide',
  '订单审核被拒，账号已被拉黑，用户需要删除订单',
];

describe('refusals by someone else', () => {
  itEvery(OF_NO_STORE)('give no cause', (text) => {
    expect(decoded(text)).toMatchObject({ findings: [], unknown: [] });
  });

  it('are read when the text is about a store as well', () => {
    const { findings } = decoded('Rejected by our QA, then by Apple because the app crashes on launch');
    expect(findings.map(({ cause }) => cause.id)).toEqual(['apple-2.1']);
  });
});

itEvery([
  'A caller waits for the background replacement because Apple rejected the token of the location service.',
  'Apple rejected the verification code. Check the code and the account, and try again.',
  'Apple rejected the APNs provider token: check the key and its team.',
  'Apple refused to create another distribution certificate: revoke an unused one.',
  'Apple rejected the one-time callback, start the sign-in again.',
  'Sync stopped: Apple rejected our credentials, and the login loads forever.',
])('takes a refused token for no refusal of an app', (text) => {
  expect(decoded(text).findings.filter(({ cause }) => cause.kind === 'review')).toEqual([]);
});

describe('advice about refusals to come', () => {
  itEvery([
    'Do not commit code that would trigger App Store review rejection: private API usage, hidden features.',
    'Name the data in the permission alert to avoid an App Store rejection because of a vague purpose string.',
    'Apps that crash on launch might be rejected by Apple.',
  ])('has no certain cause', (text) => {
    expect(decoded(text).findings).toEqual([]);
  });

  it('hides no refusal that the text tells of', () => {
    const { findings } = decoded(
      'It might be rejected again, I fear. Apple rejected it because the app crashes on launch.',
    );
    expect(findings.map(({ cause }) => cause.id)).toEqual(['apple-2.1']);
  });
});
