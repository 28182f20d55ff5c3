import { describe, expect, it } from 'vitest';
import type { SubmissionDraft } from '@/model/draft';
import { assessReadiness } from '@/domain/submissions/readiness';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing, submissionDraft } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { firstOpen, openCount, partState, stepWords, wordsOf } from './place-state';
import type { OpenQuestions } from './readiness-store';

const ANSWERED: OpenQuestions = { privacy: [], rating: [], areAsked: true };
const OPEN: OpenQuestions = {
  privacy: ['privacy/location', 'privacy/identity'],
  rating: ['ratings/lootBox'],
  areAsked: true,
};

function standing(changes: Partial<SubmissionDraft> = {}, openQuestions = ANSWERED) {
  return {
    report: assessReadiness(submissionDraft(changes), { today: '2026-11-25' }),
    openQuestions,
  };
}

function words(changes: Partial<SubmissionDraft> = {}, openQuestions = ANSWERED) {
  return Object.values(stepWords(standing(changes, openQuestions), changes.unreadable)).map(
    ({ text }) => text,
  );
}

describe('the state of the steps', () => {
  const tooLong = listing({ title: 'x'.repeat(31), description: '' });
  itEvery<[string, Partial<SubmissionDraft>, OpenQuestions, string[]]>([
    ['a complete draft', {}, ANSWERED, ['ready', 'ready', 'ready', 'ready', 'ready']],
    [
      'questions that nobody answered, as one thing per form',
      {},
      OPEN,
      ['ready', '2 to fill in', 'ready', '2 to fill in', '2 to fill in'],
    ],
    [
      'questions of an app that the stores know',
      {},
      { ...OPEN, areAsked: false },
      ['ready', 'ready', 'ready', 'ready', 'ready'],
    ],
    [
      'no builds',
      { builds: [] },
      ANSWERED,
      ['2 to fill in', 'ready', 'ready', '2 to fill in', '2 to fill in'],
    ],
    [
      'a blocker before what is empty',
      { listings: { 'en-US': tooLong } },
      ANSWERED,
      ['ready', '1 blocker', 'ready', '1 blocker', '1 blocker'],
    ],
    [
      'a warning',
      { listings: { 'en-US': listing({ title: 'The #1 Evening Journal' }) } },
      ANSWERED,
      ['ready', '1 to look at', 'ready', '1 to look at', '1 to look at'],
    ],
    [
      'a build that could not be read in full',
      { unreadable: [{ path: ['builds', 0], value: {} }] },
      ANSWERED,
      ['not all read', 'ready', 'ready', 'not all read', 'not all read'],
    ],
    [
      'texts that could not be read',
      { unreadable: [{ path: ['listings', 'de-DE'], value: {} }] },
      ANSWERED,
      ['ready', 'not all read', 'ready', 'not all read', 'not all read'],
    ],
  ])('every row of the table', (_, changes, questions, expected) => {
    expect(words(changes, questions)).toEqual(expected);
  });
});

describe('the state of the parts of step 2', () => {
  const parts = ['texts', 'details', 'privacy', 'rating'] as const;
  it.each<[string, Partial<SubmissionDraft>, OpenQuestions, (string | undefined)[]]>([
    ['a complete draft', {}, ANSWERED, ['ready', 'ready', 'ready', 'ready']],
    [
      'an empty name, no version and open questions',
      { listings: { 'en-US': listing({ title: '' }) }, version: '' },
      OPEN,
      ['1 to fill in', '1 to fill in', '2 to fill in', '1 to fill in'],
    ],
    ['an update', {}, { ...OPEN, areAsked: false }, ['ready', 'ready', undefined, undefined]],
    [
      'privacy answers that could not be read',
      { unreadable: [{ path: ['privacy'], value: 1 }] },
      ANSWERED,
      ['ready', 'ready', 'not all read', 'ready'],
    ],
  ])('of %s', (_, changes, questions, expected) => {
    const now = standing(changes, questions);
    expect(parts.map((part) => wordsOf(partState(now, part, changes.unreadable))?.text)).toEqual(expected);
  });

  it('counts what keeps a store from taking it, and leads to the first of the part', () => {
    const now = standing(
      {
        version: '',
        listings: { 'en-US': listing({ title: 'x'.repeat(31), keywords: '' }) },
        builds: [iosBuild(), androidBuild()],
      },
      OPEN,
    );
    expect(openCount(partState(now, 'texts', undefined))).toBe(2);
    expect(firstOpen(now, 'listing', 'texts')).toMatchObject({
      part: 'texts',
      field: 'title',
      locale: 'en-US',
    });
    expect(firstOpen(now, 'listing', 'details')).toMatchObject({ part: 'details', field: 'version' });
    expect(firstOpen(now, 'listing', 'rating')).toEqual({
      step: 'listing',
      part: 'rating',
      field: 'ratings/lootBox',
    });
    expect(firstOpen(standing({}, OPEN), 'listing', 'texts')).toMatchObject({ part: 'privacy' });
    expect(firstOpen(standing(), 'listing', 'texts')).toBeUndefined();
  });
});
