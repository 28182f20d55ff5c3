import type { TextChange } from '@/domain/listings/text-changes';

/** One side of a comparison: what was removed is marked in the text before, what was added in the text after. */
export function MarkedText({
  changes,
  side,
  lang,
}: {
  changes: readonly TextChange[];
  side: 'before' | 'after';
  lang?: string;
}) {
  const shown = changes.filter(({ kind }) => kind !== (side === 'before' ? 'added' : 'removed'));
  return (
    <p
      dir="auto"
      lang={lang}
      className="text-sm leading-relaxed [overflow-wrap:anywhere] whitespace-pre-wrap"
    >
      {shown.map(({ kind, text }, index) => {
        if (kind === 'removed')
          return (
            <del key={index} className="rounded-xs bg-bad-soft text-bad">
              {text}
            </del>
          );
        if (kind === 'added')
          return (
            <ins key={index} className="rounded-xs bg-good-soft text-good no-underline">
              {text}
            </ins>
          );
        return <span key={index}>{text}</span>;
      })}
    </p>
  );
}
