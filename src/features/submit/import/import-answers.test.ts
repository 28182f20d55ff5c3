import { describe, expect, it } from 'vitest';
import { answersFromDataSafety, dataSafetyValues } from '@/domain/privacy/data-safety-values';
import { answerChanges } from '@/domain/submissions/answer-changes';
import { EMPTY_DETAILS } from '@/model/draft';
import { submissionDraft } from '@tests/support/drafts';
import { answersWith, dataUse } from '@tests/support/privacy-answers';
import { quietRatings } from '@tests/support/ratings';
import { applyImport } from './apply-import';
import { importAnswers, importRatings } from './import-answers';

describe('imported answers', () => {
  const values = dataSafetyValues(answersWith({ crashes: dataUse({ isOptional: true }) }));
  const importTable = importAnswers((now) => answersFromDataSafety(values, now));

  it('are what later changes are compared with, also about what the file does not say', () => {
    const imported = importTable(
      submissionDraft({ privacy: answersWith({ crashes: dataUse({ isLinked: true }) }) }),
    );
    expect(imported.privacy?.uses.crashes).toMatchObject({ isOptional: true, isLinked: true });
    expect(answerChanges(imported)).toEqual([]);
    const later = { ...imported, privacy: answersWith({ crashes: dataUse({ isOptional: true }) }) };
    expect(answerChanges(later)).toMatchObject([{ changed: [{ name: 'Crash reports' }] }]);
  });

  it('do not replace what an earlier import said about the other store', () => {
    const before = { privacy: answersWith({ crashes: dataUse({ isLinked: true }) }) };
    const { answersBefore } = importTable(submissionDraft({ answersBefore: before }));
    expect(answersBefore?.privacy?.uses.crashes).toMatchObject({ isOptional: true, isLinked: true });
  });

  it('about the age rating leave the answers for Google Play out of the comparison', () => {
    const draft = submissionDraft({ ratings: quietRatings({ play: { category: 'GAME' } }) });
    const imported = importRatings({ lootBox: true }, {})(draft);
    expect(imported.ratings).toMatchObject({ apple: { lootBox: true }, play: { category: 'GAME' } });
    expect(answerChanges(imported)).toEqual([]);
  });

  it('of an imported listing are compared as well', () => {
    const { apple, options } = quietRatings();
    const content = {
      ...{ platform: 'ios' as const, defaultLocale: 'en-US', listings: {}, version: '1.0' },
      details: EMPTY_DETAILS,
      ratings: { apple, options, play: {} },
    };
    const imported = applyImport({ content }, true)(submissionDraft());
    expect(answerChanges(imported)).toEqual([]);
    const later = { ...imported, ratings: quietRatings({ apple: { unrestrictedWebAccess: true } }) };
    expect(answerChanges(later)).toMatchObject([{ title: 'Age rating answers' }]);
  });
});
