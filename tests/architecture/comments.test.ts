import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const FOLDERS = ['src', 'tests', 'tools', 'supabase', 'docs', 'catalog', 'public', 'cli', 'bench', 'skills'];

/** Files that the build writes, and those of packages, which comments may name. */
const GENERATED = ['200.html', '404.html', 'pricing.html', 'sw.js', 'styles.css'];
const OF_PACKAGES = ['zip.js'];

/** Metaphors and translated idioms, each with the plain English for it. */
const PLAIN_ENGLISH: readonly [RegExp, string][] = [
  [/\banew\b/, 'again'],
  [/\bmend(?:s|ed|ing)?\b/, 'fix'],
  [/\bmeanwhile\b/, 'while it loads, in between'],
  [/\balive\b/, 'working, interactive'],
  [/\bspeaks? of\b/, 'concerns'],
  [/\b(?:can't|can) be had\b|\bto be had\b/, 'unavailable, available'],
  [/\b(?:unless|when|as) told\b/, 'by default, on request'],
  [/\b(?:its|their|the two) doors?\b/, 'public function'],
  [/\b(?:stands?|stood|standing) (?:in(?! for)|at|beside|behind|below|above|there|here|under|on)\b/, 'is'],
  [/\b(?:lies?|lay|lying) (?:in|at|beside|behind|below|there|under)\b/, 'is'],
  [/\bcomes? to stand\b/, 'is'],
  [/\b(?:holds|held) (?:no|an?|the|these|its|several|both|all)\b/, 'contains, has'],
  [/\bwho has only\b/, 'a user with only'],
  [/\bon (?:its|their) way\b/, 'loading'],
  [/\b(?:gives?|gave|giving) way\b/, 'is replaced, is removed'],
  [/\ba word (?:about|when|if|on)\b/, 'a message, a warning'],
  [/\b(?:the )?way (?:out|in)(?=[.,;:])/, 'a link, an export'],
  [/\bin (?:its|their) turn\b/, 'then'],
  [/\bLying\b|\bStanding columns\b/, 'horizontal, vertical'],
  [/(?<!\b(?:several|two|both|many|fewer|stores|imported) )\bat once\b/, 'immediately, at the same time'],
  [/(?<!\b(?:soon|long|often|far|same) )\bas (?:it is|they are)\b(?! exactly)/, 'unchanged, as stored'],
  [/\bof others\b/, "third-party, other members'"],
  [/\bgo(?:es)? on (?:with|to|as|after|until|while|where)\b|\bto go on\b/, 'continue, resume'],
];

/** Names and documents that a reader of the repository cannot look up. */
const UNKNOWN_CITATIONS = /\b(?:facts? \d|facts?\/\w|[Ff]acts:|(?:MKT|TRM|GPP|FDR|OSG|CUX|CMG|VAL)\b)/;

const SOURCES = readFileSync(join(ROOT, 'docs/sources.md'), 'utf8');
const sections = new Set([...SOURCES.matchAll(/^#{2,3} (\d+(?:\.\d+)?)\.? /gm)].map(([, number]) => number));

function filesBelow(folder: string): string[] {
  try {
    return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' }).map((file) =>
      join(folder, file),
    );
  } catch {
    return [];
  }
}

const paths = [...readdirSync(ROOT), ...FOLDERS.flatMap(filesBelow)];
const names = new Set([
  ...paths.flatMap((path) => {
    const parts = path.split('/');
    return parts.map((_, index) => parts.slice(index).join('/'));
  }),
  ...GENERATED,
  ...OF_PACKAGES,
]);

/** The same for what users read: the interface's copy, and the catalogue. */
const PLAIN_COPY: readonly [RegExp, string][] = [
  ...PLAIN_ENGLISH,
  [/\b(?:as|how) (?:Apple|Google) asks\b/, "Apple's requirements"],
  [/\bput together\b/, 'built, malformed'],
  [/\bwithout what (?:it|they|the)\b/, 'requirements not met'],
  [/\breach(?:es)? nobody\b/, 'is never served'],
  [/\bhurt people\b/, 'cause harm'],
];

interface Comment {
  /** `src/domain/dates.ts:4`. */
  place: string;
  text: string;
}

/** Block comments and runs of line comments, on one line each, without their markers. */
function commentsOf(file: string): Comment[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = text.matchAll(/(?<=^|[\s{(,])(?:\/\*[\s\S]*?\*\/|\/\/ .*(?:\n[ \t]*\/\/ .*)*)/gm);
  return [...found].map((match) => ({
    place: `${file}:${text.slice(0, match.index).split('\n').length}`,
    text: match[0]
      .replaceAll(/^\s*(?:\/\*\*?|\/\/|\*(?!\/))|\*\/$/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));
}

/** Runs of comments in YAML and SQL. */
function lineCommentsOf(file: string): Comment[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  return [...text.matchAll(/(?:^[ \t]*(?:#|--) .*\n)+/gm)].map((match) => ({
    place: `${file}:${text.slice(0, match.index).split('\n').length}`,
    text: match[0]
      .replaceAll(/^\s*(?:#|--)/gm, ' ')
      .replaceAll(/\s+/g, ' ')
      .trim(),
  }));
}

/** Paragraphs, rows and items of a document, without what it quotes as code. */
function paragraphsOf(file: string): Comment[] {
  const text = readFileSync(join(ROOT, file), 'utf8').replaceAll(/```[^]*?```|`[^`\n]*`/g, '');
  return text.split(/\n\n|\n(?=[|*-] )/).map((part) => ({ place: file, text: part.replaceAll(/\s+/g, ' ') }));
}

/** Titles of tests and of groups of tests. */
function titlesOf(file: string): Comment[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = text.matchAll(/\b(?:describe|it|test)(?:\.each\(.*\))?\(\s*(['"`])(.*?)\1/g);
  return [...found].map(([, , title = '']) => ({ place: file, text: title }));
}

/** Copy of the interface: text in JSX, and strings of at least three words. */
function copyOf(file: string): Comment[] {
  const source = readFileSync(join(ROOT, file), 'utf8').replaceAll(/\/\*[^]*?\*\/|^\s*\/\/.*$/gm, '');
  const found = source.matchAll(/>([^<>{}=;]+)<|'((?:[^'\\\n]|\\.)*)'|`([^`]*)`/g);
  return [...found]
    .map(([, ...groups]) =>
      (groups.find((group) => group !== undefined) ?? '').replaceAll(/\s+/g, ' ').trim(),
    )
    .filter((text) => text.split(' ').length >= 3)
    .map((text) => ({ place: file, text }));
}

/** The sentences of a catalogue file that are shown. */
function shownSentencesOf(file: string): Comment[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const lines = text.matchAll(/^(?:title|meaning|fix|done|scope|note): (.+)$/gm);
  const [cases = ''] = text.match(/^cases:\n(?: .*\n)+/m) ?? [];
  return [...[...lines].map(([, line = '']) => line), ...cases.split('\n')].map((line) => ({
    place: file,
    text: line.trim(),
  }));
}

const code = paths.filter((path) => /^(?:src|tests|tools|cli|bench)\/.*\.(?:tsx?|mjs|css)$/.test(path));
const comments = [
  ...[...code, ...paths.filter((path) => /^[\w.-]+\.(?:ts|js)$/.test(path))].flatMap(commentsOf),
  ...paths.filter((path) => /^(?:catalog|supabase)\/.*\.(?:yaml|sql)$/.test(path)).flatMap(lineCommentsOf),
];
const titles = code.filter((path) => /\.test\.tsx?$/.test(path)).flatMap(titlesOf);

const paragraphs = paths
  .filter((path) => path.endsWith('.md') && !path.startsWith('tests/'))
  .flatMap(paragraphsOf);
const copy = paths
  .filter(
    (path) =>
      /^src\/(?:features|components|app|checks|domain|formats)\/.*\.tsx?$/.test(path) &&
      !/\.test\.tsx?$/.test(path),
  )
  .flatMap(copyOf);
const sentences = paths.filter((path) => /^catalog\/.*\.yaml$/.test(path)).flatMap(shownSentencesOf);

/** Each comment in which something was found, with what it was. */
function findings(find: (text: string) => readonly string[], among = comments): string[] {
  return among.flatMap(({ place, text }) => find(text).map((found) => `${place} ${found}`));
}

function notPlainBy(patterns: typeof PLAIN_ENGLISH) {
  return (text: string) =>
    patterns.flatMap(([pattern, instead]) => {
      const [found] = text.match(pattern) ?? [];
      return found === undefined ? [] : [`"${found}": write "${instead}"`];
    });
}

describe('comments', () => {
  it('are found', () => {
    expect(comments.length).toBeGreaterThan(1000);
    expect(titles.length).toBeGreaterThan(1000);
  });

  it('cite only sections that docs/sources.md has', () => {
    const wrong = findings((text) => {
      const lists = text.matchAll(/\b[Ss]ources (\d+(?:\.\d+)?(?:(?:, | and | or | to |; )\d+(?:\.\d+)?)*)/g);
      return [...lists]
        .flatMap(([, list = '']) => list.match(/\d+(?:\.\d+)?/g) ?? [])
        .filter((section) => !sections.has(section));
    });
    expect(wrong).toEqual([]);
  });

  it('cite no document or abbreviation that is not in the repository', () => {
    expect(findings((text) => text.match(UNKNOWN_CITATIONS) ?? [])).toEqual([]);
  });

  it('name only files that exist', () => {
    const wrong = findings((text) => {
      const named = text.matchAll(/(?<![\w:/.*<>-])(?:@\/)?([\w./-]*\w\.(?:tsx?|mjs|md|css|html|sql))\b/g);
      return [...named]
        .map(([, path = '']) => path.replace(/^(?:\.{0,2}\/)+/, ''))
        .filter((path) => !names.has(path));
    });
    expect(wrong).toEqual([]);
  });

  it('begin with a verb or a noun phrase', () => {
    expect(findings((text) => text.match(/^What\b(?!’s|'s)/) ?? [])).toEqual([]);
  });

  it('use plain English, as titles of tests and the documents do', () => {
    expect(findings(notPlainBy(PLAIN_ENGLISH), [...comments, ...titles, ...paragraphs])).toEqual([]);
  });
});

describe('what users read', () => {
  it('is found', () => {
    expect(copy.length).toBeGreaterThan(1000);
    expect(sentences.length).toBeGreaterThan(1000);
  });

  it('is plain English in the interface and in the catalogue', () => {
    expect(findings(notPlainBy(PLAIN_COPY), [...copy, ...sentences])).toEqual([]);
  });
});
