import { memo, useCallback, type KeyboardEvent } from 'react';
import { directionOf, localeLabel } from '@/domain/locales/product-locales';
import { TEXT_KIND_NAMES, type TextKind } from '@/domain/studio/caption-csv';
import { textOf, type Design, type Shot } from '@/domain/studio/design';
import { setText } from '@/domain/studio/edits';
import { useLatest } from '@/lib/use-latest';
import type { DesignHandle } from '../use-design';
import { useTypedText } from '../../wizard/use-typed-text';

/** One text of every picture, in every language: rows are pictures, columns languages. */
export function CaptionTable({
  design,
  handle,
  locales,
  mainLocale,
  kind,
  onFocus,
}: {
  design: Design;
  handle: DesignHandle;
  /** Languages of the draft, the main one first. */
  locales: readonly string[];
  mainLocale: string;
  kind: TextKind;
  /** Called when a text gets the focus. */
  onFocus: (shotId: string, locale: string) => void;
}) {
  const { edit, endGroup } = handle;
  const latestFocus = useLatest(onFocus);
  // These stay the same, so that typing re-renders only the row of the changed picture.
  const handleFocus = useCallback(
    (shotId: string, locale: string) => latestFocus.current(shotId, locale),
    [latestFocus],
  );
  const handleText = useCallback(
    (shotId: string, locale: string, text: string) =>
      edit((now) => setText(now, [shotId], locale, { [kind]: text }), `table ${kind} ${locale} ${shotId}`),
    [edit, kind],
  );
  const localeKey = locales.join();
  return (
    <div className="max-h-[32rem] overflow-auto rounded-control border">
      <table className="w-full border-separate border-spacing-0 text-sm" onKeyDown={moveBetweenRows}>
        <caption className="sr-only">{TEXT_KIND_NAMES[kind]} of every picture in every language</caption>
        <thead>
          <tr>
            <th
              scope="col"
              className="sticky start-0 top-0 z-20 border-e border-b bg-sunken px-2 py-1.5 text-start text-xs font-medium text-ink-soft"
            >
              No.
            </th>
            {locales.map((locale) => (
              <th
                key={locale}
                scope="col"
                className="sticky top-0 z-10 min-w-48 border-b bg-sunken px-2 py-1.5 text-start text-xs font-medium text-ink-soft"
              >
                {localeLabel(locale)}
                {locale === mainLocale && ' (main)'}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {design.order.map((id, index) => (
            <CaptionRow
              key={id}
              id={id}
              shot={design.shots[id]}
              number={index + 1}
              localeKey={localeKey}
              mainLocale={mainLocale}
              kind={kind}
              onFocus={handleFocus}
              onText={handleText}
              onDone={endGroup}
            />
          ))}
        </tbody>
      </table>
    </div>
  );
}

const CaptionRow = memo(function CaptionRow({
  id,
  shot,
  number,
  localeKey,
  mainLocale,
  kind,
  onFocus,
  onText,
  onDone,
}: {
  id: string;
  shot: Shot | undefined;
  number: number;
  /** Languages separated by commas. */
  localeKey: string;
  mainLocale: string;
  kind: TextKind;
  onFocus: (shotId: string, locale: string) => void;
  onText: (shotId: string, locale: string, text: string) => void;
  onDone: () => void;
}) {
  return (
    <tr>
      <th
        scope="row"
        className="sticky start-0 z-10 border-e border-b bg-surface px-2 text-start align-top leading-9 font-medium tabular-nums"
      >
        {number}
      </th>
      {localeKey.split(',').map((locale) => {
        const shown = textOf(shot, locale, mainLocale);
        return (
          <td key={locale} className="border-b p-1 align-top">
            <CellText
              label={`${TEXT_KIND_NAMES[kind]} ${number} in ${localeLabel(locale)}`}
              text={shot?.texts[locale]?.[kind] ?? ''}
              placeholder={shown.isFallback ? shown[kind] : undefined}
              locale={locale}
              onFocus={() => onFocus(id, locale)}
              onText={(text) => onText(id, locale, text)}
              onDone={onDone}
            />
            {shown.isFallback && (
              <span className="ms-1 rounded-full bg-accent-soft px-1.5 py-px text-[0.6875rem] text-accent-strong">
                Main text
              </span>
            )}
          </td>
        );
      })}
    </tr>
  );
});

function CellText({
  label,
  text,
  placeholder,
  locale,
  onFocus,
  onText,
  onDone,
}: {
  label: string;
  text: string;
  placeholder: string | undefined;
  locale: string;
  onFocus: () => void;
  onText: (text: string) => void;
  onDone: () => void;
}) {
  const [typed, setTyped] = useTypedText(text, onText);
  return (
    <textarea
      aria-label={label}
      rows={2}
      value={typed}
      placeholder={placeholder}
      lang={locale}
      dir={directionOf(locale)}
      spellCheck
      onFocus={onFocus}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={onDone}
      className="block w-full resize-none rounded-[0.35rem] border border-transparent bg-surface px-2 py-1 leading-snug placeholder:text-ink-faint placeholder:italic hover:border-line-strong focus:border-accent"
    />
  );
}

/** Alt and an arrow key move to the same language of the picture above or below. */
function moveBetweenRows(event: KeyboardEvent<HTMLTableElement>): void {
  if (!event.altKey || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
  const cell = event.target instanceof Element ? event.target.closest('td') : null;
  const row = cell?.parentElement;
  const next = event.key === 'ArrowDown' ? row?.nextElementSibling : row?.previousElementSibling;
  if (!cell || !(next instanceof HTMLTableRowElement)) return;
  event.preventDefault();
  next.cells[cell.cellIndex]?.querySelector('textarea')?.focus();
}
