import { androidBuild, iosBuild, privacyManifest } from '../build-fixtures/build-info';
import { buildTraces } from '../build-fixtures/build-traces';
import { submissionDraft, withDetails } from '../drafts';
import { answersWith, dataUse, noDataAnswers } from '../privacy-answers';
import { product, sellingDraft } from '../purchases';
import { quietRatings } from '../ratings';
import type { BuildInfo } from '@/model/build-info';
import type { SubmissionDraft } from '@/model/draft';
import type { RatingAnswers } from '@/model/rating-answers';
import type { ReviewerKit } from '@/model/reviewer-kit';
import { type Examples, AD_ID, draft, ios, library } from './sides';

const answers = (privacy: SubmissionDraft['privacy'], ...builds: BuildInfo[]) =>
  draft({ privacy, builds: builds.length > 0 ? builds : submissionDraft().builds });
const manifestWith = (type: string) =>
  iosBuild({
    privacyManifests: [
      privacyManifest({
        collectedDataTypes: [`NSPrivacyCollectedDataType${type}`],
        dataTypes: [
          {
            type: `NSPrivacyCollectedDataType${type}`,
            isLinked: true,
            isTracking: false,
            purposes: ['NSPrivacyCollectedDataTypePurposeAnalytics'],
          },
        ],
      }),
    ],
  });
const rated = (changes: Partial<RatingAnswers>) => draft({ ratings: quietRatings(changes) });
const FEED = { socialMedia: true, userGeneratedContent: true, socialMediaAgeRestricted: true };
const signedIn = (changes: Partial<SubmissionDraft['details']>, reviewerKit?: ReviewerKit) =>
  draft({
    ...withDetails({
      ...{
        needsLogin: true,
        demoUser: 'ada',
        demoPassword: 'lantern-2026',
        reviewNotes: 'Tap Profile, then Sign in.',
      },
      ...changes,
    }),
    reviewerKit,
  });
const NOTES = 'Öffnen Sie die App und tippen Sie auf das Symbol für Konten.';
const ADMOB = library('com.google.android.gms', 'play-services-ads', '24.1.0');
const ALL_OF_ADMOB = {
  'approximate-location': dataUse(),
  interactions: dataUse(),
  performance: dataUse(),
  'device-id': dataUse(),
};
const ANALYTICS = { traces: buildTraces({ modules: ['FirebaseAnalytics'] }) };
const TRACKED = answersWith(
  { 'device-id': dataUse({ isTracking: true, isShared: true }) },
  { yesNo: { tracking: true } },
);
const accounts = (address?: string) =>
  answers({
    ...answersWith({ email: dataUse() }, { yesNo: { accounts: true } }),
    ...(address !== undefined && { texts: { accountDeletionUrl: address } }),
  });

/** The same for rules about answers: age rating, privacy, review and dated ones. */
export const ANSWER_EXAMPLES: Examples = {
  'rating-unrated': [
    rated({ apple: { sexualContentGraphicAndNudity: 'INFREQUENT' } }),
    rated({ apple: { sexualContentOrNudity: 'FREQUENT' } }),
  ],
  'rating-kids': [
    rated({ apple: { unrestrictedWebAccess: true }, options: { kidsAgeBand: 'NINE_TO_ELEVEN' } }),
    rated({ apple: { horrorOrFearThemes: 'INFREQUENT' }, options: { kidsAgeBand: 'NINE_TO_ELEVEN' } }),
  ],
  'rating-age-gate': [rated({ apple: FEED }), rated({ apple: { ...FEED, ageAssurance: true } })],
  'rating-social-media': [
    rated({ apple: { socialMedia: true } }),
    rated({ apple: { socialMedia: true, userGeneratedContent: true } }),
  ],
  'rating-override': [
    rated({ apple: { lootBox: true }, options: { override: 'NINE_PLUS' } }),
    rated({ apple: { lootBox: true }, options: { override: 'THIRTEEN_PLUS' } }),
  ],
  'rating-korea': [
    rated({ apple: { gamblingSimulated: 'FREQUENT' } }),
    rated({ apple: { gamblingSimulated: 'FREQUENT' }, options: { koreaNumber: 'GC-CC-NV-1' } }),
  ],
  'rating-gambling': [
    rated({ apple: { gambling: true } }),
    rated({ apple: { gamblingSimulated: 'INFREQUENT' } }),
  ],
  'rating-browser': [
    rated({ play: { isBrowserOrSearch: true } }),
    rated({ apple: { unrestrictedWebAccess: true }, play: { isBrowserOrSearch: true } }),
  ],
  'rating-build': [
    ios({ linkedFrameworks: ['DeclaredAgeRange'] }, { ratings: quietRatings() }),
    ios(
      { linkedFrameworks: ['DeclaredAgeRange'] },
      { ratings: quietRatings({ apple: { ageAssurance: true } }) },
    ),
  ],
  'purchase-rating': [
    draft(sellingDraft([product()], { ratings: quietRatings() })),
    draft(sellingDraft([product()], { ratings: quietRatings({ play: { digitalPurchases: true } }) })),
  ],
  'details-sign-in-open': [
    draft(withDetails({ needsLogin: undefined })),
    draft(withDetails({ needsLogin: false })),
  ],
  'details-demo-account-ends': [
    signedIn({}, { yesNo: { accountEnds: true }, texts: { accountEnds: '2026-12-24' } }),
    signedIn({}),
  ],
  'details-demo-account-code': [
    signedIn({}, { yesNo: { code: true }, texts: {} }),
    signedIn({}, { yesNo: { code: true }, texts: { code: '123456' } }),
  ],
  'details-demo-password-spaces': [signedIn({ demoPassword: 'lantern ' }), signedIn({})],
  'details-review-notes-login': [
    signedIn({ reviewNotes: '' }),
    signedIn({ reviewNotes: 'Tap Profile, then Sign in.' }),
  ],
  'details-review-notes-password': [
    signedIn({ reviewNotes: 'Tap Profile and sign in with lantern-2026.' }),
    signedIn({ reviewNotes: 'Tap Profile, then Sign in.' }),
  ],
  'details-access-notes-language': [
    signedIn({ reviewNotes: NOTES }),
    signedIn({ reviewNotes: `${NOTES}\n\nOpen the app and tap the symbol for accounts.` }),
  ],
  'details-access-notes-too-long': [
    signedIn({ reviewNotes: 'a'.repeat(501) }),
    signedIn({ reviewNotes: 'a'.repeat(500) }),
  ],
  'policy-apple-age-rating': [draft({}), rated({})],
  'policy-apple-social-media': [
    rated({ apple: { socialMedia: undefined, socialMediaAgeRestricted: undefined } }),
    rated({}),
  ],
  'policy-play-developer-verification': [draft({ platform: 'android' }), draft({ platform: 'ios' })],
  'policy-play-closed-test': [
    draft(withDetails({ isUpdate: false })),
    draft(withDetails({ isUpdate: true })),
  ],
  'privacy-sign-in': [
    answers(noDataAnswers({ accounts: true })),
    answers(answersWith({ email: dataUse() }, { yesNo: { accounts: true } })),
  ],
  'privacy-undeclared': [
    answers(undefined, androidBuild({ permissions: ['android.permission.ACCESS_FINE_LOCATION'] })),
    answers(
      answersWith({ 'precise-location': dataUse() }),
      androidBuild({ permissions: ['android.permission.ACCESS_FINE_LOCATION'] }),
    ),
  ],
  'privacy-unused': [
    answers(answersWith({ 'precise-location': dataUse() })),
    answers(
      answersWith({ 'precise-location': dataUse() }),
      iosBuild(),
      androidBuild({ permissions: ['android.permission.ACCESS_FINE_LOCATION'] }),
    ),
  ],
  'privacy-tracking-prompt': [
    answers(TRACKED, iosBuild()),
    answers(
      TRACKED,
      iosBuild({ purposeStrings: { NSUserTrackingUsageDescription: 'Shows you fitting ads.' } }),
    ),
  ],
  'privacy-tracking-denied': [
    answers(
      noDataAnswers({ tracking: false }),
      iosBuild({ purposeStrings: { NSUserTrackingUsageDescription: 'Shows you fitting ads.' } }),
    ),
    answers(noDataAnswers({ tracking: false }), iosBuild()),
  ],
  'privacy-sdk-undeclared': [
    answers(
      answersWith({ ...ALL_OF_ADMOB, 'device-id': undefined }, { yesNo: { ads: true } }),
      androidBuild(ADMOB),
    ),
    answers(answersWith(ALL_OF_ADMOB, { yesNo: { ads: true } }), androidBuild(ADMOB)),
  ],
  'privacy-manifest-undeclared': [
    answers(answersWith({ performance: dataUse() }), manifestWith('CrashData')),
    answers(answersWith({ crashes: dataUse() }), manifestWith('CrashData')),
  ],
  'privacy-stores-differ': [
    answers(answersWith({ email: dataUse({ onlyIn: 'android' }) })),
    answers(answersWith({ email: dataUse() })),
  ],
  'privacy-tracking-unshared': [
    answers(answersWith({ 'device-id': dataUse({ isTracking: true }) }, { yesNo: { tracking: true } })),
    answers(TRACKED),
  ],
  'privacy-approximate-location': [
    answers(
      answersWith({ 'precise-location': dataUse() }),
      androidBuild({ permissions: ['android.permission.ACCESS_COARSE_LOCATION'] }),
    ),
    answers(
      answersWith({ 'precise-location': dataUse(), 'approximate-location': dataUse() }),
      androidBuild({ permissions: ['android.permission.ACCESS_COARSE_LOCATION'] }),
    ),
  ],
  'privacy-advertising-id': [
    answers(answersWith({}), androidBuild({ permissions: [AD_ID] })),
    answers(answersWith({ 'device-id': dataUse() }), androidBuild({ permissions: [AD_ID] })),
  ],
  'privacy-ads': [
    answers(answersWith(ALL_OF_ADMOB), androidBuild(ADMOB)),
    answers(answersWith(ALL_OF_ADMOB, { yesNo: { ads: true } }), androidBuild(ADMOB)),
  ],
  'privacy-families-ads': [
    answers(answersWith(ALL_OF_ADMOB, { yesNo: { ads: true, children: true } }), androidBuild(ADMOB)),
    answers(answersWith({}, { yesNo: { children: true } }), androidBuild()),
  ],
  'ios-kids-sdks': [
    ios(ANALYTICS, { ratings: quietRatings({ options: { kidsAgeBand: 'SIX_TO_EIGHT' } }) }),
    ios(ANALYTICS),
  ],
  'privacy-account-deletion': [accounts(), accounts('https://lantern.example/delete')],
  'rating-open': [
    draft(withDetails({ isUpdate: false })),
    draft({ ...withDetails({ isUpdate: false }), ratings: quietRatings() }),
  ],
  'privacy-open': [answers({ ...noDataAnswers(), yesNo: { accounts: false } }), answers(noDataAnswers())],
};
