// The words of letters in other languages: catalog/languages/<subject>.yaml, and function-words.yaml, which tells the languages apart.
import { join } from 'node:path';
import { z } from 'zod';
import { readYaml, yamlFilesIn } from '../read-yaml.mjs';

const FOLDER = 'catalog/languages';
const FUNCTION_WORDS = `${FOLDER}/function-words.yaml`;

/** Languages in which letters come, by the code that the files use. */
export const LANGUAGES = /** @type {const} */ ([
  ...['de', 'fr', 'es', 'pt', 'it', 'nl', 'pl', 'tr', 'ru', 'uk', 'id', 'vi', 'ja', 'ko', 'zh', 'ar', 'hi'],
  ...['th', 'cs', 'sv', 'hu'],
]);

const text = z.string().trim().min(1);
const lower = text.regex(/^[^\p{Lu}¦]*$/u, 'expected lower case');
const day = z.iso
  .date('expected a day such as 2026-11-22')
  .refine((date) => date <= new Date().toISOString().slice(0, 10), 'expected a day that is past');

const inLanguages = z.partialRecord(z.enum(['en', ...LANGUAGES]), lower);

const term = inLanguages.refine(
  (entry) => entry.en !== undefined && Object.keys(entry).length > 1,
  'expected `en`, what the decoder reads instead, and a term in at least one language',
);

export const languageSchema = z.strictObject({
  title: text.describe('What these terms are about.'),
  sources: z.array(text).min(1),
  checked: day,
  areWords: z.literal(true).optional().describe('They are read in whole letters only.'),
  terms: z
    .array(term)
    .min(1)
    .describe(
      'Alternatives with `|`; `…` is up to 80 characters of the sentence, `#` a number, `*` the rest of a word. What `en` has no piece for is left out.',
    ),
});

/** @typedef {typeof LANGUAGES[number]} Language */

export const languages = {
  isOfBuild: true,
  schemas: { language: languageSchema },
  /** @param {string} root */
  compile(root) {
    /** @type {import('../read-yaml.mjs').Problem[]} */
    const problems = [];
    const files = yamlFilesIn(join(root, FOLDER)).map((file) => `${FOLDER}/${file}`);
    const [words] = readYaml(root, FUNCTION_WORDS, inLanguages, { problems });
    const entries = files
      .filter((file) => file !== FUNCTION_WORDS)
      .flatMap((file) => readYaml(root, file, languageSchema, { problems }));
    // The single words come last.
    entries.sort((a, b) => Number(a.value.areWords ?? false) - Number(b.value.areWords ?? false));
    const terms = entries.flatMap(({ value, report }) =>
      value.terms.map((each, index) => {
        checkTerm(each, (message) => report(['terms', index], message));
        return each;
      }),
    );
    return {
      exports: {
        english: terms.map(({ en }) => en),
        firstWord: entries.reduce((sum, { value }) => sum + (value.areWords ? 0 : value.terms.length), 0),
        // One string for each language, in the order of `english`: an empty row where it has no term.
        terms: Object.fromEntries(
          LANGUAGES.map((language) => [language, terms.map((each) => each[language] ?? '').join('¦')]),
        ),
        functionWords: words?.value ?? {},
      },
      problems,
      files,
    };
  },
};

/** @param {Record<string, string | undefined>} entry @param {(message: string) => void} report */
function checkTerm({ en = '', ...others }, report) {
  const count = (/** @type {string} */ written, /** @type {string} */ sign) => written.split(sign).length;
  for (const [language, written = ''] of Object.entries(others))
    for (const alternative of written.split('|'))
      if (count(alternative, '…') < count(en, '…') || count(alternative, '#') !== count(en, '#'))
        report(`${language}: expected the … and # of "${en}", got "${alternative}"`);
}
