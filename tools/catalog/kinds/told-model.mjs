// How people tell each case in everyday words, and the model that `npm run fit:told` fits to it, for closest matches.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import { NO_REASON } from '../../../src/decoder/terms.mjs';
import { readLines } from '../read-lines.mjs';
import { readPassages } from './rejection-model.mjs';
import { readRejections } from './rejections.mjs';

const FOLDER = 'catalog/rejections/told';
export const MODEL = `${FOLDER}/model.json`;

const toldSchema = z.strictObject({
  of: z.string().describe('`cause/case`, or `none` of what people write beside it.'),
  text: z.string().trim().min(10),
});

/** @typedef {import('./rejection-model.mjs').Cause} Cause */

/**
 * Reads all that a model is fitted to: what people tell, and the passages of letters.
 * @param {string} root @param {readonly Cause[]} causes @param {import('../read-yaml.mjs').Problem[]} problems
 * @returns {{ labels: string[], texts: { of: string, text: string }[], files: string[] }} the labels that a text may have:
 * `cause/case`, or the cause where it has no cases
 */
export function readTold(root, causes, problems) {
  const labels = causes
    .filter(({ isLastResort }) => !isLastResort)
    .flatMap(({ id, cases = [] }) => (cases.length > 0 ? cases.map((each) => `${id}/${each.id}`) : [id]));
  const known = new Set([...labels, NO_REASON]);
  const { values, files } = readLines(
    root,
    FOLDER,
    toldSchema,
    (data) => (known.has(data.of) ? undefined : `of: expected a case, got ${data.of}`),
    problems,
  );
  const { passages, files: ofPassages } = readPassages(root, causes, []);
  const ofLetters = passages.map(({ cause, case: id, text }) => ({
    of: id === undefined ? cause : `${cause}/${id}`,
    text,
  }));
  return {
    labels,
    texts: [...values, ...ofLetters].filter(({ of }) => known.has(of)),
    files: [...files, ...ofPassages],
  };
}

/**
 * A hash of all that a model is fitted to, by which an older one is told.
 * @param {string} root @param {{ labels: readonly string[], files: readonly string[] }} read
 */
export function inputsOf(root, { labels, files }) {
  const hash = createHash('sha256').update(labels.join('\n'));
  for (const file of files) hash.update(readFileSync(join(root, file)));
  return hash.digest('hex');
}

export const rejectionTold = {
  schemas: {},
  isOfBuild: true,
  isReadOnUse: true,
  /** @param {string} root of the project */
  compile(root) {
    const { causes, problems, files } = readRejections(root);
    const told = readTold(
      root,
      causes.map(({ value }) => value),
      problems,
    );
    const { inputs, model } = JSON.parse(readFileSync(join(root, MODEL), 'utf8'));
    if (problems.length === 0 && inputs !== inputsOf(root, told))
      problems.push({
        file: MODEL,
        line: 1,
        message: 'the model is fitted to other files; run npm run fit:told',
      });
    return { exports: { model }, problems, files: [...files, ...told.files, MODEL] };
  },
};
