import { iosBuildOf } from '../builds/build-info';
import { platformsOf, type Platform } from '../apps/app';
import type { BuildInfo } from '../builds/build-info';
import { makeFinding, type Finding } from '../findings';
import { listingFor } from '../listings/store-texts';
import { findPhrases, readWords, type PhraseTable } from '../listings/wording/match-phrases';
import type { SubmissionDetails, CheckedDraft } from './draft';
import { privacyPolicyLanguages } from './privacy-policy-languages';
import { PURCHASE_WORDS, SIGN_IN_WORDS, SUBSCRIPTION_WORDS, TERMS_WORDS } from './cross-check-phrases';

/** One privacy answer and the evidence for it in a build. */
interface PrivacyAnswer {
  field: keyof SubmissionDetails &
    ('collectsLocation' | 'collectsContacts' | 'usesCamera' | 'usesMicrophone' | 'tracksUsers');
  /** As in "asks for …". */
  subject: string;
  /** As in "the privacy answers say …". */
  declared: string;
  purposeKeys: readonly string[];
  permissions: readonly string[];
  /** Data types of a privacy manifest, without `NSPrivacyCollectedDataType`. */
  dataTypes: readonly string[];
}

const PRIVACY_ANSWERS: readonly PrivacyAnswer[] = [
  {
    field: 'collectsLocation',
    subject: 'location',
    declared: 'location is collected',
    purposeKeys: [
      'NSLocationWhenInUseUsageDescription',
      'NSLocationAlwaysAndWhenInUseUsageDescription',
      'NSLocationAlwaysUsageDescription',
    ],
    permissions: [
      'android.permission.ACCESS_FINE_LOCATION',
      'android.permission.ACCESS_COARSE_LOCATION',
      'android.permission.ACCESS_BACKGROUND_LOCATION',
    ],
    dataTypes: ['PreciseLocation', 'CoarseLocation'],
  },
  {
    field: 'collectsContacts',
    subject: 'contacts',
    declared: 'contacts are collected',
    purposeKeys: ['NSContactsUsageDescription'],
    permissions: ['android.permission.READ_CONTACTS', 'android.permission.WRITE_CONTACTS'],
    dataTypes: ['Contacts'],
  },
  {
    field: 'usesCamera',
    subject: 'the camera',
    declared: 'the camera is used',
    purposeKeys: ['NSCameraUsageDescription'],
    permissions: ['android.permission.CAMERA'],
    dataTypes: [],
  },
  {
    field: 'usesMicrophone',
    subject: 'the microphone',
    declared: 'the microphone is used',
    purposeKeys: ['NSMicrophoneUsageDescription'],
    permissions: ['android.permission.RECORD_AUDIO'],
    dataTypes: ['AudioData'],
  },
  {
    field: 'tracksUsers',
    subject: 'tracking or the advertising ID',
    declared: 'users are tracked',
    purposeKeys: ['NSUserTrackingUsageDescription'],
    permissions: ['com.google.android.gms.permission.AD_ID'],
    dataTypes: [],
  },
];

/** Checks the build, the listing and the answers against each other: everything that needs more than one of them. */
export function crossChecks(draft: CheckedDraft): Finding[] {
  return [
    ...privacyAnswers(draft),
    ...trackingPrompt(draft),
    ...privacyPolicy(draft),
    ...privacyPolicyLanguages(draft),
    ...signIn(draft),
    ...purchases(draft),
  ];
}

/** Lists the keys and permissions of a build that concern an answer, as written in it. */
function evidence(build: BuildInfo, answer: PrivacyAnswer): string[] {
  if (build.platform === 'android')
    return build.permissions.filter((each) => answer.permissions.includes(each));
  const types = answer.dataTypes.map((type) => `NSPrivacyCollectedDataType${type}`);
  const isTracking = answer.field === 'tracksUsers';
  return [
    ...answer.purposeKeys.filter((key) => Object.hasOwn(build.purposeStrings, key)),
    ...new Set(
      build.privacyManifests.flatMap((manifest) => [
        ...manifest.collectedDataTypes.filter((type) => types.includes(type)),
        ...(isTracking && manifest.tracking ? ['NSPrivacyTracking'] : []),
        ...(isTracking && manifest.trackingDomains.length > 0 ? ['NSPrivacyTrackingDomains'] : []),
      ]),
    ),
  ];
}

function submittedBuilds(draft: CheckedDraft): BuildInfo[] {
  return draft.builds.filter((build) => platformsOf(draft.platform).includes(build.platform));
}

function privacyAnswers(draft: CheckedDraft): Finding[] {
  const builds = submittedBuilds(draft);
  return PRIVACY_ANSWERS.flatMap((answer): Finding[] => {
    const found = builds
      .map((build) => ({ build, keys: evidence(build, answer) }))
      .filter(({ keys }) => keys.length > 0);
    const isDeclared = draft.details[answer.field];
    const base = { area: 'privacy', where: 2 } as const;
    if (!isDeclared) {
      return found.map(({ build, keys }) =>
        makeFinding({
          ...base,
          rule: 'privacy-undeclared',
          subject: { store: build.platform, field: answer.field },
          title: `The build asks for ${answer.subject} (${keys.map(shortName).join(', ')}), but the privacy answers do not say that ${answer.declared}`,
          why: 'Privacy answers that the build contradicts are a reason for rejection, and for removal later.',
          fix: 'Correct the answer, or remove the permission and the code that needs it.',
        }),
      );
    }
    // Without a build for each store nothing can be concluded from a missing permission.
    if (found.length > 0 || builds.length < platformsOf(draft.platform).length) return [];
    return [
      makeFinding({
        ...base,
        rule: 'privacy-unused',
        subject: { field: answer.field },
        title: `The privacy answers say that ${answer.declared}, but no build asks for ${answer.subject}`,
        why: 'Answers that claim more than the app does put people off.',
        fix: 'Correct the answer if the app does not do it.',
      }),
    ];
  });
}

function shortName(key: string): string {
  return key.slice(key.lastIndexOf('.') + 1);
}

/** Tracking on iOS needs the system's prompt, which needs its own purpose string. */
function trackingPrompt(draft: CheckedDraft): Finding[] {
  const build = iosBuildOf(submittedBuilds(draft));
  if (!build || !draft.details.tracksUsers) return [];
  if (Object.hasOwn(build.purposeStrings, 'NSUserTrackingUsageDescription')) return [];
  return [
    makeFinding({
      rule: 'privacy-tracking-prompt',
      subject: { store: 'ios', field: 'NSUserTrackingUsageDescription' },
      area: 'privacy',
      title: 'The privacy answers say that users are tracked, but the build cannot ask them',
      why: 'Tracking is allowed only after the App Tracking Transparency prompt, which needs this purpose string.',
      fix: 'Add NSUserTrackingUsageDescription and ask before tracking, or correct the answer.',
      where: 1,
    }),
  ];
}

/** The App Store's own requirement is one of the listing's limits; this one follows from the Android build. */
function privacyPolicy(draft: CheckedDraft): Finding[] {
  const hasPolicy = Object.values(draft.listings).some((listing) => listing.privacyUrl.trim() !== '');
  const build = submittedBuilds(draft).find((each) => each.platform === 'android');
  if (hasPolicy || !build || draft.platform !== 'android') return [];
  const asked = PRIVACY_ANSWERS.filter((answer) => evidence(build, answer).length > 0);
  const declared = PRIVACY_ANSWERS.some((answer) => draft.details[answer.field]);
  return [
    makeFinding({
      rule: 'privacy-policy-url',
      subject: { store: 'android', field: 'privacyUrl' },
      severity: asked.length > 0 || declared ? 'blocker' : 'warning',
      area: 'privacy',
      title:
        asked.length > 0
          ? `The build asks for ${asked.map((answer) => answer.subject).join(', ')}, but there is no privacy policy`
          : declared
            ? 'Data is collected, but there is no privacy policy'
            : 'There is no privacy policy',
      why: 'Google Play asks for a privacy policy of every app, and refuses apps without one that handle personal data.',
      fix: 'Add the address of a privacy policy.',
      where: 2,
    }),
  ];
}

/** Frameworks and permissions of an app with sign-in. */
const SIGN_IN_FRAMEWORKS = ['AuthenticationServices', 'GoogleSignIn', 'FBSDKLoginKit', 'FirebaseAuth'];
const SIGN_IN_PERMISSIONS = ['android.permission.GET_ACCOUNTS', 'android.permission.USE_CREDENTIALS'];

function signIn(draft: CheckedDraft): Finding[] {
  const { hasLogin, demoUser } = draft.details;
  if (hasLogin || demoUser.trim() !== '') return [];
  const hints = submittedBuilds(draft).flatMap((build) =>
    build.platform === 'ios'
      ? build.linkedFrameworks.filter((each) => SIGN_IN_FRAMEWORKS.includes(each))
      : build.permissions.filter((each) => SIGN_IN_PERMISSIONS.includes(each)).map(shortName),
  );
  const words = platformsOf(draft.platform).flatMap((store) => found(draft, store, SIGN_IN_WORDS));
  if (hints.length === 0 && words.length === 0) return [];
  return [
    makeFinding({
      rule: 'demo-account',
      subject: { field: 'hasLogin' },
      area: 'listing',
      title:
        words.length > 0
          ? `The description speaks of signing in (“${words[0]}”), but there is no demo account`
          : `The build can sign people in (${hints.join(', ')}), but there is no demo account`,
      why: 'Reviewers who cannot get in send the app back.',
      fix: 'Tick that the app needs a sign-in and give a demo account, or say in the review notes that none is needed.',
      where: 2,
    }),
  ];
}

function purchases(draft: CheckedDraft): Finding[] {
  const hints = submittedBuilds(draft).flatMap((build) =>
    build.platform === 'ios'
      ? build.linkedFrameworks.filter((each) => each === 'StoreKit' || each === 'RevenueCat')
      : build.permissions.filter((each) => each === 'com.android.vending.BILLING'),
  );
  const subscription = found(draft, 'ios', SUBSCRIPTION_WORDS);
  const findings: Finding[] = [];
  const listing = draft.listings[draft.defaultLocale];
  const isForApple = platformsOf(draft.platform).includes('ios');
  if (isForApple && subscription.length > 0 && !hasTermsLink(draft)) {
    findings.push(
      makeFinding({
        rule: 'terms-link',
        subject: { store: 'ios', field: 'description', locale: draft.defaultLocale },
        area: 'listing',
        title: `The description speaks of a subscription (“${subscription[0]}”), but has no link to the terms of use`,
        why: 'The App Store asks apps with subscriptions for a working link to the terms of use (EULA) in the description.',
        fix: 'Add a line such as: Terms of use: https://example.com/terms',
        where: 2,
      }),
    );
  }
  if (
    isForApple &&
    listing?.description &&
    hints.length > 0 &&
    subscription.length === 0 &&
    found(draft, 'ios', PURCHASE_WORDS).length === 0
  ) {
    findings.push(
      makeFinding({
        rule: 'purchase-silent',
        subject: { store: 'ios', field: 'description', locale: draft.defaultLocale },
        area: 'listing',
        title: `The build can sell (${hints.map(shortName).join(', ')}), but the description does not speak of purchases`,
        why: 'The texts and screenshots have to make clear what costs extra.',
        fix: 'Say what can be bought, if something can.',
        where: 2,
      }),
    );
  }
  return findings;
}

function found(draft: CheckedDraft, store: Platform, table: PhraseTable): string[] {
  const { description } = listingFor(draft, store, draft.defaultLocale);
  return findPhrases(readWords(description, draft.defaultLocale), table).map((hit) => hit.text);
}

/** A web address, and a word for terms before or in it. */
function hasTermsLink(draft: CheckedDraft): boolean {
  const description = draft.listings[draft.defaultLocale]?.description ?? '';
  const links = description.match(/https?:\/\/[^\s<>]{1,500}/gi) ?? [];
  return (
    links.some((link) => /terms|eula|agb|conditions/i.test(link)) ||
    (links.length > 0 && found(draft, 'ios', TERMS_WORDS).length > 0)
  );
}
