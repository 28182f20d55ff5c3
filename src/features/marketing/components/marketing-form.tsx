import { Sparkles } from 'lucide-react';
import { useRef, type FormEvent } from 'react';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { TextAreaField, TextField } from '@/components/field';
import { FormProgress } from '@/components/form-progress';
import type { JobState } from '@/lib/jobs/job';
import { launchHint } from '../model/launch';
import type { MarketingInput, RequiredField } from '../model/marketing-kit';

/** What the kit is made from. */
export function MarketingForm({
  input,
  today,
  errors,
  jobState,
  onChange,
  onSubmit,
  onCancel,
}: {
  input: MarketingInput;
  /** `YYYY-MM-DD` */
  today: string;
  errors: Partial<Record<RequiredField, string>>;
  jobState: JobState<unknown>;
  onChange: (changes: Partial<MarketingInput>) => void;
  /** Gives the first field that is still missing; it takes the focus. */
  onSubmit: () => RequiredField | undefined;
  onCancel: () => void;
}) {
  const nameRef = useRef<HTMLInputElement>(null);
  const descriptionRef = useRef<HTMLTextAreaElement>(null);
  const isRunning = jobState.status === 'running';

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    const refs = { appName: nameRef, description: descriptionRef };
    const missing = onSubmit();
    if (missing) refs[missing].current?.focus();
  };

  return (
    <Card title="Your app">
      <form className="flex flex-col gap-4" noValidate onSubmit={handleSubmit}>
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
        <TextAreaField
          ref={descriptionRef}
          label="App Description"
          isRequired
          dir="auto"
          rows={5}
          value={input.description}
          error={errors.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
        <TextField
          label="Key Features"
          hint="Separated by commas."
          dir="auto"
          autoComplete="off"
          value={input.keyFeatures}
          onChange={(event) => onChange({ keyFeatures: event.target.value })}
        />
        <TextField
          label="Target Audience"
          placeholder="e.g. busy pet owners"
          dir="auto"
          autoComplete="off"
          value={input.targetAudience}
          onChange={(event) => onChange({ targetAudience: event.target.value })}
        />
        <TextField
          label="Launch Date"
          type="date"
          max="9999-12-31"
          hint={launchHint(input.launchDate, today)}
          value={input.launchDate}
          onChange={(event) => onChange({ launchDate: event.target.value })}
        />
        <Button type="submit" aria-disabled={isRunning}>
          <Sparkles className="size-4" aria-hidden="true" />
          {jobState.status === 'running' ? jobState.label : 'Generate Assets'}
        </Button>
        <FormProgress state={jobState} onCancel={onCancel} />
      </form>
    </Card>
  );
}
