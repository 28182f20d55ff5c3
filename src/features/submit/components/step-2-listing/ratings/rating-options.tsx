import { ratingField } from '@/domain/ratings/check-ratings';
import type { AppleRatingOptions } from '@/domain/ratings/rating-answers';
import type { Finding } from '@/domain/findings';
import { SelectField, TextField, type SelectOption } from '@/components/field';
import type { DraftChange } from '../../../model/draft-changes';
import { setRatingOption } from '../../../model/rating-changes';
import { FieldFindings } from '../field-findings';
import { OPTION_LABELS } from './rating-texts';

/** A value of an option; empty for none. */
type Choice<Key extends keyof AppleRatingOptions> = SelectOption<NonNullable<AppleRatingOptions[Key]> | ''>;

const OVERRIDES: readonly Choice<'override'>[] = [
  { value: '', label: 'As calculated' },
  { value: 'NINE_PLUS', label: '9+' },
  { value: 'THIRTEEN_PLUS', label: '13+' },
  { value: 'SIXTEEN_PLUS', label: '16+' },
  { value: 'EIGHTEEN_PLUS', label: '18+' },
  { value: 'UNRATED', label: 'Unrated (not on the App Store)' },
];
const KIDS: readonly Choice<'kidsAgeBand'>[] = [
  { value: '', label: 'Not made for kids' },
  { value: 'FIVE_AND_UNDER', label: 'Ages 5 and under' },
  { value: 'SIX_TO_EIGHT', label: 'Ages 6 to 8' },
  { value: 'NINE_TO_ELEVEN', label: 'Ages 9 to 11' },
];
const KOREA: readonly Choice<'koreaOverride'>[] = [
  { value: '', label: 'No official rating' },
  { value: 'ALL', label: 'All' },
  { value: 'TWELVE_PLUS', label: '12+' },
  { value: 'FIFTEEN_PLUS', label: '15+' },
  { value: 'NINETEEN_PLUS', label: '19+' },
];

/** What Apple's form asks after the questions. */
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
    choices: readonly Choice<Key>[],
  ) => (
    <SelectField
      label={OPTION_LABELS[key]}
      name={ratingField(key)}
      hint={hint}
      options={choices}
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
