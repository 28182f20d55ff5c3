// Builders that apps are made with: catalog/builders/<builder>.yaml.
import { join } from 'node:path';
import { z } from 'zod';
import { readYaml, yamlFilesIn } from '../read-yaml.mjs';
import { FIX_TOPICS } from '../../../src/model/fix-topic.mjs';
import { PREFIXES } from './rejections.mjs';

const FOLDER = 'catalog/builders';

/** Names of files or packages that show something, as in `src/domain/builds/sdk-catalog/sdk-row.ts`. */
const MARK_KINDS = /** @type {const} */ ([
  'maven',
  'packages',
  'javaClasses',
  'components',
  'metaData',
  'nativeLibraries',
  'files',
  'ios',
  'classes',
  'infoKeys',
  'ids',
]);

export const text = z.string().trim().min(1);
export const checkedDay = z.iso
  .date('expected a day such as 2026-11-25')
  .refine((date) => date <= new Date().toISOString().slice(0, 10), 'expected a day that is past');
export const id = text.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'expected an id such as app-inventor');
const sentences = text.regex(/^[\p{Lu}\d“"].*\.$/su, 'expected sentences, from a capital to a full stop');
const source = text.optional().describe('Key of sources; none where it is common knowledge.');

const markShape = Object.fromEntries(MARK_KINDS.map((kind) => [kind, z.array(text).min(1).optional()]));
export const marksSchema = z.strictObject({
  .../** @type {Record<typeof MARK_KINDS[number], z.ZodOptional<z.ZodArray<z.ZodString>>>} */ (markShape),
  unconfirmed: z
    .strictObject(
      /** @type {Record<typeof MARK_KINDS[number], z.ZodOptional<z.ZodArray<z.ZodString>>>} */ (markShape),
    )
    .optional()
    .describe('Marks that make it likely only: the person is asked.'),
});

const fileSchema = z.strictObject({
  way: z
    .enum(['file', 'uploads', 'first-by-hand', 'project'])
    .describe(
      'A file to download; uploaded without a file; uploaded after a first file by hand; a project that is built elsewhere.',
    ),
  steps: z.array(sentences).min(1).describe('How one gets there, in the builder’s words.'),
  source,
});

const placeSchema = z
  .strictObject({
    at: text.regex(/[^.]$/, 'expected no full stop').optional().describe('Menus to press: A > B > Field.'),
    do: sentences.optional().describe('What to do there; {value} is what the store asks for.'),
    note: sentences.optional(),
    source,
  })
  .refine(({ at, do: steps }) => at !== undefined || steps !== undefined, 'expected at or do');

const typesSchema = z.strictObject({
  source: text.describe('Words that follow “According to”.'),
  types: z.array(z.unknown()).min(1),
  isGuess: z.boolean().optional(),
});
const appleType = z.strictObject({
  type: text,
  isLinked: z.boolean().optional(),
  isTracking: z.boolean(),
  purposes: z.array(text).describe('None where the maker does not say.'),
});

export const builderSchema = z.strictObject({
  id,
  name: text.describe('As people call it.'),
  kind: z
    .enum(['no-code', 'assistant', 'wrapper', 'code'])
    .describe('Assembled in a browser, written by an assistant, a wrapped website, or code.'),
  frameworks: z
    .array(id)
    .min(1)
    .optional()
    .describe('Frameworks that its builds show: where no mark tells it, the person is asked.'),
  checked: checkedDay,
  sources: z
    .record(
      z.string(),
      z.strictObject({
        kind: z.enum(['vendor', 'code', 'second-hand']),
        label: text,
        url: z.url().optional(),
      }),
    )
    .refine((all) => Object.keys(all).length > 0, 'expected at least one source'),
  marks: marksSchema.optional(),
  defaultIds: z
    .array(text)
    .min(1)
    .optional()
    .describe('Ids that it gives until one chooses one; * is any run of characters.'),
  file: z.strictObject({ ios: fileSchema.optional(), android: fileSchema.optional() }),
  places: z.partialRecord(z.enum(FIX_TOPICS), placeSchema),
  collects: z
    .strictObject({
      apple: typesSchema.extend({ types: z.array(appleType).min(1) }).optional(),
      play: typesSchema.extend({ types: z.array(text).min(1) }).optional(),
    })
    .optional()
    .describe('What its runtime collects in every app, as its maker says.'),
  refusals: z
    .array(
      z.strictObject({
        cause: text.describe('Id of a rejection cause.'),
        why: sentences,
        do: sentences,
        source,
      }),
    )
    .min(1)
    .optional()
    .describe('What its apps are often refused for, the commonest first.'),
});

/** @typedef {z.infer<typeof builderSchema>} BuilderFile */
/** @typedef {typeof FIX_TOPICS[number]} Topic */
/** @typedef {{ at?: string, do?: string, note?: string }} BuilderPlace */
/** @typedef {{ way: 'file' | 'uploads' | 'first-by-hand' | 'project', steps: readonly string[] }} BuilderOutput */
/**
 * A builder as pages load it.
 * @typedef {{ id: string, name: string, kind: BuilderFile['kind'], frameworks?: readonly string[], page?: { label:
 * string, url: string }, file: { ios?: BuilderOutput, android?: BuilderOutput }, places: Partial<Record<Topic,
 * BuilderPlace>> }} Builder
 */
/** @typedef {{ cause: string, why: string, do: string }} Refusal */

/**
 * Reads and checks every builder.
 * @param {string} root of the project
 */
function readBuilders(root) {
  /** @type {import('../read-yaml.mjs').Problem[]} */
  const problems = [];
  const files = yamlFilesIn(join(root, FOLDER)).map((file) => `${FOLDER}/${file}`);
  const entries = files.flatMap((file) => readYaml(root, file, builderSchema, { problems }));
  const causes = new Set(yamlFilesIn(join(root, 'catalog/rejections')).map((file) => causeId(file)));
  for (const { file, value, report } of entries) {
    const name = file.slice(FOLDER.length + 1, -'.yaml'.length);
    if (value.id !== name) report(['id'], `expected ${name}, after the file`);
    const keys = Object.keys(value.sources);
    /** @param {string | undefined} key @param {PropertyKey[]} path */
    const check = (key, path) => {
      if (key !== undefined && !keys.includes(key)) report(path, `expected one of ${keys.join(', ')}`);
    };
    for (const [store, output] of Object.entries(value.file))
      check(output?.source, ['file', store, 'source']);
    for (const [topic, place] of Object.entries(value.places))
      check(place?.source, ['places', topic, 'source']);
    for (const [index, refusal] of (value.refusals ?? []).entries()) {
      check(refusal.source, ['refusals', index, 'source']);
      if (!causes.has(refusal.cause))
        report(['refusals', index, 'cause'], `expected the id of a cause, got ${refusal.cause}`);
    }
  }
  return { entries, problems, files };
}

/** Id of the cause in a file below catalog/rejections. @param {string} file */
function causeId(file) {
  const [folder = '', name = ''] = file.replace(/\.yaml$/, '').split('/');
  return `${Object.entries(PREFIXES).find(([key]) => key === folder)?.[1] ?? ''}${name}`;
}

/** @template {{ source?: string | undefined }} Fact @param {Fact} fact @returns {Omit<Fact, 'source'>} */
function bare({ source: _source, ...fact }) {
  return fact;
}

export const builders = {
  schemas: { builder: builderSchema },
  /** @param {string} root of the project */
  compile(root) {
    const { entries, problems, files } = readBuilders(root);
    return {
      exports: {
        builders: entries.map(({ value: { id: builderId, name, kind, frameworks, sources, ...value } }) => {
          const page = Object.values(sources).find(({ url }) => url !== undefined);
          return {
            ...{ id: builderId, name, kind, frameworks },
            page: page && { label: page.label, url: page.url },
            file: mapValues(value.file, bare),
            places: mapValues(value.places, bare),
          };
        }),
      },
      problems,
      files,
    };
  },
};

/** Names alone, for lists to choose from. */
export const builderNames = {
  schemas: {},
  /** @param {string} root of the project */
  compile(root) {
    const { entries, problems, files } = readBuilders(root);
    return {
      exports: {
        builderNames: entries.map(({ value: { id: builderId, name } }) => ({ id: builderId, name })),
      },
      problems,
      files,
    };
  },
};

/** The part by which a build's builder is recognised, and what its runtime collects. */
export const builderMarks = {
  schemas: {},
  /** @param {string} root of the project */
  compile(root) {
    const { entries, problems, files } = readBuilders(root);
    return {
      exports: {
        rows: entries.flatMap(({ value: { id: builderId, name, marks: own, collects } }) =>
          own || collects ? [{ id: builderId, name, ...own, ...(collects && { collects }) }] : [],
        ),
        defaultIds: entries.flatMap(({ value }) => value.defaultIds ?? []),
      },
      problems,
      files,
    };
  },
};

/** Frequent rejections of the apps that each builder makes. */
export const builderRefusals = {
  schemas: {},
  /** @param {string} root of the project */
  compile(root) {
    const { entries, problems, files } = readBuilders(root);
    const refusals = Object.fromEntries(
      entries.flatMap(({ value }) => (value.refusals ? [[value.id, value.refusals.map(bare)]] : [])),
    );
    return { exports: { refusals }, problems, files };
  },
};

/**
 * @template Value, Mapped @param {Record<string, Value | undefined>} object @param {(value: Value) => Mapped} map
 */
function mapValues(object, map) {
  return Object.fromEntries(
    Object.entries(object).flatMap(([key, value]) => (value === undefined ? [] : [[key, map(value)]])),
  );
}
