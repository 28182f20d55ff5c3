import { useDeferredValue, useMemo, type ReactNode } from 'react';
import { platformsOf } from '@/model/app';
import type { AppleRelease, ReleasePlan } from '@/model/release-plan';
import { checkRelease } from '@/checks/release/check-release';
import { LICENSE_LABELS, MANAGED_LABELS, PHASED_LABELS, RATING_LABELS } from '@/domain/release/release-words';
import { localDay, useClock } from '@/lib/clock';
import { SelectField } from '@/components/field';
import type { StoreDetailsProps } from '../listing/details/detail-section';
import { FieldFindings } from '../listing/field-findings';
import { Choice } from '@/components/choice';
import type { DraftChange } from '../wizard/draft-changes';
import { TypedTextAreaField, TypedTextField } from '../wizard/typed-fields';
import { CountryChoice } from './country-choice';

const UNDECIDED = { value: '', label: 'Decide in the console' } as const;

const RELEASES: readonly { value: AppleRelease | ''; label: string }[] = [
  UNDECIDED,
  { value: 'manual', label: 'By hand, after the review' },
  { value: 'automatic', label: 'Automatically after the review' },
  { value: 'date', label: 'Automatically, from a day on' },
];

const LICENSES: readonly { value: 'standard' | 'custom' | ''; label: string }[] = [
  UNDECIDED,
  { value: 'standard', label: LICENSE_LABELS.standard },
  { value: 'custom', label: LICENSE_LABELS.custom },
];

/** Price, countries and release: what is decided here, the lists of the consoles choose; all else they ask for. */
export function ReleaseSection({ draft, onChange }: StoreDetailsProps) {
  const plan = draft.release ?? {};
  const today = localDay(useClock());
  const checked = useDeferredValue(draft);
  const findings = useMemo(() => checkRelease(checked, today), [checked, today]);
  const stores = platformsOf(draft.platform);
  const isForApple = stores.includes('ios');
  const isForPlay = stores.includes('android');
  const { isUpdate } = draft.details;
  const set = (change: Partial<ReleasePlan>) => onChange(setPlan(change));
  const text = (field: 'price' | 'playPrice' | 'preOrder' | 'releaseDate' | 'rollout' | 'licenseText') => ({
    name: `release/${field}`,
    autoComplete: 'off',
    value: plan[field] ?? '',
    onText: (value: string) => set({ [field]: value === '' ? undefined : value }),
  });
  const yesNo = (
    field: 'isPhased' | 'resetsRating' | 'isManaged',
    label: string,
    options: { yes: string; no: string },
    hint?: string,
  ) => (
    <SelectField
      label={label}
      name={`release/${field}`}
      hint={hint}
      value={plan[field] === undefined ? '' : plan[field] ? 'yes' : 'no'}
      options={[UNDECIDED, { value: 'yes', label: options.yes }, { value: 'no', label: options.no }]}
      onChoose={(answer) => set({ [field]: answer === '' ? undefined : answer === 'yes' })}
    />
  );
  return (
    <div className="grid gap-4">
      <FieldFindings findings={findings} />
      <Row label="Price of the app">
        <Choice
          name="release/pricing"
          label="Price of the app"
          options={[
            { value: 'free', label: 'Free' },
            { value: 'paid', label: 'Paid' },
          ]}
          value={plan.pricing}
          onChange={(pricing) => set({ pricing })}
        />
      </Row>
      {plan.pricing === 'paid' && (
        <div className="grid gap-4 sm:grid-cols-2">
          <TypedTextField
            label="App price"
            hint="As you type it in the console, e.g. EUR 1.99."
            {...text('price')}
          />
          {isForApple && isForPlay && (
            <TypedTextField
              label="App price on Google Play"
              hint="Only if it is another one."
              {...text('playPrice')}
            />
          )}
        </div>
      )}
      {plan.pricing === 'free' && isForPlay && !isUpdate && (
        <p className="text-[0.8125rem] text-ink-soft">
          On Google Play, a free app can never become a paid one.
        </p>
      )}
      <Row label="Countries">
        <Choice
          name="release/countries"
          label="Countries"
          options={[
            { value: 'all', label: 'All' },
            { value: 'some', label: 'Only some' },
          ]}
          value={plan.countries}
          onChange={(countries) => set({ countries })}
        />
      </Row>
      {plan.countries === 'some' && (
        <CountryChoice chosen={plan.chosen ?? {}} onChoose={(chosen) => set({ chosen })} />
      )}
      {isForApple && (
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            label="App Store release"
            name="release/release"
            value={plan.release ?? ''}
            options={RELEASES}
            onChoose={(release) => set({ release: release === '' ? undefined : release })}
          />
          {plan.release === 'date' && (
            <TypedTextField type="date" label="Day of the release" {...text('releaseDate')} />
          )}
          {isUpdate ? (
            yesNo('isPhased', 'Phased release (App Store)', {
              yes: PHASED_LABELS.yes,
              no: PHASED_LABELS.no,
            })
          ) : (
            <TypedTextField
              type="date"
              label="Pre-order until"
              hint="From 2 to 180 days ahead. Empty for none."
              {...text('preOrder')}
            />
          )}
          {isUpdate &&
            yesNo('resetsRating', 'Summary rating (App Store)', RATING_LABELS, 'A reset can’t be undone.')}
          <SelectField
            label="License agreement"
            name="release/license"
            value={plan.license ?? ''}
            options={LICENSES}
            onChoose={(license) => set({ license: license === '' ? undefined : license })}
          />
        </div>
      )}
      {isForApple && plan.license === 'custom' && (
        <TypedTextAreaField label="Text of the license agreement" rows={4} {...text('licenseText')} />
      )}
      {isForPlay && (
        <div className="grid gap-4 sm:grid-cols-2">
          {isUpdate && (
            <TypedTextField
              label="Google Play rollout"
              hint="Percentage of users at first, e.g. 20."
              inputMode="decimal"
              {...text('rollout')}
            />
          )}
          {yesNo(
            'isManaged',
            'Managed publishing',
            MANAGED_LABELS,
            'On: you press Publish changes after the review.',
          )}
        </div>
      )}
    </div>
  );
}

function setPlan(change: Partial<ReleasePlan>): DraftChange {
  return (draft) => ({ ...draft, release: { ...draft.release, ...change } });
}

function Row({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
      <p className="text-sm font-medium" aria-hidden="true">
        {label}
      </p>
      {children}
    </div>
  );
}
