import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { pageSources, WHEN_SIGNED_IN } from './page-sources.mjs';

const SOURCES = pageSources();

/** @typedef {{ name: string, path: string, title: string }} Screen */

/**
 * Writes every prerendered page to static HTML with its styles inline and its scripts preloaded, so that it paints like
 * a page without scripts. Protected pages get the empty shell with hints for their scripts, which would otherwise be
 * requested one after the other; `200.html` is the shell for all other paths.
 * @returns {Promise<{ pages: Record<string, string>, shells: string[] }>} URL path to the file that answers it, and the
 * files of the shells
 * @param {string} dist folder of the client build
 * @param {string} serverEntry built by vite from src/app/prerender-entry.tsx
 */
export async function prerender(dist, serverEntry) {
  /** @type {{ renderPages: () => Promise<(Screen & { html: string })[]>, protectedScreens: () => Screen[] }} */
  const { renderPages, protectedScreens } = await import(pathToFileURL(serverEntry).href);
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  const withStyles = inlineStyles(shell, dist);
  writeFileSync(join(dist, '200.html'), shell);
  /** @param {string} html @param {Screen} screen @param {readonly string[]} sources */
  const forScreen = (html, { title }, sources) =>
    html
      .replace(/<title>.*?<\/title>/, `<title>${title}</title>`)
      .replace('</head>', `${preloads(manifest, sources, shell)}</head>`);

  /** @type {Record<string, string>} */
  const pages = {};
  for (const page of await renderPages()) {
    if (/\sstyle="/.test(page.html))
      throw new Error(`${page.path} has a style attribute, which the policy forbids`);
    const html = forScreen(withStyles, page, [sourceOf(page)]).replace(
      '<div id="root"></div>',
      `<div id="root" data-route="${page.name}">${page.html}</div>`,
    );
    const file = page.path === '/' ? '/index.html' : `${page.path}.html`;
    writeFileSync(join(dist, file), html);
    pages[page.path] = file;
  }

  const shells = protectedScreens().map((screen) => {
    const file = `${screen.path}.html`;
    writeFileSync(join(dist, file), forScreen(shell, screen, [sourceOf(screen), ...WHEN_SIGNED_IN]));
    return file;
  });
  return { pages, shells };
}

/** @param {Screen} screen */
function sourceOf({ name }) {
  const source = SOURCES[name];
  if (!source) throw new Error(`src/app/routes.ts names no import() of a page file for "${name}"`);
  return source;
}

/** @param {string} html @param {string} dist */
function inlineStyles(html, dist) {
  return html.replace(/<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/, (_, href) => {
    const css = readFileSync(join(dist, href), 'utf8').trim();
    if (css.includes('</style')) throw new Error('the style sheet can not stand inside HTML');
    return `<style>${css}</style>`;
  });
}

/**
 * Returns hints for these chunks and what they import.
 * @param {Record<string, { file: string, imports?: string[] }>} manifest @param {readonly string[]} sources
 * @param {string} shell whose own scripts need none
 */
function preloads(manifest, sources, shell) {
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
  return [...files]
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}
