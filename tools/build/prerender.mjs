import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  BEFORE_HEADING,
  isStaticPage,
  likelyNext,
  pageSources,
  SHOWN_FIRST,
  WHEN_SIGNED_IN,
  WITH_ALL_STYLES,
} from './page-sources.mjs';
import { publicScripts, usedStyles } from './public-styles.mjs';

const SOURCES = pageSources();

/** @typedef {Record<string, { file: string, imports?: string[] }>} Manifest */
/** @typedef {{ name: string, path: string, title: string, html: string }} Screen */

/**
 * Writes every prerendered page to static HTML with the styles of the public pages inline and its scripts preloaded, so
 * that it paints like a page without scripts. Protected pages get a shell with their frame, which users with a stored
 * session see until the page's code has loaded, and hints for their scripts, which would otherwise be requested one after
 * the other;
 * `200.html` is the shell for all other paths.
 * @returns {Promise<Record<string, string>>} URL path to the file that answers it
 * @param {string} dist folder of the client build
 * @param {string} serverEntry built by vite from src/app/prerender-entry.tsx
 */
export async function prerender(dist, serverEntry) {
  /** @type {Record<'renderPages' | 'renderFrames', () => Promise<Screen[]>>} */
  const { renderPages, renderFrames } = await import(pathToFileURL(serverEntry).href);
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const { shell, scripts, sheet } = splitHead(readFileSync(join(dist, 'index.html'), 'utf8'));
  const imports = writeImports(dist, manifest);
  const withImports = (/** @type {string} */ html) =>
    html.replace('<div id="root"', () => `<div id="root" data-imports="/${imports}"`);
  const sheetLink = `<link rel="stylesheet" crossorigin href="${sheet}">`;
  writeFileSync(join(dist, '200.html'), withImports(withHead(shell, sheetLink + scripts)));
  /** @type {Record<string, string>} */
  const files = {};
  /** @param {Screen} screen @param {string} root @param {(scripts: string) => string} head @param {readonly string[]} sources */
  const write = ({ path, title, html }, root, head, sources) => {
    if (/\sstyle="/.test(html)) throw new Error(`${path} has a style attribute, which the policy forbids`);
    const file = path === '/' ? '/index.html' : `${path}.html`;
    const text = withHead(shell, head(scripts + preloads(manifest, sources, scripts)))
      .replace(/<title>.*?<\/title>/, () => `<title>${title}</title>`)
      .replace('<div id="root"></div>', () => root);
    writeFileSync(join(dist, file), withImports(text));
    files[path] = file;
  };

  /** @param {readonly string[]} likely @param {readonly string[]} sources of the page @returns {string} files */
  const ahead = (likely, sources) => {
    const own = chunkFiles(manifest, ['index.html', ...sources]);
    return chunkFiles(manifest, likely)
      .filter((file) => !own.includes(file))
      .join(' ');
  };

  const pages = await renderPages();
  const css = readFileSync(join(dist, sheet), 'utf8').trim();
  const code = publicScripts(dist, manifest, pages.map(sourceOf), [...WHEN_SIGNED_IN, ...WITH_ALL_STYLES]);
  const styles = usedStyles(css, [shell, code, ...pages.map(({ html }) => html)].join('\n'));
  if (styles.includes('</style')) throw new Error('The style sheet cannot be inside HTML');
  for (const page of pages) {
    const source = sourceOf(page);
    const sources = isStaticPage(source) ? [] : [source];
    const { forVisitor, forUser } = likelyNext(source, true);
    const next = [
      `data-next-for-visitor="${ahead(forVisitor, sources)}"`,
      `data-next-for-user="${ahead(forUser, sources)}"`,
    ];
    const root = `<div id="root" data-route="${page.name}" data-styles="${sheet}" ${next.join(' ')}>${page.html}</div>`;
    write(page, root, (hints) => `${hints}<style>${styles}</style>`, sources);
  }
  for (const frame of await renderFrames()) {
    const sources = [sourceOf(frame), ...BEFORE_HEADING, ...(SHOWN_FIRST[frame.name] ?? [])];
    const next = ahead(likelyNext(sourceOf(frame), false).forUser, sources);
    const root = `<div id="root" data-next-for-user="${next}"><div data-frame>${frame.html}</div></div>`;
    write(frame, root, (hints) => sheetLink + hints, sources);
  }
  return files;
}

const SCRIPTS = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;
const SHEET = /\s*<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/;

/**
 * Takes the scripts and the style sheet out of the head that Vite wrote.
 * @param {string} html
 */
function splitHead(html) {
  const sheet = SHEET.exec(html)?.[1];
  if (sheet === undefined) throw new Error('The built index.html has no style sheet');
  const scripts = [...html.matchAll(SCRIPTS)].map(([tag]) => tag.trim()).join('');
  return { shell: html.replace(SHEET, '').replace(SCRIPTS, ''), scripts, sheet };
}

/**
 * Adds tags right after the theme script: what is requested is then in the first bytes of the document, and the script
 * waits for no style sheet.
 * @param {string} shell @param {string} tags
 */
function withHead(shell, tags) {
  return shell.replace('</script>', () => `</script>${tags}`);
}

/** @param {Screen} screen */
function sourceOf({ name }) {
  const source = SOURCES[name];
  if (!source) throw new Error(`src/app/routes.ts names no import() of a page file for "${name}"`);
  return source;
}

/**
 * Returns hints for these chunks and what they import.
 * @param {Manifest} manifest @param {readonly string[]} sources @param {string} scripts which need none
 */
function preloads(manifest, sources, scripts) {
  return chunkFiles(manifest, sources)
    .filter((file) => !scripts.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/**
 * Writes the list of what each script imports (src/lib/script-imports.ts).
 * @param {string} dist @param {Manifest} manifest @returns {string} its file in the folder
 */
function writeImports(dist, manifest) {
  const chunks = Object.values(manifest).filter(({ file }) => file.endsWith('.js'));
  const files = chunks.map(({ file }) => file);
  const imports = chunks.map(({ imports: keys = [] }) =>
    keys.map((key) => files.indexOf(manifest[key]?.file ?? '')).filter((at) => at >= 0),
  );
  const text = JSON.stringify({ files, imports });
  const file = `assets/imports-${createHash('sha256').update(text).digest('base64url').slice(0, 8)}.json`;
  writeFileSync(join(dist, file), text);
  return file;
}

/**
 * Returns the files of these chunks and of what they import.
 * @param {Manifest} manifest @param {readonly string[]} sources
 */
function chunkFiles(manifest, sources) {
  /** @type {Set<string>} */
  const files = new Set();
  /** @param {string} key */
  const collect = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`${key} is no chunk of the build`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  sources.forEach(collect);
  return [...files];
}
