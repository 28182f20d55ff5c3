import { ratingField } from '@/domain/ratings/rating-field';
import type { AppleRatingOptions } from '@/model/rating-answers';
import { KIDS_LABELS, KOREA_LABELS, OPTION_LABELS, OVERRIDE_LABELS } from '@/domain/ratings/rating-labels';
import type { Finding } from '@/model/finding';
import { SelectField, TextField, type SelectOption } from '@/components/field';
import type { DraftChange } from '../wizard/draft-changes';
import { setRatingOption } from './rating-changes';
import { FieldFindings } from '../listing/field-findings';

/** The values of an option and an empty one for none. */
function choices<Value extends string>(
  none: string,
  labels: Record<Value, string>,
): readonly SelectOption<Value | ''>[] {
  const values = Object.keys(labels) as Value[];
  return [{ value: '', label: none }, ...values.map((value) => ({ value, label: labels[value] }))];
}

const OVERRIDES = choices('As calculated', OVERRIDE_LABELS);
const KIDS = choices('Not made for kids', KIDS_LABELS);
const KOREA = choices('No official rating', KOREA_LABELS);

/** Labels of the options after the questions in Apple's form. */
export function RatingOptions({
  options,
  findings,
  onChange,
}: {
  options: AppleRatingOptions;
  /** About any of the ratings; each is shown at the option that it concerns. */
  findings: readonly Finding[];
  onChange: (change: DraftChange) => void;
}) {
  const findingsOf = (option: keyof AppleRatingOptions) => (
    <FieldFindings findings={findings.filter(({ subject }) => subject.field === ratingField(option))} />
  );
  const select = <Key extends 'override' | 'kidsAgeBand' | 'koreaOverride'>(
    key: Key,
    hint: string,
    values: readonly SelectOption<NonNullable<AppleRatingOptions[Key]> | ''>[],
  ) => (
    <SelectField
      label={OPTION_LABELS[key]}
      name={ratingField(key)}
      hint={hint}
      options={values}
      value={options[key] ?? ''}
      onChoose={(value) => onChange(setRatingOption(key, value))}
    />
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <div className="grid content-start gap-2">
        {select(
          'override',
          'Only a higher one. Needed if your terms of use require a higher age.',
          OVERRIDES,
        )}
        {findingsOf('override')}
      </div>
      <div className="grid content-start gap-2">
        {select(
          'kidsAgeBand',
          'Only with a calculated rating of 4+ or 9+. It cannot be changed after the approval.',
          KIDS,
        )}
        {findingsOf('kidsAgeBand')}
      </div>
      <div className="grid content-start gap-2">
        {select('koreaOverride', 'If the Korean authority (GRAC) has rated the app.', KOREA)}
        {findingsOf('koreaOverride')}
      </div>
      <div className="grid content-start gap-2">
        <TextField
          label={OPTION_LABELS.koreaNumber}
          name={ratingField('koreaNumber')}
          value={options.koreaNumber ?? ''}
          autoComplete="off"
          onChange={({ target: { value } }) => onChange(setRatingOption('koreaNumber', value))}
        />
        {findingsOf('koreaNumber')}
      </div>
      <div className="grid content-start gap-2">
        <TextField
          label={OPTION_LABELS.infoUrl}
          name={ratingField('infoUrl')}
          type="url"
          hint="A page of yours that explains which ages the app is for. Optional."
          value={options.infoUrl ?? ''}
          autoComplete="off"
          onChange={({ target: { value } }) => onChange(setRatingOption('infoUrl', value))}
        />
        {findingsOf('infoUrl')}
      </div>
    </div>
  );
}
