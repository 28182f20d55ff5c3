import { MAX_RULES_AGE_DAYS, rulesAge, rulesAgeText } from '@/domain/rule-book/rules-age';
import type { Terminal } from '../terminal/terminal';

/**
 * Warns on standard error of rules that are old.
 * @param most the age in days that is allowed (`--max-rules-age`)
 * @returns whether they are older than that
 */
export function warnOfAge(today: string, { err }: Terminal, most?: number): boolean {
  const age = rulesAge(today);
  const isOver = most !== undefined && age > most;
  if (isOver) err(`${rulesAgeText(today)}; --max-rules-age allows ${most}.\n`);
  else if (age > MAX_RULES_AGE_DAYS)
    err(`${rulesAgeText(today)}: the stores may have changed theirs since.\n`);
  if (isOver || age > MAX_RULES_AGE_DAYS)
    err('Update the program, or take newer rules with storepilot rules --update.\n');
  return isOver;
}
