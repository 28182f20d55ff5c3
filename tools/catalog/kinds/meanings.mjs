// Kinds of violating sentences, our own sentences of each, and the model that `npm run fit:meanings` fits to them.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readLines } from '../read-lines.mjs';
import { readYaml } from '../read-yaml.mjs';

const FOLDER = 'catalog/meanings';
const KINDS = `${FOLDER}/kinds.yaml`;
export const MODEL = `${FOLDER}/model.json`;
export const VECTORS = `${FOLDER}/vectors.json`;
export const ORDINARY = `${FOLDER}/ordinary.json`;
const PASSAGES = `${FOLDER}/passages`;
const ENGLISH = `${PASSAGES}/en.jsonl`;

const schema = z.record(
  z.string().regex(/^[a-z]+\.[a-z-]+$/, 'expected a kind such as hate.groups'),
  z.string().regex(/^(?:none|listing-[a-z-]+)$/, 'expected a rule about listings'),
);
const passageSchema = z.strictObject({
  kind: z.string().describe('A kind, or `none`.'),
  text: z.string().trim().min(4),
  honest: z.literal(true).optional().describe('A sentence about the same thing that no store minds.'),
});

/**
 * Reads the kinds and their sentences, one JSON object a line.
 * @param {string} root @param {import('../read-yaml.mjs').Problem[]} problems
 */
export function readPassages(root, problems) {
  const rules = Object.assign({}, ...readYaml(root, KINDS, schema, { problems }).map(({ value }) => value));
  const known = new Set(['none', ...Object.keys(rules)]);
  const { values: passages, files } = readLines(
    root,
    PASSAGES,
    passageSchema,
    ({ kind }) => (known.has(kind) ? undefined : `kind: expected a kind, got ${kind}`),
    problems,
  );
  return { rules, passages, files: [KINDS, ...files] };
}

/**
 * A hash of all that a model is fitted to, by which an older one is told.
 * @param {string} root
 */
export function inputsOf(root) {
  const hash = createHash('sha256');
  const { files } = readPassages(root, []);
  for (const file of [...files, VECTORS, ORDINARY]) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
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
    const { inputs, model } = JSON.parse(readFileSync(join(root, MODEL), 'utf8'));
    if (problems.length === 0 && inputs !== inputsOf(root))
      problems.push({
        file: ENGLISH,
        line: 1,
        message: 'the model is fitted to other files; run npm run fit:meanings',
      });
    const vectors = JSON.parse(readFileSync(join(root, VECTORS), 'utf8'));
    return {
      exports: { rules: reported, model, vectors },
      problems,
      files: [...files, MODEL, VECTORS, ORDINARY],
    };
  },
};
