// Rejection causes: catalog/rejections/<store or service>/<id>.yaml, the origins of their phrases, and shared word lists.
import { join } from 'node:path';
import { z } from 'zod';
import { readYaml, yamlFilesIn } from '../read-yaml.mjs';
import { labelsOf, modelOf, readPassages } from './rejection-model.mjs';
import { adviceOf, caseSchema, checkCases, SEPARATOR } from './rejection-cases.mjs';

const FOLDER = 'catalog/rejections';

/** Beginnings of the ids in each folder: the file of `apple-2.1` is `apple/2.1.yaml`. */
export const PREFIXES = {
  apple: 'apple-',
  itms: 'itms-',
  'app-store-connect': 'asc-',
  'google-play': 'play-',
  'play-uploads': 'play-',
};

/** Names that a phrase can have in braces; their shapes are in src/decoder/values.ts. */
export const VALUE_NAMES = /** @type {const} */ ([
  'field',
  'key',
  'purposeKey',
  'apiCategory',
  'permission',
  'file',
  'locale',
  'number',
  'country',
  'level',
  'current',
  'version',
  'build',
  'package',
  'size',
  'fingerprint',
  'expected',
  'sdk',
]);

/** The steps of the submission wizard, as src/model/wizard-step.ts names them. */
const STEPS = /** @type {const} */ (['build', 'listing', 'screenshots', 'policy', 'submit']);

const text = z.string().trim().min(1);
const sentences = text.regex(/^[\p{Lu}\d“"].*\.$/su, 'expected sentences, from a capital to a full stop');
const day = z.iso
  .date('expected a day such as 2026-11-22')
  .refine((date) => date <= new Date().toISOString().slice(0, 10), 'expected a day that is past');
const words = z.array(z.string().min(1)).min(1);
const ids = z.array(z.string().regex(/^[a-z]+-\S+$/, 'expected ids of causes')).min(1);
const page = z.strictObject({ label: text, url: z.url().optional() });
const policyPage = z.strictObject({ label: text, url: z.url() });

/** Whose words a phrase is, which decides the words it needs nearby. */
export const originSchema = z.strictObject({
  title: text.describe('Whose words these are.'),
  sources: z.array(text).min(1),
  checked: day,
  near: words
    .optional()
    .describe(
      'Phrases count only when one of these is close by. `@google-play` stands for a list of words.yaml.',
    ),
  aloneFrom: z.int().min(2).optional().describe('Phrases with at least this many words need none of them.'),
});

const phrasesByOrigin = z.record(z.string(), z.array(z.string().regex(/^[^¦]+$/)).min(1));

/** A text of a store or a tool, in words of our own with the real key phrases. */
const exampleSchema = z.union([
  text,
  z
    .strictObject({ text, causes: ids })
    .describe('A text with several causes, in their order in the text; this one is the first.'),
]);

/** One reason of a store. */
export const causeSchema = z.strictObject({
  id: text.describe('Stable: the prefix of the folder and the name of the file.'),
  store: z.enum(['ios', 'android']),
  kind: z
    .enum(['review', 'upload', 'account'])
    .describe('Refused by a person in review, by the check of an upload, or by the account and its access.'),
  usual: z.enum(['none', 'warning']).optional().describe('Its level where a message states none.'),
  isBuild: z
    .literal(true)
    .optional()
    .describe('A build that fails before any store has seen it: offered as a closest match only.'),
  name: text.describe('What the store calls it: `Guideline 2.3.7`, `ITMS-90683`, `Google Play policy`.'),
  title: text.regex(/[^.]$/, 'expected no full stop').describe('One line: what it is about.'),
  meaning: sentences.describe('Why the store refuses it.'),
  fix: sentences
    .optional()
    .describe(
      'What to do where none of the cases is meant. A cause with one case has none: its steps say it.',
    ),
  namedFixes: z
    .array(sentences)
    .optional()
    .describe(
      'Fixes with `{names}` of the message, the most specific first; `{highest version}` is the highest of several.',
    ),
  snippet: text.optional().describe('Lines to copy, once for each value of their `{name}`.'),
  values: z
    .array(text)
    .optional()
    .describe('Where a message names a key, file, number or version: phrases with `{names}`.'),
  done: text
    .regex(/^[^A-Z].*[^.]$/, 'expected words that follow "We ", without a full stop')
    .optional()
    .describe('For the drafted reply to a review.'),
  place: z
    .strictObject({ step: z.enum(STEPS).optional(), console: text.optional() })
    .refine(({ step, console }) => step ?? console, 'expected a step or a page of the console')
    .describe('Where it is fixed: a step of the submission, a page of the console, or one after the other.'),
  page: page.optional().describe('The page of the store to read.'),
  policy: policyPage.optional().describe('The page about the policy that this cause belongs to.'),
  sources: z.array(text).min(1).describe('Where the facts come from.'),
  checked: day.describe('The day the sources were read.'),
  guidelines: z.array(text).optional().describe('Numbers of guidelines that name it.'),
  alsoCitedAs: z
    .array(text)
    .optional()
    .describe('Numbers of other guidelines that letters also give for this reason.'),
  parts: z.record(z.string(), sentences).optional().describe('What a numbered part refuses.'),
  refusals: z
    .int()
    .min(1)
    .optional()
    .describe('Of 1,244 refusals in public texts, how many had this reason.'),
  codes: z
    .array(z.string().regex(/^\d{4,5}$/))
    .optional()
    .describe('ITMS codes.'),
  refines: ids.optional().describe('Wider causes, left out when only their number was found.'),
  isGeneral: z.literal(true).optional().describe('Left out beside a cause that names the reason.'),
  before: ids
    .optional()
    .describe('Causes that come after this one where both have the same place in a text.'),
  otherStore: ids
    .optional()
    .describe('Causes of the other store for the same problem: a short text may mean either store.'),
  isLastResort: z.literal(true).optional().describe('Only says that a tool names no reason.'),
  cases: z
    .array(caseSchema)
    .min(1)
    .optional()
    .describe('What the store may have meant, each with its own steps; the most frequent first.'),
  topics: text.optional().describe('Words in which developers retell it, for a guess.'),
  phrases: phrasesByOrigin
    .optional()
    .describe(
      'Phrases of a message by origin, in lower case. `a|b` are alternatives of a word, `…` up to 120 characters, `#` a number, `{name}` a value, a final `*` the rest of the word.',
    ),
  special: z
    .array(z.strictObject({ phrase: text, near: words.optional() }))
    .optional()
    .describe('Phrases with words of their own that they need nearby.'),
  texts: z
    .strictObject({
      only: z.array(exampleSchema).optional().describe('Give this cause and no other.'),
      among: z.array(text).optional().describe('Give this cause, and perhaps others.'),
      possible: z.array(text).optional().describe('Give this cause, at least as a possible one.'),
    })
    .describe('Texts that it must decode.'),
});

const wordsSchema = z.record(z.string(), words);

/**
 * Reads and checks every cause.
 * @param {string} root of the project
 */
export function readRejections(root) {
  /** @type {import('../read-yaml.mjs').Problem[]} */
  const problems = [];
  const files = yamlFilesIn(join(root, FOLDER)).map((file) => `${FOLDER}/${file}`);
  const isOrigin = (/** @type {string} */ file) => file.startsWith(`${FOLDER}/origins/`);
  const isWords = (/** @type {string} */ file) => file === `${FOLDER}/words.yaml`;
  const wordLists = files.filter(isWords).flatMap((file) => readYaml(root, file, wordsSchema, { problems }));
  const origins = files.filter(isOrigin).flatMap((file) => readYaml(root, file, originSchema, { problems }));
  const causes = files
    .filter((file) => !isOrigin(file) && !isWords(file))
    .flatMap((file) => readYaml(root, file, causeSchema, { problems }));
  // References to a file that can't be read would hide what is wrong in it.
  const unreadable = problems.length;
  checkCauses(causes, new Set(origins.map(({ file }) => originId(file))));
  const places = checkCases(root, causes);
  const known = new Set(wordLists.flatMap(({ value }) => Object.keys(value)));
  for (const { value, report } of [...origins, ...causes]) checkWords(value, known, report);
  if (unreadable > 0) problems.length = unreadable;
  return { causes: inOrder(causes), origins, wordLists, places, problems, files };
}

/** @param {string} file */
function originId(file) {
  return file.slice(file.lastIndexOf('/') + 1, -'.yaml'.length);
}

/** @typedef {z.infer<typeof causeSchema>} Cause */
/** @typedef {import('../read-yaml.mjs').Entry<Cause>} CauseEntry */

/** @param {readonly CauseEntry[]} causes @param {ReadonlySet<string>} origins */
function checkCauses(causes, origins) {
  const files = new Map(causes.map(({ value, file }) => [value.id, file]));
  /** @type {Map<string, string>} */
  const numbers = new Map();
  for (const { file, value, report } of causes) {
    const [folder = '', name = ''] = file.slice(FOLDER.length + 1).split('/');
    const prefix = Object.entries(PREFIXES).find(([key]) => key === folder)?.[1];
    if (prefix === undefined) report([], `expected a folder of ${Object.keys(PREFIXES).join(', ')}`);
    else if (value.id !== prefix + name.replace(/\.yaml$/, ''))
      report(['id'], `expected ${prefix}${name.replace(/\.yaml$/, '')}, after the folder and the file`);
    if (files.get(value.id) !== file)
      report(['id'], `is also the id of ${files.get(value.id) ?? 'another file'}`);
    const isSaidByCase = value.cases?.length === 1 && !value.cases[0]?.careful;
    if ((value.fix === undefined) !== isSaidByCase)
      report(
        ['fix'],
        isSaidByCase ? 'expected none: the steps of the only case say it' : 'expected what to do',
      );
    if ((value.kind === 'review') !== (value.done !== undefined))
      report(['done'], value.done === undefined ? 'expected for a review' : 'expected for a review only');
    for (const key of /** @type {const} */ (['refines', 'before', 'otherStore']))
      for (const [index, id] of (value[key] ?? []).entries())
        if (!files.has(id)) report([key, index], `expected the id of a cause, got ${id}`);
    for (const [index, example] of (value.texts.only ?? []).entries())
      if (typeof example !== 'string')
        for (const id of example.causes)
          if (!files.has(id)) report(['texts', 'only', index], `expected ids of causes, got ${id}`);
    for (const origin of Object.keys(value.phrases ?? {}))
      if (!origins.has(origin)) report(['phrases', origin], 'expected a file of this name in origins/');
    for (const key of /** @type {const} */ (['guidelines', 'codes']))
      for (const [index, number] of (value[key] ?? []).entries()) {
        const other = numbers.get(`${key} ${number}`);
        if (other) report([key, index], `${number} is also in ${other}`);
        numbers.set(`${key} ${number}`, file);
      }
    checkNames(value, report);
    if (Object.values(value.texts).flat().length === 0) report(['texts'], 'expected at least one text');
  }
}

/** Checks the `{names}` of fixes and phrases. @param {Cause} cause @param {CauseEntry['report']} report */
function checkNames(cause, report) {
  const namesIn = (/** @type {string} */ written) =>
    [...written.matchAll(/\{(?:highest )?(\w+)\}/g)].map(([, name = '']) => name);
  const found = new Set((cause.values ?? []).flatMap(namesIn));
  const isKnown = (/** @type {string} */ name) => VALUE_NAMES.some((known) => known === name);
  for (const [index, fix] of (cause.namedFixes ?? []).entries())
    for (const name of namesIn(fix))
      if (!found.has(name)) report(['namedFixes', index], `no value is called ${name}`);
  for (const name of namesIn(cause.snippet ?? ''))
    if (!found.has(name)) report(['snippet'], `no value is called ${name}`);
  for (const [index, value] of (cause.values ?? []).entries())
    for (const name of namesIn(value))
      if (!isKnown(name)) report(['values', index], `expected one of ${VALUE_NAMES.join(', ')}`);
}

/**
 * Checks the names of word lists in contexts.
 * @param {unknown} value @param {ReadonlySet<string>} known @param {CauseEntry['report']} report
 */
function checkWords(value, known, report, /** @type {PropertyKey[]} */ path = []) {
  if (typeof value === 'string') {
    if (/^@[a-z-]+$/.test(value) && !known.has(value.slice(1)))
      report(path, `expected a list of words.yaml, got ${value}`);
  } else if (value && typeof value === 'object')
    for (const [key, each] of Object.entries(value))
      checkWords(each, known, report, [...path, Array.isArray(value) ? Number(key) : key]);
}

/**
 * Sorts the causes by folder and number. One that must come before others is moved in front of the first of them.
 * @param {readonly CauseEntry[]} causes
 */
function inOrder(causes) {
  const folders = Object.keys(PREFIXES);
  const folderOf = (/** @type {CauseEntry} */ { file }) =>
    folders.indexOf(file.slice(FOLDER.length + 1).split('/')[0] ?? '');
  const { compare } = new Intl.Collator('en', { numeric: true });
  const sorted = causes.toSorted((a, b) => folderOf(a) - folderOf(b) || compare(a.value.id, b.value.id));
  for (const cause of causes) {
    const from = sorted.indexOf(cause);
    const to = Math.min(
      ...(cause.value.before ?? []).map((id) => sorted.findIndex(({ value }) => value.id === id)),
    );
    if (to < from) sorted.splice(to, 0, ...sorted.splice(from, 1));
  }
  return sorted;
}

/** Fields that only the files and the tests need. */
const ONLY_IN_CAUSES = /** @type {const} */ (['texts', 'topics', 'sources', 'checked', 'before']);
const ONLY_IN_ORIGINS = /** @type {const} */ (['title', 'sources', 'checked']);

/**
 * A cause as the page loads it: phrases of an origin in one string, its pages as numbers in the list of pages, and of
 * its cases only what they are recognised by.
 * @typedef {Omit<Cause, typeof ONLY_IN_CAUSES[number] | 'meaning' | 'page' | 'policy' | 'phrases' | 'cases'> & {
 * meaning?: string, page?: number, policy?: number, phrases?: Record<string, string>,
 * cases?: PackedCase[] }} PackedCause
 */
/**
 * A case with its first line, and with its words of evidence in one string each.
 * @typedef {Pick<import('./rejection-cases.mjs').Case, 'id' | 'ask' | 'answersList'> & { told?: string,
 * evidence?: Partial<Record<keyof NonNullable<import('./rejection-cases.mjs').Case['evidence']>, string>> }} PackedCase
 */
/** @typedef {Omit<z.infer<typeof originSchema>, typeof ONLY_IN_ORIGINS[number]>} CompiledOrigin */
/** @typedef {NonNullable<Cause['page']>} Page */
/** @typedef {typeof VALUE_NAMES[number]} ValueName */

/** @param {object} value @param {readonly string[]} keys */
function without(value, keys) {
  return Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)));
}

/** @param {Record<string, readonly string[]> | undefined} byOrigin */
function joined(byOrigin = {}) {
  return Object.fromEntries(
    Object.entries(byOrigin).map(([origin, phrases]) => [origin, phrases.join(SEPARATOR)]),
  );
}

export const rejections = {
  schemas: {
    'rejection-cause': causeSchema,
    'rejection-origin': originSchema,
    'rejection-words': wordsSchema,
  },
  /** @param {string} root */
  compile(root) {
    const { causes, origins, wordLists, problems, files } = readRejections(root);
    const values = causes.map(({ value }) => value);
    const { passages, files: ofPassages } = readPassages(root, values, problems.length > 0 ? [] : problems);
    const pages = [
      ...new Set(
        causes.flatMap(({ value: { page, policy } }) => [page, policy].map((each) => JSON.stringify(each))),
      ),
    ].filter(Boolean);
    return {
      exports: {
        model: modelOf(values, [...labelsOf(values), ...passages]),
        causes: causes.map(({ value }) => ({
          // An only case says itself what it means.
          ...without(value, value.cases?.length === 1 ? [...ONLY_IN_CAUSES, 'meaning'] : ONLY_IN_CAUSES),
          ...(value.page && { page: pages.indexOf(JSON.stringify(value.page)) }),
          ...(value.policy && { policy: pages.indexOf(JSON.stringify(value.policy)) }),
          ...(value.phrases && { phrases: joined(value.phrases) }),
          ...(value.cases && {
            // Only a case with an answer is asked about in words of its own.
            cases: value.cases.map(({ id, told: [told], evidence, ask, answer, answersList }) => ({
              ...{ id, told, ask: answer === undefined ? undefined : ask, answersList },
              ...(evidence && { evidence: joined(evidence) }),
            })),
          }),
        })),
        pages: pages.map((page) => /** @type {unknown} */ (JSON.parse(page))),
        origins: Object.fromEntries(
          origins.map(({ file, value }) => [originId(file), without(value, ONLY_IN_ORIGINS)]),
        ),
        wordLists: Object.fromEntries(wordLists.flatMap(({ value }) => Object.entries(value))),
      },
      problems,
      files: [...files, ...ofPassages],
    };
  },
};

/** Advice of the cases, apart from what they are recognised by, so that each loads where it is used. */
export const rejectionAdvice = {
  schemas: {},
  /** @param {string} root */
  compile(root) {
    const { causes, places, problems, files } = readRejections(root);
    return {
      exports: {
        advice: Object.fromEntries(
          causes.flatMap(({ value: { id, cases } }) => (cases ? [[id, cases.map(adviceOf)]] : [])),
        ),
        places,
      },
      problems,
      files,
    };
  },
};

/** The cases that our rules and the stores' deadlines foresee, by the id of the rule or the deadline. */
export const rejectionForeseen = {
  schemas: {},
  /** @param {string} root */
  compile(root) {
    const { causes, problems, files } = readRejections(root);
    const rows = causes.flatMap(({ value: { cases = [] } }) =>
      cases.flatMap(({ id, foreseen = [] }) => foreseen.map((rule) => [rule, id])),
    );
    return { exports: { foreseen: Object.fromEntries(rows) }, problems, files };
  },
};
