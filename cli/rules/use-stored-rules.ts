import { replaceParts } from '@/domain/rule-book/newer-parts';
import { openRuleFile } from '@/domain/rule-book/rule-file';
import { rulesDay } from '@/domain/rule-book/rules-age';
import { readLimited } from '../files/read-limited';
import { fileProblem } from '../terminal/usage-error';
import { verifyRules } from './verify-rules';

/**
 * Uses the rules that an update has stored, if they are newer than the program's own. It comes before any code that reads
 * the catalogue.
 * @returns a sentence about rules that can't be used
 */
export async function useStoredRules(path: string): Promise<string | undefined> {
  const isOurs = `${path} is not used.`;
  try {
    const text = Buffer.from(readLimited(path)).toString('utf8');
    const opened = await openRuleFile(text, { verify: verifyRules, newerThan: rulesDay() });
    if (opened.ok) return replaceParts(opened.value) ? undefined : `${isOurs} The rules were read before it.`;
    return opened.failure.kind === 'older' ? undefined : `${isOurs} ${opened.failure.message}`;
  } catch (error) {
    return `${isOurs} ${fileProblem(error)}`;
  }
}
