// Kinds of violating sentences, our own sentences of each, and the model that is fitted to them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readLines } from '../read-lines.mjs';
import { readYaml } from '../read-yaml.mjs';

const FOLDER = 'catalog/meanings';
const KINDS = `${FOLDER}/kinds.yaml`;
const MODEL = `${FOLDER}/model.json`;
const PASSAGES = `${FOLDER}/passages`;

const schema = z.record(
  z.string().regex(/^[a-z]+\.[a-z-]+$/, 'expected a kind such as hate.groups'),
  z.string().regex(/^(?:none|listing-[a-z-]+)$/, 'expected a rule about listings'),
);
const passageSchema = z.strictObject({
  kind: z.string().describe('A kind, or `none`.'),
  text: z.string().trim().min(4),
  lang: z
    .string()
    .regex(/^[a-z]{2}$/)
    .optional()
    .describe('English where it is left out.'),
  honest: z.literal(true).optional().describe('A sentence about the same thing that no store minds.'),
});

/**
 * Reads the kinds and their sentences, one JSON object a line.
 * @param {string} root @param {import('../read-yaml.mjs').Problem[]} problems
 */
function readPassages(root, problems) {
  const rules = Object.assign({}, ...readYaml(root, KINDS, schema, { problems }).map(({ value }) => value));
  const known = new Set(['none', ...Object.keys(rules)]);
  const { files } = readLines(
    root,
    PASSAGES,
    passageSchema,
    ({ kind }) => (known.has(kind) ? undefined : `kind: expected a kind, got ${kind}`),
    problems,
  );
  return { rules, files: [KINDS, ...files] };
}

export const meanings = {
  schemas: { meanings: schema, 'meaning-passages': passageSchema },
  isOfBuild: true,
  isReadOnUse: true,
  /** @param {string} root of the project */
  compile(root) {
    /** @type {import('../read-yaml.mjs').Problem[]} */
    const problems = [];
    const { rules, files } = readPassages(root, problems);
    const reported = Object.fromEntries(Object.entries(rules).filter(([, rule]) => rule !== 'none'));
    const model = JSON.parse(readFileSync(join(root, MODEL), 'utf8'));
    return { exports: { rules: reported, model }, problems, files: [...files, MODEL] };
  },
};
