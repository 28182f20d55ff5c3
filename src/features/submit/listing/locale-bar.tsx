import { CircleAlert } from 'lucide-react';
import { memo, useState } from 'react';
import { localeLabel, PRODUCT_LOCALES } from '@/domain/locales/product-locales';
import { Button, QuietButton } from '@/components/button';
import { Dialog, FETCHES_DIALOG } from '@/components/dialog';
import { CONTROL_LOOK } from '@/components/field';
import { openListOnKey } from '@/components/findings/open-list';
import { addLocale, removeLocale, setDefaultLocale, type DraftChange } from '../wizard/draft-changes';

/**
 * Switches between the languages of the listing, adds one and removes one. It does not re-render with each keystroke.
 */
export const LocaleBar = memo(function LocaleBar({
  localeList,
  troubledList,
  defaultLocale,
  locale,
  onSelect,
  onChange,
}: {
  /** Codes separated by spaces: one string, so that the component does not re-render while they stay the same. */
  localeList: string;
  /** The codes whose texts have blockers or warnings, in the same form. */
  troubledList: string;
  defaultLocale: string;
  locale: string;
  onSelect: (locale: string) => void;
  onChange: (change: DraftChange) => void;
}) {
  const locales = localeList.split(' ');
  const troubled = troubledList.split(' ');
  const [isRemoving, setRemoving] = useState(false);
  const free = PRODUCT_LOCALES.filter(({ code }) => !locales.includes(code));
  const handleAdd = (code: string) => {
    if (code === '') return;
    onChange(addLocale(code));
    onSelect(code);
  };
  const handleRemove = () => {
    setRemoving(false);
    onChange(removeLocale(locale));
    onSelect(defaultLocale);
  };
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div role="group" aria-label="Language of the texts" className="flex min-w-0 flex-wrap gap-2">
        {locales.map((code) => (
          <button
            key={code}
            type="button"
            aria-pressed={code === locale}
            onClick={() => onSelect(code)}
            className={`rounded-full border px-3 py-1 text-sm transition-colors duration-quick ${code === locale ? 'border-accent bg-accent-soft font-medium text-accent-strong' : 'border-line-strong bg-surface hover:bg-sunken'}`}
          >
            {localeLabel(code)}
            {code === defaultLocale && <span className="text-ink-soft"> · main</span>}
            {troubled.includes(code) && (
              <>
                <CircleAlert className="ml-1.5 inline size-3.5 text-warn" />
                <span className="sr-only"> (has findings)</span>
              </>
            )}
          </button>
        ))}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        <label className="sr-only" htmlFor="add-locale">
          Add a language
        </label>
        <select
          id="add-locale"
          className={`${CONTROL_LOOK} max-w-52 !py-1 text-sm`}
          value=""
          onKeyDown={openListOnKey}
          onChange={(event) => handleAdd(event.target.value)}
        >
          <option value="">Add a language…</option>
          {free.map(({ code }) => (
            <option key={code} value={code}>
              {localeLabel(code)}
            </option>
          ))}
        </select>
        {locale !== defaultLocale && (
          <>
            <QuietButton onClick={() => onChange(setDefaultLocale(locale))}>Make main</QuietButton>
            <QuietButton {...FETCHES_DIALOG} onClick={() => setRemoving(true)}>
              Remove
            </QuietButton>
          </>
        )}
      </div>
      <Dialog
        isOpen={isRemoving}
        onOpenChange={setRemoving}
        title={`Remove ${localeLabel(locale)}?`}
        description="Its texts are deleted from this draft. The other languages stay."
        footer={
          <>
            <Button variant="secondary" onClick={() => setRemoving(false)}>
              Keep it
            </Button>
            <Button variant="danger" onClick={handleRemove}>
              Remove
            </Button>
          </>
        }
      />
    </div>
  );
});
