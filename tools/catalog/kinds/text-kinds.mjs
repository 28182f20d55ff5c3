// The difference of a store's refusal from other texts: words of ideas, our own texts of each kind, and the model fitted to them.
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { readLines } from '../read-lines.mjs';
import { readYaml } from '../read-yaml.mjs';

const FOLDER = 'catalog/text-kinds';
const IDEAS = `${FOLDER}/ideas.yaml`;
export const MODEL = `${FOLDER}/model.json`;

export const TEXT_KINDS = /** @type {const} */ ([
  ...['refusal', 'approval', 'on-the-way', 'plan', 'change', 'news', 'question', 'log', 'mail'],
]);

const ideasSchema = z.record(
  z.string().regex(/^[a-z]+$/i),
  z.strictObject({
    words: z
      .string()
      .trim()
      .min(1)
      .describe('Beginnings of words in lower case, separated by `|`; `$` ends a whole word.'),
    joined: z.string().trim().min(1).optional().describe('The same in scripts without spaces, anywhere.'),
  }),
);
const passageSchema = z.strictObject({ kind: z.enum(TEXT_KINDS), text: z.string().trim().min(5) });

/** @typedef {z.infer<typeof passageSchema>} KindPassage */

/**
 * Reads our own texts of each kind, one JSON object a line.
 * @param {string} root @param {import('../read-yaml.mjs').Problem[]} problems
 */
export function readKindPassages(root, problems) {
  return readLines(root, `${FOLDER}/passages`, passageSchema, () => undefined, problems);
}

/** Beginnings of words as one expression. @param {string} words @param {string | undefined} joined */
function patternOf(words, joined) {
  const alternatives = partsOf(words).map((word) =>
    word.endsWith('$') ? String.raw`${word.slice(0, -1)}(?![\p{L}\p{M}])` : word,
  );
  const pattern = String.raw`(?<![\p{L}\p{M}])(?:${alternatives.join('|')})`;
  return joined === undefined ? pattern : `${pattern}|${joined}`;
}

/** The alternatives outside brackets. @param {string} words */
function partsOf(words) {
  let depth = 0;
  const parts = [''];
  for (const sign of words) {
    if (sign === '(') depth += 1;
    if (sign === ')') depth -= 1;
    if (sign === '|' && depth === 0) parts.push('');
    else parts.push(`${parts.pop() ?? ''}${sign}`);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

/** A short digest of what a model is fitted to. @param {readonly KindPassage[]} passages */
export function digestOf(passages) {
  return createHash('sha256').update(JSON.stringify(passages)).digest('hex').slice(0, 16);
}

export const textKinds = {
  schemas: { 'text-kinds': ideasSchema, 'text-kind-passages': passageSchema },
  isOfBuild: true,
  isReadOnUse: true,
  /** @param {string} root of the project */
  compile(root) {
    /** @type {import('../read-yaml.mjs').Problem[]} */
    const problems = [];
    const { files } = readKindPassages(root, problems);
    const read = Object.assign(
      {},
      ...readYaml(root, IDEAS, ideasSchema, { problems }).map(({ value }) => value),
    );
    const ideas = Object.fromEntries(
      Object.entries(read).map(([name, { words, joined }]) => [name, patternOf(words, joined)]),
    );
    const path = join(root, MODEL);
    const model = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
    return { exports: { ideas, model }, problems, files: [IDEAS, MODEL, ...files] };
  },
};
