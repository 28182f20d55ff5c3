/** Comments that were begun, by where they are written. */
export interface UnsentComments {
  get(key: string): string | undefined;
  has(key: string): boolean;
  /** Returns every text once. */
  all(): string[];
  /** An empty text removes the comment. */
  set(key: string, text: string): void;
}

/** Opens the comments that a user has begun on a draft. They outlast the page and a reload, and end with the tab. */
export function openUnsentComments(userId: string, draftId: string): UnsentComments {
  const storedAs = `storepilot-comments ${userId} ${draftId}`;
  const texts = readTexts(storedAs);
  return {
    get: (key) => texts.get(key),
    has: (key) => texts.has(key),
    all: () => [...new Set(texts.values())],
    set(key, text) {
      if (text === '') texts.delete(key);
      else texts.set(key, text);
      try {
        if (texts.size === 0) sessionStorage.removeItem(storedAs);
        else sessionStorage.setItem(storedAs, JSON.stringify([...texts]));
      } catch {
        // Blocked or full: they end with the page.
      }
    },
  };
}

function readTexts(storedAs: string): Map<string, string> {
  try {
    const stored: unknown = JSON.parse(sessionStorage.getItem(storedAs) ?? '[]');
    return new Map(Array.isArray(stored) ? stored.filter(isEntry) : []);
  } catch {
    return new Map(); // no storage, or a value that is not ours
  }
}

function isEntry(entry: unknown): entry is [string, string] {
  return Array.isArray(entry) && typeof entry[0] === 'string' && typeof entry[1] === 'string';
}
