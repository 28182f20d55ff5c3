import { useState, type FormEvent } from 'react';
import { ownWord } from '@/domain/check-config/own-words';
import { Button, QuietButton } from '@/components/button';
import { TextField } from '@/components/field';
import { focusField, useFormErrors } from '@/lib/use-form-errors';

/** A list of words or names: a field to add one, and the list to remove them. */
export function WordList({
  title,
  label,
  hint,
  name,
  words,
  onChange,
}: {
  /** Accessible name of the section. */
  title: string;
  /** Label of the field to add one. */
  label: string;
  hint: string;
  /** Name of the field. */
  name: string;
  words: readonly string[];
  onChange: (words: string[]) => void;
}) {
  const [typed, setTyped] = useState('');
  const [announced, setAnnounced] = useState('');
  const { errors, show, clear } = useFormErrors<'word'>();
  const handleSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const added = ownWord(typed, words);
    if (added.ok) {
      onChange([...words, added.value]);
      setTyped('');
      setAnnounced(`“${added.value}” added.`);
      clear();
    } else {
      setAnnounced('');
      show({ word: added.failure });
    }
    focusField(event.currentTarget, name);
  };
  const handleRemove = (word: string, list: HTMLElement | null) => {
    onChange(words.filter((other) => other !== word));
    setAnnounced(`“${word}” removed.`);
    clear();
    // The button that has the focus disappears with its word.
    const form = list?.closest('section')?.querySelector('form');
    if (form) focusField(form, name);
  };
  return (
    <section aria-label={title} data-print="hide">
      <form noValidate className="flex flex-wrap items-start gap-2" onSubmit={handleSubmit}>
        <div className="min-w-0 flex-1 basis-60">
          <TextField
            label={label}
            name={name}
            dir="auto"
            autoComplete="off"
            hint={hint}
            value={typed}
            error={errors.word}
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
        <ul aria-label={title} className="mt-3 flex flex-wrap gap-2 text-sm">
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
