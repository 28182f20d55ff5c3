import { rule, type RuleRow } from './rule';
import { APPLE, GOOGLE, TOOLS } from './sources';

/** Rules about the details of a submission, and about what its parts say of each other. */
export const FORM_RULES = {
  'config-ignore-expired': rule('warning', 'Ignored finding past its date', TOOLS.config),
  'config-ignore-unused': rule('note', 'Ignore that matches nothing', TOOLS.config),
  'check-failed': rule('warning', 'Check that stopped with an error', TOOLS.submission, {
    checked: '2026-11-26',
    isQuestion: true,
  }),
  'build-missing': rule('blocker', 'No build for a store', TOOLS.submission, {
    effort: 'build',
    isMissing: true,
  }),
  'form-missing': rule('blocker', 'Bundle id or version missing', TOOLS.submission, { isMissing: true }),
  'locale-not-offered': rule('note', 'Language that a store does not offer', APPLE.localizations),
  'conflict-platform': rule(
    'blocker',
    'Build for a platform that is not part of the submission',
    TOOLS.formAndBuild,
  ),
  'conflict-bundle-id': rule('blocker', 'Bundle id differs between build and form', TOOLS.formAndBuild),
  'conflict-version': rule('blocker', 'Version differs between build and form', TOOLS.formAndBuild),
  'policy-apple-age-rating': rule('note', 'Age rating answers', APPLE.upcoming, { effort: 'account' }),
  'policy-apple-social-media': rule('warning', 'Social media question', APPLE.ageRatings, {
    effort: 'field',
  }),
  'policy-play-developer-verification': rule('note', 'Developer verification', GOOGLE.policies, {
    effort: 'account',
  }),
  'policy-play-closed-test': rule('note', 'Closed test before production', GOOGLE.policies, {
    effort: 'account',
  }),
  'details-copyright-missing': rule('blocker', 'Copyright missing', APPLE.versionInfo, { isMissing: true }),
  'details-copyright-year': rule('warning', 'Year of the copyright', APPLE.versionInfo),
  'details-copyright-url': rule('warning', 'Web address in the copyright', APPLE.versionInfo),
  'details-category-missing': rule('blocker', 'Primary category missing', APPLE.categories, {
    isMissing: true,
  }),
  'details-category-unknown': rule('blocker', 'Unknown category', APPLE.categories),
  'details-category-same': rule('warning', 'Both categories are the same', APPLE.categories),
  'details-review-contact-missing': rule('blocker', 'App Review contact incomplete', APPLE.reviewInfo, {
    isMissing: true,
  }),
  'details-demo-account-missing': rule('blocker', 'Demo account missing', APPLE.completeness, {
    effort: 'account',
    isMissing: true,
  }),
  'details-demo-account-half': rule('blocker', 'Demo account incomplete', APPLE.completeness, {
    effort: 'account',
    isMissing: true,
  }),
  'details-review-notes-too-long': rule('blocker', 'Length of the review notes', APPLE.reviewInfo, {
    effort: 'texts',
  }),
  'details-review-notes-generic': rule('note', 'Very short review notes', APPLE.reviewNotes, {
    effort: 'texts',
  }),
  'details-contact-email-missing': rule('blocker', 'Contact e-mail missing', GOOGLE.contactDetails, {
    isMissing: true,
  }),
  'details-website': rule('blocker', 'Contact website', GOOGLE.contactDetails),
  'details-email': rule('blocker', 'E-mail address', APPLE.reviewInfo),
  'details-phone': rule('blocker', 'Phone number', APPLE.reviewInfo),
  'privacy-policy-language': rule('note', 'Privacy policy in another language', APPLE.appInfo, {
    effort: 'texts',
  }),
  'demo-account': rule('warning', 'Sign-in without a demo account', APPLE.completeness, {
    effort: 'account',
  }),
  'terms-link': rule('warning', 'Subscription without a link to the terms of use', APPLE.subscriptions, {
    effort: 'texts',
  }),
  'purchase-silent': rule(
    'note',
    'Purchases that the description does not mention',
    APPLE.purchasesInMetadata,
    { effort: 'texts' },
  ),
} as const satisfies Record<string, RuleRow>;
