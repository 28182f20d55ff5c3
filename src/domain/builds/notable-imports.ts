import { PURPOSE_RULES } from './purpose-strings';
import { REQUIRED_REASON_IMPORTS } from './required-reasons';

const NOTABLE: ReadonlySet<string> = new Set([
  ...PURPOSE_RULES.flatMap(({ classes }) => classes),
  ...Object.values(REQUIRED_REASON_IMPORTS).flat(),
]);

/** Whether a rule asks for this class or symbol of the system; the others are not stored with a build. */
export function isNotableImport(name: string): boolean {
  return NOTABLE.has(name);
}
