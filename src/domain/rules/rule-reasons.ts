import type { RuleId } from './rules';

const REFUSED = 'The store refuses the upload or the text.';
const POLICY = 'Google Play removes or rejects listings for it, under its metadata policy.';
const REVIEW = 'It is a frequent reason why App Review rejects an app.';
const SEARCH = 'Each character of the keywords counts, and these add nothing to search.';
const COMPLETE = 'The store asks for it before the app can be submitted.';
const TOOL = 'Upload tools fail on it, or send something other than what was meant.';
const ANSWERS =
  'Privacy answers that the build contradicts are a reason for rejection, and for removal later.';

/** What happens when a rule is not met, in a sentence. A finding says it with its own values. */
export const RULE_REASONS: Readonly<Partial<Record<RuleId, string>>> = {
  'listing-missing': COMPLETE,
  'listing-too-long': REFUSED,
  'listing-too-short': REFUSED,
  'listing-control-characters': 'The upload fails because of them; they often slip in when text is pasted.',
  'listing-invisible-characters': 'They are invisible, and in names and addresses they make the upload fail.',
  'listing-space': 'Some tools send the text as it is; then it counts.',
  'listing-html': 'The App Store shows tags as plain text, and refuses the character < in some fields.',
  'listing-url': REFUSED,
  'listing-video': REFUSED,
  'listing-emoji': 'The stores refuse emoji in names and in some other texts.',
  'listing-capitals': POLICY,
  'listing-punctuation': POLICY,
  'listing-repeated-words': POLICY,
  'listing-keyword-separators': 'Words without a comma between them count as one keyword.',
  'listing-keyword-spaces': SEARCH,
  'listing-keyword-repeats': SEARCH,
  'listing-keyword-name': SEARCH,
  'listing-keyword-company': SEARCH,
  'listing-keyword-in-name': SEARCH,
  'listing-keyword-plural': SEARCH,
  'listing-placeholder': 'An unfinished text is rejected as incomplete.',
  'listing-test-version': REVIEW,
  'listing-other-platform': REVIEW,
  'listing-future': REVIEW,
  'listing-ranking': POLICY,
  'listing-price': POLICY,
  'listing-call-to-action': POLICY,
  'listing-word-block': POLICY,
  'listing-testimonial': POLICY,
  'listing-foreign-brand': REVIEW,
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
