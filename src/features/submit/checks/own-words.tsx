import { useState, type FormEvent } from 'react';
import type { DraftCheckConfig } from '@/model/check-config';
import { ownWord } from '@/domain/check-config/own-words';
import { Button, QuietButton } from '@/components/button';
import { TextField } from '@/components/field';
import { focusField, useFormErrors } from '@/lib/use-form-errors';

/** Words that no text may contain: a field to add one, and the list to remove them. */
export function OwnWords({
  config,
  onChange,
}: {
  config: DraftCheckConfig;
  onChange: (config: DraftCheckConfig) => void;
}) {
  const words = config.words ?? [];
  const [typed, setTyped] = useState('');
  const [announced, setAnnounced] = useState('');
  const { errors, show, clear } = useFormErrors<'ownWord'>();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const added = ownWord(typed, words);
    if (added.ok) {
      onChange({ ...config, words: [...words, added.value] });
      setTyped('');
      setAnnounced(`“${added.value}” added.`);
      clear();
    } else {
      setAnnounced('');
      show({ ownWord: added.failure });
    }
    focusField(event.currentTarget, 'ownWord');
  };
  const handleRemove = (word: string, list: HTMLElement | null) => {
    onChange({ ...config, words: words.filter((other) => other !== word) });
    setAnnounced(`“${word}” removed.`);
    clear();
    // The button that has the focus disappears with its word.
    const form = list?.closest('section')?.querySelector('form');
    if (form) focusField(form, 'ownWord');
  };
  return (
    <section aria-label="Your own words" data-print="hide">
      <form noValidate className="flex flex-wrap items-start gap-2" onSubmit={handleSubmit}>
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label="A word or phrase that no text may contain"
            name="ownWord"
            dir="auto"
            autoComplete="off"
            hint="Every text that contains it gets a warning, in every language."
            value={typed}
            error={errors.ownWord}
            onChange={(event) => {
              setTyped(event.target.value);
              clear();
            }}
          />
        </div>
        <Button type="submit" variant="secondary" className="sm:mt-[1.625rem]">
          Add
        </Button>
      </form>
      <p role="status" className="sr-only">
        {announced}
      </p>
      {words.length > 0 && (
        <ul aria-label="Words that no text may contain" className="mt-3 flex flex-wrap gap-2 text-sm">
          {words.map((word) => (
            <li
              key={word}
              className="flex max-w-full items-center gap-2 rounded-control border bg-sunken py-1 ps-3 pe-1"
            >
              <bdi className="min-w-0 [overflow-wrap:anywhere]">{word}</bdi>
              <QuietButton
                aria-label={`Remove ${word}`}
                onClick={(event) => handleRemove(word, event.currentTarget)}
              >
                Remove
              </QuietButton>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
