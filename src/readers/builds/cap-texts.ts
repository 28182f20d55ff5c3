import type { BuildInfo } from '@/model/build-info';

/**
 * Largest number of characters in a name, an identifier or a version: several times what the stores and the systems
 * accept.
 */
export const MAX_NAME_LENGTH = 500;
/** Largest number of characters in any other text of a build, e.g. a purpose string. */
export const MAX_TEXT_LENGTH = 10_000;

/** Texts that do not consist of words: cutting them would break them, and their reader has its own limit. */
const UNCUT = new Set(['iconDataUrl']);
/** Parts of a build that contain names, identifiers and versions only. */
const NAMES = new Set(['fileName', 'identity', 'provisioning']);

/** Cuts texts of absurd length, which only a hostile build has, before anything measures, compares or draws them. */
export function capTexts<Build extends BuildInfo>(build: Build): Build {
  const texts = Object.entries<unknown>({ ...build }).map(([key, value]): [string, unknown] => [
    key,
    UNCUT.has(key) ? value : capped(value, NAMES.has(key) ? MAX_NAME_LENGTH : MAX_TEXT_LENGTH),
  ]);
  return { ...build, ...Object.fromEntries(texts) };
}

function capped(value: unknown, limit: number): unknown {
  if (typeof value === 'string') return cut(value, limit);
  if (Array.isArray(value)) return value.map((each) => capped(each, limit));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [cut(key, MAX_NAME_LENGTH), capped(each, limit)]),
  );
}

/** Cuts between characters, never inside a surrogate pair. */
function cut(text: string, limit: number): string {
  if (text.length <= limit) return text;
  return `${text.slice(0, limit - 1).replace(/[\ud800-\udbff]$/, '')}…`;
}
