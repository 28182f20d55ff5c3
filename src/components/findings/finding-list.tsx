import type { ReactNode } from 'react';
import { formatDay } from '@/domain/dates';
import type { Finding } from '@/model/finding';
import { findingPlace } from '@/domain/team-sync/comment-place';
import { localeLabel } from '@/domain/locales/product-locales';
import { STORES } from '@/domain/stores/stores';
import { localDay, useClock } from '@/lib/clock';
import { Badge } from '../badge';
import { Comments } from '../team/comment-mark';
import { Summary } from '../disclosure';
import { findingLook, SourceLink } from './severity-looks';

/** Findings with the reason, what to do and the source of the rule. `action` adds a way to fix one. */
export function FindingList<Each extends Finding>({
  findings,
  label,
  action,
}: {
  findings: readonly Each[];
  /** Accessible name of the list. */
  label: string;
  action?: (finding: Each) => ReactNode;
}) {
  if (findings.length === 0) return null;
  return (
    <ul aria-label={label} className="grid gap-2 lg:grid-cols-2 lg:has-[details[open]]:items-start">
      {joinLocales(findings).map(([finding, ...others]) => (
        <FindingItem key={finding.id} finding={finding} others={others} action={action} />
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

function FindingItem<Each extends Finding>({
  finding,
  others,
  action,
}: {
  finding: Each;
  /** The same in other languages. */
  others: readonly Each[];
  action: ((finding: Each) => ReactNode) | undefined;
}) {
  const today = localDay(useClock());
  const look = findingLook(finding);
  const isJoined = others.length > 0;
  const { store } = finding.subject;
  const locale = isJoined ? undefined : finding.subject.locale;
  return (
    <li
      className={`break-inside-avoid rounded-control border border-l-4 bg-surface px-3 py-2.5 text-sm ${look.edge}`}
    >
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <div className="min-w-0 flex-1 basis-64">
          <p className="[overflow-wrap:anywhere]">
            <Badge tone={look.tone} icon={look.icon}>
              {look.label}
            </Badge>{' '}
            <span className="font-medium">{finding.title}</span>{' '}
            {!isJoined && <Comments place={findingPlace(finding)} label={finding.title} />}
          </p>
          <p className="mt-1 text-ink-soft [overflow-wrap:anywhere]">{finding.why}</p>
          <p className="mt-1 [overflow-wrap:anywhere]">
            <span className="font-medium">To do: </span>
            {finding.fix}
          </p>
          <p className="mt-1 text-[0.8125rem] text-ink-faint">
            {[
              store && STORES[store].name,
              locale && localeLabel(locale),
              finding.ruleDate &&
                `${finding.ruleDate > today ? 'from' : 'since'} ${formatDay(finding.ruleDate)}`,
            ]
              .filter(Boolean)
              .join(' · ')}
            {(store ?? locale ?? finding.ruleDate) && ' · '}
            <SourceLink {...finding.source} />
          </p>
        </div>
        {!isJoined && action?.(finding)}
      </div>
      {isJoined && (
        <details className="mt-2 rounded-control border">
          <Summary title={`In ${others.length + 1} languages`} />
          <ul className="divide-y border-t px-3">
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
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
