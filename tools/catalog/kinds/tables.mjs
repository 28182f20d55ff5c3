// Plain tables that belong to the build: each is a file or a folder, checked by a schema.
import { join } from 'node:path';
import { z } from 'zod';
import { readYaml, yamlFilesIn } from '../read-yaml.mjs';
import { readDeadlineDates } from './deadlines.mjs';
import { id, text } from './builders.mjs';

/** @typedef {import('../read-yaml.mjs').Problem} Problem */

/**
 * A kind that is one file.
 * @template Value @template {Record<string, unknown>} Exports
 * @param {string} file below catalog/
 * @param {string} name of the JSON schema @param {z.ZodType<Value>} schema of the file, or of each item
 * @param {(entries: import('../read-yaml.mjs').Entry<Value>[], root: string) => Exports} toExports
 * @param {{ isList?: boolean }} [options]
 */
export function fileKind(file, name, schema, toExports, { isList = false } = {}) {
  return {
    schemas: { [name]: isList ? z.array(schema) : schema },
    isOfBuild: true,
    /** @param {string} root of the project */
    compile(root) {
      /** @type {Problem[]} */
      const problems = [];
      const entries = readYaml(root, `catalog/${file}`, schema, { isList, problems });
      return { exports: toExports(entries, root), problems, files: [`catalog/${file}`] };
    },
  };
}

/**
 * A kind that is a folder of files by language.
 * @template Value
 * @param {string} folder below catalog/ @param {readonly string[]} locales that have to be there
 * @param {string} name of the JSON schema @param {z.ZodType<Value>} schema
 */
function copyKind(folder, locales, name, schema) {
  return {
    schemas: { [name]: schema },
    isOfBuild: true,
    /** @param {string} root of the project */
    compile(root) {
      /** @type {Problem[]} */
      const problems = [];
      const path = `catalog/${folder}`;
      const files = yamlFilesIn(join(root, path));
      const found = files.flatMap((file) =>
        readYaml(root, `${path}/${file}`, schema, { problems }).map(({ value, report }) => {
          const locale = file.slice(0, -'.yaml'.length);
          if (!locales.includes(locale)) report([], `expected a file named after ${locales.join(', ')}`);
          return [locale, value];
        }),
      );
      for (const locale of locales)
        if (!files.includes(`${locale}.yaml`))
          problems.push({ file: `${path}/${locale}.yaml`, line: 1, message: 'expected this file' });
      return {
        exports: { copy: Object.fromEntries(found) },
        problems,
        files: files.map((file) => `${path}/${file}`),
      };
    },
  };
}

/** @template {string} Key @template {z.ZodType} Value @param {readonly Key[]} keys @param {Value} value */
const each = (keys, value) =>
  z.strictObject(/** @type {Record<Key, Value>} */ (Object.fromEntries(keys.map((key) => [key, value]))));
const texts = z.array(text).min(1);

const MARKETS = ['es-ES', 'fr-FR', 'de-DE', 'ja-JP', 'ko-KR', 'zh-CN', 'pt-BR', 'ru-RU', 'ar-SA', 'hi-IN'];
const CATEGORIES = /** @type {const} */ ([
  'productivity',
  'business',
  'education',
  'entertainment',
  'health',
  'social',
]);

const localizationSchema = z.strictObject({
  separator: z.string().min(1).describe('Between the app’s name and what it does.'),
  store: z.strictObject({ get: text, description: text }).describe('Words of the store’s own page.'),
  categories: each(
    CATEGORIES,
    z.strictObject({
      phrases: texts.describe('They follow the app’s name in the title; long ones first.'),
      subtitle: text.max(30).describe('On the App Store.'),
      tagline: text.max(80).describe('Google Play’s short description, and the start of the description.'),
      benefits: texts.describe('Lines of the description and of screenshots.'),
      keywords: texts,
    }),
  ),
  features: each(
    /** @type {const} */ ([
      'reminders',
      'calendar',
      'notes',
      'sharing',
      'photos',
      'offline',
      'privacy',
      'statistics',
    ]),
    z.strictObject({ line: text, keyword: text }),
  ).describe('Lines for features that the user’s own description names.'),
  advice: z.strictObject({
    notes: texts.describe('Cultural notes on the market.'),
    onScreen: text.describe('Ends the sentence “On screen: …”.'),
  }),
});
/** @typedef {z.infer<typeof localizationSchema>} LocalizationCopy */
export const localizationCopy = copyKind(
  'copy/localization',
  MARKETS,
  'localization-copy',
  localizationSchema,
);

const OPTIMIZER_CATEGORIES = /** @type {const} */ ([...CATEGORIES, 'finance', 'utilities']);
const asoSchema = each(
  OPTIMIZER_CATEGORIES,
  z.strictObject({
    phrases: texts.describe('They follow the app’s name in the title; long ones first.'),
    opening: text.regex(/\{name\}/, 'expected {name}, which is the app’s name'),
    benefits: texts,
  }),
);
const englishSchema = z.strictObject({
  titlePhrases: each(OPTIMIZER_CATEGORIES, texts),
  keywordIdeas: each(OPTIMIZER_CATEGORIES, texts),
  stopWords: text,
});
/** @typedef {z.infer<typeof asoSchema>} AsoCopy */
/** @typedef {Omit<z.infer<typeof englishSchema>, 'stopWords'>} AsoEnglish */
export const asoCopy = copyKind('copy/aso', ['es-ES', 'fr-FR', 'de-DE'], 'aso-copy', asoSchema);
export const asoEnglish = fileKind('copy/aso-english.yaml', 'aso-english', englishSchema, ([entry]) => ({
  ...entry?.value,
  stopWords: entry?.value.stopWords.split(' ') ?? [],
}));

const ratio = z.string().regex(/^\d+:\d+$/, 'expected a ratio such as 16:9');

/** @param {string | undefined} given */
function sidesOf(given) {
  const [long = 1, short = 1] = given?.split(':').map(Number) ?? [];
  return given && { long, short };
}

const slotSchema = z.strictObject({
  id: text.regex(/^[a-z\d.-]+$/, 'expected an id such as iphone-6.9'),
  store: z.enum(['ios', 'android']),
  label: text.describe('As the store writes it.'),
  device: z.enum(['phone', 'tablet', 'desktop', 'tv', 'vision', 'watch']),
  displayType: text
    .optional()
    .describe('Of App Store Connect’s API; also in file names that fastlane knows.'),
  sizes: text
    .regex(/^\d+x\d+(?: \d+x\d+)*$/, 'expected sizes such as 1290x2796 1320x2868')
    .optional()
    .describe('Exact sizes; none where a rule decides.'),
  allowsRotation: z
    .boolean()
    .optional()
    .describe('Whether each size is also accepted rotated; true without it.'),
  sizeRule: z
    .strictObject({
      minSide: z.int(),
      maxSide: z.int(),
      maxRatio: z.number().optional().describe('Long side to short side.'),
      exactRatio: ratio.optional().describe('The only accepted ratio.'),
      recognisedRatio: ratio
        .optional()
        .describe('The ratio by which an image is recognised for the slot by its size alone.'),
      landscapeOnly: z.boolean().optional(),
    })
    .refine((rule) => rule.maxRatio !== undefined || rule.exactRatio, 'expected maxRatio or exactRatio')
    .optional(),
  requiredWhen: z
    .enum(['iphone', 'iphone-unless-6.9', 'ipad', 'mac', 'apple-tv', 'vision', 'android', 'targeted'])
    .optional()
    .describe('targeted: only if the app is offered there. Optional without it.'),
  minCount: z.int().describe('Per locale.'),
  maxCount: z.int(),
  source: text,
  certainty: z
    .discriminatedUnion('level', [
      z.strictObject({ level: z.literal('official') }),
      z.strictObject({
        level: z.enum(['reported', 'conflicting']),
        note: text.describe('{id} is the date of that deadline.'),
      }),
    ])
    .optional()
    .describe('Given where the slot is new or its sizes are not confirmed.'),
  mediaTypes: z.array(z.enum(['image/png', 'image/jpeg'])).optional(),
  takesAnyScreen: z.boolean().optional().describe('It belongs to no kind of device.'),
  isUploadedByHand: z.boolean().optional().describe('No upload tool knows the slot yet.'),
});

/** @param {NonNullable<z.infer<typeof slotSchema>['sizeRule']>} rule */
function ruleOf({ exactRatio, recognisedRatio, ...rule }) {
  const exact = sidesOf(exactRatio);
  const recognised = sidesOf(recognisedRatio);
  return {
    ...rule,
    maxRatio: rule.maxRatio ?? (exact ? exact.long / exact.short : undefined),
    ...(exact && { exactRatio: exact }),
    ...(recognised && { recognisedRatio: recognised }),
  };
}

export const screenshotSlots = fileKind(
  'screenshot-slots.yaml',
  'screenshot-slots',
  slotSchema,
  (entries, root) => {
    const dates = readDeadlineDates(root);
    return {
      slots: entries.map(
        ({
          value: { sizes, allowsRotation = true, sizeRule, requiredWhen = 'optional', certainty, ...slot },
          report,
        }) => ({
          ...slot,
          sizes: (sizes?.split(' ') ?? []).map((size) => {
            const [width, height] = size.split('x').map(Number);
            return { width, height };
          }),
          allowsRotation,
          requiredWhen,
          ...(sizeRule && { sizeRule: ruleOf(sizeRule) }),
          ...(certainty && {
            certainty:
              'note' in certainty
                ? {
                    ...certainty,
                    note: certainty.note.replace(/\{([^}]*)\}/, (_, deadline) => {
                      if (!dates[deadline])
                        report(['certainty', 'note'], `expected the id of a deadline, got ${deadline}`);
                      return dates[deadline] ?? '';
                    }),
                  }
                : certainty,
          }),
        }),
      ),
    };
  },
  { isList: true },
);

const reports = z.enum(['warning', 'note']);
export const purposeStrings = fileKind(
  'purpose-strings.yaml',
  'purpose-strings',
  z.strictObject({
    framework: text,
    classes: texts.describe('Classes by which code asks for access.'),
    subject: text.describe('As in “asks for access to contacts”.'),
    keys: z
      .array(text.regex(/^[A-Za-z]+UsageDescription$/, 'expected a purpose string'))
      .min(1)
      .describe('Any one of them is enough.'),
    entitlement: text.optional().describe('Asked only of an app that is signed for it.'),
    severity: reports.describe('Of a build whose imports are known.'),
    notIn: z.array(z.string()).optional().describe('Frameworks that use a class and never ask for access.'),
    linkedSeverity: reports.optional().describe('Of a build in which only the linked framework shows.'),
  }),
  (entries) => ({ PURPOSE_RULES: entries.map(({ value }) => value) }),
  { isList: true },
);

const language = z.string().regex(/^(?:any|[a-z]{2,3})$/, 'expected a language such as de, or any');
const words = text.describe('Phrases, separated by " | ".');
const wordTables = z.record(z.string().regex(/^[a-zA-Z]+$/), z.record(language, words));
/** A file of catalog/words: the phrases of its tables by language. @param {string} file */
export const wordsKind = (file) =>
  fileKind(`words/${file}.yaml`, 'words', wordTables, ([entry]) => ({ ...entry?.value }));
export const functionWords = fileKind(
  'words/function-words.yaml',
  'function-words',
  z.record(language, text),
  ([entry]) => ({ words: entry?.value ?? {} }),
);

const code = z.string().regex(/^[a-z]{2,3}(?:-[A-Za-z\d]+)?$/, 'expected a code such as ja or pt-BR');
export const locales = fileKind(
  'locales.yaml',
  'locales',
  z.strictObject({
    code,
    apple: code.optional(),
    play: code.optional(),
    eas: z.literal(false).optional().describe('EAS Metadata refuses the code of Apple.'),
    name: text.describe('In English.'),
    nativeName: text,
  }),
  (entries) => {
    const seen = new Set();
    for (const { value, report } of entries)
      for (const key of /** @type {const} */ (['code', 'apple', 'play'])) {
        const name = `${key} ${value[key]}`;
        if (value[key] && seen.has(name)) report([key], `${value[key]} is there twice`);
        seen.add(name);
      }
    return { locales: entries.map(({ value }) => value) };
  },
  { isList: true },
);

const clauseSchema = z.strictObject({
  id: id.describe('Name in the address.'),
  title: text,
  body: z
    .array(
      z.union([
        text,
        z.strictObject({ points: texts }),
        z.strictObject({
          stored: z.array(z.strictObject({ what: text, why: text, where: text })).min(1),
        }),
      ]),
    )
    .min(1),
});
/** @typedef {z.infer<typeof clauseSchema>} Clause */
/** The legal texts, each in a file. */
export const legal = {
  schemas: { legal: z.array(clauseSchema) },
  isOfBuild: true,
  /** @param {string} root of the project */
  compile(root) {
    /** @type {Problem[]} */
    const problems = [];
    const files = ['terms', 'privacy'].map((each) => `catalog/legal/${each}.yaml`);
    const [terms, privacy] = files.map((file) =>
      readYaml(root, file, clauseSchema, { isList: true, problems }).map(({ value }) => value),
    );
    return { exports: { terms, privacy }, problems, files };
  },
};
