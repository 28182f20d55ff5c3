import { useId } from 'react';
import type { Platform } from '@/model/app';
import { localeLabel } from '@/domain/locales/product-locales';
import type { PreviewChoice } from './records';
import { CONTROL_LOOK } from '../field';

type OnChange = (changes: Partial<PreviewChoice>) => void;

const STORES = [
  { value: 'ios', label: 'App Store' },
  { value: 'android', label: 'Google Play' },
] as const;
const PAGES = [
  { value: 'search', label: 'Search' },
  { value: 'product', label: 'Product page' },
] as const;
const DEVICES = [
  { value: 'phone', label: 'Phone' },
  { value: 'tablet', label: 'Tablet' },
] as const;
const THEMES = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
] as const;
const LOOKS = [
  { value: 'ios-26', label: 'iOS 26' },
  { value: 'ios-27', label: 'iOS 27' },
] as const;

/** Switches of a preview. `isShort` leaves out the device and the system, beside the fields. */
export function PreviewControls({
  choice,
  stores,
  locale,
  locales = [],
  isShort = false,
  isSearchOnly = false,
  onChange,
  onLocale,
}: {
  choice: PreviewChoice;
  stores: readonly Platform[];
  locale: string;
  locales?: readonly string[];
  isShort?: boolean;
  /** Leaves out the kind of page. */
  isSearchOnly?: boolean;
  onChange: OnChange;
  onLocale?: ((locale: string) => void) | undefined;
}) {
  const id = useId();
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
      {stores.length > 1 && (
        <Choice
          label="Store"
          options={STORES}
          value={choice.store}
          onChoose={(store) => onChange({ store })}
        />
      )}
      {!isSearchOnly && (
        <Choice label="Page" options={PAGES} value={choice.page} onChoose={(page) => onChange({ page })} />
      )}
      {!isShort && (
        <Choice
          label="Device"
          options={DEVICES}
          value={choice.device}
          onChoose={(device) => onChange({ device })}
        />
      )}
      <Choice label="Theme" options={THEMES} value={choice.theme} onChoose={(theme) => onChange({ theme })} />
      {!isShort && choice.store === 'ios' && (
        <Choice label="System" options={LOOKS} value={choice.look} onChoose={(look) => onChange({ look })} />
      )}
      {onLocale && locales.length > 1 && (
        <>
          <label htmlFor={id} className="sr-only">
            Language of the preview
          </label>
          <select
            id={id}
            value={locale}
            onChange={(event) => onLocale(event.target.value)}
            className={`${CONTROL_LOOK} !min-h-8 !w-auto max-w-52 !py-1 text-[0.8125rem]`}
          >
            {locales.map((code) => (
              <option key={code} value={code}>
                {localeLabel(code)}
              </option>
            ))}
          </select>
        </>
      )}
    </div>
  );
}

function Choice<Value extends string>({
  label,
  options,
  value,
  onChoose,
}: {
  label: string;
  options: readonly { value: Value; label: string }[];
  value: Value;
  onChoose: (value: Value) => void;
}) {
  return (
    <div role="group" aria-label={label} className="flex rounded-control border border-line-strong p-0.5">
      {options.map((option) => (
        <button
          key={option.value}
          type="button"
          aria-pressed={option.value === value}
          onClick={() => onChoose(option.value)}
          className={`min-h-7 rounded-[0.375rem] px-2.5 text-[0.8125rem] whitespace-nowrap transition-colors duration-quick ${option.value === value ? 'bg-accent-soft font-medium text-accent-strong' : 'text-ink-soft hover:bg-sunken'}`}
        >
          {option.label}
        </button>
      ))}
    </div>
  );
}
