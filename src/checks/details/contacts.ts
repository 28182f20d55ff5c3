import type { RuleSource, Severity } from '@/model/finding';
import { withoutInvisibleCharacters } from '@/domain/listings/text-shape';
import { webAddressProblem } from '@/domain/listings/web-address';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineFamily } from '../define-rule';
import type { DetailsCheck, DetailsFound } from './details-check';

const CONTACT_RULE = { severity: 'blocker', checked: '2026-11-20', effort: 'field' } as const;

/** Those whom App Review and the users of Google Play can reach. */
export const CONTACTS = defineFamily({
  rules: {
    'details-review-contact-missing': {
      ...CONTACT_RULE,
      title: 'App Review contact incomplete',
      stores: ['ios'],
      source: APPLE.reviewInfo,
      isMissing: true,
      why: 'Apple asks for all four parts of the contact.',
      fix: 'Name someone who answers while the app is in review.',
      examples: { fires: { reviewFirstName: '' }, holds: { reviewFirstName: 'Ada' } },
    },
    'details-contact-email-missing': {
      ...CONTACT_RULE,
      title: 'Contact e-mail missing',
      stores: ['android'],
      source: GOOGLE.contactDetails,
      isMissing: true,
      why: 'Google Play shows it to users and asks for it before the app can be published.',
      fix: 'Give an address that someone reads.',
      examples: { fires: { contactEmail: '' }, holds: { contactEmail: 'hello@example.com' } },
    },
    'details-website': {
      ...CONTACT_RULE,
      title: 'Contact website',
      stores: ['android'],
      source: GOOGLE.contactDetails,
      why: 'Google Play accepts only complete web addresses.',
      fix: 'Write the whole address, e.g. https://lantern.example.',
      examples: {
        fires: { contactWebsite: 'lantern.example' },
        holds: { contactWebsite: 'https://lantern.example' },
      },
    },
    'details-email': {
      ...CONTACT_RULE,
      title: 'E-mail address',
      source: APPLE.reviewInfo,
      why: 'The store refuses it.',
      fix: 'Write it like name@example.com.',
      examples: {
        fires: { reviewEmail: 'support at example.com' },
        holds: { reviewEmail: 'support@example.com' },
      },
    },
    'details-phone': {
      ...CONTACT_RULE,
      title: 'Phone number',
      source: APPLE.reviewInfo,
      why: 'The store accepts numbers only in their international form.',
      fix: 'Write it like +44 20 7946 0000.',
      examples: { fires: { reviewPhone: '555-0100' }, holds: { reviewPhone: '+1 555 555 0100' } },
    },
  },
  check: ({ details, store }: DetailsCheck) =>
    store === 'ios' ? checkReviewContact(details) : checkPlayContact(details),
});

type Found = DetailsFound & {
  rule:
    | 'details-review-contact-missing'
    | 'details-contact-email-missing'
    | 'details-website'
    | 'details-email'
    | 'details-phone';
};
type Details = DetailsCheck['details'];

const REVIEW_CONTACT = [
  ['reviewFirstName', 'first name'],
  ['reviewLastName', 'last name'],
  ['reviewPhone', 'phone number'],
  ['reviewEmail', 'e-mail'],
] as const;

function* checkReviewContact(details: Details): Generator<Found> {
  for (const [field, name] of REVIEW_CONTACT)
    if (details[field].trim() === '')
      yield {
        field,
        rule: 'details-review-contact-missing',
        title: `App Review contact: the ${name} is missing`,
      };
  yield* phone(details, 'reviewPhone', 'blocker', APPLE.reviewInfo, 'App Review contact');
  yield* email(details, 'reviewEmail', APPLE.reviewInfo, 'App Review contact');
}

function* checkPlayContact(details: Details): Generator<Found> {
  if (details.contactEmail.trim() === '')
    yield {
      field: 'contactEmail',
      rule: 'details-contact-email-missing',
      title: 'Contact e-mail is missing',
    };
  const website = details.contactWebsite.trim();
  const problem = website === '' ? undefined : webAddressProblem(website);
  if (problem)
    yield { field: 'contactWebsite', rule: 'details-website', title: `Contact website ${problem}` };
  yield* email(details, 'contactEmail', GOOGLE.contactDetails, 'Contact');
  yield* phone(details, 'contactPhone', 'warning', GOOGLE.contactDetails, 'Contact');
}

function* email(
  details: Details,
  field: 'reviewEmail' | 'contactEmail',
  source: RuleSource,
  whose: string,
): Generator<Found> {
  const text = details[field].trim();
  if (text === '' || isEmail(text)) return;
  const title = `${whose}: “${text.slice(0, 60)}” is not an e-mail address`;
  yield { field, rule: 'details-email', title, source };
}

/** Checks for one @, a name before it and a host with a dot after it. Reads the text once, whatever its length. */
function isEmail(text: string): boolean {
  const at = text.indexOf('@');
  const host = text.slice(at + 1);
  return (
    at > 0 &&
    at <= 64 &&
    text.length <= 254 &&
    !/[\s,;<>()"]/.test(text) &&
    !host.includes('@') &&
    host.split('.').length > 1 &&
    host.split('.').every((label) => label !== '')
  );
}

/** Fewest digits of a phone number with its country code. */
const MIN_PHONE_DIGITS = 7;
/** Fewest digits of a number that lacks nothing but the plus or the country code. */
const MIN_NATIONAL_DIGITS = 10;

function* phone(
  details: Details,
  field: 'reviewPhone' | 'contactPhone',
  severity: Severity,
  source: RuleSource,
  whose: string,
): Generator<Found> {
  const given = details[field].trim();
  // Numbers copied from an address book often have marks of direction around them.
  const text = withoutInvisibleCharacters(given).trim();
  const digits = text.replace(/\D/g, '').length;
  const isComplete = /^\+[\d\s().-]{1,30}$/.test(text) && digits >= MIN_PHONE_DIGITS && digits <= 15;
  if (text === '' || (isComplete && text === given)) return;
  const base = { field, rule: 'details-phone', source } as const;
  if (!isComplete) {
    // App Store Connect has refused numbers of a country's own form, but published apps send them too (sources 1.1).
    const isNational = digits >= MIN_NATIONAL_DIGITS && digits <= 15 && /^[\d\s().-]{1,30}$/.test(text);
    yield {
      ...base,
      severity: isNational ? 'warning' : severity,
      title: `${whose}: the phone number ${isNational ? 'has no country code' : 'has no country code or is incomplete'}`,
      why: isNational
        ? 'App Store Connect asks for the international form, and has refused numbers without it.'
        : undefined,
    };
    return;
  }
  yield {
    ...base,
    severity: 'warning',
    title: `${whose}: the phone number contains an invisible character`,
    why: 'Such characters slip in when a number is copied, and a store may refuse the number for them.',
    fix: `Type it again: ${text}`,
  };
}
