import { ChevronRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatDay } from '@/domain/dates';
import type { Finding } from '@/model/finding';
import { findingPlace } from '@/domain/team-sync/comment-place';
import { localeLabel } from '@/domain/locales/product-locales';
import { STORES } from '@/domain/stores/stores';
import { localDay, useClock } from '@/lib/clock';
import { Badge } from '../badge';
import { lazyPart } from '../lazy-part';
import { Comments } from '../team/comment-mark';
import { findingLook, SourceLink } from './severity-looks';

/** Adds a button to a finding. */
type ActionOf<Each> = (finding: Each) => ReactNode;

/** Findings in one line each, with what to do; unfolded, each has the reason and the source of its rule. */
export function FindingList<Each extends Finding>({
  findings,
  label,
  action,
  more,
}: {
  findings: readonly Each[];
  /** Accessible name of the list. */
  label: string;
  /** The one thing to do, beside the line. */
  action?: ActionOf<Each>;
  /** Secondary buttons, below the reason. */
  more?: ActionOf<Each>;
}) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label={label} className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      {joinLocales(findings).map(([finding, ...others]) => (
        <FindingItem key={finding.id} finding={finding} others={others} action={action} more={more} />
      ))}
    </ul>
  );
}

/** The same finding in fewer languages is listed once for each. */
const JOINED_FROM = 3;

/** Joins findings that differ only in the language of the text. */
function joinLocales<Each extends Finding>(findings: readonly Each[]): [Each, ...Each[]][] {
  const groups = new Map<string, [Each, ...Each[]]>();
  for (const finding of findings) {
    const { title, why, fix, ruleDate, subject } = finding;
    const { locale, ...place } = subject;
    const key =
      locale === undefined ? finding.id : JSON.stringify([finding.rule, title, why, fix, ruleDate, place]);
    const group = groups.get(key);
    if (group) group.push(finding);
    else groups.set(key, [finding]);
  }
  return [...groups.values()].flatMap((group) =>
    group.length < JOINED_FROM ? group.map((finding): [Each] => [finding]) : [group],
  );
}

// The cases that rules foresee load with the first list of findings.
const RefusalLink = lazyPart(() => import('./refusal-link').then((module) => module.RefusalLink), null);

function FindingItem<Each extends Finding>({
  finding,
  others,
  action,
  more,
}: {
  finding: Each;
  /** The same in other languages. */
  others: readonly Each[];
  action: ActionOf<Each> | undefined;
  more: ActionOf<Each> | undefined;
}) {
  const today = localDay(useClock());
  const look = findingLook(finding);
  const isJoined = others.length > 0;
  const { store } = finding.subject;
  const locale = isJoined ? undefined : finding.subject.locale;
  const languages = isJoined ? `In ${others.length + 1} languages` : undefined;
  return (
    <li
      className={`flex flex-wrap items-start gap-x-2 break-inside-avoid rounded-control border border-l-4 bg-surface text-sm ${look.edge}`}
    >
      <details className="group min-w-0 flex-1 basis-60">
        <summary className="flex list-none items-start gap-2 rounded-control py-2.5 ps-2 pe-3 hover:bg-sunken [&::-webkit-details-marker]:hidden">
          <ChevronRight
            className="mt-0.5 size-4 shrink-0 text-ink-faint transition-transform duration-quick group-open:rotate-90 print:hidden"
            aria-hidden="true"
          />
          <span className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-4">
            <span className="min-w-0 flex-[3_1_18rem] [overflow-wrap:anywhere]">
              <Badge tone={look.tone} icon={look.icon}>
                {look.label}
              </Badge>{' '}
              <span className="font-medium">{finding.title}</span>{' '}
              {(languages ?? locale) && (
                <span className="text-[0.8125rem] text-ink-faint">
                  {languages ?? localeLabel(locale ?? '')}
                </span>
              )}
            </span>
            <span className="min-w-0 flex-[2_1_15rem] text-ink-soft group-open:mt-1 max-sm:line-clamp-3 group-open:line-clamp-none sm:truncate group-open:basis-full group-open:whitespace-normal group-open:text-ink print:basis-full print:whitespace-normal">
              <span className="sr-only font-medium group-open:not-sr-only">To do: </span>
              {finding.fix}
            </span>
          </span>
        </summary>
        <div className="grid gap-1 ps-8 pe-3 pb-3 [overflow-wrap:anywhere]">
          <p className="text-ink-soft">{finding.why}</p>
          <p className="text-[0.8125rem] text-ink-faint">
            {[
              store && STORES[store].name,
              finding.ruleDate &&
                `${finding.ruleDate > today ? 'from' : 'since'} ${formatDay(finding.ruleDate)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
            {(store ?? finding.ruleDate) && ' · '}
            <SourceLink {...finding.source} />
          </p>
          <RefusalLink foreseenBy={finding.rule} />
          {isJoined ? (
            <ul className="divide-y rounded-control border px-3">
              {[finding, ...others].map((each) => (
                <li
                  key={each.id}
                  className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-1.5"
                >
                  <span className="min-w-0 flex-1 basis-40">
                    {localeLabel(each.subject.locale ?? '')}{' '}
                    <Comments place={findingPlace(each)} label={each.title} />
                  </span>
                  {action?.(each)}
                  {more?.(each)}
                </li>
              ))}
            </ul>
          ) : (
            more && <div className="flex flex-wrap items-start gap-2 empty:hidden">{more(finding)}</div>
          )}
        </div>
      </details>
      {!isJoined && (
        <div className="flex flex-wrap items-center gap-2 py-1.5 pe-2 empty:hidden max-sm:ps-8">
          <Comments place={findingPlace(finding)} label={finding.title} />
          {action?.(finding)}
        </div>
      )}
    </li>
  );
}
