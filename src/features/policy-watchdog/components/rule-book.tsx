import { TriangleAlert } from 'lucide-react';
import { useDeferredValue, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { newChecks } from '@/checks/rules/new-checks';
import { Card } from '@/components/card';
import { Disclosure } from '@/components/disclosure';
import { Notice } from '@/components/notice';
import { submitPath } from '@/config/paths';
import { formatDay } from '@/domain/dates';
import { dayAfter } from '@/domain/day-after';
import { MAX_RULES_AGE_DAYS, rulesAge, rulesDay } from '@/domain/rule-book/rules-age';
import { whatIsNew } from '@/domain/rule-book/what-is-new';
import { draftLabel } from '@/domain/submissions/draft-label';
import { clipText, countOf } from '@/domain/texts';
import { handOverDrop } from '@/lib/drops/drop-handover';
import { usePageDrop } from '@/lib/drops/use-page-drop';
import { useTask, type TaskTools } from '@/lib/jobs/use-task';
import { loadCode } from '@/lib/load-code';
import type { ImportSource } from '@/lib/imports/import-source';
import { draftsCollection } from '@/lib/workspace/app-collections';
import { draftChecksCollection, newsSince } from '@/lib/workspace/draft-checks';
import { useCollection } from '@/lib/workspace/workspace-context';
import { PLATFORMS, platformsOf } from '@/model/app';
import type { StoredDraft } from '@/model/draft';
import { ChangedDrafts } from './draft-changes';
import { NewChecks } from './new-checks';
import { NewRules } from './new-rules';
import { RuleFile } from './rule-file';

/** News for those whose drafts were never checked reach so far back from the day of the rules. */
const RECENT_DAYS = 30;

/** Sorts a drop with code that loads with the first one. */
async function sortDrop(source: ImportSource, tools: TaskTools) {
  const code = await loadCode(() => import('@/lib/drops/open-drop'));
  return code.ok ? code.value.openDrop(source, tools) : code;
}

/** The rules’ own age, the news since each draft was checked, and the way to newer rules. */
export function RuleBook({ drafts, today }: { drafts: readonly StoredDraft[]; today: string }) {
  const checks = useCollection(draftChecksCollection).data;
  const [dropped, setDropped] = useState<File>();
  const navigate = useNavigate();
  const sorting = useTask(sortDrop, 'Opening the files');
  const isOver = usePageDrop((source) =>
    sorting.start(source, ({ files }) => {
      const rules = files.find(({ place }) => place === 'rules');
      if (rules) {
        setDropped(rules.file);
        return;
      }
      handOverDrop({ source });
      void navigate(submitPath());
    }),
  );
  if (!checks) return null;
  const age = rulesAge(today);
  const own = drafts.filter((draft) => !draftsCollection.isSample(draft));
  const checked = own.flatMap((draft) => {
    const check = checks.find(({ id }) => id === draft.id);
    return check ? [{ draft, since: newsSince(check, today) }] : [];
  });
  return (
    <Card
      title="What is new"
      description={`Rules of ${formatDay(rulesDay())}, ${countOf(age, 'day')} old.`}
      className={isOver ? 'outline-2 outline-accent' : ''}
    >
      <div className="grid gap-4">
        {age > MAX_RULES_AGE_DAYS && (
          <Notice tone="warn" icon={<TriangleAlert className="mt-0.5 size-4 text-warn" />}>
            These rules are older than {MAX_RULES_AGE_DAYS} days. The stores may have changed theirs since.
          </Notice>
        )}
        <ChangedDrafts />
        {checked.length === 0 ? (
          <Recent today={today} hasDraft={own.length > 0} />
        ) : (
          checked.map(({ draft, since }) => {
            const stores = platformsOf(draft.platform);
            const news = whatIsNew(since, { stores, today });
            const added = newChecks(since.day, stores);
            const label = <bdi>{clipText(draftLabel(draft), 80)}</bdi>;
            if (news.length + added.length === 0)
              return (
                <p key={draft.id} className="text-sm text-ink-soft">
                  {label}: nothing new since it was checked on {formatDay(since.day)}.
                </p>
              );
            return (
              <Disclosure
                key={draft.id}
                title={
                  <>
                    {label}, last checked {formatDay(since.day)}
                  </>
                }
                aside={`${news.length + added.length} new`}
                isOpenAtFirst={checked.length === 1 && news.length <= 3}
              >
                <NewRules rules={news} builds={draft.builds} today={today} />
                <NewChecks checks={added} />
                <Link
                  to={submitPath({ draft: draft.id, step: 'policy' })}
                  className="w-fit text-sm font-medium text-accent underline"
                >
                  Check this draft again
                </Link>
              </Disclosure>
            );
          })
        )}
        <RuleFile dropped={dropped} />
      </div>
    </Card>
  );
}

/** The latest news, for those who have no checked draft. */
function Recent({ today, hasDraft }: { today: string; hasDraft: boolean }) {
  const day = dayAfter(rulesDay(), -RECENT_DAYS);
  const news = whatIsNew({ day, rules: day }, { stores: PLATFORMS, today });
  const added = newChecks(day, PLATFORMS);
  return (
    <>
      <p className="text-sm text-ink-soft">
        {hasDraft
          ? 'Open Policy Checks in a draft once. From then on, its news are listed here.'
          : 'With a draft of your own, this lists what is new since its last check.'}
      </p>
      {news.length + added.length > 0 && (
        <Disclosure title={`New since ${formatDay(day)}`} aside={news.length + added.length}>
          <InPieces>
            <NewRules rules={news} builds={[]} today={today} />
            <NewChecks checks={added} />
          </InPieces>
        </Disclosure>
      )}
    </>
  );
}

/** Renders a long list after the press that opens it. */
function InPieces({ children }: { children: ReactNode }) {
  return useDeferredValue(true, false) && children;
}
