import type { RuleId } from './rules';

const REFUSED = 'The store refuses the upload or the text.';
const REVIEW = 'It is a frequent reason why App Review rejects an app.';
const COMPLETE = 'The store asks for it before the app can be submitted.';
const TOOL = 'Upload tools fail on it, or send something other than what was meant.';
const ANSWERS =
  'Privacy answers that the build contradicts are a reason for rejection, and for removal later.';

/** Consequence of not meeting each rule, in a sentence. A finding says it with its own values. */
export const RULE_REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'listing-locale-unknown': TOOL,
  'listing-locale-twice': TOOL,
  'listing-encoding': TOOL,
  'listing-unreadable': TOOL,
  'listing-link': TOOL,
  'listing-config-broken': TOOL,
  'image-size': 'An image of an unknown size makes the upload of the whole set fail.',
  'image-ratio': 'Google Play refuses a screenshot whose long side is more than 2.3 times the short one.',
  'image-alpha':
    'The App Store and Wear OS refuse transparency, even when no pixel is transparent. Elsewhere Google’s help advises against it.',
  'image-set': COMPLETE,
  'image-device': 'App Review rejects screenshots that show the app on another kind of device.',
  'image-count': REFUSED,
  'check-failed': 'Nothing is known of what the check would have found.',
  'build-missing': COMPLETE,
  'form-missing': COMPLETE,
  'config-ignore-expired': 'The finding was accepted only until a day that has passed.',
  'config-ignore-unused': 'It would hide a new finding that nobody has judged.',
  'details-copyright-missing': COMPLETE,
  'details-category-missing': COMPLETE,
  'details-category-unknown': REFUSED,
  'details-review-contact-missing': COMPLETE,
  'details-demo-account-missing': 'Reviewers who cannot sign in reject the app.',
  'details-demo-account-half': 'Reviewers who cannot sign in reject the app.',
  'details-contact-email-missing': COMPLETE,
  'demo-account': 'Reviewers who cannot sign in reject the app.',
  'privacy-undeclared': ANSWERS,
  'privacy-tracking-prompt': ANSWERS,
  'privacy-tracking-denied': ANSWERS,
  'terms-link': REVIEW,
  'purchase-silent': REVIEW,
};
