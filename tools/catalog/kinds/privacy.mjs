// Data types, kinds of data and questions of the stores' privacy forms: catalog/privacy.
import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { z } from 'zod';
import { id, text } from './builders.mjs';
import { fileKind } from './tables.mjs';

/**
 * The keys of a map in a file of the folder, for the schemas of other files. None where the file is broken, which its own
 * kind reports.
 * @param {string} file @param {(content: any) => object} mapOf @returns {string[]}
 */
function keysIn(file, mapOf) {
  try {
    return Object.keys(
      mapOf(parse(readFileSync(new URL(`../../../catalog/privacy/${file}`, import.meta.url), 'utf8'))),
    );
  } catch {
    return [];
  }
}

export const APPLE_DATA_TYPES = keysIn('apple-types.yaml', ({ types }) => types);
export const APPLE_PURPOSES = keysIn('apple-types.yaml', ({ purposes }) => purposes);
export const PLAY_DATA_TYPES = keysIn('play-types.yaml', ({ categories }) =>
  Object.assign({}, ...categories.map((/** @type {{ types: object }} */ each) => each.types)),
);
const PLAY_PURPOSES = keysIn('play-types.yaml', ({ purposes }) => purposes);

const key = z.string().regex(/^[A-Z][a-zA-Z]+$/, 'expected a name such as PhoneNumber');
const constant = z.string().regex(/^[A-Z][A-Z\d_]+$/, 'expected an id such as PHONE_NUMBER');
const question = text.regex(/\?$/, 'expected a question');

const appleSchema = z.strictObject({
  types: z.record(key, z.strictObject({ id: constant, group: text, label: text })),
  purposes: z.record(key, z.strictObject({ id: constant, label: text })),
});
export const applePrivacyTypes = fileKind(
  'privacy/apple-types.yaml',
  'apple-privacy-types',
  appleSchema,
  ([entry]) => {
    const { types = {}, purposes = {} } = entry?.value ?? {};
    return {
      APPLE_TYPES: types,
      APPLE_DATA_TYPES: Object.keys(types),
      APPLE_PURPOSE_NAMES: purposes,
      APPLE_PURPOSES: Object.keys(purposes),
    };
  },
);

const playSchema = z.strictObject({
  categories: z
    .array(
      z.strictObject({
        question: constant.describe('Lists the types of the category.'),
        label: text,
        types: z.record(constant, text),
      }),
    )
    .min(1),
  purposes: z.record(constant, text),
});
export const playDataTypes = fileKind('privacy/play-types.yaml', 'play-data-types', playSchema, ([entry]) => {
  const { categories = [], purposes = {} } = entry?.value ?? {};
  const labels = Object.assign({}, ...categories.map(({ types }) => types));
  return {
    PLAY_TYPE_LABELS: labels,
    PLAY_DATA_TYPES: Object.keys(labels),
    DATA_CATEGORIES: categories.map(({ types, ...each }) => ({ ...each, types: Object.keys(types) })),
    PLAY_PURPOSE_LABELS: purposes,
    PLAY_PURPOSES: Object.keys(purposes),
  };
});

const rowSchema = z.strictObject({
  question: constant,
  response: constant.optional(),
  requirement: z.enum(['REQUIRED', 'OPTIONAL', 'MAYBE_REQUIRED', 'SINGLE_CHOICE', 'MULTIPLE_CHOICE']),
  label: text,
});
export const dataSafetyRows = fileKind(
  'privacy/data-safety-rows.yaml',
  'data-safety-rows',
  rowSchema,
  (entries) => ({ GENERAL_ROWS: entries.map(({ value }) => ({ response: '', ...value })) }),
  { isList: true },
);

const topicSchema = z.strictObject({
  id,
  title: text,
  question,
  explain: text,
  kinds: z
    .array(
      z.strictObject({
        id,
        label: text,
        examples: text,
        apple: z.enum(APPLE_DATA_TYPES),
        play: z.enum(PLAY_DATA_TYPES),
      }),
    )
    .min(1),
});
export const dataTopics = fileKind(
  'privacy/topics.yaml',
  'data-topics',
  topicSchema,
  (entries) => {
    const seen = new Set();
    for (const { value, report } of entries)
      for (const [index, kind] of value.kinds.entries()) {
        if (seen.has(kind.id)) report(['kinds', index, 'id'], `${kind.id} is there twice`);
        seen.add(kind.id);
      }
    return {
      DATA_TOPICS: entries.map(({ value: { id, title, question, explain } }) => ({
        id,
        title,
        question,
        explain,
      })),
      DATA_KINDS: entries.flatMap(({ value }) => value.kinds.map((kind) => ({ ...kind, topic: value.id }))),
    };
  },
  { isList: true },
);

const purposeSchema = z.strictObject({
  id,
  label: text,
  apple: z.enum(APPLE_PURPOSES),
  play: z.enum(PLAY_PURPOSES).optional().describe('None where Google Play has no such purpose.'),
});
export const dataPurposes = fileKind(
  'privacy/purposes.yaml',
  'data-purposes',
  purposeSchema,
  (entries) => ({ DATA_PURPOSES: entries.map(({ value }) => value) }),
  { isList: true },
);

const questionsSchema = z.strictObject({
  sections: z.array(z.strictObject({ id, title: text, questions: z.array(id).min(1) })).min(1),
  questions: z.record(
    id,
    z.strictObject({
      question,
      explain: text,
      store: z.enum(['ios', 'android']).optional().describe('The only store that asks for it.'),
      isOptional: z.literal(true).optional().describe('The store accepts the form without an answer.'),
    }),
  ),
});
export const privacyQuestions = fileKind(
  'privacy/questions.yaml',
  'privacy-questions',
  questionsSchema,
  ([entry], root) => {
    const { sections = [], questions = {} } = entry?.value ?? {};
    const known = [
      ...dataTopics.compile(root).exports.DATA_TOPICS.map((topic) => topic.id),
      ...Object.keys(questions),
    ];
    const asked = sections.flatMap((section) => section.questions);
    for (const [index, section] of sections.entries())
      for (const each of section.questions)
        if (!known.includes(each) || asked.indexOf(each) !== asked.lastIndexOf(each))
          entry?.report(
            ['sections', index, 'questions'],
            `expected a question or a topic that is there once, got ${each}`,
          );
    for (const each of known)
      if (!asked.includes(each)) entry?.report(['questions', each], `expected ${each} in a section`);
    return { PRIVACY_SECTIONS: sections, PRACTICE_QUESTIONS: questions };
  },
);

const promptSchema = z.strictObject({
  question: id.describe('A topic of topics.yaml, or tracking.'),
  subject: text.describe('As in “asks for …”.'),
  purposeKeys: z.array(text).min(1).optional(),
  permissions: z.array(text).min(1).optional(),
});
export const buildPrompts = fileKind(
  'privacy/build-prompts.yaml',
  'build-prompts',
  promptSchema,
  (entries, root) => {
    const topics = dataTopics.compile(root).exports.DATA_TOPICS.map((topic) => topic.id);
    for (const { value, report } of entries)
      if (![...topics, 'tracking'].includes(value.question))
        report(['question'], `expected a topic of topics.yaml, got ${value.question}`);
    return {
      BUILD_PROMPTS: entries.map(({ value }) => ({ purposeKeys: [], permissions: [], ...value })),
    };
  },
  { isList: true },
);
