import { ArrowUpRight, Copy } from 'lucide-react';
import { useState } from 'react';
import { allTexts, ONLY_IF } from '@/domain/handover/page-texts';
import type { HandOverPage } from '@/domain/handover/hand-over';
import { QuietButton } from '../button';
import { Summary } from '../disclosure';
import type { HandOverActions } from './hand-over-actions';
import { HandOverItemRow } from './hand-over-item';

/** One page of a console: a tick, how to get there, and its fields. The first page that is not done is open. */
export function HandOverPageRow({
  page,
  ordinal,
  isDone,
  isNext,
  language,
  actions,
}: {
  page: HandOverPage;
  ordinal: number;
  isDone: boolean;
  isNext: boolean;
  language: string;
  actions: HandOverActions;
}) {
  // Undefined until the person opens or closes it.
  const [choice, setChoice] = useState<boolean>();
  const isOpen = choice ?? isNext;
  const missing = page.items.filter(({ state }) => state === 'missing').length;
  const texts = allTexts(page, language);
  return (
    <li className="flex items-start gap-2">
      <input
        type="checkbox"
        aria-label={`Done: ${page.title}`}
        checked={isDone}
        onChange={({ target }) => {
          actions.onToggle(page.id, target.checked);
          if (target.checked) setChoice(undefined);
        }}
        className="mt-3 size-4 shrink-0 accent-accent"
      />
      <details
        open={isOpen}
        onToggle={({ currentTarget }) => {
          if (currentTarget.open !== isOpen) setChoice(currentTarget.open);
        }}
        className="min-w-0 flex-1 rounded-control border print:break-inside-avoid"
      >
        <Summary
          title={
            <span className={isDone ? 'text-ink-soft line-through' : ''}>
              <span className="mr-1.5 font-normal text-ink-faint tabular-nums">{ordinal}</span>
              {page.title}
            </span>
          }
          aside={
            missing > 0 && !isDone ? <span className="text-sm text-warn">{missing} missing</span> : undefined
          }
        />
        {isOpen && (
          <div className="grid gap-3 border-t p-4 text-sm">
            <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-ink-soft">
              <span className="[overflow-wrap:anywhere]">{page.place.join(' › ')}</span>
              {page.url !== undefined && (
                <a
                  href={page.url}
                  target="_blank"
                  rel="noreferrer"
                  className="inline-flex items-center gap-1 font-medium text-accent underline underline-offset-2"
                >
                  Open <span className="sr-only">{page.title}</span>
                  <ArrowUpRight className="size-4" />
                </a>
              )}
            </p>
            <p className="text-[0.8125rem] text-ink-faint">
              {[
                ...page.onlyIf.map((each) => ONLY_IF[each]),
                `Takes ${page.takes}`,
                ...(page.role === undefined ? [] : [`Role: ${page.role}`]),
              ].join('. ')}
              .
            </p>
            <ul className="divide-y">
              {page.items.map((item) => (
                <HandOverItemRow key={item.id} item={item} language={language} actions={actions} />
              ))}
            </ul>
            {page.instead !== undefined && (
              <p className="text-[0.8125rem] text-ink-soft">
                <span className="font-medium">Does it look different?</span> {page.instead}
              </p>
            )}
            {page.items.filter(({ kind, content }) => kind === 'text' && content).length > 2 &&
              texts !== '' && (
                <p>
                  <QuietButton onClick={() => actions.onCopy(texts)}>
                    <Copy className="size-4" />
                    Copy all of this page
                  </QuietButton>
                </p>
              )}
          </div>
        )}
      </details>
    </li>
  );
}
