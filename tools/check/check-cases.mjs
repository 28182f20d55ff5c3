// npm run check:cases: cross-validation of the cases. The passages of the catalogue are divided in four; the
// model is counted on three parts and asked about the fourth. Prints how often the case that a passage tells is named,
// asked for, or wrong: over whole passages, over their first sentence, and among unrelated sentences.
import { fileURLToPath } from 'node:url';
import { labelsOf, modelOf, readPassages } from '../catalog/kinds/rejection-model.mjs';
import { readRejections } from '../catalog/kinds/rejections.mjs';
import { loadSource } from '../load-source.mjs';
import { familyOf } from '../../src/decoder/terms.mjs';

const FOLDS = 4;
const MIN_SENTENCE = 25;
const AROUND = [
  'Hi everyone, it is our third try.',
  'Does anybody know how to proceed? Thanks for any help!',
];

/** @type {Record<string, (text: string) => string>} */
const FORMS = {
  whole: (text) => text,
  'first sentence': (text) => text.split(/(?<=[.!?]) /).find(({ length }) => length > MIN_SENTENCE) ?? text,
  'among others': (text) => [AROUND[0], text, AROUND[1]].join('\n'),
};

const root = fileURLToPath(new URL('../..', import.meta.url));
const { chooseCase, rankCases, rankerOf } = /** @type {typeof import('../../src/decoder/rank-causes.ts')} */ (
  await loadSource(root, 'src/decoder/rank-causes.ts')
);
const { readableText } = /** @type {typeof import('../../src/decoder/readable-text.ts')} */ (
  await loadSource(root, 'src/decoder/readable-text.ts')
);
const causes = readRejections(root).causes.map(({ value }) => value);
const { passages } = readPassages(root, causes, []);
const isAlone = (/** @type {string} */ id) =>
  causes.reduce(
    (sum, each) => sum + (familyOf(each.id) === familyOf(id) ? (each.cases?.length ?? 0) : 0),
    0,
  ) < 2;
const score = Object.keys(FORMS).map((form) => ({ form, all: 0, right: 0, asked: 0, wrong: 0 }));
for (let fold = 0; fold < FOLDS; fold += 1) {
  const known = passages.filter((_, index) => index % FOLDS !== fold);
  const ranker = rankerOf(modelOf(causes, [...labelsOf(causes), ...known]));
  for (const [index, { cause, case: wanted, text }] of passages.entries()) {
    if (index % FOLDS !== fold || wanted === undefined || isAlone(cause)) continue;
    for (const row of score) {
      const own = readableText(FORMS[row.form]?.(text) ?? text);
      const isOwn = (/** @type {{ id: string }} */ { id }) => familyOf(id) === familyOf(cause);
      const { caseId, candidates } = chooseCase(rankCases(own, isOwn, [], undefined, ranker), own, ranker);
      row.all += 1;
      if (caseId === wanted) row.right += 1;
      else if (caseId !== undefined) row.wrong += 1;
      else if (candidates.some((each) => each.caseId === wanted)) row.asked += 1;
    }
  }
}
for (const { form, all, right, asked, wrong } of score) {
  const percent = (/** @type {number} */ count) => `${((100 * count) / all).toFixed(1)} %`;
  console.log(
    `${form.padEnd(15)} ${all}: named ${percent(right)}, asked ${percent(asked)}, wrong ${percent(wrong)}`,
  );
}
