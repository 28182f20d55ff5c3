import { replaceParts } from '@/domain/rule-book/newer-parts';
import { openRuleFile } from '@/domain/rule-book/rule-file';
import { ruleKeys } from '@/domain/rule-book/rule-key';
import { rulesDay } from '@/domain/rule-book/rules-age';
import { forgetRules, readStoredRules } from './stored-rules';
import { verifyWith } from './verify-signature';

/**
 * Uses the newer rules that are stored in this browser. It comes before any code that reads the catalogue loads. Rules
 * that can't be used, because a newer build has its own, are removed.
 */
export async function useNewerRules(): Promise<void> {
  const stored = await readStoredRules();
  if (!stored) return;
  const opened = await openRuleFile(stored.text, { verify: verifyWith(ruleKeys()), newerThan: rulesDay() });
  if (opened.ok) replaceParts(opened.value);
  else if (opened.failure.kind === 'older') await forgetRules();
}
