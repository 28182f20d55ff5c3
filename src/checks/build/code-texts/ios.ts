import {
  AI_SERVERS,
  CHEAPER_OUTSIDE,
  OPINION_QUESTIONS,
  PRIVATE_CLASS,
  PRIVATE_METHOD,
  PRIVATE_NAMES,
  REVIEW_LINK,
  REVIEW_REQUESTS,
} from '@/domain/builds/code-marks';
import { sellsInStore } from '@/domain/builds/store-billing';
import { APPLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import { listed } from '../listed';
import type { BuildFound, IosSubject } from '../build-subject';

const COMMON = {
  stores: ['ios'],
  since: '2026-11-26',
  checked: '2026-11-26',
  effort: 'build',
  isQuestion: true,
} as const;
const SELLS = { linkedFrameworks: ['StoreKit'], signedEntitlements: [] };
const [CHEAPER = ''] = CHEAPER_OUTSIDE;
const [OPINION = ''] = OPINION_QUESTIONS;

const RULES = {
  'ios-private-api': {
    ...COMMON,
    title: 'Private API',
    severity: 'warning',
    source: APPLE.software,
    asks: 'What does the app do with the private API?',
    why: 'Apps use public APIs only (2.5.1); App Review also finds names that are assembled in code.',
    fix: 'Remove the call, or the library that brings it.',
    examples: {
      fires: { marks: [PRIVATE_CLASS, PRIVATE_METHOD] },
      holds: { marks: [PRIVATE_CLASS] },
    },
  },
  'ios-third-party-ai': {
    ...COMMON,
    title: 'Third-party AI',
    severity: 'warning',
    source: APPLE.dataSharing,
    asks: 'Which data goes to the AI service, and where do people agree?',
    why: 'Before personal data goes to a third-party AI, the app names it and asks for permission (5.1.2(i)).',
    fix: 'Name the service in the app and in the privacy policy, and ask before the first use.',
    examples: { fires: { marks: ['api.openai.com'] }, holds: { marks: [] } },
  },
  'ios-cheaper-outside': {
    ...COMMON,
    title: 'Cheaper outside the app',
    severity: 'warning',
    source: APPLE.inAppPurchase,
    asks: 'In which countries does the app show the link to your website?',
    why: 'Links to other ways to pay need an entitlement (3.1.1(a)), except in the United States.',
    fix: 'Show the text only in the United States, or ask Apple for the entitlement.',
    examples: {
      fires: { ...SELLS, marks: [CHEAPER] },
      holds: {
        ...SELLS,
        marks: [CHEAPER],
        signedEntitlements: ['com.apple.developer.storekit.external-link'],
      },
    },
  },
  'ios-rating-gate': {
    ...COMMON,
    title: 'Asking for a rating',
    severity: 'warning',
    source: APPLE.conduct,
    asks: 'Does everyone reach the review form, whatever they answer?',
    why: 'Apple allows no review prompt but its own (5.6.1), for everyone (5.6.3).',
    fix: 'Ask with the system’s own request (SKStoreReviewController), without a question before it.',
    examples: {
      fires: { marks: [REVIEW_LINK, OPINION] },
      holds: { marks: [REVIEW_LINK, OPINION, ...REVIEW_REQUESTS] },
    },
  },
} satisfies Record<string, Rule>;

type Found = BuildFound & { rule: keyof typeof RULES };

/** Texts in the code of an app that reviewers ask about. */
export const IOS_CODE_TEXTS = defineFamily({
  rules: RULES,
  *check({ build }: IosSubject): Generator<Found> {
    const marks = new Set(build.marks);
    const has = (names: readonly string[]) => names.some((name) => marks.has(name));
    if (marks.has(PRIVATE_CLASS) && marks.has(PRIVATE_METHOD)) {
      yield {
        rule: 'ios-private-api',
        area: 'policy',
        field: PRIVATE_CLASS,
        title: `The code names ${PRIVATE_CLASS} and ${PRIVATE_METHOD}, which are private`,
      };
    }
    const privateName = PRIVATE_NAMES.find((name) => marks.has(name));
    if (privateName !== undefined) {
      yield {
        rule: 'ios-private-api',
        area: 'policy',
        field: privateName,
        title: `The code names ${privateName}, which is private`,
      };
    }
    const services = Object.entries(AI_SERVERS).flatMap(([host, name]) => (marks.has(host) ? name : []));
    if (services.length > 0) {
      yield {
        rule: 'ios-third-party-ai',
        area: 'policy',
        field: 'thirdPartyAi',
        title: `The code names ${listed(services)}: reviewers look for consent`,
      };
    }
    const signed = build.signedEntitlements ?? [];
    const mayLink = signed.some((name) => name.startsWith('com.apple.developer.storekit.external-'));
    if (has(CHEAPER_OUTSIDE) && sellsInStore(build) && !mayLink) {
      yield {
        rule: 'ios-cheaper-outside',
        area: 'policy',
        field: 'externalPurchase',
        title: 'A text offers the purchase on a website, and the build has no entitlement for such links',
      };
    }
    if (marks.has(REVIEW_LINK) && has(OPINION_QUESTIONS) && !has(REVIEW_REQUESTS)) {
      yield {
        rule: 'ios-rating-gate',
        area: 'policy',
        field: 'rating',
        title: 'The app asks for an opinion and opens the review form itself',
      };
    }
  },
});
