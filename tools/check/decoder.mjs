// npm run check:decoder FOLDER…: decodes texts whose truth is written down, and prints the misses and how many answers
// are right. For measuring the decoder on texts that it has never seen; tests/held-out has the project's own.
//   --from      give the sender of the truth as well, as a person who chooses it does
//   --steps     also what each text is answered, with the steps, for reading
//   --json      the figures only, as JSON
// Misleading is a text for which a wrong cause is named, or a wrong case and not the right one.
// A truth is an entry of a list in YAML or JSON, or a file beside NAME.txt with its name: NAME.yaml, NAME.json. Its keys:
// text or file; sender; isRefusal (default: it has rules); rules: [apple-2.1]; any: true (one of them is enough);
// cases: [login-fails]; anyCase: true; severity; kind; advice: [words the steps must have, `or|other words`].
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measure, readTruths, reportText } from './decoder-score.mjs';
import { loadSource } from '../load-source.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    from: { type: 'boolean', default: false },
    steps: { type: 'boolean', default: false },
    json: { type: 'boolean', default: false },
  },
});
if (positionals.length === 0) {
  console.error('Usage: npm run check:decoder -- [--from] [--steps] [--json] FOLDER…');
  process.exit(2);
}

const { decodeAnyLanguage } = /** @type {typeof import('../../src/decoder/decode-any-language.ts')} */ (
  await loadSource(root, 'src/decoder/decode-any-language.ts')
);
const { SENDERS } = /** @type {typeof import('../../src/model/message-sender.ts')} */ (
  await loadSource(root, 'src/model/message-sender.ts')
);

const { casesOf } = /** @type {typeof import('../../src/decoder/advice.ts')} */ (
  await loadSource(root, 'src/decoder/advice.ts')
);

/** @param {import('../../src/decoder/cause-match.ts').CauseMatch} match */
function stepsOf({ causeId, caseId, fix }) {
  return (casesOf(causeId).find(({ id }) => id === caseId)?.steps ?? [fix]).join('\n');
}

const truths = positionals.flatMap((folder) => readTruths(resolve(folder)));
const score = measure(truths, {
  decode: decodeAnyLanguage,
  senders: SENDERS,
  isFromGiven: values.from,
  stepsOf,
});
if (values.steps && !values.json)
  for (const { name, answer } of score.answers) console.log(`${name}\n${answer}\n`);
console.log(values.json ? JSON.stringify(Object.fromEntries(score.figures), null, 2) : reportText(score));
