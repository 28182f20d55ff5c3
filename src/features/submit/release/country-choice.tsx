import { X } from 'lucide-react';
import { useId, useState } from 'react';
import { COUNTRIES } from '@/domain/release/countries';
import { foldText } from '@/domain/texts';
import { TextField } from '@/components/field';

/** Matches that are offered; more mean that too little was typed. */
const MOST_MATCHES = 8;

/** The countries and regions of the App Store to choose from, by a part of their name. */
export function CountryChoice({
  chosen,
  onChoose,
}: {
  chosen: Readonly<Record<string, boolean>>;
  onChoose: (chosen: Record<string, boolean>) => void;
}) {
  const [search, setSearch] = useState('');
  const listId = useId();
  const isChosen = (code: string) => chosen[code] === true;
  const own = COUNTRIES.filter(({ code }) => isChosen(code));
  const wanted = foldText(search.trim());
  const matches =
    wanted === ''
      ? []
      : COUNTRIES.filter(({ code, name }) => !isChosen(code) && foldText(name).includes(wanted));
  return (
    <div className="grid gap-2">
      <TextField
        label="Add a country or region"
        name="release/chosen"
        hint="Names as in App Store Connect."
        autoComplete="off"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
        onKeyDown={(event) => {
          const [first] = matches;
          if (event.key !== 'Enter' || !first) return;
          event.preventDefault();
          onChoose({ ...chosen, [first.code]: true });
          setSearch('');
        }}
        className="sm:w-80"
      />
      {wanted !== '' && (
        <ul id={listId} className="flex flex-wrap gap-1.5" aria-label="Matching countries">
          {matches.slice(0, MOST_MATCHES).map(({ code, name }) => (
            <li key={code}>
              <button
                type="button"
                className="rounded-full border border-line-strong bg-surface px-2.5 py-0.5 text-[0.8125rem] hover:bg-sunken"
                onClick={() => {
                  onChoose({ ...chosen, [code]: true });
                  setSearch('');
                }}
              >
                Add {name}
              </button>
            </li>
          ))}
          {matches.length === 0 && <li className="text-[0.8125rem] text-ink-soft">No such country.</li>}
          {matches.length > MOST_MATCHES && (
            <li className="text-[0.8125rem] text-ink-soft">and {matches.length - MOST_MATCHES} more</li>
          )}
        </ul>
      )}
      {own.length > 0 && (
        <ul className="flex flex-wrap gap-1.5" aria-label="Chosen countries">
          {own.map(({ code, name }) => (
            <li key={code}>
              <button
                type="button"
                aria-label={`Remove ${name}`}
                className="inline-flex items-center gap-1 rounded-full border bg-sunken px-2.5 py-0.5 text-[0.8125rem] hover:bg-surface"
                onClick={() => onChoose({ ...chosen, [code]: false })}
              >
                {name}
                <X className="size-3.5" aria-hidden="true" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
