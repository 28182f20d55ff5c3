import { Languages } from 'lucide-react';
import { useRef, type FormEvent, type Ref } from 'react';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { SelectField, TextAreaField, TextField } from '@/components/field';
import { SwitchField } from '@/components/switch-field';
import { CATEGORIES, type LocalizationInput, type RequiredField } from '../model/localization';
import { MarketPicker } from './market-picker';

const CATEGORY_OPTIONS = CATEGORIES.map(({ id, label }) => ({ value: id, label }));

/** The left side: the app, what a pack holds, and where it goes. */
export function LocalizationForm({
  input,
  errors,
  isRunning,
  marketsRef,
  onChange,
  onSubmit,
}: {
  input: LocalizationInput;
  errors: Partial<Record<RequiredField, string>>;
  isRunning: boolean;
  marketsRef: Ref<HTMLFieldSetElement>;
  onChange: (changes: Partial<LocalizationInput>) => void;
  /** Gives the first field that is still missing; it takes the focus. */
  onSubmit: () => RequiredField | undefined;
}) {
  const formRef = useRef<HTMLFormElement>(null);
  const nameRef = useRef<HTMLInputElement>(null);
  const descriptionRef = useRef<HTMLTextAreaElement>(null);

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (isRunning) return;
    const missing = onSubmit();
    if (missing === 'appName') nameRef.current?.focus();
    if (missing === 'description') descriptionRef.current?.focus();
    if (missing === 'markets') formRef.current?.querySelector<HTMLInputElement>('fieldset input')?.focus();
  };
  const handleCategory = (value: string) => {
    const category = CATEGORIES.find(({ id }) => id === value);
    if (category) onChange({ category: category.id });
  };

  return (
    <Card title="Your app">
      <form ref={formRef} className="flex flex-col gap-4" noValidate onSubmit={handleSubmit}>
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
          label="Description"
          hint="What it names, such as reminders, photos or charts, comes first in every language."
          isRequired
          dir="auto"
          rows={5}
          value={input.description}
          error={errors.description}
          onChange={(event) => onChange({ description: event.target.value })}
        />
        <SelectField
          label="Category"
          value={input.category}
          options={CATEGORY_OPTIONS}
          onChange={(event) => handleCategory(event.target.value)}
        />
        <SwitchField
          label="Cultural Adaptation"
          hint="Notes on tone, formats and customs of each market."
          isOn={input.culturalAdaptation}
          onChange={(culturalAdaptation) => onChange({ culturalAdaptation })}
        />
        <SwitchField
          label="Screenshot Localization"
          hint="A text for each screenshot, and what it shows."
          isOn={input.screenshotLocalization}
          onChange={(screenshotLocalization) => onChange({ screenshotLocalization })}
        />
        <MarketPicker
          ref={marketsRef}
          selected={input.markets}
          error={errors.markets}
          onChange={(markets) => onChange({ markets })}
        />
        <Button type="submit" aria-disabled={isRunning}>
          <Languages className="size-4" aria-hidden="true" />
          {isRunning ? 'Generating...' : 'Generate Packs'}
        </Button>
      </form>
    </Card>
  );
}
