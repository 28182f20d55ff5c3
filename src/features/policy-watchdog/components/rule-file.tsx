import { useEffect, useEffectEvent, useState } from 'react';
import { Button } from '@/components/button';
import { FileButton } from '@/components/file-button';
import { Notice } from '@/components/notice';
import { formatDay } from '@/domain/dates';
import type { Result } from '@/domain/result';
import { newerDay } from '@/domain/rule-book/newer-parts';
import { ruleChanges } from '@/domain/rule-book/rule-changes';
import { openRuleFile, tooLarge, type OpenedRules } from '@/domain/rule-book/rule-file';
import { ruleKeys } from '@/domain/rule-book/rule-key';
import { rulesDay } from '@/domain/rule-book/rules-age';
import { countOf } from '@/domain/texts';
import { localDay, useClock } from '@/lib/clock';
import { takeHandedOverRuleFile } from '@/lib/drops/rule-file-handover';
import { useTask } from '@/lib/jobs/use-task';
import { loadCode } from '@/lib/load-code';
import { forgetRules, storeRules } from '@/lib/rule-book/stored-rules';
import { verifyWith } from '@/lib/rule-book/verify-signature';
import { useRepository } from '@/lib/workspace/workspace-context';

/** A file that was read and may be used. */
interface ReadFile {
  text: string;
  rules: OpenedRules;
}

async function readFile(file: File): Promise<Result<ReadFile>> {
  const large = tooLarge(file.size);
  if (large !== undefined) return { ok: false, failure: `${file.name}: ${large}` };
  const text = await file.text();
  const opened = await openRuleFile(text, { verify: verifyWith(ruleKeys()), newerThan: rulesDay() });
  return opened.ok
    ? { ok: true, value: { text, rules: opened.value } }
    : { ok: false, failure: `${file.name}: ${opened.failure.message}` };
}

/** Takes a newer rule file, from a button or a drop, and shows what it would change before it is used. */
export function RuleFile({ dropped }: { dropped: File | undefined }) {
  const repository = useRepository();
  const today = localDay(useClock());
  const reading = useTask(readFile, 'Checking the signature');
  const [stored, setStored] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const take = (file: File) => {
    setProblem(undefined);
    setStored(undefined);
    reading.start(file);
  };
  const takeDropped = useEffectEvent((file: File | undefined) => {
    const waiting = file ?? takeHandedOverRuleFile();
    if (waiting) take(waiting);
  });
  useEffect(() => takeDropped(dropped), [dropped]);

  const handleUse = async ({ text, rules }: ReadFile) => {
    const checks = await loadCode(() => import('../work/draft-findings'));
    if (!checks.ok) {
      setProblem(checks.failure);
      return;
    }
    try {
      await storeRules(rules.day, { text, before: await checks.value.draftFindings(repository, today) });
      setStored(`Rules of ${formatDay(rules.day)} are stored.`);
      reading.reset();
    } catch {
      setProblem('This browser could not store the rules. Free some space, or leave private browsing.');
    }
  };
  const handleForget = async () => {
    await forgetRules();
    setStored('The newer rules are removed.');
  };
  const { state } = reading;
  const failure = state.status === 'failed' ? state.message : problem;
  return (
    <div className="grid gap-3" aria-live="polite">
      <div className="flex flex-wrap items-center gap-3">
        <FileButton
          label="Use a newer rule file"
          accept="application/json,.json"
          size="small"
          onFile={take}
          isDisabled={state.status === 'running'}
        >
          Use a newer rule file
        </FileButton>
        {newerDay() !== undefined && (
          <Button variant="quiet" size="small" onClick={() => void handleForget()}>
            Back to the rules of this version
          </Button>
        )}
        <p className="min-w-0 flex-1 basis-60 text-[0.8125rem] text-ink-soft">
          The file rules.json of @storepilot/catalog, or drop it here. It is checked here and sent nowhere.
        </p>
      </div>
      {state.status === 'running' && <p className="text-sm text-ink-soft">{state.label}…</p>}
      {failure !== undefined && (
        <Notice tone="bad" title="The rules in use stay">
          {failure}
        </Notice>
      )}
      {state.status === 'done' && (
        <Preview
          rules={state.result.rules}
          onUse={() => void handleUse(state.result)}
          onCancel={reading.reset}
        />
      )}
      {stored !== undefined && (
        <Notice
          tone="good"
          title={stored}
          actions={
            <Button size="small" onClick={() => window.location.reload()}>
              Reload the page
            </Button>
          }
        >
          They are used when the page loads again, and in other tabs then, too.
        </Notice>
      )}
    </div>
  );
}

/** Most changes that are listed before a file is used. */
const MOST_LISTED = 8;

function Preview({
  rules,
  onUse,
  onCancel,
}: {
  rules: OpenedRules;
  onUse: () => void;
  onCancel: () => void;
}) {
  const changes = ruleChanges(rules, rulesDay());
  return (
    <Notice
      tone="info"
      title={`Rules of ${formatDay(rules.day)}, signed by StorePilot`}
      actions={
        <>
          <Button size="small" onClick={onUse}>
            Use these rules
          </Button>
          <Button variant="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        </>
      }
    >
      <p>
        {changes.length === 0
          ? 'No dated rule is new. Causes of refusals, builders and consoles may be.'
          : `${countOf(changes.length, 'dated rule')} new or changed:`}
      </p>
      {changes.length > 0 && (
        <ul className="mt-1 list-disc pl-5">
          {changes.slice(0, MOST_LISTED).map(({ id, title, date, change }) => (
            <li key={id}>
              {title} ({date}){change === undefined ? '' : `: ${change}`}
            </li>
          ))}
          {changes.length > MOST_LISTED && <li>and {changes.length - MOST_LISTED} more</li>}
        </ul>
      )}
    </Notice>
  );
}
