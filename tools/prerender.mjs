import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

/**
 * Writes every prerendered page to static HTML with its styles inside and its scripts preloaded, so that it paints like
 * a page without scripts; `200.html` stays the empty shell for all other paths.
 * @returns {Promise<Record<string, string>>} URL path to the file that answers it
 * @param {string} dist folder of the client build
 * @param {string} serverEntry built by vite from src/app/prerender-entry.tsx
 */
export async function prerender(dist, serverEntry) {
  /** @type {{ renderPages: () => Promise<{ name: string, path: string, title: string, html: string }[]> }} */
  const { renderPages } = await import(pathToFileURL(serverEntry).href);
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8'));
  const shell = readFileSync(join(dist, 'index.html'), 'utf8');
  const withStyles = inlineStyles(shell, dist);
  writeFileSync(join(dist, '200.html'), shell);
  /** @type {Record<string, string>} */
  const files = {};
  for (const page of await renderPages()) {
    const html = withStyles
      .replace(/<title>.*?<\/title>/, `<title>${page.title}</title>`)
      .replace('</head>', `${preloads(manifest, page.name, shell)}</head>`)
      .replace('<div id="root"></div>', `<div id="root" data-route="${page.name}">${page.html}</div>`);
    if (/\sstyle="/.test(page.html))
      throw new Error(`${page.path} has a style attribute, which the policy forbids`);
    files[page.path] = page.path === '/' ? '/index.html' : `${page.path}.html`;
    writeFileSync(join(dist, files[page.path] ?? ''), html);
  }
  return files;
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
 * Hints for the page's own chunk and what it imports, which would otherwise come one after the other.
 * @param {Record<string, { file: string, imports?: string[] }>} manifest @param {string} name @param {string} shell
 */
function preloads(manifest, name, shell) {
  const source = PAGE_SOURCES[name];
  if (!source) throw new Error(`no source file known for the page "${name}"`);
  const files = new Set();
  /** @param {string} key */
  const collect = (key) => {
    const chunk = manifest[key];
    if (!chunk || files.has(chunk.file)) return;
    files.add(chunk.file);
    chunk.imports?.forEach(collect);
  };
  collect(source);
  return [...files]
    .filter((file) => !shell.includes(file))
    .map((file) => `<link rel="modulepreload" crossorigin href="/${file}">`)
    .join('');
}

/** @type {Record<string, string>} */
const PAGE_SOURCES = {
  home: 'src/features/landing/landing-page.tsx',
  about: 'src/features/about/about-page.tsx',
  product: 'src/features/product/product-page.tsx',
  pricing: 'src/features/pricing/pricing-page.tsx',
  docs: 'src/features/docs/docs-page.tsx',
  terms: 'src/features/legal/terms-page.tsx',
  privacy: 'src/features/legal/privacy-page.tsx',
  signUp: 'src/features/auth/sign-up-page.tsx',
  signIn: 'src/features/auth/sign-in-page.tsx',
};
