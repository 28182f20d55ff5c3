import { describe, expect, it } from 'vitest';
import { quietRatings } from '@tests/support/ratings';
import { APPLE_QUESTIONS } from './apple-questions';
import { openPlayQuestions, withRestAbsent } from './play-questions';
import { playRatingSheet } from './play-rating-sheet';
import { NO_RATING_ANSWERS, type RatingAnswers } from '@/model/rating-answers';

function sheet(answers: RatingAnswers) {
  return playRatingSheet(answers, 'hello@example.com');
}

/** The answers of one group by what is asked. */
function rowsOf(answers: RatingAnswers, title: string): Record<string, string | undefined> {
  const group = sheet(answers).groups.find((each) => each.title === title);
  return Object.fromEntries((group?.rows ?? []).map(({ asks, answer }) => [asks, answer]));
}

describe('the sheet for Google’s content rating', () => {
  it('has the five groups of the form in order, and answers every line of a quiet app with no', () => {
    const { groups, open } = sheet(quietRatings());
    expect(groups.map(({ title }) => title)).toEqual([
      'Before the questions',
      'Downloaded app',
      'User content sharing',
      'Online content',
      'Promotion or sale of age-restricted products or activities',
      'Miscellaneous',
    ]);
    expect(open).toBe(0);
    const [before, ...rest] = groups.map(({ rows }) => rows.map(({ answer }) => answer));
    expect(before).toEqual(['hello@example.com', 'All other app types', 'Read and accept']);
    expect(new Set(rest.flat())).toEqual(new Set(['No']));
  });

  it('opens the subjects of the download where the content is in it', () => {
    const answers = quietRatings({
      apple: { violenceCartoonOrFantasy: 'INFREQUENT' },
      play: { contentSource: 'DOWNLOAD', onlineContent: true },
    });
    expect(rowsOf(answers, 'Downloaded app')).toMatchObject({
      'The download itself contains content that matters for a rating': 'Yes',
      'Violence and blood': 'Yes',
      'Scary content': 'No',
    });
    expect(rowsOf(answers, 'Online content')).toMatchObject({ 'Violence and blood': 'No' });
  });

  it('answers the download with no where the content is only loaded later', () => {
    const answers = quietRatings({
      apple: { horrorOrFearThemes: 'INFREQUENT', violenceRealistic: 'FREQUENT' },
      play: { contentSource: 'ONLINE', onlineContent: true },
    });
    expect(Object.values(rowsOf(answers, 'Downloaded app'))).toEqual(['No']);
    expect(rowsOf(answers, 'Online content')).toMatchObject({ 'Violence and blood': 'Yes', Sexuality: 'No' });
  });

  it('asks games about their subjects directly', () => {
    const answers = quietRatings({ apple: { gamblingSimulated: 'FREQUENT' }, play: { category: 'GAME' } });
    expect(rowsOf(answers, 'Content of the game')).toMatchObject({
      Gambling: 'Yes',
      'Violence and blood': 'No',
    });
  });

  it.each(['messagingAndChat', 'userGeneratedContent', 'socialMedia'] as const)(
    'opens the questions about users for %s',
    (id) => {
      expect(
        Object.keys(rowsOf(quietRatings({ apple: { [id]: true } }), 'User content sharing')),
      ).toHaveLength(7);
    },
  );

  it('counts loot boxes as digital purchases', () => {
    expect(rowsOf(quietRatings({ apple: { lootBox: true } }), 'Miscellaneous')).toMatchObject({
      'Digital purchases': 'Yes',
      'Random items for purchase (loot boxes)': 'Yes',
    });
  });

  it.each([
    ['the missing e-mail address', ' '],
    ['one that is only typed in part', 'hello@'],
    ['a long text instead of one', 'pasted '.repeat(100_000)],
  ])('leaves every line open without answers, and names %s', (_, contactEmail) => {
    const { groups, open } = playRatingSheet(NO_RATING_ANSWERS, contactEmail);
    const rows = groups.flatMap((group) => group.rows);
    expect(rows.filter(({ answer }) => answer !== undefined).map(({ asks }) => asks)).toEqual(['IARC terms']);
    expect(open).toBe(rows.length - 1);
    for (const { answer, note } of rows) if (answer === undefined) expect(note).not.toBe('');
  });
});

describe('answering the rest with "not in my app"', () => {
  const all = { apple: APPLE_QUESTIONS.map(({ id }) => id), play: true };

  it('leaves only what "no" would claim too much for', () => {
    const answers = withRestAbsent(
      { ...NO_RATING_ANSWERS, apple: { messagingAndChat: true, violenceRealistic: 'FREQUENT' } },
      all,
    );
    expect(answers.apple).toMatchObject({
      messagingAndChat: true,
      violenceRealistic: 'FREQUENT',
      lootBox: false,
    });
    expect(openPlayQuestions(answers)).toEqual([
      'category',
      'contentSource',
      'canBlockUsers',
      'canReportUsers',
      'moderatesChat',
      'onlyInvitedFriends',
    ]);
  });

  it('does not answer what is not asked', () => {
    const { apple, play } = withRestAbsent(NO_RATING_ANSWERS, { apple: ['lootBox'], play: false });
    expect([apple, play]).toEqual([{ lootBox: false }, {}]);
  });
});
