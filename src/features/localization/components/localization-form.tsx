import { Languages } from 'lucide-react';
import type { Ref } from 'react';
import { SelectField } from '@/components/field';
import { AppDescriptionField, AppNameField, GeneratorForm } from '@/components/generator-form';
import { SwitchField } from '@/components/switch-field';
import { CATEGORIES, type LocalizationInput, type RequiredField } from '../model/localization';
import { MarketPicker } from './market-picker';

const CATEGORY_OPTIONS = CATEGORIES.map(({ id, label }) => ({ value: id, label }));

/** The left side: the app, the content of a pack, and its markets. */
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
  /** @returns the first field that is still missing, which gets the focus */
  onSubmit: () => RequiredField | undefined;
}) {
  return (
    <GeneratorForm
      title="Your app"
      submitLabel={isRunning ? 'Generating...' : 'Generate Packs'}
      submitIcon={<Languages className="size-4" />}
      isRunning={isRunning}
      onSubmit={onSubmit}
    >
      <AppNameField
        value={input.appName}
        error={errors.appName}
        onChange={(appName) => onChange({ appName })}
      />
      <AppDescriptionField
        label="Description"
        hint="What you name here, such as reminders, photos or charts, comes first in every language."
        value={input.description}
        error={errors.description}
        onChange={(description) => onChange({ description })}
      />
      <SelectField
        label="Category"
        value={input.category}
        options={CATEGORY_OPTIONS}
        onChoose={(category) => onChange({ category })}
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
    </GeneratorForm>
  );
}
