import type { FormEvent, ReactNode } from 'react';
import type { JobState } from '@/lib/jobs/job';
import { focusField } from '@/lib/use-form-errors';
import { Button } from './button';
import { Card } from './card';
import { FormProgress } from './form-progress';

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
