import { ChevronRight, Circle } from 'lucide-react';
import { localeLabel } from '@/domain/locales/product-locales';
import { STORES } from '@/domain/stores/stores';
import { missingCount, missingSteps, type MissingItem } from '@/domain/submissions/missing-items';
import { WIZARD_STEP_NAMES, WIZARD_STEP_NUMBERS } from '@/model/wizard-step';
import { Badge } from '@/components/badge';
import type { GoToStep } from '../wizard/wizard-events';

/** More languages than this are counted, not listed. */
const MOST_LANGUAGES = 8;

/** The checklist of what is not filled in yet. Each line leads to its field. */
export function MissingList({
  items,
  isForBothStores,
  onGoTo,
}: {
  items: readonly MissingItem[];
  /** Whether a line has to name the store that asks for it. */
  isForBothStores: boolean;
  onGoTo: GoToStep;
}) {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      {missingSteps(items).map(({ step, items: ofStep }) => (
        <section
          key={step}
          aria-label={`To fill in in step ${WIZARD_STEP_NUMBERS[step]}`}
          className={`overflow-hidden rounded-control border ${ofStep.length > MANY_LINES ? 'xl:row-span-3' : ''}`}
        >
          <h4 className="flex items-baseline gap-2 border-b bg-sunken px-3 py-2 text-sm font-semibold">
            <span className="font-normal text-ink-soft">Step {WIZARD_STEP_NUMBERS[step]}</span>{' '}
            {WIZARD_STEP_NAMES[step]}{' '}
            <span className="ml-auto font-normal text-ink-soft tabular-nums">{missingCount(ofStep)}</span>
          </h4>
          <ul className="divide-y">
            {ofStep.map((item) => (
              <MissingLine key={item.id} item={item} isForBothStores={isForBothStores} onGoTo={onGoTo} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  );
}

/** A step with more lines than this takes a column for itself on wide screens. */
const MANY_LINES = 5;

function MissingLine({
  item,
  isForBothStores,
  onGoTo,
}: {
  item: MissingItem;
  isForBothStores: boolean;
  onGoTo: GoToStep;
}) {
  const { label, parts, hint, stores, locales, languages, isRequired, where, field } = item;
  const [store] = stores;
  const isNamed = locales.length > 1 && locales.length <= MOST_LANGUAGES;
  const name = languages === '' ? label : `${label} ${languages}`;
  return (
    <li className="relative flex break-inside-avoid items-start gap-2.5 px-3 py-2 text-sm hover:bg-sunken">
      <Circle className="mt-0.5 size-4 shrink-0 text-ink-faint" />
      <div className="flex min-w-0 flex-1 flex-wrap items-baseline gap-x-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          {/* The area of the button is the whole line. */}
          <button
            type="button"
            className="rounded-control text-left font-medium [overflow-wrap:anywhere] after:absolute after:inset-0 print:hidden"
            onClick={() => onGoTo(where, locales[0], field)}
          >
            {name}
          </button>
          <span className="hidden font-medium print:inline" aria-hidden="true">
            {name}
          </span>
          {!isRequired && <Badge tone="neutral">Recommended</Badge>}
          {isForBothStores && stores.length === 1 && store && !label.includes(STORES[store].name) && (
            <span className="text-[0.8125rem] text-ink-faint">{STORES[store].name}</span>
          )}
        </p>
        <p className="min-w-0 flex-[1_1_12rem] truncate text-[0.8125rem] text-ink-soft print:whitespace-normal">
          {parts.length > 0 && `${parts.join(', ')}. `}
          {hint}
        </p>
        {isNamed && (
          <ul className="relative mt-1.5 flex basis-full flex-wrap gap-1.5">
            {locales.map((locale) => (
              <li key={locale}>
                <button
                  type="button"
                  aria-label={`${label} in ${localeLabel(locale)}`}
                  className="rounded-full border border-line-strong bg-surface px-2.5 py-0.5 text-[0.8125rem] hover:bg-sunken print:border-0"
                  onClick={() => onGoTo(where, locale, field)}
                >
                  {localeLabel(locale)}
                </button>
              </li>
            ))}
          </ul>
        )}
      </div>
      <ChevronRight className="mt-0.5 size-4 shrink-0 text-ink-faint print:hidden" />
    </li>
  );
}
