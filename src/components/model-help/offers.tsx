import { Check, X } from 'lucide-react';
import { useMemo, type ReactNode } from 'react';
import type { OfferedText, RefusedTask } from '@/domain/proposals/model-work';
import { textChanges } from '@/domain/listings/text-changes';
import { countCharacters } from '@/domain/listings/limits';
import { directionOf } from '@/domain/locales/product-locales';
import { countOf } from '@/domain/texts';
import { QuietButton, SmallButton } from '../button';
import { CharacterCount } from '../field';
import { MarkedText } from '../findings/marked-text';

/** Texts that the model proposes, each beside the present one. Nothing changes until one is chosen. */
export function Offers({
  offered,
  textIn,
  onTake,
  onDismiss,
}: {
  offered: readonly OfferedText[];
  textIn: (place: string) => string;
  onTake: (chosen: readonly OfferedText[]) => void;
  onDismiss: (place: string) => void;
}) {
  if (offered.length === 0) return null;
  return (
    <section aria-label="Proposed texts" className="grid gap-3">
      {offered.length > 1 && (
        <div>
          <SmallButton onClick={() => onTake(offered)}>
            <Check className="size-3.5" />
            Use all {offered.length} texts
          </SmallButton>
        </div>
      )}
      <ul className="grid gap-3">
        {offered.map((offer) => (
          <li key={offer.task.place} className="rounded-control border bg-surface p-3">
            <Offer
              offer={offer}
              before={textIn(offer.task.place)}
              onTake={() => onTake([offer])}
              onDismiss={() => onDismiss(offer.task.place)}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Offer({
  offer: { task, text },
  before,
  onTake,
  onDismiss,
}: {
  offer: OfferedText;
  before: string;
  onTake: () => void;
  onDismiss: () => void;
}) {
  const changes = useMemo(() => textChanges(before, text), [before, text]);
  // A translation has no word in common with what it replaces, so both are shown whole.
  const isCompared = changes.some(({ kind }) => kind === 'same') && before.trim() !== '';
  return (
    <div className="grid gap-2">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="text-sm font-medium">{task.label}</p>
        {task.limit !== undefined && <CharacterCount count={countCharacters(text)} limit={task.limit} />}
      </div>
      {isCompared ? (
        <Scrolled label={`Changes: ${task.label}`}>
          <MarkedText changes={changes} side="both" lang={task.locale} />
        </Scrolled>
      ) : (
        <div className={before.trim() === '' ? 'grid' : 'grid gap-2 md:grid-cols-2'}>
          {before.trim() !== '' && (
            <Scrolled label={`Yours: ${task.label}`} title="Yours">
              <Plain text={before} locale={task.locale} />
            </Scrolled>
          )}
          <Scrolled label={`Proposed: ${task.label}`} title={before.trim() === '' ? undefined : 'Proposed'}>
            <Plain text={text} locale={task.locale} />
          </Scrolled>
        </div>
      )}
      <div className="flex flex-wrap gap-2">
        <SmallButton onClick={onTake}>
          <Check className="size-3.5" />
          Use this text
          <span className="sr-only">: {task.label}</span>
        </SmallButton>
        <QuietButton onClick={onDismiss}>
          <X className="size-3.5" />
          Dismiss
          <span className="sr-only">: {task.label}</span>
        </QuietButton>
      </div>
    </div>
  );
}

/** A long text scrolls, by keyboard too. */
function Scrolled({
  label,
  title,
  children,
}: {
  label: string;
  title?: string | undefined;
  children: ReactNode;
}) {
  return (
    <div className="min-w-0 rounded-control border bg-sunken">
      {title !== undefined && <p className="px-3 pt-2 text-xs text-ink-faint">{title}</p>}
      <div
        role="group"
        aria-label={label}
        tabIndex={0}
        className="max-h-48 overflow-y-auto rounded-control p-3"
      >
        {children}
      </div>
    </div>
  );
}

function Plain({ text, locale }: { text: string; locale: string }) {
  return (
    <p
      lang={locale}
      dir={directionOf(locale)}
      className="text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-line"
    >
      {text}
    </p>
  );
}

/** Texts for which no answer passed, folded, with the reasons. */
export function NotOffered({ refused }: { refused: readonly RefusedTask[] }) {
  if (refused.length === 0) return null;
  return (
    <details className="text-[0.8125rem] text-ink-soft">
      <summary className="cursor-pointer rounded-control underline decoration-dotted underline-offset-4">
        {countOf(refused.length, 'text')} not offered
      </summary>
      <ul className="mt-2 grid gap-1">
        {refused.map(({ task, reasons }) => (
          <li key={task.place}>
            {task.label}: {reasons.join(' ')}
          </li>
        ))}
      </ul>
    </details>
  );
}
