// npm run check:decoder FOLDER…: decodes texts whose truth is written down, and prints the misses and how many answers
// are right. For measuring the decoder on texts that it has never seen; tests/held-out has the project's own.
//   --from      give the sender of the truth as well, as a person who chooses it does
//   --json      the figures only, as JSON
// A truth is an entry of a list in YAML or JSON, or a file beside NAME.txt with its name: NAME.yaml, NAME.json. Its keys:
// text or file; sender; isRefusal (default: it has rules); rules: [apple-2.1]; any: true (one of them is enough);
// cases: [login-fails]; anyCase: true; severity; kind; advice: [words the steps must have, `or|other words`].
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { measure, readTruths, reportText } from './decoder-score.mjs';
import { loadSource } from './load-source.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { from: { type: 'boolean', default: false }, json: { type: 'boolean', default: false } },
});
if (positionals.length === 0) {
  console.error('Usage: npm run check:decoder -- [--from] [--json] FOLDER…');
  process.exit(2);
}

const { decodeLetter } = /** @type {typeof import('../src/decoder/decode-letter.ts')} */ (
  await loadSource(root, 'src/decoder/decode-letter.ts')
);
const { SENDERS } = /** @type {typeof import('../src/model/message-sender.ts')} */ (
  await loadSource(root, 'src/model/message-sender.ts')
);

const score = measure(
  positionals.flatMap((folder) => readTruths(resolve(folder))),
  { decode: decodeLetter, senders: SENDERS, isFromGiven: values.from },
);
console.log(values.json ? JSON.stringify(Object.fromEntries(score.figures), null, 2) : reportText(score));
