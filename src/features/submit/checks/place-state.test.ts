import { describe, expect, it } from 'vitest';
import type { SubmissionDraft } from '@/model/draft';
import { assessReadiness } from '@/domain/submissions/readiness';
import { openLine, verdictLine } from '@/domain/submissions/readiness-report';
import { androidBuild, iosBuild } from '@tests/support/build-fixtures/build-info';
import { listing, submissionDraft, withDetails } from '@tests/support/drafts';
import { itEvery } from '@tests/support/it-every';
import { noDataAnswers } from '@tests/support/privacy-answers';
import { quietRatings } from '@tests/support/ratings';
import { firstOpen, partState, stepWords, wordsOf } from './place-state';
import type { QuestionForm } from './readiness-store';

/** A first version, of which the stores ask both forms. */
const FIRST: Partial<SubmissionDraft> = withDetails({ isUpdate: false });
const ANSWERED: Partial<SubmissionDraft> = { ...FIRST, privacy: noDataAnswers(), ratings: quietRatings() };

function standing(changes: Partial<SubmissionDraft> = {}, keptForms: readonly QuestionForm[] = []) {
  return { report: assessReadiness(submissionDraft(changes), { today: '2026-11-25' }), keptForms };
}

function words(changes: Partial<SubmissionDraft> = {}) {
  return Object.values(stepWords(standing(changes), changes.unreadable)).map(({ text }) => text);
}

describe('the state of the steps', () => {
  const tooLong = listing({ title: 'x'.repeat(31), description: '' });
  itEvery<[string, Partial<SubmissionDraft>, string[]]>([
    ['a complete first version', ANSWERED, ['ready', 'ready', 'ready', 'ready', 'ready']],
    [
      'questions that nobody answered, as one thing per form',
      FIRST,
      ['ready', '2 open', 'ready', '2 open', '2 open'],
    ],
    ['questions of an app that the stores know', {}, ['ready', 'ready', 'ready', 'ready', 'ready']],
    ['no builds', { builds: [] }, ['2 open', 'ready', 'ready', '2 open', '2 open']],
    [
      'a blocker and what is empty, together',
      { listings: { 'en-US': tooLong } },
      ['ready', '2 open', 'ready', '2 open', '2 open'],
    ],
    [
      'a warning',
      { listings: { 'en-US': listing({ title: 'The #1 Evening Journal' }) } },
      ['ready', '1 to look at', 'ready', '1 to look at', '1 to look at'],
    ],
    [
      'a build that could not be read in full',
      { unreadable: [{ path: ['builds', 0], value: {} }] },
      ['not all read', 'ready', 'ready', 'not all read', 'not all read'],
    ],
    [
      'texts that could not be read',
      { unreadable: [{ path: ['listings', 'de-DE'], value: {} }] },
      ['ready', 'not all read', 'ready', 'not all read', 'not all read'],
    ],
  ])('every row of the table', (_, changes, expected) => {
    expect(words(changes)).toEqual(expected);
  });

  it('add up to that of the whole submission, and to the line on the app’s page and in the list', () => {
    const { report, keptForms } = standing({
      ...FIRST,
      builds: [iosBuild()],
      listings: { 'en-US': tooLong },
    });
    const steps = stepWords({ report, keptForms }, undefined);
    expect(Object.values(steps).map(({ text }) => text)).toEqual([
      '1 open',
      '4 open',
      'ready',
      '5 open',
      '5 open',
    ]);
    expect(openLine(report)).toBe('5 things open');
    expect(verdictLine(report)).toMatch(/^5 things open: 1 would be refused, 4 to fill in/);
    expect(report.missing.map(({ label }) => label)).toEqual(
      expect.arrayContaining(['Privacy questions', 'Age rating questions']),
    );
  });
});

describe('the state of the parts of step 2', () => {
  const parts = ['texts', 'details', 'privacy', 'rating'] as const;
  it.each<[string, Partial<SubmissionDraft>, readonly QuestionForm[], (string | undefined)[]]>([
    ['a complete draft', ANSWERED, [], ['ready', 'ready', 'ready', 'ready']],
    [
      'an empty name, no version and open questions',
      { ...FIRST, listings: { 'en-US': listing({ title: '' }) }, version: '' },
      [],
      ['1 open', '1 open', '1 open', '1 open'],
    ],
    ['an update', {}, ['privacy', 'rating'], ['ready', 'ready', undefined, undefined]],
    [
      'privacy answers that could not be read',
      { unreadable: [{ path: ['privacy'], value: 1 }] },
      [],
      ['ready', 'ready', 'not all read', 'ready'],
    ],
  ])('of %s', (_, changes, keptForms, expected) => {
    const now = standing(changes, keptForms);
    expect(parts.map((part) => wordsOf(partState(now, part, changes.unreadable))?.text)).toEqual(expected);
  });

  it('counts what keeps a store from taking it, and leads to the first of the part', () => {
    const now = standing({
      ...FIRST,
      version: '',
      listings: { 'en-US': listing({ title: 'x'.repeat(31), keywords: '' }) },
      builds: [iosBuild(), androidBuild()],
    });
    expect(partState(now, 'texts', undefined)?.open).toBe(2);
    expect(firstOpen(now, 'listing', 'texts')).toMatchObject({
      part: 'texts',
      field: 'title',
      locale: 'en-US',
    });
    expect(firstOpen(now, 'listing', 'details')).toMatchObject({ part: 'details', field: 'version' });
    expect(firstOpen(now, 'listing', 'rating')).toMatchObject({
      part: 'rating',
      field: expect.stringMatching(/^ratings\//) as string,
    });
    expect(firstOpen(standing(FIRST), 'listing', 'texts')).toMatchObject({
      part: 'privacy',
      field: expect.stringMatching(/^privacy\//) as string,
    });
    expect(firstOpen(standing(), 'listing', 'texts')).toBeUndefined();
  });
});
