// Sentences that no honest text has, by the rule that finds them: catalog/claims/<rule>.yaml.
import { join } from 'node:path';
import { z } from 'zod';
import { readYaml, yamlFilesIn } from '../read-yaml.mjs';
import { text } from './builders.mjs';

const FOLDER = 'catalog/claims';

/** @param {string} words */
function isExpression(words) {
  try {
    // `*` after a beginning of a word is no part of the expression.
    return words.split(' | ').every((word) => new RegExp(word.replace(/(?<![})\]])\*$/, ''), 'u'));
  } catch {
    return false;
  }
}

const name = z.string().regex(/^[a-z][a-zA-Z]+$/, 'expected a name such as sumPerDay');
const words = text
  .refine(isExpression, 'expected regular expressions, separated by " | "')
  .describe(
    'Alternatives, separated by " | ". Any letters follow a final `*`, a space is any space, the rest is a regular expression.',
  );
const concept = z
  .record(z.string().regex(/^(?:[a-z]{2}|any)$/, 'expected a language such as de, or any'), words)
  .refine(
    ({ en, any }) => (en ?? any) !== undefined,
    'expected en, which is read in texts of every language, or any',
  );
const claim = z.strictObject({
  all: z.array(name).min(1).describe('Concepts of which the sentence names every one.'),
  unless: name.optional().describe('A concept that makes the sentence an honest one.'),
  about: name
    .optional()
    .describe('A concept that the text names anywhere, where the sentence leaves it out.'),
  denies: z
    .literal(true)
    .optional()
    .describe(
      'The claim says no itself ("no moderators"): another denial in its sentence turns nothing around.',
    ),
});
const schema = z.strictObject({
  claims: z.array(claim).min(1).optional().describe('In the order in which they are looked for.'),
  concepts: z.record(name, concept).describe('Words for one thing, by language.'),
});
/** @typedef {z.infer<typeof claim>} Claim */

export const claims = {
  schemas: { claims: schema },
  isOfBuild: true,
  isReadOnUse: true,
  /** @param {string} root of the project */
  compile(root) {
    /** @type {import('../read-yaml.mjs').Problem[]} */
    const problems = [];
    const files = yamlFilesIn(join(root, FOLDER)).map((file) => `${FOLDER}/${file}`);
    const entries = files.flatMap((file) => readYaml(root, file, schema, { problems }));
    /** @type {Record<string, z.infer<typeof concept>>} */
    const concepts = {};
    for (const { value, report } of entries)
      for (const [key, each] of Object.entries(value.concepts)) {
        if (concepts[key]) report(['concepts', key], 'expected a name that no other file has');
        concepts[key] = each;
      }
    const used = new Set();
    for (const { value, report } of entries)
      for (const [index, { denies: _, ...named }] of (value.claims ?? []).entries())
        for (const [field, keys] of Object.entries(named))
          for (const key of [keys].flat()) {
            used.add(key);
            if (!concepts[key]) report(['claims', index, field], `expected a concept, got ${key}`);
          }
    for (const { value, report } of entries)
      for (const key of Object.keys(value.concepts))
        if (!used.has(key)) report(['concepts', key], 'expected a claim that uses it');
    return {
      exports: {
        claims: Object.fromEntries(
          entries.flatMap(({ file, value }) =>
            value.claims ? [[file.slice(FOLDER.length + 1, -'.yaml'.length), value.claims]] : [],
          ),
        ),
        concepts,
      },
      problems,
      files,
    };
  },
};
