import type { Platform } from '@/model/app';
import type { Finding, FindingSubject } from '@/model/finding';
import { makeFinding } from '../findings';
import type { RuleSource, Severity } from '@/model/finding';
import type { TableRuleId } from '../rules/table-rules';
import { APPLE, GOOGLE } from '../rules/sources';
import { checkDeveloperName } from '../listings/check-developer-name';
import { webAddressProblem } from '../listings/web-address';
import { countCharacters } from '../listings/limits';
import { MAX_REVIEW_NOTES } from '../reviewer-kit/kit-notes';
import { withoutInvisibleCharacters } from '../listings/text-shape';
import { appleCategoryChoice, appleCategoryLabel } from '../stores/apple-categories';
import type { SubmissionDetails } from '@/model/draft';

/** A finding about one of the details that a store asks for once. */
export interface DetailsFinding extends Finding {
  subject: FindingSubject & { field: keyof SubmissionDetails };
  /** The whole value with this one problem fixed, where no word is lost by it; see losslessFix. */
  fixedText?: string;
}

interface DetailsContext {
  platforms: readonly Platform[];
  /** The draft's main locale, whose words are searched for in names. */
  locale: string;
  /** `YYYY-MM-DD` in the user's time zone. */
  today: string;
}

/** Shorter notes are of no use to a reviewer (sources 5.3, guideline 2.3.1). */
const TELLING_NOTES = 20;
/** Years that fastlane's precheck accepts (sources 1.1). */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** Fewest digits of a phone number with its country code. */
const MIN_PHONE_DIGITS = 7;
/** Fewest digits of a number that lacks nothing but the plus or the country code. */
const MIN_NATIONAL_DIGITS = 10;

interface Draft extends Pick<DetailsFinding, 'title' | 'why' | 'fix'> {
  rule: TableRuleId;
  field: keyof SubmissionDetails;
  severity?: Severity;
  source?: RuleSource;
  fixedText?: string | undefined;
}

/**
 * Checks the details that the stores ask for once: copyright, categories, contacts, review access (sources 1.1, 1.3).
 */
export function checkDetails(
  details: SubmissionDetails,
  { platforms, locale, today }: DetailsContext,
): DetailsFinding[] {
  const finding =
    (store: Platform) =>
    ({ field, fixedText, ...rest }: Draft): DetailsFinding => ({
      ...makeFinding({ area: 'listing', where: 'listing', subject: { store, field }, ...rest }),
      subject: { store, field },
      ...(fixedText !== undefined && { fixedText }),
    });
  return [
    ...(platforms.includes('ios')
      ? [
          ...checkCopyright(details.copyright, today),
          ...checkCategories(details),
          ...checkReviewContact(details),
          ...checkDemoAccount(details),
          ...checkReviewNotes(details),
        ].map(finding('ios'))
      : []),
    ...(platforms.includes('android')
      ? [
          ...developerName(details.developerName, locale),
          ...checkPlayContact(details),
          // Both stores have one account; its findings are listed once.
          ...(platforms.includes('ios') ? [] : [...checkDemoAccount(details)]).map((found) => ({
            ...found,
            source: GOOGLE.signIn,
          })),
        ].map(finding('android'))
      : []),
  ];
}

function* checkCopyright(copyright: string, today: string): Generator<Draft> {
  const text = copyright.trim();
  const thisYear = today.slice(0, 4);
  const base = { field: 'copyright' } as const;
  if (text === '') {
    yield {
      ...base,
      rule: 'details-copyright-missing',
      title: 'Copyright is missing',
      why: 'The App Store asks for it before the app can be submitted.',
      fix: `Write the year and the owner, e.g. ${thisYear} Example Ltd.`,
    };
    return;
  }
  const years: string[] = text.match(YEAR) ?? [];
  if (years.length === 0 || years.some((year) => year > thisYear)) {
    yield {
      ...base,
      rule: 'details-copyright-year',
      title:
        years.length === 0
          ? 'Copyright names no year'
          : `Copyright names a future year: ${years.find((year) => year > thisYear) ?? ''}`,
      why: 'Checks before the upload fail on it, and reviewers reject it.',
      fix: 'Give the year in which the rights were obtained.',
    };
  }
  if (/https?:\/\/|www\./i.test(text)) {
    yield {
      ...base,
      rule: 'details-copyright-url',
      title: 'Copyright contains a web address',
      why: 'The App Store expects the year and the owner here, not an address.',
      fix: 'Give the owner’s name.',
    };
  }
}

function* checkCategories({ primaryCategory, secondaryCategory }: SubmissionDetails): Generator<Draft> {
  const primary = appleCategoryChoice(primaryCategory);
  const secondary = appleCategoryChoice(secondaryCategory);
  if (!primary) {
    yield {
      field: 'primaryCategory',
      rule: primaryCategory.trim() === '' ? 'details-category-missing' : 'details-category-unknown',
      title:
        primaryCategory.trim() === ''
          ? 'Primary category is missing'
          : `“${primaryCategory.slice(0, 60)}” is not a category of the App Store`,
      why: 'The App Store asks for it before the app can be submitted.',
      fix: 'Choose one.',
    };
  }
  if (secondaryCategory.trim() !== '' && !secondary) {
    yield {
      field: 'secondaryCategory',
      rule: 'details-category-unknown',
      title: `“${secondaryCategory.slice(0, 60)}” is not a category of the App Store`,
      why: 'An unknown category makes the upload fail.',
      fix: 'Choose another, or none.',
    };
  }
  if (primary && secondary && primaryCategory === secondaryCategory) {
    yield {
      field: 'secondaryCategory',
      rule: 'details-category-same',
      title: `Both categories are ${appleCategoryLabel(primaryCategory)}`,
      why: 'A second category equal to the first helps nobody find the app.',
      fix: 'Choose another, or none.',
    };
  }
}

const REVIEW_CONTACT = [
  ['reviewFirstName', 'first name'],
  ['reviewLastName', 'last name'],
  ['reviewPhone', 'phone number'],
  ['reviewEmail', 'e-mail'],
] as const;

function* checkReviewContact(details: SubmissionDetails): Generator<Draft> {
  const missing = REVIEW_CONTACT.filter(([field]) => details[field].trim() === '');
  yield* missing.map(([field, name]): Draft => ({
    field,
    rule: 'details-review-contact-missing',
    title: `App Review contact: the ${name} is missing`,
    why: 'Apple asks for all four parts of the contact.',
    fix: 'Name someone who answers while the app is in review.',
  }));
  yield* phone(details, 'reviewPhone', 'blocker', APPLE.reviewInfo, 'App Review contact');
  yield* email(details, 'reviewEmail', APPLE.reviewInfo, 'App Review contact');
}

function* checkDemoAccount({ needsLogin, demoUser, demoPassword }: SubmissionDetails): Generator<Draft> {
  const hasUser = demoUser.trim() !== '';
  const hasPassword = demoPassword.trim() !== '';
  if (needsLogin && !hasUser && !hasPassword) {
    yield {
      field: 'demoUser',
      rule: 'details-demo-account-missing',
      title: 'The app needs a sign-in, but there is no demo account',
      why: 'Reviewers who cannot sign in reject the app.',
      fix: 'Add a demo account that works throughout the review.',
    };
  } else if (hasUser !== hasPassword) {
    yield {
      field: hasUser ? 'demoPassword' : 'demoUser',
      rule: 'details-demo-account-half',
      severity: needsLogin ? 'blocker' : 'warning',
      title: `The demo account has no ${hasUser ? 'password' : 'user name'}`,
      why: 'The upload drops one without the other, and reviewers cannot sign in.',
      fix: 'Enter both, or neither.',
    };
  }
}

function* checkReviewNotes({ needsLogin, reviewNotes }: SubmissionDetails): Generator<Draft> {
  const count = countCharacters(reviewNotes);
  if (count > MAX_REVIEW_NOTES) {
    yield {
      field: 'reviewNotes',
      rule: 'details-review-notes-too-long',
      title: `Review notes have ${count} characters; the limit is ${MAX_REVIEW_NOTES}`,
      why: 'App Store Connect refuses longer notes.',
      fix: `Shorten them by ${count - MAX_REVIEW_NOTES}.`,
    };
  } else if (count < TELLING_NOTES && !(needsLogin && count === 0)) {
    yield {
      field: 'reviewNotes',
      rule: 'details-review-notes-generic',
      title: count === 0 ? 'There are no review notes' : 'The review notes are very short',
      why: 'Reviewers want to know what is new and how to find it; generic notes have led to questions.',
      fix: 'Say in two or three sentences what the app does, what is new, and how to see it.',
    };
  }
}

function developerName(name: string, locale: string): Draft[] {
  return checkDeveloperName(name, locale).map((problem) => ({
    ...problem,
    field: 'developerName',
    why: 'The metadata policy applies to the developer name as it does to the name of the app.',
  }));
}

function* checkPlayContact(details: SubmissionDetails): Generator<Draft> {
  if (details.contactEmail.trim() === '') {
    yield {
      field: 'contactEmail',
      rule: 'details-contact-email-missing',
      title: 'Contact e-mail is missing',
      why: 'Google Play shows it to users and asks for it before the app can be published.',
      fix: 'Give an address that someone reads.',
    };
  }
  const website = details.contactWebsite.trim();
  const problem = website === '' ? undefined : webAddressProblem(website);
  if (problem) {
    yield {
      field: 'contactWebsite',
      rule: 'details-website',
      title: `Contact website ${problem}`,
      why: 'Google Play accepts only complete web addresses.',
      fix: 'Write the whole address, e.g. https://lantern.example.',
    };
  }
  yield* email(details, 'contactEmail', GOOGLE.contactDetails, 'Contact');
  yield* phone(details, 'contactPhone', 'warning', GOOGLE.contactDetails, 'Contact');
}

function* email(
  details: SubmissionDetails,
  field: 'reviewEmail' | 'contactEmail',
  source: RuleSource,
  whose: string,
): Generator<Draft> {
  const text = details[field].trim();
  if (text === '' || isEmail(text)) return;
  yield {
    field,
    rule: 'details-email',
    title: `${whose}: “${text.slice(0, 60)}” is not an e-mail address`,
    why: 'The store refuses it.',
    fix: 'Write it like name@example.com.',
    source,
  };
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

function* phone(
  details: SubmissionDetails,
  field: 'reviewPhone' | 'contactPhone',
  severity: Severity,
  source: RuleSource,
  whose: string,
): Generator<Draft> {
  const given = details[field].trim();
  // Numbers copied from an address book often have marks of direction around them.
  const text = withoutInvisibleCharacters(given).trim();
  const digits = text.replace(/\D/g, '').length;
  const isComplete = /^\+[\d\s().-]{1,30}$/.test(text) && digits >= MIN_PHONE_DIGITS && digits <= 15;
  if (text === '' || (isComplete && text === given)) return;
  if (isComplete) {
    yield {
      field,
      rule: 'details-phone',
      severity: 'warning',
      title: `${whose}: the phone number contains an invisible character`,
      why: 'Such characters slip in when a number is copied, and a store may refuse the number for them.',
      fix: `Type it again: ${text}`,
      source,
    };
    return;
  }
  // App Store Connect has refused numbers of a country's own form, but published apps send them too (sources 1.1).
  const isNational = digits >= MIN_NATIONAL_DIGITS && digits <= 15 && /^[\d\s().-]{1,30}$/.test(text);
  yield {
    field,
    rule: 'details-phone',
    severity: isNational ? 'warning' : severity,
    title: `${whose}: the phone number ${isNational ? 'has no country code' : 'has no country code or is incomplete'}`,
    why: isNational
      ? 'App Store Connect asks for the international form, and has refused numbers without it.'
      : 'The store accepts numbers only in their international form.',
    fix: 'Write it like +44 20 7946 0000.',
    source,
  };
}
