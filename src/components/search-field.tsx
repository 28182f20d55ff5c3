import { Search } from 'lucide-react';
import { CONTROL_LOOK } from './field';

/** Longest search text: nobody searches for more, and a pasted book should not become a URL. */
const LONGEST_SEARCH = 200;

/** A search box whose placeholder says what is searched. */
export function SearchField({
  label,
  placeholder,
  value,
  onChange,
  onLeave,
}: {
  /** Label for screen readers. */
  label: string;
  placeholder: string;
  value: string;
  onChange: (value: string) => void;
  /** Called when the field loses the focus: the text is final. */
  onLeave?: () => void;
}) {
  return (
    <div className="relative min-w-0">
      <Search className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-ink-faint" />
      <input
        type="search"
        aria-label={label}
        placeholder={placeholder}
        autoComplete="off"
        spellCheck={false}
        maxLength={LONGEST_SEARCH}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        onBlur={onLeave}
        className={`${CONTROL_LOOK} pl-9`}
      />
    </div>
  );
}
