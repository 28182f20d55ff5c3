/** Compiled parts of the catalogue by the name of their module, and in each the exports by name. */
export type RuleParts = Readonly<Record<string, Readonly<Record<string, unknown>>>>;

/** A newer catalogue than the one of the build. */
export interface NewerRules {
  /** `YYYY-MM-DD`. */
  day: string;
  parts: RuleParts;
}

let newer: NewerRules | undefined;
let isRead = false;

/**
 * Puts a newer catalogue in the place of the one of the build. It has to happen before any module of the catalogue loads,
 * because those keep what they have read; afterwards nothing changes.
 * @returns whether it is used
 */
export function replaceParts(rules: NewerRules): boolean {
  if (isRead) return false;
  newer = rules;
  return true;
}

/** The day of the newer catalogue; undefined while the one of the build is used. */
export function newerDay(): string | undefined {
  return newer?.day;
}

/**
 * Called by the modules of the catalogue (tools/catalog): the newer export, or else the one of the build, as JSON.
 * @public
 */
export function exportOf(part: string, name: string, builtIn: string): unknown {
  isRead = true;
  const found = newer?.parts[part];
  return found ? found[name] : JSON.parse(builtIn);
}
