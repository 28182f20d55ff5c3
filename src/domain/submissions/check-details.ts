import type { Platform } from '../apps/app';
import type { Finding, RuleSource, Severity } from '../findings';
import { webAddressProblem } from '../listings/check-urls';
import { countCharacters } from '../listings/limits';
import { appleCategoryChoice, appleCategoryLabel } from '../stores/apple-categories';
import type { SubmissionDetails } from './draft';

/** A finding about one of the details that a store asks for once. */
export interface DetailsFinding extends Finding {
  field: keyof SubmissionDetails;
  /** The whole value with this one thing mended, where a click can do it. */
  fixedText?: string;
}

interface DetailsContext {
  platforms: readonly Platform[];
  /** The user's calendar day, `YYYY-MM-DD`. */
  today: string;
}

/** App Review notes (sources 1.1: EAS 2–4000). Shorter ones tell a reviewer nothing (sources 5.3, 2.3.1). */
const MAX_NOTES = 4000;
const TELLING_NOTES = 20;
/** Years precheck takes for one (sources 1.1). */
const YEAR = /(?<!\d)(?:19|20)\d\d(?!\d)/g;
/** Fewest digits of a phone number with its country code. */
const MIN_PHONE_DIGITS = 7;

const SOURCES = {
  copyright: {
    label: 'App Store Connect: platform version information',
    url: 'https://developer.apple.com/help/app-store-connect/reference/app-information/platform-version-information',
  },
  category: {
    label: 'App Store Connect: choosing a category',
    url: 'https://developer.apple.com/app-store/categories/',
  },
  review: {
    label: 'App Store Connect: App Review information',
    url: 'https://developer.apple.com/help/app-store-connect/manage-submissions-to-app-review/overview-of-submitting-for-review',
  },
  demo: {
    label: 'App Review Guideline 2.1: app completeness',
    url: 'https://developer.apple.com/app-store/review/guidelines/#app-completeness',
  },
  notes: {
    label: 'App Review Guideline 2.3.1: hidden features, generic review notes',
    url: 'https://developer.apple.com/app-store/review/guidelines/#accurate-metadata',
  },
  contact: {
    label: 'Google Play: store listing contact details',
    url: 'https://support.google.com/googleplay/android-developer/answer/9859152',
  },
} as const satisfies Record<string, RuleSource>;

type Draft = Pick<DetailsFinding, 'field' | 'severity' | 'title' | 'why' | 'fix'> & {
  rule: string;
  source: keyof typeof SOURCES;
  fixedText?: string | undefined;
};

/** What both stores ask for once: copyright, categories, contacts, review access (sources 1.1, 1.3). */
export function checkDetails(
  details: SubmissionDetails,
  { platforms, today }: DetailsContext,
): DetailsFinding[] {
  const finding =
    (store: Platform) =>
    ({ rule, source, fixedText, ...rest }: Draft): DetailsFinding => ({
      id: `details-${rule}:${rest.field}`,
      area: 'listing',
      store,
      where: 2,
      source: SOURCES[source],
      ...rest,
      ...(fixedText !== undefined && { fixedText }),
    });
  return [
    ...(platforms.includes('ios')
      ? [
          ...checkCopyright(details.copyright, today),
          ...checkCategories(details),
          ...checkReviewContact(details),
          ...checkReviewAccess(details),
        ].map(finding('ios'))
      : []),
    ...(platforms.includes('android') ? checkPlayContact(details).map(finding('android')) : []),
  ];
}

function checkCopyright(copyright: string, today: string): Draft[] {
  const text = copyright.trim();
  const thisYear = today.slice(0, 4);
  const base = { field: 'copyright', source: 'copyright' } as const;
  if (text === '') {
    return [
      {
        ...base,
        rule: 'missing',
        severity: 'blocker',
        title: 'Copyright is missing',
        why: 'The App Store asks for it before the app can be submitted.',
        fix: `Write the year and the owner, e.g. ${thisYear} Example Ltd.`,
      },
    ];
  }
  const years: string[] = text.match(YEAR) ?? [];
  const drafts: Draft[] = [];
  if (years.length === 0 || years.some((year) => year > thisYear)) {
    drafts.push({
      ...base,
      rule: 'year',
      severity: 'warning',
      title:
        years.length === 0
          ? 'Copyright names no year'
          : `Copyright names a year to come: ${years.find((year) => year > thisYear) ?? ''}`,
      why: 'Checks before the upload stop at it, and reviewers send it back.',
      fix: 'Name the year in which the rights were obtained.',
      fixedText:
        years.length === 0
          ? `${thisYear} ${text.replace(/^(?:©|\(c\))\s*/i, '')}`
          : text.replace(YEAR, (year) => (year > thisYear ? thisYear : year)),
    });
  }
  if (/https?:\/\/|www\./i.test(text)) {
    drafts.push({
      ...base,
      rule: 'url',
      severity: 'warning',
      title: 'Copyright holds a web address',
      why: 'The App Store wants the year and the owner here, no address.',
      fix: 'Name the owner.',
      fixedText: text.replace(/(?:https?:\/\/|www\.)\S*/gi, '').trim(),
    });
  }
  return drafts;
}

function checkCategories({ primaryCategory, secondaryCategory }: SubmissionDetails): Draft[] {
  const drafts: Draft[] = [];
  const primary = appleCategoryChoice(primaryCategory);
  const secondary = appleCategoryChoice(secondaryCategory);
  if (!primary) {
    drafts.push({
      field: 'primaryCategory',
      rule: 'missing',
      severity: 'blocker',
      title:
        primaryCategory.trim() === ''
          ? 'Primary category is missing'
          : `“${primaryCategory.slice(0, 60)}” is no category of the App Store`,
      why: 'The App Store asks for it before the app can be submitted.',
      fix: 'Choose one.',
      source: 'category',
    });
  }
  if (secondaryCategory.trim() !== '' && !secondary) {
    drafts.push({
      field: 'secondaryCategory',
      rule: 'unknown',
      severity: 'blocker',
      title: `“${secondaryCategory.slice(0, 60)}” is no category of the App Store`,
      why: 'The upload stops at an unknown category.',
      fix: 'Choose another, or none.',
      source: 'category',
      fixedText: '',
    });
  }
  if (primary && secondary && primaryCategory === secondaryCategory) {
    drafts.push({
      field: 'secondaryCategory',
      rule: 'same',
      severity: 'warning',
      title: `Both categories are ${appleCategoryLabel(primaryCategory)}`,
      why: 'A second category that is the first one helps nobody find the app.',
      fix: 'Choose another, or none.',
      source: 'category',
      fixedText: '',
    });
  }
  return drafts;
}

const REVIEW_CONTACT = [
  ['reviewFirstName', 'first name'],
  ['reviewLastName', 'last name'],
  ['reviewPhone', 'phone number'],
  ['reviewEmail', 'e-mail'],
] as const;

function checkReviewContact(details: SubmissionDetails): Draft[] {
  const missing = REVIEW_CONTACT.filter(([field]) => details[field].trim() === '');
  return [
    ...missing.map(([field, name]): Draft => ({
      field,
      rule: 'missing',
      severity: 'blocker',
      title: `App Review contact: the ${name} is missing`,
      why: 'Apple asks for all four parts of the contact.',
      fix: 'Name somebody who answers while the app is in review.',
      source: 'review',
    })),
    ...phone(details, 'reviewPhone', 'blocker', 'review', 'App Review contact'),
    ...email(details, 'reviewEmail', 'review', 'App Review contact'),
  ];
}

function checkReviewAccess({ hasLogin, demoUser, demoPassword, reviewNotes }: SubmissionDetails): Draft[] {
  const drafts: Draft[] = [];
  const hasUser = demoUser.trim() !== '';
  const hasPassword = demoPassword.trim() !== '';
  if (hasLogin && !hasUser && !hasPassword) {
    drafts.push({
      field: 'demoUser',
      rule: 'missing',
      severity: 'blocker',
      title: 'The app needs a sign-in, but there is no demo account',
      why: 'Reviewers who cannot get in send the app back.',
      fix: 'Give a demo account that works throughout the review.',
      source: 'demo',
    });
  } else if (hasUser !== hasPassword) {
    drafts.push({
      field: hasUser ? 'demoPassword' : 'demoUser',
      rule: 'half',
      severity: hasLogin ? 'blocker' : 'warning',
      title: `The demo account has no ${hasUser ? 'password' : 'user name'}`,
      why: 'One without the other is dropped by the upload, and reviewers cannot get in.',
      fix: 'Give both, or neither.',
      source: 'demo',
    });
  }
  const count = countCharacters(reviewNotes);
  if (count > MAX_NOTES) {
    drafts.push({
      field: 'reviewNotes',
      rule: 'too-long',
      severity: 'blocker',
      title: `Review notes have ${count} characters, ${MAX_NOTES} are allowed`,
      why: 'App Store Connect refuses longer notes.',
      fix: `Shorten them by ${count - MAX_NOTES}.`,
      source: 'review',
    });
  } else if (count < TELLING_NOTES) {
    drafts.push({
      field: 'reviewNotes',
      rule: 'generic',
      severity: 'note',
      title: count === 0 ? 'There are no review notes' : 'The review notes say little',
      why: 'Reviewers want to know what is new and how to reach it; generic notes have been a reason to ask back.',
      fix: 'Say in two or three sentences what the app does, what is new, and how to see it.',
      source: 'notes',
    });
  }
  return drafts;
}

function checkPlayContact(details: SubmissionDetails): Draft[] {
  const drafts: Draft[] = [];
  if (details.contactEmail.trim() === '') {
    drafts.push({
      field: 'contactEmail',
      rule: 'missing',
      severity: 'blocker',
      title: 'Contact e-mail is missing',
      why: 'Google Play shows it to users and asks for it before the app can be published.',
      fix: 'Give an address that is read.',
      source: 'contact',
    });
  }
  const website = details.contactWebsite.trim();
  const problem = website === '' ? undefined : webAddressProblem(website);
  if (problem) {
    const withScheme = `https://${website}`;
    drafts.push({
      field: 'contactWebsite',
      rule: 'url',
      severity: 'blocker',
      title: `Contact website ${problem}`,
      why: 'Google Play takes only complete web addresses.',
      fix: 'Write the whole address, e.g. https://example.com.',
      source: 'contact',
      ...(webAddressProblem(withScheme) === undefined && { fixedText: withScheme }),
    });
  }
  return [
    ...drafts,
    ...email(details, 'contactEmail', 'contact', 'Contact'),
    ...phone(details, 'contactPhone', 'warning', 'contact', 'Contact'),
  ];
}

function email(
  details: SubmissionDetails,
  field: 'reviewEmail' | 'contactEmail',
  source: Draft['source'],
  whose: string,
): Draft[] {
  const text = details[field].trim();
  if (text === '' || isEmail(text)) return [];
  return [
    {
      field,
      rule: 'email',
      severity: 'blocker',
      title: `${whose}: “${text.slice(0, 60)}” is no e-mail address`,
      why: 'The store refuses it.',
      fix: 'Write it like name@example.com.',
      source,
    },
  ];
}

/** One @, a name before it and a host with a dot behind it. Reads the text once, whatever its length. */
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

function phone(
  details: SubmissionDetails,
  field: 'reviewPhone' | 'contactPhone',
  severity: Severity,
  source: Draft['source'],
  whose: string,
): Draft[] {
  const text = details[field].trim();
  const digits = text.replace(/\D/g, '').length;
  const isComplete = /^\+[\d\s().-]{1,30}$/.test(text) && digits >= MIN_PHONE_DIGITS && digits <= 15;
  if (text === '' || isComplete) return [];
  return [
    {
      field,
      rule: 'phone',
      severity,
      title: `${whose}: the phone number has no country code or is incomplete`,
      why: 'The store takes numbers in their international form only.',
      fix: 'Write it like +44 20 7946 0000.',
      source,
      ...(text.startsWith('00') &&
        digits > MIN_PHONE_DIGITS + 1 && { fixedText: `+${text.slice(2).trim()}` }),
    },
  ];
}
