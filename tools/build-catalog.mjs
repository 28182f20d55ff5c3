// npm run build:catalog: compiles catalog/ into dist-catalog/, the data package @storepilot/catalog with one signed file.
import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compileParts } from './catalog/catalog.mjs';
import { builtInDay } from './catalog/kinds/built-in-day.mjs';
import { problemsText } from './catalog/read-yaml.mjs';
import { loadSource } from './load-source.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
/** Secret with the private key, as PEM (PKCS #8). */
export const KEY_VARIABLE = 'STOREPILOT_RULES_KEY';
export const RULE_FILE = 'rules.json';

/**
 * Makes the text of a signed rule file from the catalogue.
 * @param {string} privateKey as PEM
 * @param {{ day?: string, engine?: { from: string, below: string } }} [options] by default the day of the last check in the
 * catalogue, and this version of the product up to the next minor one
 */
export async function ruleFileText(privateKey, { day, engine } = {}) {
  const { parts, problems } = compileParts(root);
  const broken = problems.filter(({ isDue }) => !isDue);
  if (broken.length > 0) throw new Error(`The catalogue is broken:\n${problemsText(broken)}`);
  const { RULE_FILE_FORMAT, RULE_FILE_SCHEMA, MAX_RULE_FILE_BYTES } =
    /** @type {typeof import('../src/domain/rule-book/rule-file.ts')} */ (
      await loadSource(root, 'src/domain/rule-book/rule-file.ts')
    );
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const last = builtInDay.compile(root).exports.builtInDay;
  if (day !== undefined && day < last)
    throw new Error(`--day is before ${last}, the last check in the catalogue.`);
  const rules = {
    schema: RULE_FILE_SCHEMA,
    version: day ?? last,
    engine: engine ?? { from: version, below: nextMinor(version) },
    parts,
  };
  const key = createPrivateKey(privateKey);
  if (key.asymmetricKeyType !== 'ed25519') throw new Error(`${KEY_VARIABLE} is no ed25519 key.`);
  const bytes = Buffer.from(JSON.stringify(rules));
  const signature = sign(null, bytes, key);
  if (!verify(null, bytes, createPublicKey(key), signature)) throw new Error('The signature does not fit.');
  const text = `${JSON.stringify({ format: RULE_FILE_FORMAT, signature: signature.toString('base64'), rules })}\n`;
  if (text.length > MAX_RULE_FILE_BYTES) throw new Error('The rule file is larger than the product takes.');
  return text;
}

/** `0.1.3` becomes `0.2.0`. @param {string} version */
function nextMinor(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  return `${major}.${minor + 1}.0`;
}

/** The public part of a private key, as the product has it: 32 bytes in base64. @param {string} privateKey as PEM */
export function publicKeyOf(privateKey) {
  const { x = '' } = createPublicKey(createPrivateKey(privateKey)).export({ format: 'jwk' });
  return Buffer.from(x, 'base64url').toString('base64');
}

/**
 * Writes the package.
 * @param {string} privateKey as PEM @param {{ day?: string | undefined, folder?: string }} [options]
 */
export async function buildCatalog(privateKey, { day, folder = join(root, 'dist-catalog') } = {}) {
  const text = await ruleFileText(privateKey, { ...(day !== undefined && { day }) });
  const { rules } = JSON.parse(text);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, RULE_FILE), text);
  const [year, month, date] = rules.version.split('-').map(Number);
  const manifest = {
    name: '@storepilot/catalog',
    version: `${year}.${month}.${date}`,
    description:
      'What StorePilot knows about the App Store and Google Play: dates, refusals, builders and consoles.',
    license: JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')).license,
    exports: `./${RULE_FILE}`,
    files: [RULE_FILE],
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  writeFileSync(join(folder, 'README.md'), readme(rules.version, rules.engine));
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  return folder;
}

/** @param {string} day @param {{ from: string, below: string }} engine */
function readme(day, { from, below }) {
  return `# @storepilot/catalog

The rules of ${day} for StorePilot ${from} and later, before ${below}: data without code, signed with ed25519.

Drop \`${RULE_FILE}\` on StorePilot's page Policy Watchdog, or run

    npx @storepilot/cli rules --update ${RULE_FILE}

\`signature\` is over the UTF-8 bytes of \`JSON.stringify(rules)\`.
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const key = process.env[KEY_VARIABLE];
  if (!key) {
    console.error(`${KEY_VARIABLE} is not set. docs/deploy.md says how to make the key.`);
    process.exit(2);
  }
  const at = process.argv.indexOf('--day');
  const folder = await buildCatalog(key, { day: at < 0 ? undefined : process.argv[at + 1] });
  console.log(`Built ${relative(process.cwd(), folder)}, signed for the public key ${publicKeyOf(key)}.`);
}
