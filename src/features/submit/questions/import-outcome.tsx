import type { Result } from '@/domain/result';
import { Notice } from '@/components/notice';

/** Announces what was imported from a file of answers, with notes, or why nothing was. */
export function ImportOutcome({ outcome }: { outcome: Result<readonly string[]> | undefined }) {
  return (
    <div role="status">
      {outcome && (
        <Notice tone={outcome.ok ? 'good' : 'bad'} title={outcome.ok ? 'Imported' : 'Nothing was imported'}>
          {outcome.ok ? (
            <ul className="mt-1 list-disc pl-5 [overflow-wrap:anywhere]">
              {outcome.value.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
          ) : (
            <p className="mt-1 [overflow-wrap:anywhere]">{outcome.failure}</p>
          )}
        </Notice>
      )}
    </div>
  );
}
