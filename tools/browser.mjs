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

/** The headless shell that Debian packages. */
const INSTALLED_SHELL = '/usr/bin/chromium-headless-shell';

/** The browser itself contacts nothing but the app either. */
export const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Chromium without a browser's own windows: the same engine, with a quarter less processor time, as it draws no tabs and
 * no address bar around each page. Playwright installs it beside its Chromium, with the same version.
 */
function playwrightShell() {
  return chromium
    .executablePath()
    .replace(
      /([\\/])chromium-(\d+)[\\/]chrome-([\w-]+)[\\/].*?(\.exe)?$/,
      '$1chromium_headless_shell-$2$1chrome-headless-shell-$3$1chrome-headless-shell$4',
    );
}

/**
 * Finds a Chromium: CHROMIUM_PATH, Playwright's own, or an installed one; of each kind the headless shell first.
 * @param {{ hasWindows?: boolean }} [options] hasWindows: the browser that people use, not the headless shell
 * @returns {string | undefined}
 */
export function findBrowser({ hasWindows = false } = {}) {
  const { CHROMIUM_PATH } = process.env;
  if (CHROMIUM_PATH) {
    if (existsSync(CHROMIUM_PATH)) return CHROMIUM_PATH;
    console.error(`CHROMIUM_PATH points at nothing: ${CHROMIUM_PATH}`);
    process.exit(1);
  }
  const shells = hasWindows ? [] : [playwrightShell(), INSTALLED_SHELL];
  return [...shells, chromium.executablePath(), ...INSTALLED].find((path) => path && existsSync(path));
}

/**
 * Finds a browser as `findBrowser` does; installs one when there is none.
 * @param {{ hasWindows?: boolean }} [options]
 * @returns {string} ends the process with one line that says what to install when that fails
 */
export function ensureBrowser({ hasWindows = false } = {}) {
  const found = findBrowser({ hasWindows });
  if (found) return found;
  console.log('No Chromium found; installing one …');
  const cli = fileURLToPath(new URL('../node_modules/playwright-core/cli.js', import.meta.url));
  const isRootOfDebian = existsSync('/etc/debian_version') && process.getuid?.() === 0;
  const attempts = [
    () => run(process.execPath, [cli, 'install', hasWindows ? '--no-shell' : '--only-shell', 'chromium']),
    () => isRootOfDebian && run('apt-get', ['update', '-qq']),
    () =>
      isRootOfDebian && !hasWindows && run('apt-get', ['install', '-y', '-qq', 'chromium-headless-shell']),
    () => isRootOfDebian && run('apt-get', ['install', '-y', '-qq', 'chromium']),
  ];
  for (const attempt of attempts) {
    attempt();
    const installed = findBrowser({ hasWindows });
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
