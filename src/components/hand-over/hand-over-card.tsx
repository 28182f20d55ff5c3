import { useId, useState, type ReactNode } from 'react';
import type { HandOverList } from '@/domain/handover/hand-over';
import { languagesOf } from '@/domain/handover/page-texts';
import { localeLabel } from '@/domain/locales/product-locales';
import { STORES } from '@/domain/stores/stores';
import { Card } from '../card';
import { Disclosure } from '../disclosure';
import { CONTROL_LOOK } from '../field';
import { ConsoleStates } from './console-states';
import type { HandOverActions } from './hand-over-actions';
import { HandOverPageRow } from './hand-over-page';

/** The way through one store's console by hand: its pages in order, each with a tick and what to fill in. */
export function HandOverCard({
  list: { console, pages },
  done,
  mainLanguage,
  address,
  actions,
}: {
  list: HandOverList;
  /** Ids of the pages that are ticked. */
  done: ReadonlySet<string>;
  mainLanguage: string;
  /** The field for the app's own address in the console. */
  address: ReactNode;
  actions: HandOverActions;
}) {
  const languages = languagesOf(pages);
  const [chosen, setChosen] = useState(mainLanguage);
  const language = languages.includes(chosen) ? chosen : (languages[0] ?? mainLanguage);
  const count = pages.filter(({ id }) => done.has(id)).length;
  const next = pages.find(({ id }) => !done.has(id))?.id;
  const title = `${STORES[console.store].name}, by hand in your browser`;
  return (
    <Card
      aria-label={title}
      title={title}
      headingLevel={3}
      description={`The pages of ${console.name}, in their order.`}
      aside={
        <span className="text-sm text-ink-soft tabular-nums">
          {count} of {pages.length}
        </span>
      }
    >
      <div className="grid gap-3">
        {languages.length > 1 && (
          <LanguageChoice languages={languages} value={language} onChoose={setChosen} />
        )}
        <ol className="grid gap-1.5">
          {pages.map((page, index) => (
            <HandOverPageRow
              key={page.id}
              page={page}
              ordinal={index + 1}
              isDone={done.has(page.id)}
              isNext={page.id === next}
              language={language}
              actions={actions}
            />
          ))}
        </ol>
        <Disclosure title={`Links to the pages in ${console.name}`}>{address}</Disclosure>
        <ConsoleStates console={console} />
      </div>
    </Card>
  );
}

function LanguageChoice({
  languages,
  value,
  onChoose,
}: {
  languages: readonly string[];
  value: string;
  onChoose: (language: string) => void;
}) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-2 print:hidden">
      <label htmlFor={id} className="text-sm text-ink-soft">
        Language of the texts
      </label>
      <select
        id={id}
        value={value}
        onChange={({ target }) => onChoose(target.value)}
        className={`${CONTROL_LOOK} w-auto! max-w-full`}
      >
        {languages.map((each) => (
          <option key={each} value={each}>
            {localeLabel(each)}
          </option>
        ))}
      </select>
    </div>
  );
}
