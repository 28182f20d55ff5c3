import { WandSparkles } from 'lucide-react';
import { useRef, type FormEvent } from 'react';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { CharacterCount, SelectField, TextAreaField, TextField } from '@/components/field';
import { FormProgress } from '@/components/form-progress';
import { countCharacters } from '@/domain/listings/limits';
import { OPTIMIZER_CATEGORIES } from '@/domain/stores/optimizer-categories';
import type { JobState } from '@/lib/jobs/job';
import type { OptimizationInput, RequiredField } from '../model/optimization';
import { DESCRIPTION_MAX } from '../model/optimized-description';
import { TITLE_MAX } from '../model/optimized-title';
import type { StartingPoint } from '../model/start-from';

const CATEGORY_OPTIONS = OPTIMIZER_CATEGORIES.map(({ id, label }) => ({ value: id, label }));

/** The left side: what the listing says today. */
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
  /** Gives the first field that is still missing; it takes the focus. */
  onSubmit: () => RequiredField | undefined;
  onCancel: () => void;
}) {
  const nameRef = useRef<HTMLInputElement>(null);
  const titleRef = useRef<HTMLInputElement>(null);
  const descriptionRef = useRef<HTMLTextAreaElement>(null);
  const isRunning = jobState.status === 'running';

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    const refs = { appName: nameRef, currentTitle: titleRef, currentDescription: descriptionRef };
    const missing = onSubmit();
    if (missing) refs[missing].current?.focus();
  };
  const handleCategory = (value: string) => {
    const category = OPTIMIZER_CATEGORIES.find(({ id }) => id === value);
    if (category) onChange({ category: category.id });
  };
  const handleStart = (value: string) => {
    const point = startingPoints.find(({ id }) => id === value);
    if (point) onStartFrom(point);
  };

  return (
    <Card title="Your listing today">
      <form className="flex flex-col gap-4" noValidate onSubmit={handleSubmit}>
        {startingPoints.length > 0 && (
          <SelectField
            label="Start from"
            hint="Fills the form with the texts of an app or a draft of yours."
            value=""
            onChange={(event) => handleStart(event.target.value)}
            options={[
              { value: '', label: 'Choose an app or a draft' },
              ...startingPoints.map(({ id, label }) => ({ value: id, label })),
            ]}
          />
        )}
        <TextField
          ref={nameRef}
          label="App Name"
          isRequired
          dir="auto"
          autoComplete="off"
          value={input.appName}
          error={errors.appName}
          onChange={(event) => onChange({ appName: event.target.value })}
        />
        <SelectField
          label="Category"
          value={input.category}
          options={CATEGORY_OPTIONS}
          onChange={(event) => handleCategory(event.target.value)}
        />
        <TextField
          ref={titleRef}
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
          ref={descriptionRef}
          label="Current Description"
          isRequired
          dir="auto"
          rows={8}
          value={input.currentDescription}
          error={errors.currentDescription}
          aside={<CharacterCount count={countCharacters(input.currentDescription)} limit={DESCRIPTION_MAX} />}
          onChange={(event) => onChange({ currentDescription: event.target.value })}
        />
        <Button type="submit" aria-disabled={isRunning}>
          <WandSparkles className="size-4" aria-hidden="true" />
          {isRunning ? 'Optimizing...' : 'Optimize Listing'}
        </Button>
        <FormProgress state={jobState} onCancel={onCancel} />
      </form>
    </Card>
  );
}
