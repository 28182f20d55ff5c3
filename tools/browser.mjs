import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/**
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own, or an installed one.
 * @returns {string | undefined}
 */
export function findBrowser() {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    console.error(`CHROMIUM_PATH points at nothing: ${CHROMIUM_PATH}`);
    process.exit(1);
  }
  return [chromium.executablePath(), ...INSTALLED].find((path) => path && existsSync(path));
}

/**
 * Finds the browser for the journeys; installs one when there is none.
 * @returns {string} ends the process with one line that says what to install when that fails
 */
export function ensureBrowser() {
  const found = findBrowser();
  if (found) return found;
  console.log('No Chromium found; installing one …');
  const cli = fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url));
  const attempts = [
    () => run(process.execPath, [cli, 'install', 'chromium']),
    () =>
      existsSync('/etc/debian_version') &&
      process.getuid?.() === 0 &&
      run('apt-get', ['update', '-qq']) &&
      run('apt-get', ['install', '-y', '-qq', 'chromium']),
  ];
  for (const attempt of attempts) {
    attempt();
    const installed = findBrowser();
    if (installed) return installed;
  }
  console.error(
    'No browser: install Chromium or Chrome, or set CHROMIUM_PATH to one, and run the command again.',
  );
  process.exit(1);
}

/** @param {string} command @param {string[]} args */
function run(command, args) {
  return spawnSync(command, args, { stdio: ['ignore', 'ignore', 'inherit'], timeout: 300_000 }).status === 0;
}
