import { useMemo } from 'react';
import { Badge } from '@/components/badge';
import { Card } from '@/components/card';
import { closestChoices, type ClosestChoice } from '@/decoder/closest/closest-choices';
import type { DecodedLetter } from '@/decoder/decode-letter';
import { buildWords } from '@/decoder/plan-parts/build-words';
import { BUILD_TONES } from './plan-task';

type ClosestCase = ClosestChoice['cases'][number];

interface Choosing {
  /** The causes that were taken. */
  chosen: readonly string[];
  /** The case of a cause that was chosen; empty for "None of these". */
  cases: Readonly<Record<string, string>>;
  /** Called without a case where the match has only one, and with an empty one for "None of these". */
  onChoose: (causeId: string, isChosen: boolean, caseId?: string) => void;
}

/** The cases that a text most likely tells where no cause is certain: the user takes those that fit. */
export function ClosestMatches({
  letter,
  hasPlan,
  isBeside,
  ...choosing
}: Choosing & {
  letter: DecodedLetter;
  /** Whether the steps of a chosen match are shown. */
  hasPlan: boolean;
  /** Whether a certain cause is above them. */
  isBeside: boolean;
}) {
  const choices = useMemo(() => closestChoices(letter), [letter]);
  const { severity } = letter;
  const title = isBeside ? 'Did they write this, too?' : 'Closest matches';
  if (choices.length === 0) return null;
  return (
    <Card
      title={title}
      aria-label={title}
      description={
        isBeside
          ? 'A guess from the wording. Tick it if it fits, and its steps join the plan.'
          : 'A guess from the wording, not a certain cause. Choose what fits, and its steps appear below.'
      }
      // A printed plan needs no guesses.
      className={hasPlan ? 'print:hidden' : ''}
    >
      {severity && !hasPlan && (
        <p className="mb-4 text-sm text-ink-soft">
          <span className="font-medium text-ink">{severity.title}.</span> {severity.live}
        </p>
      )}
      <ul className="grid gap-3">
        {choices.map((choice) => (
          <li key={choice.causeId}>
            {choice.cases.length > 1 ? (
              <CasesOfRule {...choosing} choice={choice} />
            ) : (
              <OnlyCase {...choosing} choice={choice} />
            )}
          </li>
        ))}
      </ul>
    </Card>
  );
}

function OnlyCase({
  choice: { causeId, rule, cases },
  chosen,
  onChoose,
}: Choosing & { choice: ClosestChoice }) {
  return (
    <label className="flex cursor-pointer items-start gap-3 rounded-control border p-3 hover:bg-sunken">
      <input
        type="checkbox"
        checked={chosen.includes(causeId)}
        onChange={({ target }) => onChoose(causeId, target.checked)}
        className="mt-1 size-4 shrink-0 accent-accent"
      />
      <span className="min-w-0">
        {cases.map((each) => (
          <CaseFacts key={each.means} of={each} />
        ))}
        <span className="mt-1 block text-sm text-ink-soft">{rule}</span>
      </span>
    </label>
  );
}

/** Cases of one rule, of which one is meant. */
function CasesOfRule({
  choice: { causeId, rule, cases: offered },
  chosen,
  cases,
  onChoose,
}: Choosing & { choice: ClosestChoice }) {
  const answer = chosen.includes(causeId) || cases[causeId] === '' ? cases[causeId] : undefined;
  const radio = (caseId: string) => (
    <input
      type="radio"
      name={`closest-${causeId}`}
      checked={answer === caseId}
      onChange={() => onChoose(causeId, caseId !== '', caseId)}
      className="mt-1 size-4 shrink-0 accent-accent"
    />
  );
  return (
    <fieldset className="min-w-0 rounded-control border px-3 pt-1 pb-2">
      <legend className="px-1 text-sm text-ink-soft">{rule}</legend>
      {offered.map((each) => (
        <label
          key={each.caseId}
          className="-mx-1 flex cursor-pointer items-start gap-3 rounded-control px-1 py-1.5 hover:bg-sunken"
        >
          {radio(each.caseId ?? '')}
          <span className="min-w-0">
            <CaseFacts of={each} />
          </span>
        </label>
      ))}
      <label className="-mx-1 flex cursor-pointer items-start gap-3 rounded-control px-1 py-1.5 text-ink-soft hover:bg-sunken">
        {radio('')}
        None of these
      </label>
    </fieldset>
  );
}

const REPLIES: Record<NonNullable<ClosestCase['reply']>, string | undefined> = {
  yes: 'Reply to App Review',
  'only-if-wrong': 'Reply only if they are wrong',
  no: undefined,
};

/** The meaning of a case, and the answers that people want first: a new build, a reply. */
function CaseFacts({ of: { means, notEnough, build, buildIf, reply } }: { of: ClosestCase }) {
  const toReply = reply && REPLIES[reply];
  return (
    <>
      <span className="block font-medium">{means}</span>
      {notEnough !== undefined && <span className="block text-sm">{notEnough}</span>}
      <span className="mt-1 flex flex-wrap gap-1.5 [&>span]:whitespace-normal">
        <Badge tone={BUILD_TONES[build]}>{buildWords({ build, buildIf })}</Badge>
        {toReply !== undefined && <Badge>{toReply}</Badge>}
      </span>
    </>
  );
}
