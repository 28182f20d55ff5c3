import { isInJest } from '@/domain/listings/wording/in-jest';
import { APPLE, GOOGLE } from 'virtual:catalog/sources';
import { defineFamily, type Rule } from '../../define-rule';
import type { ListingCheck, ListingFound } from '../listing-check';
import { claimsIn } from './claims-in';

const COMMON = { since: '2026-11-26', severity: 'warning', checked: '2026-11-26', effort: 'texts' } as const;
const HOLDS = { description: 'Write three lines each evening.' };

const RULES = {
  'listing-spying': {
    ...COMMON,
    title: 'Watching others in secret',
    source: GOOGLE.stalkerware,
    why: 'Both stores remove apps that watch people in secret; Google Play, also those for partners.',
    fix: 'Leave it out. Parental and company apps have to be visible on the device.',
    examples: { fires: { description: 'Read the chats of your partner in secret.' }, holds: HOLDS },
  },
  'listing-mining': {
    ...COMMON,
    title: 'Mining on the device',
    source: GOOGLE.blockchain,
    why: 'Neither store allows mining on the device; managing mining elsewhere is fine (Apple: 2.4.2, 3.1.5).',
    fix: 'Remove the function, or say that the mining takes place elsewhere.',
    examples: { fires: { description: 'Mines Monero in the background.' }, holds: HOLDS },
  },
  'listing-forbidden-goods': {
    ...COMMON,
    title: 'Goods that no app may sell',
    source: GOOGLE.inappropriate,
    why: 'Neither store allows the sale of tobacco, drugs, weapons, or medicine without its prescription.',
    fix: 'Leave it out, and remove the offer from the app.',
    examples: { fires: { description: 'Order cigarettes and vapes in the app.' }, holds: HOLDS },
  },
  'listing-real-gambling': {
    ...COMMON,
    title: 'Gambling for money',
    source: GOOGLE.gambling,
    isQuestion: true,
    why: 'Gambling for money needs a licence, an application with Google, and a rating of 18+ (Apple: 5.3.4).',
    fix: 'Be ready to show the licence, or leave it out.',
    examples: { fires: { description: 'Play slots for real money.' }, holds: HOLDS },
  },
  'listing-binary-options': {
    ...COMMON,
    title: 'Binary options',
    source: GOOGLE.financial,
    why: 'Neither store allows trading in binary options (Apple: 3.2.2).',
    fix: 'Leave it out, and remove it from the app.',
    examples: {
      fires: { description: 'Trade binary options in 60 seconds.' },
      holds: { description: 'Lessons explain why binary options are banned.' },
    },
  },
  'listing-alcohol-for-children': {
    ...COMMON,
    title: 'Alcohol in an app for children',
    source: GOOGLE.inappropriate,
    why: 'Both stores refuse offers of alcohol where children see them.',
    fix: 'Leave it out, and remove the offer from the app.',
    examples: {
      fires: { description: 'Stories for children.\nParents can order wine in the app.' },
      holds: { description: 'Order wine in the app.' },
    },
  },
  'listing-bought-fans': {
    ...COMMON,
    title: 'Followers and likes for sale',
    source: GOOGLE.deviceAbuse,
    why: 'Fake followers or likes break the networks’ terms; both stores reject that (Apple: 3.2.2).',
    fix: 'Leave it out.',
    examples: { fires: { description: 'Get 1,000 free followers on Instagram.' }, holds: HOLDS },
  },
  'listing-others-media': {
    ...COMMON,
    title: 'Films and music from other services',
    source: APPLE.thirdPartyMedia,
    why: 'Saving or showing media from other services needs their permission (5.2.2, 5.2.3).',
    fix: 'Leave it out, or be ready to show the permission.',
    examples: { fires: { description: 'Download videos from YouTube.' }, holds: HOLDS },
  },
  'listing-sexual': {
    ...COMMON,
    title: 'Sexual content',
    source: GOOGLE.inappropriate,
    why: 'Both stores reject pornography, paid dates and pictures of people without their clothes (Apple: 1.1.4).',
    fix: 'Leave it out, and remove it from the app.',
    examples: { fires: { description: 'Watch erotic videos.' }, holds: HOLDS },
  },
  'listing-forgery': {
    ...COMMON,
    title: 'Forged documents and break-ins',
    source: GOOGLE.deceptive,
    why: 'Both stores reject apps that forge official documents or break into other people’s accounts.',
    fix: 'Leave it out.',
    examples: { fires: { description: 'Make fake passports in seconds.' }, holds: HOLDS },
  },
  'listing-other-payment': {
    ...COMMON,
    title: 'Payment past the store',
    source: GOOGLE.payments,
    why: 'Outside of special programs, what an app unlocks is paid through the store.',
    fix: 'Sell it as an in-app product, and leave out the other way.',
    examples: { fires: { description: 'Send 5 € by PayPal to unlock all lessons.' }, holds: HOLDS },
  },
  'listing-hidden-from-review': {
    ...COMMON,
    title: 'Hidden from the review',
    source: APPLE.hiddenFeatures,
    why: 'Switching functions on after the review can cost the account (Apple: 2.3.1, Google: deceptive behavior).',
    fix: 'Submit the app as people get it.',
    examples: {
      fires: { releaseNotes: 'The shop is switched off until Apple has approved this version.' },
      holds: { releaseNotes: 'The shop can be switched off in the settings.' },
    },
  },
} as const satisfies Record<string, Rule>;

type Id = keyof typeof RULES;

const SAYS: readonly (readonly [rule: Id, says: string])[] = [
  ['listing-spying', 'offers to watch others in secret'],
  ['listing-mining', 'says that the app mines, or pays coins for tasks'],
  ['listing-forbidden-goods', 'sells what no app may sell'],
  ['listing-real-gambling', 'offers gambling for money'],
  ['listing-binary-options', 'offers binary options'],
  ['listing-alcohol-for-children', 'offers alcohol to children'],
  ['listing-bought-fans', 'offers followers or likes'],
  ['listing-others-media', 'offers films or music from other services'],
  ['listing-sexual', 'offers sexual content'],
  ['listing-forgery', 'offers forged documents or a break-in'],
  ['listing-other-payment', 'asks to pay past the store'],
  ['listing-hidden-from-review', 'says that something is hidden from the review'],
];
/** In a game they are only played. */
const PLAYED: readonly Id[] = [
  'listing-spying',
  'listing-mining',
  'listing-forbidden-goods',
  'listing-forgery',
];

/** Words of an app that children use. */
const FOR_CHILDREN =
  /(?<!\p{L})(?:for (?:\p{L}+ )?(?:kids|children|toddlers|preschoolers)|parents[’'] (?:area|gate|zone|corner)|parental gate|bedtime stor(?:y|ies)|für (?:\p{L}+ )?(?:kinder|kleinkinder)|elternbereich|pour (?:\p{L}+ )?enfants|espace parents?|para (?:\p{L}+ )?(?:niños|crianças)|per (?:\p{L}+ )?bambini|voor (?:\p{L}+ )?kinderen|dla dzieci|для детей|çocuklar için|untuk anak)(?!\p{L})|子供向け|子ども向け|어린이용|어린이를 위한|儿童|兒童|للأطفال|बच्चों के लिए/iu;

/** Functions that both stores forbid, by the sentences that advertise them. */
export const FORBIDDEN_FUNCTIONS = defineFamily({
  rules: RULES,
  *check(check: ListingCheck): Generator<ListingFound & { rule: Id }> {
    for (const [rule, says] of SAYS) {
      // Of unseen listings the meanings of other payments found wallets and banks only.
      for (const found of claimsIn(check, rule, says, { byMeaning: rule !== 'listing-other-payment' })) {
        if (PLAYED.includes(rule) && isInJest(check.listing, found.title)) continue;
        if (rule === 'listing-alcohol-for-children' && !isForChildren(check)) continue;
        yield { rule, ...found };
      }
    }
  },
});

function isForChildren({
  listing: { title, subtitle, shortDescription, description },
}: ListingCheck): boolean {
  return FOR_CHILDREN.test(`${title}\n${subtitle}\n${shortDescription}\n${description}`);
}
