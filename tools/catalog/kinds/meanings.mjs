// Kinds of violating sentences, our own sentences of each, and the model that is fitted to them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
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
/** @typedef {z.infer<typeof passageSchema>} Passage */

/** @param {string} line @returns {unknown} */
function parsed(line) {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

/**
 * Reads the kinds and their sentences, one JSON object a line.
 * @param {string} root @param {import('../read-yaml.mjs').Problem[]} problems
 */
export function readPassages(root, problems) {
  const rules = Object.assign({}, ...readYaml(root, KINDS, schema, { problems }).map(({ value }) => value));
  const kinds = Object.keys(rules);
  const folder = join(root, PASSAGES);
  const files = (existsSync(folder) ? readdirSync(folder) : [])
    .filter((file) => file.endsWith('.jsonl'))
    .sort()
    .map((file) => `${PASSAGES}/${file}`);
  const passages = files.flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .flatMap((line, index) => {
        if (line === '') return [];
        const { data, error } = passageSchema.safeParse(parsed(line));
        const report = (/** @type {string} */ message) => problems.push({ file, line: index + 1, message });
        if (error) report(error.issues[0]?.message ?? 'expected a passage');
        else if (data.kind !== 'none' && !kinds.includes(data.kind))
          report(`kind: expected a kind, got ${data.kind}`);
        return data ? [data] : [];
      }),
  );
  return { rules, kinds, passages, files: [KINDS, ...files] };
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
