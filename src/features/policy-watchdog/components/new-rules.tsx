import { ChevronRight } from 'lucide-react';
import { rules as sentences } from 'virtual:catalog/deadline-rules';
import { Badge, type Tone } from '@/components/badge';
import type { NewRule } from '@/domain/rule-book/what-is-new';
import type { BuildInfo } from '@/model/build-info';
import { DeadlineDay, DeadlineSource } from './deadline-facts';

const KINDS: Record<NewRule['kind'], { label: string; tone: Tone }> = {
  new: { label: 'New', tone: 'info' },
  changed: { label: 'Changed', tone: 'info' },
  'in-force': { label: 'Now in force', tone: 'warn' },
};

/** Dated rules that say something new; those that a build is subject to come first. */
export function NewRules({
  rules,
  builds,
  today,
}: {
  rules: readonly NewRule[];
  builds: readonly BuildInfo[];
  today: string;
}) {
  const isMet = ({ deadline }: NewRule) => builds.some((build) => deadline.appliesTo(build));
  const ordered = [...rules.filter(isMet), ...rules.filter((rule) => !isMet(rule))];
  return (
    <ul className="divide-y">
      {ordered.map((rule) => {
        const { deadline, kind, change } = rule;
        return (
          <li key={deadline.id} className="py-3 text-sm first:pt-0 last:pb-0">
            <details open={isMet(rule)} className="group">
              <summary className="flex list-none items-start gap-2 [&::-webkit-details-marker]:hidden">
                <ChevronRight
                  className="mt-0.5 size-4 shrink-0 text-ink-faint transition-transform duration-quick group-open:rotate-90"
                  aria-hidden="true"
                />
                <span className="min-w-0 flex-1">
                  <span className="flex flex-wrap items-baseline gap-x-2 gap-y-1 font-medium">
                    <Badge tone={KINDS[kind].tone}>{KINDS[kind].label}</Badge>
                    {deadline.title}
                    {isMet(rule) && <Badge tone="warn">Concerns your build</Badge>}
                  </span>
                  <span className="text-[0.8125rem] text-ink-soft tabular-nums">
                    <DeadlineDay deadline={deadline} today={today} />
                  </span>
                </span>
              </summary>
              <div className="pl-6">
                <p className="mt-1 max-w-prose">{change ?? sentences[deadline.id]}</p>
                <p className="mt-1 max-w-prose">{deadline.action}</p>
                <p className="mt-1 max-w-prose text-[0.8125rem] text-ink-soft">
                  Applies to: {deadline.scope}
                </p>
                <DeadlineSource deadline={deadline} today={today} />
              </div>
            </details>
          </li>
        );
      })}
    </ul>
  );
}
