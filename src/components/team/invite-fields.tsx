import { SelectField, TextField, type SelectOption } from '../field';

/** The e-mail address and the role of a person to invite. */
export function InviteFields<Form extends { email: string; role: string }>({
  form,
  roles,
  onChange,
}: {
  form: Form;
  roles: readonly SelectOption<Form['role']>[];
  onChange: (form: Form) => void;
}) {
  return (
    <>
      <TextField
        label="Email"
        type="email"
        autoComplete="off"
        placeholder="name@company.com"
        value={form.email}
        onChange={(event) => onChange({ ...form, email: event.target.value })}
      />
      <SelectField
        label="Role"
        options={roles}
        value={form.role}
        onChoose={(role) => onChange({ ...form, role })}
      />
    </>
  );
}
