import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const texts = new Map(
  readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((file) => /(?<!\.test)\.tsx?$/.test(file))
    .map((file) => [file, readFileSync(join(SRC, file), 'utf8').replaceAll(/^import type [^;]*;/gm, '')]),
);
const LOADED_LATER = /\bimport\s*\(\s*'([^']+)'\s*\)/g;
const LOADED_AT_ONCE = /\bfrom\s+'([^']+)'|^import\s+'([^']+)'/gm;

/** The modules that a module imports, by one of the patterns above. */
function importsOf(file: string, pattern: RegExp): string[] {
  return [...(texts.get(file) ?? '').matchAll(pattern)].flatMap(([, from, bare]) => {
    const name = from ?? bare ?? '';
    const path = name.startsWith('@/') ? name.slice(2) : relative(SRC, resolve(SRC, dirname(file), name));
    return [`${path}.ts`, `${path}.tsx`].filter((each) => texts.has(each));
  });
}

/** Every module that loads as soon as these do. */
function loadedWith(files: Iterable<string>): Set<string> {
  const found = new Set(files);
  for (const file of found) for (const each of importsOf(file, LOADED_AT_ONCE)) found.add(each);
  return found;
}

/** Code that sends anything to a team's service, or polls it. */
const asksTeams = [...texts].flatMap(([file, text]) => (/\/rest\/v1/.test(text) ? [file] : []));
const isTeamCode = (file: string) => [...loadedWith([file])].some((each) => asksTeams.includes(each));

/** The only modules that load code of teams on demand, all of them for members. */
const GATES = [
  'app/layout/workspace-layout.tsx',
  'features/submit/package/use-package.ts',
  'features/submit/wizard/draft-session.tsx',
  'features/team/shared-team/shared-section.tsx',
];

describe('code that asks the service of teams', () => {
  it('is one module, and what imports it', () => {
    expect(asksTeams).toEqual(['lib/team/http-team-gateway.ts']);
    expect([...texts.keys()].filter(isTeamCode).length).toBeGreaterThan(10);
  });

  it('loads with no page', () => {
    const pages = [...texts.keys()].filter((file) => file.endsWith('-page.tsx'));
    expect(pages.length).toBeGreaterThan(20);
    expect(['main.tsx', 'app/prerender-entry.tsx', ...pages].filter(isTeamCode)).toEqual([]);
  });

  it('is loaded on demand only where the user is known to be in a team, or asks for one', () => {
    // Code that the synchronization loads has passed its gate.
    const ofMembers = loadedWith(['lib/team/team-sync.tsx']);
    const gates = [...texts.keys()].filter(
      (file) => !isTeamCode(file) && !ofMembers.has(file) && importsOf(file, LOADED_LATER).some(isTeamCode),
    );
    expect(gates.sort()).toEqual(GATES);
    expect(GATES.filter((file) => !texts.get(file)?.includes('const isInTeam = useIsInTeam('))).toEqual([]);
  });
});
