// Questions and tables of the age ratings: catalog/ratings.
import { z } from 'zod';
import { readYaml } from '../read-yaml.mjs';
import { checkedDay, id, text } from './builders.mjs';
import { fileKind } from './tables.mjs';

const origin = { source: text, checked: checkedDay };
const name = text.regex(/^[a-zA-Z]+$/, 'expected the name of an answer');
const question = { id: name, question: text.regex(/\?$/, 'expected a question'), explanation: text };
const appleQuestionsSchema = z.strictObject({
  ...origin,
  groups: z
    .array(
      z.strictObject({
        id,
        label: text,
        questions: z.array(
          z.strictObject({
            ...question,
            label: text.describe('In Apple’s form.'),
            cause: text.optional().describe('As in “16+ because of frequent …”.'),
            isForPlay: z.boolean().optional().describe('Google’s form asks it, too.'),
          }),
        ),
      }),
    )
    .min(1),
});
const playQuestionsSchema = z.strictObject({
  ...origin,
  questions: z
    .array(
      z.strictObject({
        ...question,
        isAbsence: z
          .boolean()
          .optional()
          .describe('false where “no” says more than that it is not in the app.'),
      }),
    )
    .min(1),
});
const APPLE_QUESTIONS = 'ratings/apple-questions.yaml';
const answers = z.array(name).optional();
const appleTablesSchema = z.strictObject({
  ...origin,
  tables: z
    .array(
      z.strictObject({
        region: id,
        label: text,
        ignoresOthers: z.literal(true).optional().describe('Answers that no row names do not count there.'),
        rows: z.array(z.strictObject({ rating: text, yes: answers, infrequent: answers, frequent: answers })),
      }),
    )
    .min(1),
});

export const appleRatingQuestions = fileKind(
  APPLE_QUESTIONS,
  'apple-rating-questions',
  appleQuestionsSchema,
  ([entry]) => ({
    groups: Object.fromEntries(entry?.value.groups.map((group) => [group.id, group.label]) ?? []),
    questions:
      entry?.value.groups.flatMap(({ id: group, questions }) =>
        questions.map(({ cause, isForPlay = false, ...asked }) => ({
          ...asked,
          group,
          cause: cause ?? asked.label.toLowerCase(),
          isForPlay,
        })),
      ) ?? [],
  }),
);
export const playRatingQuestions = fileKind(
  'ratings/play-questions.yaml',
  'play-rating-questions',
  playQuestionsSchema,
  ([entry]) => ({
    questions: entry?.value.questions.map((asked) => ({ isAbsence: true, ...asked })) ?? [],
  }),
);
export const appleRatingTables = fileKind(
  'ratings/apple-tables.yaml',
  'apple-rating-tables',
  appleTablesSchema,
  ([entry], root) => {
    const known = new Set(
      readYaml(root, `catalog/${APPLE_QUESTIONS}`, appleQuestionsSchema, { problems: [] }).flatMap(
        ({ value }) => value.groups.flatMap(({ questions }) => questions.map((asked) => asked.id)),
      ),
    );
    for (const [at, { rows }] of (entry?.value.tables ?? []).entries())
      for (const [row, { rating: _, ...lists }] of rows.entries())
        for (const [kind, ids] of Object.entries(lists))
          for (const [index, asked] of ids.entries())
            if (!known.has(asked))
              entry?.report(
                ['tables', at, 'rows', row, kind, index],
                `expected a question of ${APPLE_QUESTIONS}, got ${asked}`,
              );
    return { tables: entry?.value.tables ?? [] };
  },
);
