import { useEffect, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { SelectField, TextField } from '@/components/field';
import { LOCALES, TIME_ZONES } from '../data/options';
import { emailProblem, fullNameProblem } from '../model/settings-rules';
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
  const form = useForm<ProfileForm & { email: string }>({
    defaultValues: { ...saved, email },
    // What was wrong stays said until the field is edited or saved again.
    reValidateMode: 'onSubmit',
  });
  const { register, handleSubmit, reset, setValue, subscribe, clearErrors, getValues, formState } = form;
  const { errors, isDirty } = formState;

  // Edits of an earlier visit come back as edits.
  const restore = useRef(unsaved);
  useEffect(() => {
    const left = restore.current;
    if (!left) return;
    for (const name of ['fullName', 'company', 'timeZone', 'locale'] as const) {
      setValue(name, left[name], { shouldDirty: true });
    }
  }, [setValue]);

  const latestEdit = useRef(onEdit);
  useEffect(() => {
    latestEdit.current = onEdit;
  });
  useEffect(
    () =>
      subscribe({
        formState: { values: true, isDirty: true },
        callback: ({ values, name, isDirty: isEdited }) => {
          if (name) latestEdit.current(isEdited === false ? undefined : withoutEmail(values));
        },
      }),
    [subscribe],
  );
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);

  const submit = handleSubmit((values) => onSave(withoutEmail(values), () => reset(getValues())));
  const handleCancel = () => {
    reset({ ...saved, email });
    onEdit(undefined);
  };

  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Card title="Profile" description="How your team and your submissions name you.">
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Full Name"
            isRequired
            autoComplete="name"
            error={errors.fullName?.message}
            {...register('fullName', { validate: fullNameProblem, onChange: () => clearErrors('fullName') })}
          />
          <TextField label="Company" autoComplete="organization" {...register('company')} />
          <TextField
            label="Email"
            type="email"
            readOnly
            hint="Email cannot be changed (OAuth login)"
            error={errors.email?.message}
            {...register('email', { validate: emailProblem })}
          />
          <SelectField label="Time Zone" options={TIME_ZONES} {...register('timeZone')} />
          <SelectField label="Locale" options={LOCALES} {...register('locale')} />
        </div>
      </Card>
      {isDirty && (
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

function withoutEmail({ fullName, company, timeZone, locale }: ProfileForm): ProfileForm {
  return { fullName, company, timeZone, locale };
}
