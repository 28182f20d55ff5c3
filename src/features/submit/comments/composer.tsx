import { useId, useLayoutEffect, useRef, useState, type KeyboardEvent } from 'react';
import { mentionBegun, withMention, type Mentionable } from '@/domain/team-sync/mentions';
import { Button, QuietButton } from '@/components/button';
import { CharacterCount, TextAreaField } from '@/components/field';
import type { UnsentComments } from './unsent-comments';

/** Longest comment that the database accepts, in characters. */
const MAX_CHARACTERS = 4000;
/** Number of characters from which the counter is shown. */
const COUNTED_FROM = 3500;
/** Members in one list of suggestions. */
const MOST_OFFERED = 6;

/** Where a comment is written; `@` offers the members to mention. */
export function Composer({
  label,
  action,
  members,
  unsent,
  unsentKey,
  hasFocus = false,
  opensUp = false,
  onSubmit,
  onCancel,
}: {
  label: string;
  /** Label of the button. */
  action: string;
  /** Whom a comment can mention. */
  members: readonly Mentionable[];
  unsent: UnsentComments;
  unsentKey: string;
  /** Takes the focus when it appears. */
  hasFocus?: boolean;
  /** The members are offered above the text, where there is no room below. */
  opensUp?: boolean;
  onSubmit: (body: string) => void;
  onCancel?: () => void;
}) {
  const [text, setText] = useState(() => unsent.get(unsentKey) ?? '');
  const [cursor, setCursor] = useState<number>();
  const [active, setActive] = useState(0);
  const field = useRef<HTMLTextAreaElement>(null);
  const nextCursor = useRef<number>(undefined);
  const listId = useId();

  useLayoutEffect(() => {
    if (hasFocus) field.current?.focus();
  }, [hasFocus]);
  useLayoutEffect(() => {
    if (nextCursor.current === undefined) return;
    field.current?.setSelectionRange(nextCursor.current, nextCursor.current);
    nextCursor.current = undefined;
  });

  const begun = cursor === undefined ? undefined : mentionBegun(text, cursor);
  const offered =
    begun === undefined
      ? []
      : members
          .filter(({ email }) => email.toLowerCase().includes(begun.toLowerCase()) && email !== begun)
          .slice(0, MOST_OFFERED);
  const isOffering = offered.length > 0;
  const activeId = isOffering ? `${listId}-${Math.min(active, offered.length - 1)}` : undefined;

  const write = (next: string) => {
    setText(next);
    unsent.set(unsentKey, next);
  };
  const mention = (member: Mentionable | undefined) => {
    if (!member || cursor === undefined) return;
    const next = withMention(text, cursor, member);
    write(next.text);
    nextCursor.current = next.cursor;
    setCursor(undefined);
    field.current?.focus();
  };
  const submit = () => {
    if (text.trim() === '') return;
    onSubmit(text);
    write('');
    setCursor(undefined);
  };
  const handleKey = (event: KeyboardEvent) => {
    // The keys of an input method, e.g. Enter after a Japanese word, belong to the word.
    if (event.nativeEvent.isComposing) return;
    if (isOffering && (event.key === 'ArrowDown' || event.key === 'ArrowUp')) {
      const step = event.key === 'ArrowDown' ? 1 : offered.length - 1;
      setActive((now) => (Math.min(now, offered.length - 1) + step) % offered.length);
    } else if (isOffering && (event.key === 'Enter' || event.key === 'Tab')) {
      mention(offered[Math.min(active, offered.length - 1)]);
    } else if (isOffering && event.key === 'Escape') {
      setCursor(undefined);
    } else if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      submit();
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const count = text.length;
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      className="grid gap-2"
    >
      <div className="relative">
        <TextAreaField
          ref={field}
          label={label}
          hint={members.length > 0 ? 'Type @ to mention a member.' : undefined}
          aside={count > COUNTED_FROM && <CharacterCount count={count} limit={MAX_CHARACTERS} />}
          rows={3}
          dir="auto"
          maxLength={MAX_CHARACTERS}
          aria-autocomplete="list"
          aria-controls={isOffering ? listId : undefined}
          aria-activedescendant={activeId}
          value={text}
          onChange={(event) => {
            write(event.target.value);
            setCursor(event.target.selectionStart);
            setActive(0);
          }}
          onKeyDown={handleKey}
          onBlur={() => setCursor(undefined)}
        />
        {isOffering && (
          <ul
            id={listId}
            role="listbox"
            aria-label="Members to mention"
            className={`absolute inset-x-0 z-10 overflow-hidden rounded-control border bg-surface py-1 text-sm shadow-float ${opensUp ? 'bottom-full mb-1' : 'top-full mt-1'}`}
          >
            {offered.map((member, index) => (
              <li
                key={member.userId}
                id={`${listId}-${index}`}
                role="option"
                aria-selected={`${listId}-${index}` === activeId}
                className="cursor-pointer px-3 py-1.5 break-all hover:bg-sunken aria-selected:bg-accent-soft"
                onPointerDown={(event) => {
                  event.preventDefault(); // the text keeps the focus
                  mention(member);
                }}
              >
                {member.email}
              </li>
            ))}
          </ul>
        )}
      </div>
      <p role="status" className="sr-only">
        {isOffering &&
          `${offered.length === 1 ? 'One member' : `${offered.length} members`} to mention. Choose with the arrow keys and Enter.`}
      </p>
      <div className="flex flex-wrap gap-2">
        <Button type="submit" size="small" disabled={text.trim() === ''}>
          {action}
        </Button>
        {onCancel && (
          <QuietButton
            onClick={() => {
              write('');
              onCancel();
            }}
          >
            Cancel
          </QuietButton>
        )}
      </div>
    </form>
  );
}
