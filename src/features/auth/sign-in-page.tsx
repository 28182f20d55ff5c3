import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, type Location } from 'react-router-dom';
import demoAccount from '@/config/demo-account.json';
import demoTeam from '@/config/demo-team.json';
import { PATHS } from '@/config/paths';
import { Button, QuietButton } from '@/components/button';
import { TextField } from '@/components/field';
import { useAuth } from '@/lib/auth/auth-context';
import { checkSignIn, explainFailure } from '@/lib/auth/auth-rules';
import { returnPathOf } from '@/lib/auth/return-path';
import { notify } from '@/lib/notify';
import { AuthForm } from './auth-form';
import { signedUpIn } from './signed-up';
import { useInvitedTo } from './hooks/use-invited-to';
import { useIsHydrated } from './hooks/use-is-hydrated';

/**
 * Only in a build for the embedded backend. The condition is one that the build can fold, so that no other build
 * contains the accounts.
 */
const HAS_DEMO_ACCOUNT = !import.meta.env.VITE_SUPABASE_URL && !import.meta.env.VITE_SUPABASE_ANON_KEY;

const WELCOME = 'Welcome back. Your apps and drafts are where you left them.';
/** The embedded backend sends no mail. */
const CREATED = HAS_DEMO_ACCOUNT
  ? 'Your account is there: enter your password once more. This local copy sends no mail.'
  : 'One more step: open the link in our mail, then enter your password here.';
const ONLY_IN_THIS_TAB =
  'You stay signed in until this tab closes: this browser did not store your session, because its storage is full or blocked.';
const WEAK_PASSWORD =
  'Your password is easy to guess: the sign-in service calls it weak. Use a longer one that you use nowhere else.';

export function SignInPage() {
  const { state, signIn, prepare } = useAuth();
  const { state: remembered, search } = useLocation() as Location<unknown>;
  const isHydrated = useIsHydrated(); // the prerendered page welcomes everybody
  const invited = useInvitedTo(remembered);
  const signedUp = signedUpIn(remembered);
  const [email, setEmail] = useState(signedUp ?? '');
  const [password, setPassword] = useState('');

  useEffect(() => prepare(), []); // oxlint-disable-line react/exhaustive-deps -- once, ahead of the first try

  if (state.status === 'signed-in') return <Navigate to={returnPathOf(remembered)} replace />;

  const send = async (credentials: { email: string; password: string }) => {
    const missing = checkSignIn(credentials);
    if (missing) {
      notify.error(missing.title, missing.message);
      return missing;
    }
    const result = await signIn({ ...credentials, email: credentials.email.trim() });
    if (result.ok) {
      // One toast for all of it: a second one would cover the first.
      const { isOnlyInThisTab, isWeakPassword } = result.value;
      const notes = [isOnlyInThisTab && ONLY_IN_THIS_TAB, isWeakPassword && WEAK_PASSWORD];
      notify.success('Welcome back!', ['Successfully signed in.', ...notes.filter(Boolean)].join(' '));
      return undefined;
    }
    setPassword('');
    const problem = explainFailure('sign-in', result.failure);
    notify.error(problem.title, problem.message);
    return problem;
  };

  return (
    <AuthForm
      title="Sign in"
      description={isHydrated && search === '?refused' ? <RefusedLink /> : (invited ?? welcome(signedUp))}
      submitLabel="Sign In"
      busyLabel="Signing in…"
      onSubmit={() => send({ email, password })}
      onTypedEarly={([typedEmail = '', typedPassword = '']) => {
        setEmail(typedEmail);
        setPassword(typedPassword);
      }}
      fields={
        <>
          <TextField
            label="Email"
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
          <TextField
            label="Password"
            type="password"
            autoComplete="current-password"
            value={password}
            onChange={(event) => setPassword(event.target.value)}
          />
        </>
      }
      footer={
        <div className="flex flex-col gap-4">
          <p>
            No account yet?{' '}
            <Link to={PATHS.signUp} state={remembered} className="font-medium text-accent underline">
              Sign up
            </Link>
          </p>
          {HAS_DEMO_ACCOUNT && <DemoAccounts onUse={(account) => void send(account)} />}
        </div>
      }
    />
  );
}

function welcome(signedUp: string | undefined): string {
  return signedUp === undefined ? WELCOME : CREATED;
}

/** Explains why a link in a mail led here. Signing up again sends a new one to an address that is not confirmed. */
function RefusedLink() {
  return (
    <span role="alert" className="mt-4 block rounded-card bg-warn-soft p-4 text-start text-sm text-ink">
      <span className="block font-semibold">The link in your mail no longer works</span>
      It has expired, or it was used before. If you have confirmed your address, sign in. Otherwise{' '}
      <Link to={PATHS.signUp} className="font-medium text-accent underline">
        sign up again
      </Link>{' '}
      to get a new link.
    </span>
  );
}

/** Only where the embedded backend runs: everybody may use them, and nothing leaves this machine. */
function DemoAccounts({ onUse }: { onUse: (account: { email: string; password: string }) => void }) {
  const isHydrated = useIsHydrated();
  const { email, password } = demoTeam;
  return (
    <div className="rounded-card border border-dashed border-line-strong p-4">
      <p className="mb-3">Just looking? This local copy has a demo account.</p>
      <Button variant="secondary" disabled={!isHydrated} onClick={() => onUse(demoAccount)}>
        Use the demo account
      </Button>
      <p className="mt-4 mb-2 text-sm">
        It shares a team with a second account, which you can use in a private window:{' '}
        <span className="inline-block">{email}</span>, password{' '}
        <code className="inline-block">{password}</code>
      </p>
      <QuietButton disabled={!isHydrated} onClick={() => onUse({ email, password })}>
        Use the second account
      </QuietButton>
    </div>
  );
}
