import { formatNumber } from '@/domain/texts';
import { Fragment, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '@/components/lazy-part';
import { Notice } from '@/components/notice';
import { decodeLetter, MAX_TEXT, type DecodedLetter, type DecodeOptions } from '@/decoder/decode-letter';
import { mayBeForeign } from '@/decoder/foreign-text';
import { planOf } from '@/decoder/plan';
import type { Sender } from '@/model/message-sender';
import type { MessageRecord } from '@/lib/workspace/store-messages';
import { ClosestMatches } from './closest-matches';
import { PlanCard } from './plan-card';
import { ReplyCard } from './reply-card';
import { useBuilders, useDraft } from './use-draft';

interface MessagePlanProps {
  message: MessageRecord;
  /** How many whole messages were pasted or read: each brings its answer into view. While somebody types, nothing moves. */
  arrivals: number;
  onChange: (apply: (message: MessageRecord) => MessageRecord) => void;
  /** Called with the sender that the text suggests. */
  onSender: (sender: Sender | undefined) => void;
}

/** The plan of a message, its replies and the closest matches. */
export function MessagePlan(props: MessagePlanProps) {
  return mayBeForeign(props.message.text) ? <ForeignPlan {...props} /> : <DecodedPlan {...props} />;
}

/** The terms of other languages load with the first text that may need them. */
const ForeignPlan = lazyPart<MessagePlanProps>(() =>
  import('@/decoder/gloss').then(
    ({ glossFor }) =>
      function ForeignDecodedPlan(props: MessagePlanProps) {
        return <DecodedPlan {...props} glossFor={glossFor} />;
      },
  ),
);

type DecodedPlanProps = MessagePlanProps & Pick<DecodeOptions, 'glossFor' | 'toldRanker'>;

/** How people tell each case loads with the first text that names no cause: without it, there is nothing to show. */
const ToldPlan = lazyPart<DecodedPlanProps>(() =>
  import('@/decoder/closest/rank-told').then(
    ({ toldRanker }) =>
      function ToldDecodedPlan(props: DecodedPlanProps) {
        return <DecodedPlan {...props} toldRanker={toldRanker} />;
      },
  ),
);

function DecodedPlan(props: DecodedPlanProps) {
  const { message, glossFor, toldRanker } = props;
  // A megabyte takes a moment to decode: typing has priority.
  const text = useDeferredValue(message.text);
  const { from } = message;
  const [later, setLater] = useState<{ toldRanker: DecodeOptions['toldRanker'] }>();
  const ranker = toldRanker ?? later?.toldRanker;
  const letter = useMemo(
    () => decodeLetter(text, { from: from === 'unknown' ? undefined : from, glossFor, toldRanker: ranker }),
    [text, from, glossFor, ranker],
  );
  // Where a plan is there, it is shown immediately: the same tables only make it more precise.
  const isPlanned = letter.sections.some(({ causes }) => causes.length > 0);
  const mayImprove = isPlanned && letter.mayTell && !ranker;
  useEffect(() => {
    if (!mayImprove) return undefined;
    let isLeft = false;
    void import('@/decoder/closest/rank-told').then(
      (tables) => isLeft || setLater(tables),
      () => undefined,
    );
    return () => {
      isLeft = true;
    };
  }, [mayImprove]);
  if ((letter.closest.length > 0 || letter.mayTell) && !isPlanned && !ranker) return <ToldPlan {...props} />;
  return <LetterPlan {...props} letter={letter} length={text.length} />;
}

function LetterPlan({
  message: { text, appId, cases, causes, done = [] },
  letter,
  length,
  arrivals,
  onChange,
  onSender,
}: MessagePlanProps & { letter: DecodedLetter; length: number }) {
  const plan = useMemo(() => planOf(letter, { cases, causes }), [letter, cases, causes]);
  const draft = useDraft(text, plan, appId);
  const builders = useBuilders(draft);
  const answer = useRef<HTMLDivElement>(null);
  const shownArrivals = useRef(0);
  useEffect(() => {
    if (!plan || shownArrivals.current === arrivals) return;
    shownArrivals.current = arrivals;
    answer.current?.scrollIntoView({ block: 'start' });
  }, [arrivals, plan]);
  const suggested = letter.sender;
  useEffect(() => onSender(suggested), [onSender, suggested]);

  const toggle = (id: string, isDone: boolean) =>
    onChange((now) => {
      const others = (now.done ?? []).filter((each) => each !== id);
      return { ...now, done: isDone ? [...others, id] : others };
    });
  const isBeside = letter.sections.some(({ causes }) => causes.length > 0);
  const closest = (
    <ClosestMatches
      isBeside={isBeside}
      letter={letter}
      chosen={causes ?? []}
      cases={cases ?? {}}
      hasPlan={plan !== undefined}
      onChoose={(causeId, isChosen, caseId) =>
        onChange((now) => {
          const others = (now.causes ?? []).filter((each) => each !== causeId);
          return {
            ...now,
            causes: isChosen ? [...others, causeId] : others,
            ...(caseId !== undefined && { cases: { ...now.cases, [causeId]: caseId } }),
          };
        })
      }
    />
  );
  return (
    <div ref={answer} className="grid min-w-0 scroll-mt-4 grid-cols-1 gap-5">
      {!plan && <NoPlan letter={letter} length={length} />}
      {/* Above the plan: a tick would otherwise push the ticked match out of view. */}
      {!isBeside && closest}
      {plan && (
        <>
          <PlanCard
            plan={plan}
            letter={letter}
            draft={draft}
            builders={builders}
            done={done}
            onToggle={toggle}
            onChooseCase={(key, answer) =>
              onChange((now) => {
                const { [key]: _, ...others } = now.cases ?? {};
                return { ...now, cases: answer === undefined ? others : { ...others, [key]: answer } };
              })
            }
          />
          {isBeside && closest}
          <ReplyCard plan={plan} draft={draft} />
        </>
      )}
    </div>
  );
}

/** Where the stores’ messages are. */
const MESSAGE_PLACES = [
  {
    console: 'App Store Connect',
    at: 'your app, App Review',
    address: 'https://appstoreconnect.apple.com/apps',
  },
  { console: 'Play Console', at: 'your app, Policy status', address: 'https://play.google.com/console' },
];

/** A text without a cause: what it is, what helps, and where all the rules are. */
function NoPlan({ letter, length }: { letter: DecodedLetter; length: number }) {
  const { kind, notice, closest, guess, unknown } = letter;
  if (kind === 'too-long')
    return (
      <Notice tone="warn" title="The message is too long to read">
        <p className="mt-1">
          StorePilot reads up to {formatNumber(MAX_TEXT)} characters; these are {formatNumber(length)}. Keep
          only the store’s message, without the rest of the log.
        </p>
      </Notice>
    );
  if (notice)
    return (
      <div role="status">
        <Notice tone="neutral" title={notice.title}>
          <p className="mt-1">{notice.advice}</p>
        </Notice>
      </div>
    );
  const numbers = unknown.map(({ name }) => name).join(', ');
  if (closest.length > 0)
    return numbers === '' ? null : (
      <Notice tone="warn" title="Not known to StorePilot">
        <p className="mt-1">{numbers}. Read the store’s message for it.</p>
      </Notice>
    );
  return (
    <div role="status">
      <Notice tone="neutral" title="We couldn’t identify the cause">
        {numbers !== '' && <p className="mt-1">StorePilot does not know {numbers}.</p>}
        <p className="mt-1">One of these helps:</p>
        <ul className="mt-1 list-disc ps-5">
          <li>Choose above who wrote it.</li>
          <li>
            Paste the store’s own sentences, or a screenshot of them. They are in{' '}
            {MESSAGE_PLACES.map(({ console, at, address }, index) => (
              <Fragment key={console}>
                {index > 0 && ', or in '}
                <a
                  href={address}
                  target="_blank"
                  rel="noreferrer"
                  className="font-medium text-accent underline underline-offset-2"
                >
                  {console}
                  <span className="sr-only"> (opens in a new tab)</span>
                </a>{' '}
                under {at}
              </Fragment>
            ))}
            . After an upload, they are in the mail or in the red text.
          </li>
          <li>
            Look for three things there: the rule (Guideline 2.1, Issue found, ITMS-90683), the sentence below
            it, and the status (Rejected, Removed).
          </li>
        </ul>
        {guess && (
          <p className="mt-2">
            All the rules:{' '}
            <a
              href={guess.url}
              target="_blank"
              rel="noreferrer"
              className="font-medium text-accent underline underline-offset-2"
            >
              {guess.title}
            </a>
          </p>
        )}
      </Notice>
    </div>
  );
}
