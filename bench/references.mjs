// References of the measurements, made in the same run: pages that do as little as possible.
import { copyFileSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { catalog } from '../tools/catalog/catalog-plugin.mjs';

const ENGINE = fileURLToPath(new URL('engine-page.ts', import.meta.url));

/** A button, a controlled field and a canvas that follows the pointer: the least that a press, a key or a frame can cost. */
const REACT_PAGE = `
import { useState } from 'react';
import { createRoot } from 'react-dom/client';
function Page() {
  const [text, setText] = useState('');
  const [count, setCount] = useState(0);
  const draw = (event) => {
    const canvas = event.currentTarget.getContext('2d');
    canvas.fillStyle = '#fff';
    canvas.fillRect(0, 0, 1200, 500);
    canvas.fillStyle = '#1b2140';
    canvas.fillRect(event.nativeEvent.offsetX, event.nativeEvent.offsetY, 200, 300);
  };
  return <>
    <h1>Hello</h1>
    <button onClick={() => setCount(count + 1)}>Press {count}</button>
    <label>Field <input value={text} onChange={(event) => setText(event.target.value)} /></label>
    <canvas width="1200" height="500" aria-label="Canvas" onPointerMove={draw} />
  </>;
}
createRoot(document.getElementById('root')).render(<Page />);
`;

/**
 * F0: the built landing page without any script.
 * @param {string} dist the built site @param {string} folder to write to @returns {string} the folder
 */
export function makeStaticPage(dist, folder) {
  const html = readFileSync(join(dist, 'index.html'), 'utf8')
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');
  if (/<script|modulepreload/.test(html)) throw new Error('F0 must not contain a script');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.html'), html);
  for (const icon of ['icon.svg', 'manifest.webmanifest']) copyFileSync(join(dist, icon), join(folder, icon));
  finish(dist, folder);
  return folder;
}

/**
 * F1: a React page of three controls, react and react-dom only.
 * @param {string} dist @param {string} folder inside the project, so that its packages are found
 */
export async function makeReactPage(dist, folder) {
  return makeBundle(dist, folder, { name: 'main.jsx', text: REACT_PAGE }, { plugins: [react()] });
}

/**
 * The page that draws.
 * @param {string} dist @param {string} folder @param {string} root of the project
 */
export async function makeEnginePage(dist, folder, root) {
  return makeBundle(
    dist,
    folder,
    { name: 'main.ts', text: `import ${JSON.stringify(ENGINE)};` },
    {
      resolve: { alias: { '@': join(root, 'src') } },
      plugins: [catalog()],
      worker: { format: 'es', plugins: () => [catalog()] },
    },
  );
}

/** @param {string} dist @param {string} folder @param {{ name: string, text: string }} entry @param {import('vite').InlineConfig} config */
async function makeBundle(dist, folder, entry, config) {
  const source = join(folder, 'source');
  const outDir = join(folder, 'dist');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(source, { recursive: true });
  writeFileSync(join(source, entry.name), entry.text);
  writeFileSync(
    join(source, 'index.html'),
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Reference</title><link rel="icon" href="data:,"></head><body><div id="root"></div><script type="module" src="./${entry.name}"></script></body></html>`,
  );
  await build({
    configFile: false,
    root: source,
    logLevel: 'error',
    ...config,
    build: { outDir, target: 'es2022', modulePreload: { polyfill: false } },
  });
  finish(dist, outDir);
  return outDir;
}

/**
 * Writes the product's own headers, so that the same policy costs the same. @param {string} dist @param {string} folder
 */
function finish(dist, folder) {
  copyFileSync(join(dist, '_headers'), join(folder, '_headers'));
  copyFileSync(join(folder, 'index.html'), join(folder, '200.html'));
}
