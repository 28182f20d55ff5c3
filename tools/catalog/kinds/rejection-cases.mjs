// Cases of a rejection cause: what the store may have meant, and the steps that put it right.
import { join } from 'node:path';
import { z } from 'zod';
import { readYaml, yamlFilesIn } from '../read-yaml.mjs';
import { FIX_TOPICS } from '../../../src/model/fix-topic.mjs';
import { readConsoles } from './consoles.mjs';

const BUILDER = z.looseObject({ id: z.string(), frameworks: z.array(z.string()).optional() });

/** Subjects of the reviewer's kit, as src/domain/reviewer-kit names them. */
const KIT_TOPICS = /** @type {const} */ ([
  'special',
  'signIn',
  'features',
  'hardware',
  'place',
  'person',
  'video',
  'deletion',
  'moderation',
  'purchases',
  'ai',
]);
/**
 * How a case goes back to the store: for another review, as a mere answer, for its first review, or as a file. The
 * words are in src/decoder/sending.ts.
 */
export const SENDINGS = /** @type {const} */ (['review', 'reply', 'submit', 'upload']);
/** Separates the words of a list: a character that none has, and shorter than quotes and commas. */
export const SEPARATOR = '¦';
const MAX_STEP_WORDS = 20;
const MAX_TOLD_WORDS = 8;
/** Beginnings of sentences that are no instruction. */
const NO_VERB =
  /^(?:The|An?|If|You|Your|It|Its|This|That|There|When|While|In|On|At|For|To|After|Before|Only)\b/;

const text = z.string().trim().min(1);
const sentences = text.regex(/^[\p{Lu}\d“"].*\.$/su, 'expected sentences, from a capital to a full stop');
const day = z.iso
  .date('expected a day such as 2026-11-22')
  .refine((date) => date <= new Date().toISOString().slice(0, 10), 'expected a day that is past');
const words = z
  .array(text.regex(/^[^\p{Lu}]*$/u, 'expected lower case'))
  .min(1)
  .optional();

/** @param {number} most */
function wordsAtMost(most) {
  /** @param {string} written */
  const hasFew = (written) => written.trim().split(/\s+/).length <= most;
  return /** @type {const} */ ([hasFew, `expected at most ${most} words`]);
}

/** One way in which a store's reason occurs, and what to do about it. */
export const caseSchema = z.strictObject({
  id: text
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected an id such as login-fails')
    .describe('Stable, and unique among the cases of all causes.'),
  told: z
    .array(text.regex(/[^.]$/, 'expected no full stop').refine(...wordsAtMost(MAX_TOLD_WORDS)))
    .min(3, 'expected 3 to 5 lines')
    .max(5, 'expected 3 to 5 lines')
    .describe('How a developer tells it, in our own words: the choices of "Which of these did they write?".'),
  means: sentences.describe('What the store saw, in one sentence.'),
  steps: z
    .array(
      sentences
        .refine(...wordsAtMost(MAX_STEP_WORDS))
        .refine((step) => !NO_VERB.test(step), 'expected a verb first, as in "Open App Privacy."'),
    )
    .min(1, 'expected 1 to 5 steps')
    .max(5, 'expected 1 to 5 steps')
    .describe('What puts it right, one action each; `send` adds how to send it.'),
  notEnough: sentences
    .optional()
    .describe('A remedy that people ask for and that does not help, read before the steps.'),
  build: z.enum(['yes', 'no', 'maybe']).describe('Whether a new build is needed.'),
  buildIf: text
    .regex(
      /^(?:if|unless) .*[^.]$/,
      'expected words that follow "Upload a new build", such as "if the icon changed"',
    )
    .optional()
    .describe('When a build that may be needed is needed: `if the icon changed`.'),
  send: z
    .enum(SENDINGS)
    .optional()
    .describe('How it goes back to the store; without it, the steps say that themselves.'),
  hold: z.literal(true).optional().describe('Nothing may be sent for review before the store has answered.'),
  answersList: z
    .literal(true)
    .optional()
    .describe(
      'It answers a list of questions: named where a message has one, beside what a point of it means.',
    ),
  careful: z
    .literal(true)
    .optional()
    .describe(
      'Its steps do harm where the store meant something else: shown only when it is sure or chosen.',
    ),
  either: text
    .regex(/^[a-z-]+$/)
    .optional()
    .describe('Cases of one name exclude each other: a plan has one of them, and asks which.'),
  covers: z
    .array(text)
    .min(1)
    .optional()
    .describe('Cases whose steps this one contains: a plan with this one leaves them out.'),
  foreseen: z
    .array(text)
    .min(1)
    .optional()
    .describe('Ids of our rules and of deadlines that foresee it: they link to its steps.'),
  answer: text
    .regex(/[^.]$/, 'expected no full stop')
    .optional()
    .describe(
      'What the publisher knows and the store does not; of cases with one `either`, and always asked.',
    ),
  reply: z
    .strictObject({
      do: z.enum(['yes', 'no', 'only-if-wrong']).describe('Whether to answer the store.'),
      say: sentences.optional().describe('What the answer has to contain.'),
    })
    .refine(({ do: doReply, say }) => (doReply === 'no') === (say === undefined), {
      error: 'expected with an answer, and only then',
      path: ['say'],
    }),
  kit: z
    .array(z.enum(KIT_TOPICS))
    .min(1)
    .optional()
    .describe('Answers of the reviewer’s kit that belong into the reply.'),
  where: z
    .array(text)
    .min(1)
    .describe('Pages of the console by id, or fields of them: `app-privacy`, `version/support-url`.'),
  setting: z
    .enum(FIX_TOPICS)
    .optional()
    .describe('The setting of a builder to change: catalog/builders says where each has it.'),
  builders: z
    .record(text, sentences)
    .optional()
    .describe('What differs for those who use a builder: `any`, or the id of a builder or framework.'),
  ask: text
    .regex(/^\p{Lu}.*\?$/su, 'expected a question')
    .optional()
    .describe('A question whose answer tells it from the cases beside it.'),
  evidence: z
    .strictObject({
      guideline: z.array(text).min(1).optional().describe('Parts of a guideline: `5.1.2(i)`.'),
      any: words.describe('Words of which a letter has at least one.'),
      all: words.describe('Words that a letter all has.'),
      not: words.describe('Words of a case beside it.'),
    })
    .optional()
    .describe('What the engine finds it by, besides `told`.'),
  sources: z.array(text).min(1).describe('Pages of the store, or public threads.'),
  sure: z.enum(['H', 'M', 'L']).describe('High, medium or low.'),
  checked: day.describe('The day the steps were compared with the console and the sources.'),
});

/** @typedef {z.infer<typeof caseSchema>} Case */
/**
 * A place in a console: what to press, and where the address of an app goes on, or the whole address.
 * @typedef {{ console: string, title: string, place: readonly string[], address?: string, path?: string }} Place
 */
/** @typedef {Omit<Case, 'told' | 'ask' | 'foreseen' | 'evidence' | 'sources' | 'sure' | 'checked'>} Advice */
/** @typedef {Omit<Advice, 'id' | 'means' | 'steps' | 'where' | 'build' | 'send' | 'reply'>} RareAdvice */
/**
 * Fields of every case, without their names: id, meaning, steps and places in one string each, build, how it is
 * sent, whether to answer, and what to say; then the fields that few cases have.
 * @typedef {[id: string, means: string, steps: string, where: string, build: Advice['build'],
 * send: NonNullable<Advice['send']> | '', reply: Advice['reply']['do'], say: string, rare?: RareAdvice]} PackedAdvice
 */

/** A place as cases name it; without letters where nearly every case ends: on the page that sends it again. @param {string} name */
function packedPlace(name) {
  return /^(?:app-review|publishing-overview)$/.test(name) ? '' : name;
}

/** The part of a case that is shown. @param {Case} each @returns {PackedAdvice} */
export function adviceOf({
  id,
  means,
  steps,
  where,
  build,
  send,
  reply,
  told: _told,
  ask: _ask,
  answersList: _answersList,
  foreseen: _foreseen,
  evidence: _evidence,
  sources: _sources,
  sure: _sure,
  checked: _checked,
  ...rare
}) {
  const stepsText = steps.join(SEPARATOR);
  const places = where.map(packedPlace).join(SEPARATOR);
  /** @type {PackedAdvice} */
  const packed = [id, means, stepsText, places, build, send ?? '', reply.do, reply.say ?? ''];
  if (Object.keys(rare).length > 0) packed.push(rare);
  return packed;
}

/**
 * Checks what the schema of one case can't see, and finds the places that cases name.
 * @param {string} root of the project
 * @param {readonly import('../read-yaml.mjs').Entry<{ store: 'ios' | 'android', cases?: Case[] | undefined }>[]} causes
 * @returns {Record<'ios' | 'android', Record<string, Place>>} by store, and by the name that cases use
 */
export function checkCases(root, causes) {
  const all = consolePlaces(root);
  const builders = builderIds(root);
  /** @type {Record<'ios' | 'android', Record<string, Place>>} */
  const used = { ios: {}, android: {} };
  /** @type {Map<string, string>} */
  const files = new Map();
  /** @type {Map<string, string>} */
  const foreseen = new Map();
  const ids = new Set(causes.flatMap(({ value: { cases = [] } }) => cases.map(({ id }) => id)));
  for (const { file, value, report } of causes)
    for (const [index, each] of (value.cases ?? []).entries()) {
      const path = ['cases', index];
      const other = files.get(each.id);
      if (other) report([...path, 'id'], `${each.id} is also in ${other}`);
      files.set(each.id, file);
      for (const [at, rule] of (each.foreseen ?? []).entries()) {
        const known = foreseen.get(rule);
        if (known) report([...path, 'foreseen', at], `${rule} is also foreseen by ${known}`);
        foreseen.set(rule, each.id);
      }
      for (const covered of each.covers ?? [])
        if (!ids.has(covered)) report([...path, 'covers'], `expected ids of cases, got ${covered}`);
      if (each.buildIf !== undefined && each.build !== 'maybe')
        report([...path, 'buildIf'], 'expected only with `build: maybe`');
      if (each.answer !== undefined && (each.either === undefined || each.ask === undefined))
        report([...path, 'answer'], 'expected with `either` and `ask`');
      if (each.ask !== undefined && each.answer === undefined)
        report([...path, 'ask'], 'expected only with `answer`');
      for (const [at, name] of each.where.entries()) {
        const place = all[value.store].get(name);
        if (place) used[value.store][packedPlace(name)] = place;
        else
          report([...path, 'where', at], `expected a page of catalog/consoles, or page/field, got ${name}`);
      }
      for (const builder of Object.keys(each.builders ?? {}))
        if (builder !== 'any' && !builders.has(builder))
          report(
            [...path, 'builders', builder],
            `expected any or the id of a builder or framework, got ${builder}`,
          );
    }
  return used;
}

/** Ids of the builders, and of the frameworks that they use. @param {string} root */
function builderIds(root) {
  const folder = join(root, 'catalog/builders');
  return new Set(
    yamlFilesIn(folder).flatMap((file) =>
      readYaml(folder, file, BUILDER, { problems: [] }).flatMap(({ value: { id, frameworks = [] } }) => [
        id,
        ...frameworks,
      ]),
    ),
  );
}

/** Pages of both consoles, and the fields on them. @param {string} root */
function consolePlaces(root) {
  /** @type {Record<'ios' | 'android', Map<string, Place>>} */
  const places = { ios: new Map(), android: new Map() };
  for (const { value } of readConsoles(root, []).entries) {
    const add = (
      /** @type {string} */ name,
      /** @type {string} */ title,
      /** @type {Omit<Place, 'console' | 'title'>} */ at,
    ) =>
      places[value.store].set(name, {
        console: value.name,
        title,
        place: at.place,
        ...(at.address !== undefined && { address: at.address }),
        ...(at.path !== undefined && { path: at.path }),
      });
    for (const page of [...value.pages, ...(value.places ?? [])]) add(page.id, page.title, page);
    for (const page of value.pages)
      for (const item of page.items)
        add(`${page.id}/${item.id}`, item.label, { ...page, place: [...page.place, item.label] });
  }
  return places;
}
