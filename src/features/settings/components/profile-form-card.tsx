import { useEffect, useState, type FormEvent } from 'react';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { SelectField, TextField } from '@/components/field';
import { focusField, useFormErrors } from '@/lib/use-form-errors';
import { LOCALES, TIME_ZONES } from '../data/options';
import { profileProblems } from '../model/settings-rules';
import type { ProfileForm } from '../records';

interface ProfileFormCardProps {
  email: string;
  saved: ProfileForm;
  /** Edits that were left unsaved before; undefined when there are none. */
  unsaved: ProfileForm | undefined;
  isSaving: boolean;
  onEdit: (unsaved: ProfileForm | undefined) => void;
  onSave: (form: ProfileForm, done: () => void) => void;
}

export function ProfileFormCard({ email, saved, unsaved, isSaving, onEdit, onSave }: ProfileFormCardProps) {
  const [values, setValues] = useState(unsaved ?? saved);
  /** The values that the form is compared with: `saved` as a prop follows only after the service has answered. */
  const [base, setBase] = useState(saved);
  /** The stored profile that the form started from. An import, a reset or another tab can store another one. */
  const [known, setKnown] = useState(saved);
  if (known !== saved) {
    setKnown(saved);
    setBase(saved);
    setValues(withEdits(values, base, saved));
  }
  const { errors, show, clear } = useFormErrors<'fullName' | 'email'>();
  const isEdited = !isSame(values, base);

  useEffect(() => {
    if (!isEdited) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isEdited]);

  const handleChange = (changes: Partial<ProfileForm>) => {
    const next = { ...values, ...changes };
    setValues(next);
    clear(changes);
    onEdit(isSame(next, base) ? undefined : next);
  };
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const wrong = show(profileProblems(values.fullName, email));
    if (wrong) focusField(event.currentTarget, wrong);
    else onSave(values, () => setBase(values));
  };
  const handleCancel = () => {
    setValues(base);
    clear();
    onEdit(undefined);
  };

  return (
    <form noValidate onSubmit={handleSubmit}>
      <Card title="Profile" description="How your team sees you, and how your submissions are signed.">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Full Name"
            name="fullName"
            isRequired
            autoComplete="name"
            value={values.fullName}
            error={errors.fullName}
            onChange={(event) => handleChange({ fullName: event.target.value })}
          />
          <TextField
            label="Company"
            autoComplete="organization"
            value={values.company}
            onChange={(event) => handleChange({ company: event.target.value })}
          />
          <TextField
            label="Email"
            name="email"
            type="email"
            readOnly
            hint="Email cannot be changed (OAuth login)"
            value={email}
            error={errors.email}
          />
          <SelectField
            label="Time Zone"
            options={TIME_ZONES}
            value={values.timeZone}
            onChoose={(timeZone) => handleChange({ timeZone })}
          />
          <SelectField
            label="Locale"
            options={LOCALES}
            value={values.locale}
            onChoose={(locale) => handleChange({ locale })}
          />
        </div>
      </Card>
      {isEdited && (
        <div className="sticky bottom-4 z-20 mt-5 flex flex-wrap items-center justify-between gap-3 rounded-card border border-line-strong bg-surface p-3 pl-5 shadow-float">
          <p role="status" className="text-sm font-medium">
            You have unsaved changes
          </p>
          <div className="flex gap-2">
            <Button variant="secondary" disabled={isSaving} onClick={handleCancel}>
              Cancel
            </Button>
            <Button type="submit" disabled={isSaving}>
              {isSaving ? 'Saving…' : 'Save Changes'}
            </Button>
          </div>
        </div>
      )}
    </form>
  );
}

const FIELDS = ['fullName', 'company', 'timeZone', 'locale'] as const;

function isSame(a: ProfileForm, b: ProfileForm): boolean {
  return FIELDS.every((name) => a[name] === b[name]);
}

/** Returns a profile that was stored, with the fields that the user has edited since `before`. */
function withEdits(values: ProfileForm, before: ProfileForm, saved: ProfileForm): ProfileForm {
  const edited = FIELDS.filter((name) => values[name] !== before[name]);
  return { ...saved, ...Object.fromEntries(edited.map((name) => [name, values[name]])) };
}
