import { Sparkles } from 'lucide-react';
import { TextField } from '@/components/field';
import { AppDescriptionField, AppNameField, GeneratorForm } from '@/components/generator-form';
import type { JobState } from '@/lib/jobs/job';
import { launchHint } from '../model/launch';
import type { MarketingInput, RequiredField } from '../model/marketing-kit';

/** Form with the input of the kit. */
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
  /** @returns the first field that is still missing, which gets the focus */
  onSubmit: () => RequiredField | undefined;
  onCancel: () => void;
}) {
  return (
    <GeneratorForm
      title="Your app"
      submitLabel={jobState.status === 'running' ? jobState.label : 'Generate Assets'}
      submitIcon={<Sparkles className="size-4" />}
      isRunning={jobState.status === 'running'}
      progress={{ state: jobState, onCancel }}
      onSubmit={onSubmit}
    >
      <AppNameField
        value={input.appName}
        error={errors.appName}
        onChange={(appName) => onChange({ appName })}
      />
      <AppDescriptionField
        label="App Description"
        value={input.description}
        error={errors.description}
        onChange={(description) => onChange({ description })}
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
    </GeneratorForm>
  );
}
