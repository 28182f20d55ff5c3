// npm run build:cli: bundles the terminal program from cli/ into dist-cli/, an installable package (npm pack ./dist-cli).
import { chmodSync, copyFileSync, cpSync, existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { catalog } from './catalog/catalog-plugin.mjs';
import { noticesText, shippedPackages } from './build/licences.mjs';
import { withoutRuleExamples } from './build/rule-examples-plugin.mjs';
import { loadSource } from './load-source.mjs';

const root = fileURLToPath(new URL('..', import.meta.url)).replace(/\/$/, '');
const BIN = 'storepilot.mjs';
/**
 * Files of code that few commands load, by the module that is imported: the phrases of `decode` and
 * its terms of other languages, the server for assistants, the commands with keys, and the language detector.
 * @type {Record<string, string>}
 */
const PARTS = {
  run: 'program.mjs',
  'decode-text': 'decoder.mjs',
  gloss: 'terms.mjs',
  serve: 'mcp-server.mjs',
  'static.extrasmall': 'languages.mjs',
};
/** Modules of a few lines that commands with and without the rules share: one file instead of a dozen. */
const SHARED =
  /\/src\/(?:model\/(?:app|message-sender|purchases)|domain\/(?:builds\/sdk-texts|dates|format-bytes|group-by|handover\/subjects|lazily|purchases\/products|rule-book\/(?:newer-parts|rules-age)|stores\/stores|texts)|readers\/text-by-mark)\.|\/cli\/(?:terminal\/arguments|rules\/warn-of-age)\.|built-in-day/;
const SCHEMA = 'config.schema.json';
const SKILLS = 'skills';

/** Bundles the program and writes the package around it. @param {string} [folder] */
export async function buildCli(folder = join(root, 'dist-cli')) {
  const { RULES } = /** @type {typeof import('../src/checks/rules/rules.ts')} */ (
    await loadSource(root, 'src/checks/rules/rules.ts')
  );
  const examples = Object.fromEntries(Object.entries(RULES).map(([id, rule]) => [id, rule.examples]));
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    publicDir: false,
    plugins: [catalog({ readsFiles: true }), withoutRuleExamples({ examples })],
    resolve: {
      alias: {
        '@modelcontextprotocol/server/_shims': join(root, 'cli/mcp/sdk-shims.ts'),
        '@': join(root, 'src'),
      },
    },
    ssr: { noExternal: true, target: 'node' },
    build: {
      ssr: 'cli/main.ts',
      ssrEmitAssets: true,
      outDir: folder,
      emptyOutDir: true,
      target: 'node20',
      minify: true,
      rolldownOptions: {
        output: {
          codeSplitting: { groups: [{ name: 'shared', test: SHARED }] },
          entryFileNames: BIN,
          chunkFileNames: ({ name }) => PARTS[name] ?? '[name].mjs',
          banner: ({ isEntry }) => (isEntry ? '#!/usr/bin/env node' : ''),
        },
      },
    },
  });
  chmodSync(join(folder, BIN), 0o755);
  const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const manifest = {
    name: '@storepilot/cli',
    version: project.version,
    description:
      'Checks builds and store listings of mobile apps against the rules of the App Store and Google Play.',
    license: project.license,
    type: 'module',
    bin: { storepilot: BIN },
    files: [...outputNames(result), SCHEMA, 'licences.txt', SKILLS],
    engines: project.engines,
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  const { CONFIG_SCHEMA } = /** @type {typeof import('../src/domain/check-config/config-schema.ts')} */ (
    await loadSource(root, 'src/domain/check-config/config-schema.ts')
  );
  writeFileSync(join(folder, SCHEMA), `${JSON.stringify(CONFIG_SCHEMA, null, 2)}\n`);
  copyFileSync(join(root, 'cli/README.md'), join(folder, 'README.md'));
  cpSync(join(root, SKILLS), join(folder, SKILLS), { recursive: true });
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  const names = bundledPackages(result);
  const packages = shippedPackages(root).filter(({ name }) => names.has(name));
  writeFileSync(join(folder, 'licences.txt'), noticesText(packages));
  return folder;
}

/**
 * Writes the built site as a package of its own, which `storepilot open` finds beside the program: with its text recognition it
 * is twenty times as large as the program, which CI installs for every check.
 * @param {string} [folder]
 */
export function writeSitePackage(folder = join(root, 'dist-site')) {
  const dist = join(root, 'dist');
  if (!existsSync(join(dist, '200.html'))) return undefined;
  const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  rmSync(folder, { recursive: true, force: true });
  cpSync(dist, join(folder, 'dist'), { recursive: true });
  const manifest = {
    name: '@storepilot/site',
    version: project.version,
    description: 'The StorePilot web page, which storepilot open serves on this computer.',
    license: project.license,
    files: ['dist'],
  };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`);
  copyFileSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  return folder;
}

/** Files of the code, the program first, and the data that they read. @param {Awaited<ReturnType<typeof build>>} result */
function outputNames(result) {
  return 'output' in result ? result.output.map(({ fileName }) => fileName) : [];
}

/**
 * Names of the packages whose code is in the bundle.
 * @param {Awaited<ReturnType<typeof build>>} result
 */
function bundledPackages(result) {
  const outputs = 'output' in result ? result.output : [];
  const modules = outputs.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const names = modules.flatMap((id) => {
    const inside = relative(root, id).split('node_modules/').at(-1) ?? '';
    return id.includes('node_modules/') ? [/^(?:@[^/]+\/)?[^/]+/.exec(inside)?.[0] ?? ''] : [];
  });
  return new Set(names);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const folder = await buildCli();
  console.log(
    `Built ${relative(process.cwd(), folder) || '.'}. Install it with: npm install $(npm pack ./dist-cli)`,
  );
  console.log(
    writeSitePackage()
      ? 'Built dist-site, the web page for storepilot open.'
      : 'Without dist-site, the web page for storepilot open: run npm run build first.',
  );
}
