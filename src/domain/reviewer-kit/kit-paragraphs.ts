import type { DraftContent } from '@/model/draft';
import { NO_KIT, type KitTextId, type ReviewerKit } from '@/model/reviewer-kit';
import { formatDay } from '../dates';
import { storeText } from '../texts';

/** Answers that the notes for reviewers are made from. */
export type KitSource = Pick<DraftContent, 'details' | 'reviewerKit'>;

/** Subjects that reviewers ask about, in the order of the notes, with the heading of their paragraph. */
export const KIT_HEADINGS = {
  special: 'About the app:',
  signIn: 'Sign-in:',
  features: 'How to reach the main features:',
  hardware: 'Hardware:',
  place: 'Place:',
  person: 'Second person:',
  video: 'Video:',
  deletion: 'Account deletion:',
  moderation: 'Moderation of user content:',
  purchases: 'Purchases:',
  ai: 'AI services:',
  build: 'Questions about the build:',
} as const satisfies Partial<Record<KitTextId | 'build', string>>;

export type KitTopic = keyof typeof KIT_HEADINGS;

export const KIT_TOPICS = Object.keys(KIT_HEADINGS) as KitTopic[];

/** Sentences that are left out of the notes, for a reviewer who asks. */
const NOT_NEEDED = {
  hardware: 'The app needs no other hardware.',
  place: 'The app works in every place.',
  person: 'One person can try every feature.',
} as const;

/**
 * The publisher's answers by subject, in sentences for a reviewer. A subject without an answer is absent. The user and the
 * password of the demo account are never in them.
 */
export function kitFacts(source: KitSource): Partial<Record<KitTopic, string>> {
  const { yesNo } = source.reviewerKit ?? NO_KIT;
  const facts: Partial<Record<KitTopic, string>> = {};
  for (const topic of KIT_TOPICS) {
    const text = factsAbout(source, topic);
    const isAsked = topic === 'hardware' || topic === 'place' || topic === 'person';
    if (!isAsked) {
      if (text !== '') facts[topic] = text;
    } else if (yesNo[topic] === false) facts[topic] = NOT_NEEDED[topic];
    else if (yesNo[topic] && text !== '') facts[topic] = text;
  }
  return facts;
}

/** The paragraphs of the notes that the answers make, each with its heading; sentences that help nobody are left out. */
export function kitParagraphs(source: KitSource): Partial<Record<KitTopic, string>> {
  const { yesNo } = source.reviewerKit ?? NO_KIT;
  return Object.fromEntries(
    Object.entries(kitFacts(source)).flatMap(([id, text]) => {
      const topic = id as KitTopic;
      const isNotNeeded = topic in NOT_NEEDED && yesNo[topic as keyof typeof NOT_NEEDED] === false;
      return isNotNeeded || text === FIELDS_ABOVE ? [] : [[topic, `${KIT_HEADINGS[topic]}\n${text}`]];
    }),
  );
}

const FIELDS_ABOVE = 'The user name and password are in the fields above.';

/** Sentences of the product's own, which say nothing about the language of the publisher's words. */
export const OWN_SENTENCES: readonly string[] = [
  ...Object.values(KIT_HEADINGS),
  FIELDS_ABOVE,
  'No sign-in is needed.',
  'The account needs no code.',
  'The account does not expire.',
];

function signInFacts({ details: { needsLogin }, reviewerKit = NO_KIT }: KitSource): string {
  if (needsLogin === undefined) return '';
  if (!needsLogin) return 'No sign-in is needed.';
  const { yesNo, texts } = reviewerKit;
  const code = paragraphOf(texts.code);
  const end = texts.accountEnds ?? '';
  return [
    FIELDS_ABOVE,
    paragraphOf(texts.signIn),
    yesNo.code === false ? 'The account needs no code.' : '',
    yesNo.code && code !== '' ? `When the app asks for a code, enter ${code}` : '',
    yesNo.accountEnds === false ? 'The account does not expire.' : '',
    yesNo.accountEnds && end !== '' ? `The account works until ${formatDay(end)}.` : '',
  ]
    .filter((line) => line !== '')
    .join('\n');
}

function factsAbout(source: KitSource, topic: KitTopic): string {
  const { reviewerKit = NO_KIT } = source;
  if (topic === 'signIn') return signInFacts(source);
  return topic === 'build' ? buildFacts(reviewerKit) : paragraphOf(reviewerKit.texts[topic]);
}

/** The questions of App Review with their answers, a line each. */
function buildFacts({ answers = {} }: ReviewerKit): string {
  return Object.values(answers)
    .filter(({ text, store }) => store === 'ios' && text.trim() !== '')
    .map(({ question, text }) => `${question} ${storeText(text).replaceAll(/\s*\n\s*/g, ' ')}`)
    .join('\n');
}

/** An answer as one paragraph: a blank line would end it. */
function paragraphOf(text = ''): string {
  return storeText(text).replace(/\n\s*\n/g, '\n');
}
