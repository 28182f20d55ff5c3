/** Shortest text that is replaced: a shorter one would break up ordinary words. */
const MIN_SECRET = 4;
const HIDDEN = '[hidden]';

const PATTERNS: readonly [RegExp, string][] = [
  [/-----BEGIN [A-Z ]*PRIVATE KEY-----[\s\S]*?(?:-----END [A-Z ]*PRIVATE KEY-----|$)/g, HIDDEN],
  [/\bBearer\s+[A-Za-z0-9._~+/=-]+/gi, `Bearer ${HIDDEN}`],
  [/\beyJ[A-Za-z0-9_-]{8,}\.[A-Za-z0-9_-]{8,}(?:\.[A-Za-z0-9_-]*)?/g, HIDDEN],
  [/\bya29\.[A-Za-z0-9._-]+/g, HIDDEN],
  // The query of a signed address is its key.
  [/(https:\/\/[^\s"'?#]+)\?[^\s"']+/g, `$1?${HIDDEN}`],
  [
    /("(?:demoAccountPassword|private_key|access_token|assertion)"\s*:\s*)"(?:[^"\\]|\\.)*"/g,
    `$1"${HIDDEN}"`,
  ],
];

/** Replaces keys, tokens and signed addresses in a text, also ones that nobody has registered. */
export function redacted(text: string): string {
  return PATTERNS.reduce((left, [pattern, by]) => left.replace(pattern, by), text);
}

/** Removes secrets from everything that is printed or recorded. */
export interface Redactor {
  /** Registers a value, e.g. a password. */
  hide: (secret: string | undefined) => void;
  clean: (text: string) => string;
}

export function createRedactor(): Redactor {
  const secrets = new Set<string>();
  return {
    hide: (secret) => {
      if (secret === undefined || secret.length < MIN_SECRET) return;
      secrets.add(secret);
      // As it is spelt inside JSON.
      secrets.add(JSON.stringify(secret).slice(1, -1));
    },
    clean: (text) => {
      const longestFirst = [...secrets].sort((a, b) => b.length - a.length);
      return redacted(longestFirst.reduce((left, secret) => left.replaceAll(secret, HIDDEN), text));
    },
  };
}
