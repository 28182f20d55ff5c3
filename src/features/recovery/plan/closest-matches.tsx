import { Card } from '@/components/card';
import type { DecodedLetter } from '@/decoder/decode-letter';
import { CAUSES } from '@/decoder/causes';

/** Where no cause is certain: the closest ones, from which the user takes what fits. */
export function ClosestMatches({
  letter: { closest },
  chosen,
  hasPlan,
  onChoose,
}: {
  letter: DecodedLetter;
  chosen: readonly string[];
  /** Whether the steps of a chosen match are shown. */
  hasPlan: boolean;
  onChoose: (causeId: string, isChosen: boolean) => void;
}) {
  if (closest.length === 0) return null;
  return (
    <Card
      title="Closest matches"
      aria-label="Closest matches"
      description="A guess from the wording, not a certain cause. Tick what the message says, and its steps appear below."
      // A printed plan needs no guesses.
      className={hasPlan ? 'print:hidden' : ''}
    >
      <ul className="grid gap-2">
        {closest.map(({ causeId, meaning }) => {
          const cause = CAUSES.find(({ id }) => id === causeId);
          return (
            <li key={causeId}>
              <label className="flex cursor-pointer items-start gap-3 rounded-control border p-3 hover:bg-sunken">
                <input
                  type="checkbox"
                  checked={chosen.includes(causeId)}
                  onChange={({ target }) => onChoose(causeId, target.checked)}
                  className="mt-1 size-4 shrink-0 accent-accent"
                />
                <span className="min-w-0">
                  <span className="font-medium">{cause?.title ?? causeId}</span>
                  <span className="block text-sm text-ink-soft">
                    {cause?.name}: {meaning}
                  </span>
                </span>
              </label>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
