import { dirname, resolve } from 'node:path';
import { formatBytes } from '@/domain/format-bytes';
import { MAX_RULE_FILE_BYTES, openRuleFile, type OpenedRules } from '@/domain/rule-book/rule-file';
import { rulesDay } from '@/domain/rule-book/rules-age';
import { readLimited } from '../files/read-limited';
import { makePrivateFolder } from '../stores/core/user-folders';
import { printable, type Terminal } from '../terminal/terminal';
import { fileProblem, UsageError, writeProblem } from '../terminal/usage-error';
import { downloadRules } from './download-rules';
import { storedRulesPath } from './stored-rules';
import { verifyRules } from './verify-rules';

/**
 * Takes a newer rule file and stores it for the commands to come.
 * @param from a file, or an address that begins with `https://`
 * @throws UsageError that says why it is refused; the rules in use then stay
 */
export async function updateRules(from: string, terminal: Terminal): Promise<OpenedRules> {
  const text = await textFrom(from, terminal);
  const opened = await openRuleFile(text, { verify: verifyRules, newerThan: rulesDay() });
  if (!opened.ok) throw refused(from, opened.failure.message);
  const path = storedRulesPath(terminal.env);
  try {
    await makePrivateFolder(dirname(path));
    await (await terminal.files.stage(path, text)).commit();
  } catch (error) {
    throw refused(path, writeProblem(error));
  }
  return opened.value;
}

async function textFrom(from: string, { cwd, network }: Terminal): Promise<string> {
  if (/^[a-z][\w+.-]+:\/\//i.test(from)) {
    if (!/^https:\/\//i.test(from) || !URL.canParse(from))
      throw refused(from, 'only an address that begins with https:// is used.');
    const read = await downloadRules(from, network);
    if (!read.ok) throw refused(from, read.failure);
    return read.value;
  }
  try {
    return Buffer.from(readLimited(resolve(cwd, from), { limit: MAX_RULE_FILE_BYTES })).toString('utf8');
  } catch (error) {
    const isLarge = error instanceof Error && 'code' in error && error.code === 'E2BIG';
    const most = formatBytes(MAX_RULE_FILE_BYTES);
    throw refused(from, isLarge ? `it is too large; a rule file has at most ${most}.` : fileProblem(error));
  }
}

const refused = (name: string, why: string) =>
  new UsageError(`${printable(name)}: ${why}\nThe rules in use stay (${rulesDay()}).`);
