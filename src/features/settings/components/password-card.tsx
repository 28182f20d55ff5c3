import { useState, type FormEvent } from 'react';
import { Button } from '@/components/button';
import { Card } from '@/components/card';
import { TextField } from '@/components/field';
import { notify } from '@/lib/notify';
import { useServiceCall } from '@/lib/use-service-call';
import { passwordProblems, type PasswordForm } from '../model/settings-rules';

const EMPTY: PasswordForm = { current: '', next: '', confirmation: '' };
const FIELDS = [
  { name: 'current', label: 'Current Password', autoComplete: 'current-password' },
  { name: 'next', label: 'New Password', autoComplete: 'new-password' },
  { name: 'confirmation', label: 'Confirm New Password', autoComplete: 'new-password' },
] as const;

export function PasswordCard() {
  const [form, setForm] = useState(EMPTY);
  const [problems, setProblems] = useState<Partial<PasswordForm>>({});
  const { call, isBusy } = useServiceCall();

  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = passwordProblems(form);
    setProblems(found);
    if (Object.keys(found).length > 0) return;
    call({
      action: 'change password',
      commit: () => Promise.resolve(),
      onDone: () => {
        setForm(EMPTY);
        notify.success('Password updated', 'Your password has been changed.');
      },
      onFail: () => notify.error('Password change failed', 'Failed to change password. Please try again.'),
    });
  };

  return (
    <Card title="Change Password">
      <form noValidate onSubmit={handleSubmit} className="flex max-w-md flex-col gap-4">
        {FIELDS.map(({ name, label, autoComplete }) => (
          <TextField
            key={name}
            label={label}
            type="password"
            autoComplete={autoComplete}
            value={form[name]}
            error={problems[name]}
            onChange={(event) => {
              setForm({ ...form, [name]: event.target.value });
              setProblems({ ...problems, [name]: undefined });
            }}
          />
        ))}
        <div>
          <Button type="submit" disabled={isBusy}>
            {isBusy ? 'Updating…' : 'Update Password'}
          </Button>
        </div>
      </form>
    </Card>
  );
}
