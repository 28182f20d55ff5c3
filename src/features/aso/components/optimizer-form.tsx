import { WandSparkles } from 'lucide-react';
import { CharacterCount, SelectField, TextAreaField, TextField } from '@/components/field';
import { openListOnKey } from '@/components/findings/open-list';
import { AppNameField, GeneratorForm } from '@/components/generator-form';
import { countCharacters } from '@/domain/listings/limits';
import { OPTIMIZER_CATEGORIES } from '@/domain/stores/optimizer-categories';
import type { JobState } from '@/lib/jobs/job';
import type { OptimizationInput, RequiredField } from '../model/optimization';
import { DESCRIPTION_MAX, TITLE_MAX } from '../model/store-limits';
import type { StartingPoint } from '../model/start-from';

const CATEGORY_OPTIONS = OPTIMIZER_CATEGORIES.map(({ id, label }) => ({ value: id, label }));

/** The left side: the current listing. */
export function OptimizerForm({
  input,
  errors,
  startingPoints,
  jobState,
  onChange,
  onStartFrom,
  onSubmit,
  onCancel,
}: {
  input: OptimizationInput;
  errors: Partial<Record<RequiredField, string>>;
  startingPoints: readonly StartingPoint[];
  jobState: JobState<unknown>;
  onChange: (changes: Partial<OptimizationInput>) => void;
  onStartFrom: (point: StartingPoint) => void;
  /** @returns the first field that is still missing, which gets the focus */
  onSubmit: () => RequiredField | undefined;
  onCancel: () => void;
}) {
  const isRunning = jobState.status === 'running';

  const handleStart = (value: string) => {
    const point = startingPoints.find(({ id }) => id === value);
    if (point) onStartFrom(point);
  };

  return (
    <GeneratorForm
      title="Your listing today"
      submitLabel={isRunning ? 'Optimizing...' : 'Optimize Listing'}
      submitIcon={<WandSparkles className="size-4" />}
      isRunning={isRunning}
      progress={{ state: jobState, onCancel }}
      onSubmit={onSubmit}
    >
      {startingPoints.length > 0 && (
        <SelectField
          label="Start from"
          hint="Fills in the form with the texts of one of your apps or drafts."
          value=""
          onKeyDown={openListOnKey}
          onChoose={handleStart}
          options={[
            { value: '', label: 'Choose an app or a draft' },
            ...startingPoints.map(({ id, label }) => ({ value: id, label })),
          ]}
        />
      )}
      <AppNameField
        value={input.appName}
        error={errors.appName}
        onChange={(appName) => onChange({ appName })}
      />
      <SelectField
        label="Category"
        value={input.category}
        options={CATEGORY_OPTIONS}
        onChoose={(category) => onChange({ category })}
      />
      <TextField
        name="currentTitle"
        label="Current Title"
        isRequired
        dir="auto"
        autoComplete="off"
        value={input.currentTitle}
        error={errors.currentTitle}
        aside={<CharacterCount count={countCharacters(input.currentTitle)} limit={TITLE_MAX} />}
        onChange={(event) => onChange({ currentTitle: event.target.value })}
      />
      <TextAreaField
        name="currentDescription"
        label="Current Description"
        isRequired
        dir="auto"
        rows={8}
        value={input.currentDescription}
        error={errors.currentDescription}
        aside={<CharacterCount count={countCharacters(input.currentDescription)} limit={DESCRIPTION_MAX} />}
        onChange={(event) => onChange({ currentDescription: event.target.value })}
      />
    </GeneratorForm>
  );
}
