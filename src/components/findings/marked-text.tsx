import type { TextChange } from '@/domain/listings/text-changes';

/**
 * One side of a comparison: what was removed is marked in the text before, what was added in the text after. `both`
 * shows the two in one text.
 */
export function MarkedText({
  changes,
  side,
  lang,
}: {
  changes: readonly TextChange[];
  side: 'before' | 'after' | 'both';
  lang?: string;
}) {
  const hidden = { before: 'added', after: 'removed', both: undefined }[side];
  const shown = changes.filter(({ kind }) => kind !== hidden);
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
