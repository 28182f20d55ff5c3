import { describe, expect, it } from 'vitest';
import { quietRatings } from '@tests/support/ratings';
import { NO_RATING_ANSWERS } from '@/model/rating-answers';
import { storedDraft } from '@tests/support/drafts';
import { answerApple, answerRestAbsent, setRatingOption } from './rating-changes';
import { appleSections, shownQuestions, openAbsences, playQuestionsAsked } from './rating-sections';

describe('the sections of the age rating questions', () => {
  it.each([
    ['ios', 23],
    ['both', 23],
    ['android', 16],
  ] as const)('for %s ask %i of Apple’s questions', (platform, count) => {
    expect(shownQuestions(NO_RATING_ANSWERS, platform).apple).toHaveLength(count);
  });

  it('ask about children under 13 only where there is a feed', () => {
    const ids = (answers = quietRatings()) =>
      appleSections(answers, 'ios').flatMap(({ questions }) => questions.map(({ id }) => id));
    expect(ids()).not.toContain('socialMediaAgeRestricted');
    expect(ids(quietRatings({ apple: { socialMedia: true } }))).toContain('socialMediaAgeRestricted');
  });

  it('ask Google’s questions as far as the answers lead to them', () => {
    expect(playQuestionsAsked(quietRatings())).not.toContain('canBlockUsers');
    expect(playQuestionsAsked(quietRatings({ apple: { messagingAndChat: true } }))).toContain(
      'canBlockUsers',
    );
  });

  it('count what one click answers, which then is nothing', () => {
    const asked = shownQuestions(NO_RATING_ANSWERS, 'both');
    expect(openAbsences(NO_RATING_ANSWERS, asked)).toBe(23 + 7);
    const { ratings = NO_RATING_ANSWERS } = answerRestAbsent(asked)(storedDraft());
    expect(openAbsences(ratings, shownQuestions(ratings, 'both'))).toBe(0);
  });
});

describe('changes of the answers', () => {
  it('keep the others, and take an option back with an empty text', () => {
    const draft = setRatingOption(
      'infoUrl',
      'https://lantern.example',
    )(answerApple('lootBox', true)(storedDraft()));
    expect(draft.ratings).toEqual({
      apple: { lootBox: true },
      play: {},
      options: { infoUrl: 'https://lantern.example' },
    });
    expect(setRatingOption('infoUrl', '')(draft).ratings?.options).toEqual({});
  });
});
