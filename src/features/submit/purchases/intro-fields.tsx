import type { IntroOffer } from '@/model/purchases';
import { SelectField } from '@/components/field';
import { TypedTextField } from '../wizard/typed-fields';

/** A free trial or a reduced price at the beginning of a subscription. */
export function IntroFields({
  label,
  path,
  intro,
  onIntro,
}: {
  label: string;
  /** Path in the draft. */
  path: string;
  intro: IntroOffer | undefined;
  onIntro: (intro: IntroOffer | undefined) => void;
}) {
  const { length = '', price = '' } = intro ?? {};
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <SelectField
        label={label}
        name={`${path}/kind`}
        value={intro?.kind ?? 'none'}
        options={[
          { value: 'none', label: 'None' },
          { value: 'trial', label: 'Free trial' },
          { value: 'intro', label: 'Introductory price' },
        ]}
        onChoose={(kind) => onIntro(kind === 'none' ? undefined : { kind, length, price })}
      />
      {intro && (
        <TypedTextField
          label="Length"
          name={`${path}/length`}
          hint="E.g. 1 week."
          autoComplete="off"
          value={length}
          onText={(next) => onIntro({ ...intro, length: next })}
        />
      )}
      {intro?.kind === 'intro' && (
        <TypedTextField
          label="Introductory price"
          name={`${path}/price`}
          autoComplete="off"
          value={price}
          onText={(next) => onIntro({ ...intro, price: next })}
        />
      )}
    </div>
  );
}
