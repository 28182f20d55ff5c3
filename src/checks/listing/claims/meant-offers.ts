import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { ListingCheck, ListingFound } from '../listing-check';
import { claimsIn, QUESTION } from './claims-in';

const RULES = {
  'listing-unmoderated': {
    ...QUESTION,
    title: 'Posts or answers that nobody checks',
    source: APPLE.userContent,
    why: 'Both stores want a filter, and buttons to report and to block, wherever people or an AI write (Apple: 1.2, 4.7).',
    fix: 'Build the filter and the buttons, and say so.',
    examples: {
      fires: {
        description:
          'We do not moderate posts, nobody is ever banned, and there is no button to report or block users.',
      },
      holds: { description: 'Every post can be reported, and moderators answer within a day.' },
    },
  },
  'listing-data-use': {
    ...QUESTION,
    title: 'Data used without consent',
    source: GOOGLE.userData,
    why: 'Both stores reject selling personal data, taking it unasked, and accounts that cannot be deleted (Apple: 5.1.1, 5.1.2).',
    fix: 'Ask before you take data, sell none, and let people delete their account.',
    examples: {
      fires: { description: 'Your contacts and photos are uploaded to our servers without asking you.' },
      holds: { description: 'Your browsing history stays on the phone and can be deleted in the settings.' },
    },
  },
  'listing-children': {
    ...QUESTION,
    title: 'Ads for children, or their data',
    source: GOOGLE.familiesAds,
    why: 'Apps for children may show only checked ads, and take no data without a parent (Apple: 1.3, 5.1.4).',
    fix: 'Leave out such ads, and ask a parent before any data is taken.',
    examples: {
      fires: { description: 'Between the bedtime stories your child sees ads for beer and online casinos.' },
      holds: { description: 'Bedtime stories for your child without ads, behind a parental gate.' },
    },
  },
  'listing-hidden-price': {
    ...QUESTION,
    title: 'Price or odds that are hidden',
    source: APPLE.subscriptions,
    why: 'Price, period and odds have to be named before the purchase (Apple: 3.1.1, 3.1.2; Google: payments, subscriptions).',
    fix: 'Name the price, the period, how to cancel, and the odds of random items.',
    examples: {
      fires: { description: 'Buy mystery chests; we do not tell you the chances of a rare sword.' },
      holds: { description: 'The subscription costs 2.99 a month and can be cancelled in the settings.' },
    },
  },
  'listing-unfair-charge': {
    ...QUESTION,
    title: 'Money for what may not be sold',
    stores: ['ios'],
    source: APPLE.inAppPurchase,
    why: 'Apple lets only approved charities collect in apps, and the phone’s functions are free (3.2.2, 4.10).',
    fix: 'Link to the charity’s own page, and leave the phone’s functions free.',
    examples: {
      fires: { description: 'Buy the Pro pass to switch on the flashlight and the camera of your phone.' },
      holds: { description: 'The flashlight and the camera are free.' },
    },
  },
  'listing-loan': {
    ...QUESTION,
    title: 'Loan that the stores refuse',
    source: GOOGLE.financial,
    why: 'A loan needs more than 60 days, its APR and an example of all costs (Apple: 3.2.2, at most 36 % APR).',
    fix: 'Name the shortest and longest term, the highest APR and an example.',
    examples: {
      fires: { description: 'Cash today, repay the whole sum in two weeks.' },
      holds: { description: 'Calculate a loan over 36 months at 6.9 % APR.' },
    },
  },
  'listing-false-identity': {
    ...QUESTION,
    title: 'Posing as somebody else',
    source: GOOGLE.impersonation,
    why: 'Both stores reject apps that pose as an office, a bank, a brand, or as approved by one (Apple: 4.1, 5.2.5).',
    fix: 'Say who made the app, and leave out what you cannot prove.',
    examples: {
      fires: { description: 'Apple’s experts tested this app and gave it their seal of approval.' },
      holds: { description: 'Made by two sisters, and not connected with any bank.' },
    },
  },
  'listing-election': {
    ...QUESTION,
    title: 'False word on a vote',
    source: GOOGLE.deceptive,
    why: 'Both stores reject false information on how, when or where people vote (Apple: 1.1.6).',
    fix: 'Name the official source, or leave it out.',
    examples: {
      fires: {
        description: 'Vote by text message: send us the name of your candidate and it counts as your ballot.',
      },
      holds: { description: 'Find your polling place on the page of the election office.' },
    },
  },
  'listing-wrapper': {
    ...QUESTION,
    title: 'Nothing but a website',
    source: APPLE.minimumFunctionality,
    why: 'Apple rejects apps that only show a website (4.2); Google Play, those without its owner’s permission.',
    fix: 'Build what the website does not have, and describe that.',
    examples: {
      fires: { description: 'The app loads our website in a window and does nothing else.' },
      holds: { description: 'Orders, offline lists and a scanner that our website does not have.' },
    },
  },
  'listing-same-app': {
    ...QUESTION,
    since: '2026-11-27',
    checked: '2026-11-27',
    title: 'One of many equal apps',
    source: GOOGLE.spam,
    why: 'Both stores reject several apps with the same content, and empty ones full of ads (Apple: 4.3).',
    fix: 'Put what they have in one app, and say what this one does.',
    examples: {
      fires: {
        description: 'This is the same app as our 60 other torches, only with another name and icon.',
      },
      holds: { description: 'All sixty towns are in this app.' },
    },
  },
  'listing-unfinished': {
    ...QUESTION,
    title: 'Unfinished app or text',
    source: APPLE.completeness,
    why: 'Both stores reject test versions, and texts with notes of their writers (Apple: 2.1, 2.2).',
    fix: 'Finish it first, and describe what works today.',
    examples: {
      fires: { description: 'This is an early test build and half of the buttons do nothing yet.' },
      holds: { description: 'All buttons are larger now.' },
    },
  },
  'listing-false-answers': {
    ...QUESTION,
    title: 'Wrong answers about age or data',
    source: APPLE.ageRating,
    why: 'The age rating and the privacy forms have to be answered as the app is (Apple: 2.3.6; Google: content ratings).',
    fix: 'Answer the forms again.',
    examples: {
      fires: { description: 'We rated it for ages 4 and up in the form, although it shows torture and sex.' },
      holds: { description: 'For adults, because of violent scenes.' },
    },
  },
  'listing-named-others': {
    ...QUESTION,
    title: 'Others named to compare or attract',
    source: GOOGLE.metadataAndApple,
    why: 'Both stores reject unrelated names, and comparisons with named apps (Apple: 2.3.1, 2.3.7).',
    fix: 'Say what the app does, without other names.',
    examples: {
      fires: { description: 'Why pay for Strava when our app does it cheaper and better?' },
      holds: { description: 'For fans of birds, trees and long walks.' },
    },
  },
} as const satisfies Record<string, Rule>;

type Id = keyof typeof RULES;

const SAYS: readonly (readonly [rule: Id, says: string])[] = [
  ['listing-unmoderated', 'says that nobody checks posts or answers'],
  ['listing-data-use', 'says that data is used without consent'],
  ['listing-children', 'is about ads for children or their data'],
  ['listing-hidden-price', 'hides a price or odds'],
  ['listing-unfair-charge', 'asks money for what may not be sold'],
  ['listing-loan', 'offers a loan that the stores refuse'],
  ['listing-false-identity', 'poses as somebody else'],
  ['listing-election', 'is false about a vote'],
  ['listing-wrapper', 'says that the app is a website'],
  ['listing-same-app', 'is one of many equal ones'],
  ['listing-unfinished', 'says that something is unfinished'],
  ['listing-false-answers', 'says that a form was answered wrongly'],
  ['listing-named-others', 'names others to compare or attract'],
];

/** Offers that are found by their words in many languages, and in English by their meaning. */
export const MEANT_OFFERS = defineFamily({
  rules: RULES,
  *check(check: ListingCheck): Generator<ListingFound & { rule: Id }> {
    for (const [rule, says] of SAYS) {
      const { stores }: Rule = RULES[rule];
      const platforms = check.platforms.filter((store) => stores?.includes(store) ?? true);
      for (const found of claimsIn({ ...check, platforms }, rule, says)) yield { rule, ...found };
    }
  },
});
