import { ArrowRight, Copy, ExternalLink } from 'lucide-react';
import { useId } from 'react';
import type { Builder } from 'virtual:catalog/builders';
import { Link } from 'react-router-dom';
import { Badge, type Tone } from '@/components/badge';
import { SmallButton } from '@/components/button';
import { submitPath } from '@/config/paths';
import type { PlanTask, RecoveryPlan } from '@/decoder/plan';
import { buildWords } from '@/decoder/plan-parts/build-words';
import { storedAnswer } from '@/decoder/plan-parts/chosen-cases';
import { replyLabel } from '@/decoder/plan-parts/reply-label';
import { draftTitle } from '@/domain/submissions/draft-label';
import { copyAndNotify } from '@/lib/notify-transfers';
import type { StoredDraft } from '@/model/draft';
import { WIZARD_STEP_NAMES } from '@/model/wizard-step';
import { builderName } from './builder-name';
import { StepList } from './step-list';

export const BUILD_TONES: Record<RecoveryPlan['build'], Tone> = { yes: 'warn', maybe: 'neutral', no: 'good' };

/** Whether a question has to be answered before there are steps. */
function isOpen({ steps, candidates }: PlanTask): boolean {
  return steps.length === 0 && candidates.length > 0;
}

/** Whether a new build is needed; with an open question, perhaps only the answer tells. */
function buildLabel(task: PlanTask): string {
  return isOpen(task) && task.build === 'maybe' ? 'New build: depends on your answer' : buildWords(task);
}

/** One cause: what it means, its steps, and where they are done. */
export function PlanTaskRow({
  task,
  ordinal,
  draft,
  known,
  done,
  onToggle,
  onChooseCase,
}: {
  task: PlanTask;
  /** Undefined for the only task. */
  ordinal: number | undefined;
  draft: StoredDraft | undefined;
  /** The builders that the app may be made with. Undefined where the message names one: all hints are for it. */
  known: readonly Builder[] | undefined;
  done: readonly string[];
  onToggle: (stepId: string, isDone: boolean) => void;
  onChooseCase: (answer: string | undefined) => void;
}) {
  const { cause, match, builders, places, candidates } = task;
  const { step, console: consolePlace } = cause.place;
  const { snippet } = match;
  const hints = hintsFor(Object.entries(builders), known);
  // The closest matches asked it already.
  const isAsked = candidates.length > 0 && (match.certainty !== 'closest' || match.candidates.length < 2);
  return (
    <li className="min-w-0 rounded-card border p-4 print:break-inside-avoid">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 className="min-w-0 font-semibold">
          {ordinal !== undefined && <span className="mr-2 text-ink-faint tabular-nums">{ordinal}</span>}
          {isOpen(task) ? `${task.name}: ${task.title}` : task.means}
        </h3>
        {ordinal !== undefined && <Badge tone={BUILD_TONES[task.build]}>{buildLabel(task)}</Badge>}
      </div>
      {!isOpen(task) && (
        <p className="mt-1 text-sm text-ink-soft">
          {task.name}: {task.title}
        </p>
      )}
      {task.notEnough !== undefined && <p className="mt-2 text-sm">{task.notEnough}</p>}
      <TheirWords task={task} />
      {isAsked && <CaseChoice task={task} onChoose={onChooseCase} />}
      {task.steps.length > 0 && <StepList steps={task.steps} done={done} onToggle={onToggle} />}
      {task.reply?.do === 'only-if-wrong' && task.reply.say !== undefined && (
        <p className="mt-3 max-w-prose text-sm text-ink-soft">
          <span className="font-medium text-ink">{replyLabel(task.reply, task.store)}:</span> {task.reply.say}
        </p>
      )}
      {snippet !== undefined && (
        <div className="mt-3 rounded-control border bg-sunken p-3">
          <code
            dir="ltr"
            className="block text-start font-mono text-[0.8125rem] [overflow-wrap:anywhere] whitespace-pre-wrap"
          >
            {snippet}
          </code>
          <SmallButton className="mt-2" onClick={() => void copyAndNotify(snippet)}>
            <Copy className="size-3.5" />
            Copy <span className="sr-only">the lines for {task.name}</span>
          </SmallButton>
        </div>
      )}
      {hints.own.length > 0 && <HintList hints={hints.own} />}
      {hints.others.length > 0 && (
        <details className="mt-3 text-sm">
          <summary className="cursor-pointer text-ink-soft hover:text-ink">
            Where it is in your builder
          </summary>
          <HintList hints={hints.others} />
        </details>
      )}
      <p className="mt-3 flex flex-wrap gap-x-4 gap-y-1 text-sm">
        {step !== undefined && draft !== undefined && (
          <Link
            to={submitPath({ draft: draft.id, step })}
            className="font-medium text-accent underline underline-offset-2 print:hidden"
          >
            Open {WIZARD_STEP_NAMES[step]} in “{draftTitle(draft)}”
            <ArrowRight className="ms-1 inline size-3.5 align-[-0.125em]" />
          </Link>
        )}
        {places.map(({ console, title, address }) =>
          address === undefined ? (
            <span key={title} className="text-ink-soft">
              {console} › {title}
            </span>
          ) : (
            <a
              key={title}
              href={address}
              target="_blank"
              rel="noreferrer"
              className="text-accent underline underline-offset-2"
            >
              {console} › {title}
              <ExternalLink className="ms-1 inline size-3.5 align-[-0.125em]" />
              <span className="sr-only"> (opens in a new tab)</span>
            </a>
          ),
        )}
        {places.length === 0 && consolePlace && <span className="text-ink-soft">{consolePlace}</span>}
      </p>
      <details className="mt-3 text-sm">
        <summary className="cursor-pointer text-ink-soft hover:text-ink">
          What they wrote, and the rule
        </summary>
        {match.evidence.map(({ quote }) => (
          <blockquote
            key={quote}
            dir="auto"
            className="mt-2 border-s-2 border-line-strong ps-3 font-mono text-[0.8125rem] [overflow-wrap:anywhere] text-ink-soft"
          >
            {quote}
          </blockquote>
        ))}
        {cause.page?.url && (
          <a
            href={cause.page.url}
            target="_blank"
            rel="noreferrer"
            className="mt-2 inline-block text-accent underline underline-offset-2"
          >
            {cause.page.label} <span className="sr-only">(opens in a new tab)</span>
          </a>
        )}
      </details>
    </li>
  );
}

type Hint = readonly [builder: string, hint: string];

/** The hints for the builders that are known; where none is, others than `any` are folded. */
function hintsFor(
  hints: readonly Hint[],
  known: readonly Builder[] | undefined,
): Record<'own' | 'others', readonly Hint[]> {
  if (!known) return { own: hints, others: [] };
  const names = ['any', ...known.flatMap(({ id, frameworks = [] }) => [id, ...frameworks])];
  return {
    own: hints.filter(([id]) => names.includes(id)),
    others: known.length > 0 ? [] : hints.filter(([id]) => id !== 'any'),
  };
}

/** The button, the file or the change that this message names, which differ from letter to letter. */
function TheirWords({ task: { details, asks, named } }: { task: PlanTask }) {
  const names = details.length > 0 ? details : named.length > 0 ? [named.join(', ')] : [];
  const lines = [...names, ...asks];
  if (lines.length === 0) return null;
  return (
    <div className="mt-2 text-sm">
      <p className="font-medium">In the message:</p>
      <ul className="mt-1 list-disc ps-5">
        {lines.map((line) => (
          <li key={line} dir="auto" className="[overflow-wrap:anywhere] max-sm:*:line-clamp-2">
            <span>{line}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function HintList({ hints }: { hints: readonly Hint[] }) {
  return (
    <dl className="mt-3 grid gap-1 text-sm">
      {hints.map(([builder, hint]) => (
        <div key={builder} className="flex flex-wrap gap-x-2">
          <dt className="font-medium">{builderName(builder)}:</dt>
          <dd className="min-w-0 text-ink-soft">{hint}</dd>
        </div>
      ))}
    </dl>
  );
}

/**
 * Cases in the words of developers, of which a letter can mean several, or answers that only the publisher knows; the steps
 * are those of the chosen ones.
 */
function CaseChoice({
  task: { question, candidates, chosen, isNoneChosen, isOneOnly },
  onChoose,
}: {
  task: PlanTask;
  /** With the answer to store; undefined where nothing is ticked any more. */
  onChoose: (answer: string | undefined) => void;
}) {
  const name = useId();
  const options = [
    ...candidates.map(({ caseId, told, means, build, buildIf }) => ({
      id: caseId,
      label: sentenceCase(told),
      means: `${means} ${buildWords({ build, buildIf })}.`,
    })),
    { id: '', label: 'None of these', means: undefined },
  ];
  const isAnswered = isNoneChosen || chosen.length > 0;
  const choose = (id: string, isChosen: boolean) => {
    const before = isOneOnly || id === '' ? [] : chosen;
    const ids = options.flatMap((each) =>
      each.id !== '' && (each.id === id ? isChosen : before.includes(each.id)) ? [each.id] : [],
    );
    if (ids.length > 0 || (id === '' && isChosen)) onChoose(storedAnswer(ids));
    else onChoose(undefined);
  };
  return (
    <fieldset className="mt-3 rounded-control border border-accent/40 bg-sunken p-3">
      <legend className="sr-only">{question}</legend>
      <p className="font-medium" aria-hidden="true">
        {question}
      </p>
      <div className="mt-2 grid gap-2 text-sm">
        {options.map(({ id, label, means }) => (
          <label key={id} className="flex cursor-pointer items-start gap-2">
            <input
              type={isOneOnly ? 'radio' : 'checkbox'}
              name={name}
              checked={id === '' ? isNoneChosen : chosen.includes(id)}
              onChange={({ target }) => choose(id, target.checked)}
              className="mt-0.5 size-4 shrink-0 accent-accent"
            />
            <span className="min-w-0">
              {label}
              {means !== undefined && !isAnswered && <span className="block text-ink-soft">{means}</span>}
            </span>
          </label>
        ))}
      </div>
      {!isAnswered && (
        <p className="mt-2 text-sm text-ink-soft print:hidden">
          {isOneOnly
            ? 'Choose one, and its steps appear here.'
            : 'Tick what they wrote, and the steps appear here.'}
        </p>
      )}
    </fieldset>
  );
}

/** A line as a sentence begins, without changing names such as iPad. */
function sentenceCase(line: string): string {
  return /^[a-z](?![A-Z])/.test(line) ? line.charAt(0).toUpperCase() + line.slice(1) : line;
}
