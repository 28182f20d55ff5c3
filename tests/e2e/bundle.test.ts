import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, rmSync } from 'node:fs';
import { homedir, hostname } from 'node:os';
import { join, relative, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import demoAccount from '@/config/demo-account.json';
import demoTeam from '@/config/demo-team.json';
import { PATHS } from '@/config/paths';
import type { ScriptImports } from '@/lib/script-imports';
import { caddy, cloudflarePages, netlify, nginx, vercel } from '@tests/support/static-hosts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const DIST = join(ROOT, 'dist');
const HOSTED_FOLDER = join(ROOT, '.storepilot/hosted');
const HOSTED = join(HOSTED_FOLDER, 'dist');
const HOSTED_ENV = {
  VITE_SUPABASE_URL: 'https://abcd.supabase.co',
  // The length of the longest keys that Supabase gives out, and like them not to be compressed: it counts in the size budget.
  VITE_SUPABASE_ANON_KEY: `sb_publishable_${noise(212)}`,
};

function noise(length: number) {
  const pieces = [1, 2, 3].map((each) => createHash('sha512').update(String(each)).digest('base64url'));
  return pieces.join('').slice(0, length);
}

/** Every file of a folder: its path from there, and its text. */
function filesOf(folder: string) {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => {
      const path = join(entry.parentPath, entry.name);
      return { path: `/${relative(folder, path).split(sep).join('/')}`, text: readFileSync(path, 'utf8') };
    });
}

/** The files of a build that contain a pattern, each with what was found. */
function findIn(folder: string, pattern: RegExp) {
  const isMarkup = pattern.source.startsWith('<');
  return filesOf(folder)
    .filter(({ path }) => path !== '/licences.txt') // names every package, shipped in whole or in part
    .filter(({ path }) => !path.endsWith('.wasm')) // a package's own binary, which has its temporary folders
    .filter(({ path, text }) => (!isMarkup || path.endsWith('.html')) && pattern.test(text))
    .map(({ path, text }) => `${path}: ${pattern.exec(text)?.[0].slice(0, 80)}`);
}

beforeAll(async () => {
  // Built as for a deployment, size budget included, in a process of its own: the environment is read once.
  const build = `import('./tools/build.mjs').then(({ buildSite }) => buildSite(${JSON.stringify({ quiet: true, folder: HOSTED_FOLDER })}))`;
  await promisify(execFile)(process.execPath, ['--eval', build], {
    cwd: ROOT,
    env: { ...process.env, ...HOSTED_ENV },
  });
});
afterAll(() => rmSync(HOSTED_FOLDER, { recursive: true }));

describe.each([
  ['for the embedded backend', DIST],
  ['for a hosted project', HOSTED],
])('a build %s', (_, folder) => {
  it('is there, and contains only files that a visitor needs', () => {
    const paths = filesOf(folder).map(({ path }) => path);
    expect(paths.length).toBeGreaterThan(20);
    const others = paths.filter(
      (path) =>
        !/^\/assets\/(?:recognition\/worker\/)?[\w.-]+-[\w-]{8}\.(?:js|css|woff2|wasm|gz)$/.test(path) &&
        !/^\/assets\/imports-[\w-]{8}\.json$/.test(path) &&
        !/^\/(?:[\w-]+\.(?:html|txt|svg|webmanifest)|sw\.js|_headers|_redirects)$/.test(path),
    );
    expect(others).toEqual([]);
  });

  it('lists what each script imports', () => {
    const files = filesOf(folder);
    const lists = files.filter(({ path }) => path.startsWith('/assets/imports-'));
    expect(lists).toHaveLength(1);
    const { files: listed, imports } = JSON.parse(lists[0]?.text ?? '') as ScriptImports;
    const wrong = listed.flatMap((name, at) => {
      const text = files.find(({ path }) => path === `/${name}`)?.text ?? '';
      const inScript = [...text.matchAll(/(?:from|^import|;import)"\.\/([^"]+)"/g)].map(
        ([, each]) => `assets/${each}`,
      );
      const inList = imports[at]?.map((each) => listed[each]);
      return inScript.toSorted().join() === inList?.toSorted().join()
        ? []
        : [`${name}: ${inScript.join()} / ${inList?.join()}`];
    });
    expect(listed.length).toBeGreaterThan(100);
    expect(wrong).toEqual([]);
  });

  it.each([
    ['source maps', /sourceMappingURL=/],
    ['React’s development build', /Download the React DevTools|react-dom-client\.development/],
    ['the embedded backend', /supalite|ensureSystemSchema|libsql|@supabase\/lite/i],
    ['realtime, storage or functions clients', /realtime-js|postgrest-js|functions-js|RealtimeClient/],
    ['a secret key', /sb_secret_[A-Za-z0-9]{8}|eyJ[\w-]{10,}\.eyJ[\w-]{10,}|BEGIN (?:[A-Z]+ )*PRIVATE KEY/],
    ['tokens of other services', /\b(?:gh[pousr]_\w{20,}|npm_\w{20,}|AKIA[0-9A-Z]{16}|sk_live_\w{8,})/],
    ['local paths', /\/(?:home|root|Users|work|tmp)\/[A-Za-z0-9_.-]+\/|[A-Z]:\\\\?Users/],
    // The auth client's own default, to which no request is ever sent, has port 9999.
    [
      'development addresses',
      /127\.0\.0\.1[:/]|0\.0\.0\.0:|localhost:(?!9999)\d|vite\/client|@react-refresh/,
    ],
    ['leftovers of debugging', /console\.(?:log|debug|info|table)\(|\bdebugger;/],
    ['configuration read at run time', /process\.env\.|import\.meta\.env\./],
    ['addresses without encryption', /connect-src[^;]* http:|(?:src|href)="http:/],
    ['inline event handlers', /<[a-z]+[^>]*\son(?:click|load|error)=/],
    ['style attributes in HTML files', /<[a-z]+[^>]*\sstyle="/],
  ])('contains no %s', (_name, pattern) => {
    expect(findIn(folder, pattern)).toEqual([]);
  });

  it('says nothing of the machine that built it', () => {
    const words = [ROOT.replace(/[\\/]$/, ''), join(homedir(), sep), hostname()].filter(
      (word) => word.length > 4,
    );
    const found = filesOf(folder).filter(({ text }) => words.some((word) => text.includes(word)));
    expect(found.map(({ path }) => path)).toEqual([]);
  });
});

describe('the pages', () => {
  it.each([
    ['for the embedded backend', DIST],
    ['for a hosted project', HOSTED],
  ])('load nothing that asks the service of teams, in a build %s', (_, folder) => {
    const files = new Map(filesOf(folder).map(({ path, text }) => [path.replace(/^\/assets\//, ''), text]));
    const named = /\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]|(?:src|href)="\/assets\/([\w.-]+\.js)"/g;
    const pages = [...files.keys()].filter((name) => /\.html$|-page-[\w-]{8}\.js$/.test(name));
    const loaded = new Set(pages);
    for (const file of loaded) {
      for (const [, script, link] of (files.get(file) ?? '').matchAll(named))
        loaded.add(script ?? link ?? '');
    }
    const asking = [...files.keys()].filter((name) => files.get(name)?.includes('/rest/v1/'));
    expect(asking.length).toBeGreaterThan(0);
    expect(loaded.size).toBeGreaterThan(100);
    expect(asking.filter((name) => loaded.has(name))).toEqual([]);
  });
});

const literally = (text: string) => new RegExp(text.replaceAll('.', '\\.'));

describe('the demo accounts', () => {
  const credentials = [demoAccount, demoTeam].flatMap(({ email, password }) => [email, password]);
  const words = /Use the (?:demo|second) account|Try a team in two windows/;

  it('are offered by a build for the embedded backend', () => {
    for (const text of credentials) expect(findIn(DIST, literally(text)), text).not.toEqual([]);
    expect(findIn(DIST, words)).not.toEqual([]);
  });

  it('are in no build for a hosted project, neither their words nor their passwords', () => {
    for (const text of [...credentials, demoTeam.teamId]) expect(findIn(HOSTED, literally(text))).toEqual([]);
    expect(findIn(HOSTED, words)).toEqual([]);
    expect(findIn(HOSTED, /https:\/\/abcd\.supabase\.co/)).not.toEqual([]);
  });
});

describe('the licences of what ships', () => {
  it('are a file of the site, which opens without a network too', () => {
    const notices = readFileSync(join(DIST, 'licences.txt'), 'utf8');
    for (const name of ['react-dom', '@supabase/auth-js', 'tailwindcss'])
      expect(notices).toContain(`${name} `);
    expect(readFileSync(join(DIST, 'sw.js'), 'utf8')).toContain('"/licences.txt":"/licences.txt"');
    expect(readFileSync(join(DIST, 'index.html'), 'utf8')).toContain('href="/licences.txt"');
  });
});

describe('the host files of this build', () => {
  const site = {
    dist: DIST,
    hostsFolder: join(ROOT, 'dist-hosts'),
    files: new Set(filesOf(DIST).map(({ path }) => path)),
  };
  const pages = Object.values(PATHS).map((path) => path.replace(':id', 'laced-up'));

  it.each([
    ['Netlify', netlify(site)],
    ['Cloudflare Pages', cloudflarePages(site)],
    ['nginx', nginx(site)],
    ['Caddy', caddy(site)],
    ['Vercel', vercel(site)],
  ])('have %s answer every page and every file', (_, host) => {
    const asked = [...pages, ...[...site.files].filter((path) => !/\.html$|^\/_/.test(path))];
    const wrong = asked.filter((path) => {
      const { status, file = '' } = host(path);
      const wanted = site.files.has(path) ? path : path === '/' ? '/index.html' : `${path}.html`;
      return status !== 200 || file !== (site.files.has(wanted) ? wanted : '/200.html');
    });
    expect(asked.length).toBeGreaterThan(60);
    expect(wrong).toEqual([]);
  });
});
