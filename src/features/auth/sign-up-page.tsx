import { MIN_PASSWORD } from '@/domain/people/password';
import { useEffect, useState } from 'react';
import { Link, Navigate, useLocation, useNavigate } from 'react-router-dom';
import { PATHS } from '@/config/paths';
import { TextField } from '@/components/field';
import { useAuth } from '@/lib/auth/auth-context';
import { checkSignUp, explainFailure, type FormProblem } from '@/lib/auth/auth-rules';
import { returnPathOf } from '@/lib/auth/return-path';
import { notify } from '@/lib/notify';
import { AuthForm } from './auth-form';
import { withSignedUp } from './signed-up';
import { useInvitedTo } from './hooks/use-invited-to';

const EMPTY = { email: '', password: '', confirmPassword: '' };

export function SignUpPage() {
  const { state, signUp, prepare } = useAuth();
  const navigate = useNavigate();
  const remembered: unknown = useLocation().state;
  const invited = useInvitedTo(remembered);
  const [form, setForm] = useState(EMPTY);

  useEffect(() => prepare(), []); // oxlint-disable-line react/exhaustive-deps -- once, ahead of the first try

  if (state.status === 'signed-in') return <Navigate to={returnPathOf(remembered)} replace />;

  const fail = (problem: FormProblem) => {
    notify.error(problem.title, problem.message);
    return problem;
  };
  const send = async () => {
    const wrong = checkSignUp(form);
    if (wrong) return fail(wrong);
    const result = await signUp({ email: form.email.trim(), password: form.password });
    if (!result.ok) {
      setForm({ ...form, password: '', confirmPassword: '' });
      return fail(explainFailure('sign-up', result.failure));
    }
    setForm(EMPTY);
    notify.success(
      'Account Created Successfully!',
      'Please check your email to verify your account before signing in.',
    );
    void navigate(PATHS.signIn, { state: withSignedUp(remembered, form.email.trim()) });
    return undefined;
  };
  const field = (name: keyof typeof EMPTY, label: string, type: string, autoComplete: string) => (
    <TextField
      label={label}
      type={type}
      autoComplete={autoComplete}
      value={form[name]}
      onChange={(event) => setForm({ ...form, [name]: event.target.value })}
      hint={name === 'password' ? `At least ${MIN_PASSWORD} characters` : undefined}
    />
  );

  return (
    <AuthForm
      title="Create your account"
      description={invited ?? 'From a finished build to a submission that is not rejected.'}
      submitLabel="Sign Up"
      busyLabel="Creating your account…"
      onSubmit={send}
      onTypedEarly={([email = '', password = '', confirmPassword = '']) =>
        setForm({ email, password, confirmPassword })
      }
      fields={
        <>
          {field('email', 'Email', 'email', 'email')}
          {field('password', 'Password', 'password', 'new-password')}
          {field('confirmPassword', 'Confirm Password', 'password', 'new-password')}
        </>
      }
      footer={
        <p>
          Already have an account?{' '}
          <Link to={PATHS.signIn} state={remembered} className="font-medium text-accent underline">
            Sign in
          </Link>
        </p>
      }
    />
  );
}
