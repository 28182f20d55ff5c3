import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import type { JobState } from '@/lib/jobs/job';
import { focusField } from '@/lib/use-form-errors';
import { Button } from './button';
import { Card } from './card';
import { TextAreaField, TextField } from './field';
import { JobProgress } from './job-progress';

/** The form beside the results of a generator: a second press while it works does nothing. */
export function GeneratorForm({
  title,
  submitLabel,
  submitIcon,
  isRunning,
  progress,
  onSubmit,
  children,
}: {
  title: string;
  submitLabel: string;
  submitIcon: ReactNode;
  isRunning: boolean;
  /** Shown below the button, with Cancel; left out where the page shows the progress elsewhere. */
  progress?: { state: JobState<unknown>; onCancel: () => void };
  /** @returns the `name` of the first field to correct, which gets the focus; undefined when the work began */
  onSubmit: () => string | undefined;
  children: ReactNode;
}) {
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isRunning) return;
    const wrong = onSubmit();
    if (wrong !== undefined) focusField(event.currentTarget, wrong);
  };
  return (
    <Card title={title}>
      <form className="flex flex-col gap-4" noValidate onSubmit={handleSubmit}>
        {children}
        <Button type="submit" aria-disabled={isRunning}>
          {submitIcon}
          {submitLabel}
        </Button>
        {progress && <FormProgress {...progress} />}
      </form>
    </Card>
  );
}

export function AppNameField({
  value,
  error,
  onChange,
}: {
  value: string;
  error: string | undefined;
  onChange: (name: string) => void;
}) {
  return (
    <TextField
      name="appName"
      label="App Name"
      isRequired
      dir="auto"
      autoComplete="off"
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

export function AppDescriptionField({
  label,
  hint,
  value,
  error,
  onChange,
}: {
  label: string;
  hint?: string;
  value: string;
  error: string | undefined;
  onChange: (description: string) => void;
}) {
  return (
    <TextAreaField
      name="description"
      label={label}
      hint={hint}
      isRequired
      dir="auto"
      rows={5}
      value={value}
      error={error}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/**
 * The progress of a job below the form that starts it: it scrolls into view with the start and takes no space while
 * there is none.
 */
function FormProgress({ state, onCancel }: { state: JobState<unknown>; onCancel: () => void }) {
  const ref = useRef<HTMLDivElement>(null);
  const isRunning = state.status === 'running';
  useEffect(() => {
    if (isRunning) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [isRunning]);
  return (
    <div ref={ref} className="scroll-mb-4 [&:has(>:empty)]:-mt-4">
      <JobProgress state={state} onCancel={onCancel} />
    </div>
  );
}
