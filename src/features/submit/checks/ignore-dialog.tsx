import { useRef, useState, type FormEvent } from 'react';
import { fixActionOf, type FixAction } from '@/domain/finding-groups';
import type { Ignored } from '@/model/check-config';
import type { Finding } from '@/model/finding';
import { localDay, useClock } from '@/lib/clock';
import { Button } from '@/components/button';
import { Dialog } from '@/components/dialog';
import { TextAreaField, TextField } from '@/components/field';
import { focusField, useFormErrors } from '@/lib/use-form-errors';

/** Words of the dialog for findings that are settled by looking. */
const SETTLED: Partial<Record<FixAction, { title: string; button: string }>> = {
  question: { title: 'Mark as checked', button: 'Mark as checked' },
  console: { title: 'Mark as done', button: 'Mark as done' },
};

/** Asks why a finding is accepted, and until when. */
export function IgnoreDialog({
  finding,
  onIgnore,
  onClose,
}: {
  finding: Finding | undefined;
  onIgnore: (finding: Finding, ignored: Ignored) => void;
  onClose: () => void;
}) {
  if (!finding) return null;
  const { title, button } = SETTLED[fixActionOf(finding)] ?? {
    title: 'Ignore this finding',
    button: 'Ignore',
  };
  return (
    <Dialog isOpen onOpenChange={onClose} title={title} description={finding.title}>
      <IgnoreForm button={button} onClose={onClose} onIgnore={(ignored) => onIgnore(finding, ignored)} />
    </Dialog>
  );
}

function IgnoreForm({
  button,
  onIgnore,
  onClose,
}: {
  button: string;
  onIgnore: (ignored: Ignored) => void;
  onClose: () => void;
}) {
  const today = localDay(useClock());
  const [reason, setReason] = useState('');
  const [until, setUntil] = useState('');
  const lastDay = useRef<HTMLInputElement>(null);
  const { errors, show, clear } = useFormErrors<'reason' | 'until'>();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    // The browser gives a date that is typed only in part as an empty text.
    const isPartOfDay = lastDay.current?.validity.badInput === true;
    const first = show({
      ...(reason.trim() === '' && { reason: 'Write why it is accepted.' }),
      ...(isPartOfDay && { until: 'Complete the date, or clear it.' }),
      ...(until !== '' && until < today && { until: 'Choose today or a later day.' }),
    });
    if (first) focusField(event.currentTarget, first);
    else onIgnore({ reason, ...(until !== '' && { until }) });
  };
  return (
    <form noValidate className="grid gap-4" onSubmit={handleSubmit}>
      <TextAreaField
        label="Reason"
        name="reason"
        isRequired
        dir="auto"
        rows={3}
        maxLength={500}
        value={reason}
        error={errors.reason}
        onChange={(event) => {
          setReason(event.target.value);
          clear({ reason });
        }}
      />
      <TextField
        label="Last day (optional)"
        name="until"
        type="date"
        max="9999-12-31"
        ref={lastDay}
        hint="After this day the finding counts again."
        value={until}
        error={errors.until}
        onChange={(event) => {
          setUntil(event.target.value);
          clear({ until });
        }}
      />
      <p className="text-sm text-ink-soft">
        Findings of the same rule about the same store, language and field are ignored as well.
      </p>
      <div className="flex flex-wrap justify-end gap-2">
        <Button variant="secondary" onClick={onClose}>
          Cancel
        </Button>
        <Button type="submit">{button}</Button>
      </div>
    </form>
  );
}
