import { useState, type FormEvent } from 'react';
import { encode } from 'uqr';
import { Button } from '@/components/button';
import { TextField } from '@/components/field';
import { useUser } from '@/lib/auth/auth-context';
import { CODE_LENGTH, twoFactorUri } from '../model/settings-rules';

export function SetUpPanel({
  secret,
  isBusy,
  onEnable,
  onCancel,
}: {
  secret: string;
  isBusy: boolean;
  onEnable: (code: string) => void;
  onCancel: () => void;
}) {
  const { email } = useUser();
  const [code, setCode] = useState('');
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    onEnable(code);
  };
  return (
    <form noValidate onSubmit={handleSubmit} className="flex flex-col gap-5">
      <div className="flex flex-wrap gap-6">
        <QrCode text={twoFactorUri(email, secret)} label="QR code for your authenticator app" />
        <div className="flex min-w-0 flex-1 basis-64 flex-col gap-4">
          <p className="text-sm text-ink-soft">
            Scan the code with an authenticator app, or type the key. Then enter the six characters it shows.
          </p>
          <p className="text-sm">
            Key:{' '}
            <code className="rounded bg-sunken px-2 py-1 break-all">
              {secret.replace(/.{4}(?=.)/g, '$& ')}
            </code>
          </p>
          <div className="max-w-56">
            <TextField
              label="Verification Code"
              inputMode="numeric"
              autoComplete="one-time-code"
              maxLength={CODE_LENGTH + 4}
              value={code}
              hint="This is simulated: any six characters are accepted."
              onChange={(event) => setCode(event.target.value.trim())}
            />
          </div>
        </div>
      </div>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" disabled={isBusy}>
          {isBusy ? 'Verifying…' : 'Verify and Enable'}
        </Button>
        <Button variant="secondary" disabled={isBusy} onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

/** Drawn as one path, dark on white in both themes, so that every camera reads it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text);
  const path = data
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
      className="size-44 shrink-0"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
