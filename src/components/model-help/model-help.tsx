import { Cpu } from 'lucide-react';
import { useEffect, useEffectEvent, useId, useState, type ReactNode } from 'react';
import { isMachineWritten } from '@/domain/proposals/model-marks';
import type { TextTask } from '@/domain/proposals/text-task';
import { countOf } from '@/domain/texts';
import { Button, QuietButton, SmallButton } from '../button';
import { JobProgress } from '../job-progress';
import { Notice } from '../notice';
import { NotOffered, Offers } from './offers';
import { useModelWork, type ModelPlaces } from './use-model-work';

export type ModelWorkHandle = ReturnType<typeof useModelWork>;

interface ModelHelpProps extends ModelPlaces {
  /** The draft or page whose texts these are. */
  workId: string;
  /** Only what was written for these places is shown; all by default. */
  isShown?: (place: string) => boolean;
  /** Buttons and fields that begin the work. */
  children: (begin: ModelWorkHandle['begin'], isRunning: boolean) => ReactNode;
}

/** The button “Use the browser's model”, and below it what it wrote. Rendered only where the switch in Settings is on. */
export function ModelHelp({ workId, isShown = () => true, children, ...places }: ModelHelpProps) {
  const help = useModelWork(workId, places);
  const { work, state } = help;
  const waiting = work?.waiting.filter(({ place }) => isShown(place)) ?? [];
  const offered = work?.offered.filter(({ task }) => isShown(task.place)) ?? [];
  const refused = work?.refused.filter(({ task }) => isShown(task.place)) ?? [];
  const hasOffers = offered.length > 0;
  const { prepare } = places;
  const prepareRules = useEffectEvent(() => void prepare?.().catch(() => undefined));
  // Offers of an earlier visit are judged again when one is taken.
  useEffect(() => {
    if (hasOffers) prepareRules();
  }, [hasOffers]);
  const [wantsOpen, setOpen] = useState<boolean>();
  const panelId = useId();
  if (!work) return null;
  const isRunning = state.status === 'running';
  const hasWork = waiting.length + offered.length > 0;
  const isOpen = wantsOpen ?? hasWork;
  return (
    <>
      <Button
        variant="secondary"
        aria-expanded={isOpen}
        aria-controls={panelId}
        onClick={() => setOpen(!isOpen)}
      >
        <Cpu className="size-4" />
        Use the browser’s model
      </Button>
      {isOpen && (
        <section
          id={panelId}
          aria-label="The browser’s model"
          className="grid basis-full gap-3 rounded-card border bg-sunken p-4"
        >
          <p className="text-[0.8125rem] text-ink-soft">
            It runs on this device and sends nothing. Every text waits for you.
          </p>
          {children(help.begin, isRunning)}
          <JobProgress
            // Earlier proposals stay, so a stop loses nothing.
            state={state.status === 'cancelled' ? { status: 'idle' } : state}
            onCancel={help.cancel}
          />
          {!isRunning && waiting.length > 0 && (
            <Notice
              tone="neutral"
              actions={
                <div className="flex flex-wrap gap-2">
                  <SmallButton onClick={help.resume}>Continue</SmallButton>
                  <QuietButton onClick={help.discard}>Discard</QuietButton>
                </div>
              }
            >
              {countOf(waiting.length, 'text')} not written yet. What is offered below stays.
            </Notice>
          )}
          <p role="status" className="sr-only">
            {!isRunning && offered.length > 0 && `${countOf(offered.length, 'text')} proposed.`}
          </p>
          <Offers offered={offered} textIn={places.textIn} onTake={help.take} onDismiss={help.dismiss} />
          <NotOffered refused={refused} />
        </section>
      )}
      <Marks marks={work.marks} isShown={isShown} places={places} onConfirm={help.confirm} />
    </>
  );
}

/** The same with a single button, which gives the model its tasks. */
export function ModelTasks({
  label,
  tasks,
  className = '',
  ...help
}: Omit<ModelHelpProps, 'children'> & {
  label: string;
  /** The button is disabled without any. */
  tasks: readonly TextTask[];
  className?: string;
}) {
  return (
    <div className={`flex flex-wrap gap-3 empty:hidden ${className}`}>
      <ModelHelp {...help}>
        {(begin, isRunning) => (
          <div>
            <Button
              variant="secondary"
              size="small"
              disabled={isRunning || tasks.length === 0}
              onClick={() => begin(tasks)}
            >
              {label}
            </Button>
          </div>
        )}
      </ModelHelp>
    </div>
  );
}

/** Places whose text a model wrote, until somebody edits or confirms it. */
export function Marks({
  writer = 'the browser’s model',
  marks,
  isShown,
  places: { textIn, labelOf },
  onConfirm,
}: {
  writer?: string;
  marks: Readonly<Record<string, string>>;
  isShown: (place: string) => boolean;
  places: ModelPlaces;
  onConfirm: (...places: string[]) => void;
}) {
  const marked = Object.keys(marks).filter(
    (place) => isShown(place) && isMachineWritten(marks, place, textIn(place)),
  );
  if (marked.length === 0) return null;
  return (
    <div className="basis-full">
      <Notice tone="info" actions={<SmallButton onClick={() => onConfirm(...marked)}>Confirm</SmallButton>}>
        Written by {writer}: {marked.map(labelOf).join(', ')}. Edit or confirm.
      </Notice>
    </div>
  );
}
