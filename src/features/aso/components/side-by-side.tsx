import { useMemo } from 'react';
import { CharacterCount } from '@/components/field';
import { MarkedText } from '@/components/findings/marked-text';
import { countCharacters } from '@/domain/listings/limits';
import { textChanges } from '@/domain/listings/text-changes';
import { CopyButton } from './copy-button';

/** Original and optimized text beside each other, with what changed marked. */
export function SideBySide({
  name,
  original,
  optimized,
  limit,
  onCopy,
}: {
  /** Kind of text, e.g. `title`. */
  name: string;
  original: string;
  optimized: string;
  limit: number;
  onCopy: (text: string) => void;
}) {
  const changes = useMemo(() => textChanges(original, optimized), [original, optimized]);
  const hasChanged = changes.some(({ kind }) => kind !== 'same');
  return (
    <>
      <div className="grid gap-4 md:grid-cols-2">
        <Side heading="Original" count={countCharacters(original)} limit={limit}>
          <MarkedText changes={changes} side="before" />
        </Side>
        <Side heading="Optimized" count={countCharacters(optimized)} limit={limit} isNew>
          <MarkedText changes={changes} side="after" />
        </Side>
      </div>
      <div className="mt-4 flex flex-wrap items-center justify-between gap-3">
        <p className="text-[0.8125rem] text-ink-faint">
          {hasChanged
            ? 'Struck-through words are removed, highlighted words are added.'
            : 'Nothing had to change.'}
        </p>
        <CopyButton label={`Copy optimized ${name}`} onClick={() => onCopy(optimized)} />
      </div>
    </>
  );
}

function Side({
  heading,
  count,
  limit,
  isNew = false,
  children,
}: {
  heading: string;
  count: number;
  limit: number;
  isNew?: boolean;
  children: React.ReactNode;
}) {
  return (
    <section
      aria-label={heading}
      className={`min-w-0 rounded-control border p-4 ${isNew ? 'border-good/40' : 'bg-canvas'}`}
    >
      <div className="mb-2 flex items-baseline justify-between gap-3">
        <h3 className="text-sm font-semibold">{heading}</h3>
        <CharacterCount count={count} limit={limit} />
      </div>
      {children}
    </section>
  );
}
