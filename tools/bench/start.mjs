// Measures how long `npm start` takes until the site answers, against the bundler alone.
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { performance } from 'node:perf_hooks';

/**
 * Packages are installed already.
 * @param {string} root of the project @param {string} folder for what the bundler writes
 */
export async function measureStart(root, folder) {
  return { viteMs: await timeVite(root, folder), startMs: await timeStart(root) };
}

/** @param {string} root @param {string} folder */
async function timeVite(root, folder) {
  const vite = join(root, 'node_modules/vite/bin/vite.js');
  const started = performance.now();
  const args = [
    vite,
    'build',
    '--outDir',
    join(folder, 'vite-alone'),
    '--emptyOutDir',
    '--logLevel',
    'error',
  ];
  const child = spawn(process.execPath, args, { cwd: root, stdio: 'ignore', env: production() });
  const code = await new Promise((resolve) => child.once('close', resolve));
  if (code !== 0) throw new Error(`vite build ended with ${String(code)}`);
  return performance.now() - started;
}

/** @param {string} root */
async function timeStart(root) {
  const started = performance.now();
  const child = spawn(process.execPath, [join(root, 'tools/start.mjs')], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...production(), PORT: '0' },
  });
  try {
    /** @type {string} */
    const url = await new Promise((resolve, reject) => {
      let output = '';
      /** @param {Buffer} data */
      const read = (data) => {
        output += String(data);
        const found = /StorePilot {2}(http\S+)/.exec(output)?.[1];
        if (found) resolve(found);
      };
      child.stdout.on('data', read);
      child.stderr.on('data', read);
      child.once('close', () => reject(new Error(`npm start ended: ${output}`)));
    });
    const answer = await fetch(url);
    if (!answer.ok) throw new Error(`npm start answers ${answer.status}`);
    await answer.text();
    return performance.now() - started;
  } finally {
    child.kill();
  }
}

/** Reading TypeScript has set NODE_ENV, which a user's shell does not have. */
function production() {
  const env = { ...process.env };
  delete env.NODE_ENV;
  return env;
}
