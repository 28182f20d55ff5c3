import { useState, type FormEvent } from 'react';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';

/** Asks for the current password and does not check it. */
export function DisablePanel({
  isBusy,
  onDisable,
  onCancel,
}: {
  isBusy: boolean;
  onDisable: () => void;
  onCancel: () => void;
}) {
  const [password, setPassword] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onDisable();
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex max-w-md flex-col gap-4">
      <p className="text-sm text-ink-soft">Without it, your password alone signs you in.</p>
      <TextField
        label="Current Password"
        type="password"
        autoComplete="current-password"
        hint="Simulated: it is not checked."
        value={password}
        onChange={(event) => setPassword(event.target.value)}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" variant="danger" disabled={isBusy}>
          {isBusy ? 'Disabling…' : 'Confirm Disable'}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}
