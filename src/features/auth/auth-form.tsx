import { useEffect, useLayoutEffect, useRef, useState, type FormEvent, type ReactNode } from 'react';
import { Button } from '@/components/button';
import { Logo } from '@/components/pages/logo';
import { useClock } from '@/lib/clock';
import type { FormProblem } from '@/lib/auth/auth-rules';
import { useIsHydrated } from './hooks/use-is-hydrated';

const SECOND_MS = 1000;

interface AuthFormProps {
  title: string;
  description: ReactNode;
  submitLabel: string;
  busyLabel: string;
  /** Validates and submits the form, and returns what went wrong. Runs once at a time, whatever is pressed. */
  onSubmit: () => Promise<FormProblem | undefined>;
  /** Called with the values of the fields, in order, if they were typed before this page's code was loaded. */
  onTypedEarly: (values: string[]) => void;
  fields: ReactNode;
  footer: ReactNode;
}

/**
 * The frame sign-up and sign-in share: one card, one button, the problem with the focus on it, the wait after a 429.
 */
export function AuthForm({
  title,
  description,
  submitLabel,
  busyLabel,
  onSubmit,
  onTypedEarly,
  fields,
  footer,
}: AuthFormProps) {
  const [problem, setProblem] = useState<FormProblem>();
  const [isBusy, setBusy] = useState(false);
  const isSending = useRef(false);
  const form = useRef<HTMLFormElement>(null);
  const alert = useRef<HTMLDivElement>(null);
  const isHydrated = useIsHydrated();
  const wait = useCountdown();

  // Before the next render, which would empty the fields.
  useLayoutEffect(() => {
    const inputs = form.current?.querySelectorAll('input') ?? [];
    const values = Array.from(inputs, (input) => input.value);
    if (values.some((value) => value !== '')) onTypedEarly(values);
  }, []); // oxlint-disable-line react/exhaustive-deps -- once, when the page becomes interactive

  useEffect(() => {
    if (problem) alert.current?.focus();
  }, [problem]);

  const handleSubmit = async (event: FormEvent) => {
    event.preventDefault();
    if (isSending.current || wait.seconds > 0) return;
    isSending.current = true;
    setBusy(true);
    setProblem(undefined);
    try {
      const found = await onSubmit();
      setProblem(found);
      if (found?.waitSeconds) wait.start(found.waitSeconds);
    } finally {
      isSending.current = false;
      setBusy(false);
    }
  };

  return (
    <div className="mx-auto flex w-full max-w-md flex-col px-4 py-12 sm:py-16">
      <div className="mb-6 flex flex-col items-center text-center">
        <Logo className="mb-4 size-12" />
        <h1 className="text-2xl font-semibold">{title}</h1>
        <p className="mt-1.5 text-balance text-ink-soft">{description}</p>
      </div>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => void handleSubmit(event)}
        className="flex flex-col gap-4 rounded-card border bg-surface p-6 shadow-card"
      >
        {problem && (
          <div
            ref={alert}
            role="alert"
            tabIndex={-1}
            className="rounded-control border border-bad/50 bg-bad-soft p-3 text-sm outline-none"
          >
            <p className="font-semibold text-bad">{problem.title}</p>
            <p>{problem.message}</p>
          </div>
        )}
        {fields}
        <Button type="submit" size="large" disabled={!isHydrated || isBusy || wait.seconds > 0}>
          {isBusy ? busyLabel : wait.seconds > 0 ? `Try again in ${wait.seconds} s` : submitLabel}
        </Button>
      </form>
      <div className="mt-5 text-center text-sm text-ink-soft">{footer}</div>
    </div>
  );
}

/** Counts down whole seconds; stops when the page unmounts. */
function useCountdown() {
  const clock = useClock();
  const [seconds, setSeconds] = useState(0);
  useEffect(() => {
    if (seconds <= 0) return;
    const timer = clock.setTimeout(() => setSeconds(seconds - 1), SECOND_MS);
    return () => clock.clearTimeout(timer);
  }, [clock, seconds]);
  return { seconds, start: setSeconds };
}
