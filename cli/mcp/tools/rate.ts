import * as z from 'zod';
import {
  CONTENT_SOURCES,
  FREQUENCY_QUESTIONS,
  isFrequencyQuestion,
  PLAY_CATEGORIES,
  PLAY_YES_NO_QUESTIONS,
  YES_NO_QUESTIONS,
  type PlayQuestionId,
  type RatingAnswers,
} from '@/model/rating-answers';
import { openAppleQuestions } from '@/domain/ratings/apple-answers';
import { appleQuestion, causeText } from '@/domain/ratings/apple-questions';
import { appleRating } from '@/domain/ratings/apple-rating';
import { openPlayQuestions, playQuestion } from '@/domain/ratings/play-questions';
import { playRatingSheet } from '@/domain/ratings/play-rating-sheet';
import { defineTool } from '../tool';

const frequency = z.enum(['NONE', 'INFREQUENT', 'FREQUENT']);
const apple = z.strictObject(
  Object.fromEntries([
    ...FREQUENCY_QUESTIONS.map((id) => [id, frequency.optional()] as const),
    ...YES_NO_QUESTIONS.map((id) => [id, z.boolean().optional()] as const),
  ]),
);
const play = z.strictObject({
  ...Object.fromEntries(PLAY_YES_NO_QUESTIONS.map((id) => [id, z.boolean().optional()] as const)),
  category: z.enum(PLAY_CATEGORIES).optional(),
  contentSource: z.enum(CONTENT_SOURCES).optional(),
});

const OWN_QUESTIONS: Partial<Record<PlayQuestionId, { question: string; explanation: string }>> = {
  category: { question: 'Which kind of app is it, in Google’s form?', explanation: '' },
  contentSource: {
    question: 'Where does that content come from?',
    explanation: 'In the download, loaded later, or both.',
  },
};

export const RATE = defineTool({
  name: 'rate',
  title: 'Calculate the age rating',
  description:
    'Calculates Apple’s age rating by region from answers, and prepares Google’s content rating form line by line. Call it without answers to get the questions; ask the user, never guess an answer.',
  input: { apple: apple.default({}), play: play.default({}) },
  head: {
    isComplete: z.boolean().describe('false: each open question may still raise a rating.'),
    apple: z.array(z.object({ region: z.string(), rating: z.string(), because: z.array(z.string()) })),
    play: z.string(),
  },
  item: z.object({
    kind: z.enum(['open-question', 'google-form']),
    id: z.string().optional().describe('Key of the answer in `apple` or `play`.'),
    of: z.enum(['apple', 'play']).optional(),
    question: z.string(),
    explanation: z.string().optional(),
    answers: z.array(z.string()).optional(),
    answer: z.string().optional().describe('What to choose in Google’s form.'),
  }),
  run: (input) => {
    const answers: RatingAnswers = {
      apple: input.apple,
      play: input.play,
      options: {},
    };
    const { regions, open } = appleRating(answers);
    const openPlay = openPlayQuestions(answers);
    const sheet = playRatingSheet(answers, '');
    return Promise.resolve({
      head: {
        isComplete: open.length === 0 && openPlay.length === 0,
        apple: regions.map(({ label, rating, causes }) => ({
          region: label,
          rating,
          because: causes.map(causeText),
        })),
        play: 'IARC calculates the result of Google’s form; the items say what to choose in it.',
      },
      items: [
        ...openAppleQuestions(answers.apple).map((id) => ({
          kind: 'open-question' as const,
          id,
          of: 'apple' as const,
          question: appleQuestion(id)?.question ?? id,
          explanation: appleQuestion(id)?.explanation,
          answers: isFrequencyQuestion(id) ? [...frequency.options] : ['true', 'false'],
        })),
        ...openPlay.map((id) => ({
          kind: 'open-question' as const,
          id,
          of: 'play' as const,
          ...playQuestionText(id),
          answers:
            id === 'category'
              ? [...PLAY_CATEGORIES]
              : id === 'contentSource'
                ? [...CONTENT_SOURCES]
                : ['true', 'false'],
        })),
        ...sheet.groups.flatMap(({ title, rows }) =>
          rows
            .filter(({ answer }) => answer !== undefined)
            .map(({ asks, answer, note }) => ({
              kind: 'google-form' as const,
              question: `${title}: ${asks}`,
              explanation: note,
              answer,
            })),
        ),
      ],
    });
  },
});

function playQuestionText(id: PlayQuestionId): { question: string; explanation: string } {
  const own = OWN_QUESTIONS[id];
  if (own) return own;
  const asked = id === 'category' || id === 'contentSource' ? undefined : playQuestion(id);
  return { question: asked?.question ?? id, explanation: asked?.explanation ?? '' };
}
