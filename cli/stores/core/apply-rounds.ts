import type { LiveStore, PlanStep, StorePlan } from '@/model/store-plan';
import { openReservations, type Journal } from './journal';
import { isRestOf, stepPrint } from './plan-digest';
import type { ApplyOptions, ApplyOutcome, StoreClient } from './store-client';
import { isUnknown, StoreError, type StoreFailure } from './store-error';

/** The parts of a client whose store has no transactions: each step is a few writes of its own. */
export interface StepClient<Live extends LiveStore, Step extends PlanStep> extends Pick<
  StoreClient<Live, Step>,
  'read' | 'plan'
> {
  /**
   * Does one step. Looks before each write that would double something.
   * @returns whether the steps after it need a new read
   */
  perform: (step: Step, live: Live, options: ApplyOptions, digest: string) => Promise<boolean>;
  /** Finds out what became of the reservations that the journal has, and records it. */
  settle: (journal: Journal) => Promise<void>;
  /** Waits until the store lists what a write whose answer was lost may have made. */
  waitForLists: () => Promise<void>;
}

/** Lost answers that one apply survives. */
const MAX_LOST = 8;

/**
 * Does a plan step by step. After a lost answer, the store is read again and what is left of the plan is computed again: no
 * write is repeated without a look. A change that is not part of the confirmed plan stops everything.
 */
export async function applyInRounds<Live extends LiveStore, Step extends PlanStep>(
  client: StepClient<Live, Step>,
  plan: StorePlan<Step>,
  options: ApplyOptions,
): Promise<ApplyOutcome<Live>> {
  const { journal, signal, onProgress } = options;
  const confirmed = new Set(plan.steps.map(stepPrint));
  const finished = new Set<string>();
  const all = plan.steps.length;
  let current: Step | undefined;
  let lost: StoreFailure | undefined;
  let lostCount = 0;
  try {
    await journal.append({ plan: plan.digest, step: '', event: 'begin', steps: [...confirmed] });
    // Every step may need a read of its own, and every lost answer another one.
    for (let round = 0; round < 2 * all + MAX_LOST; round += 1) {
      if (openReservations(journal.entries).length > 0) await client.settle(journal);
      const live = await client.read();
      const left = client.plan(live, options);
      const isConfirmed = round === 0 ? isRestOf(left, plan) : isPartOf(left, confirmed);
      if (!isConfirmed) return { kind: 'changed', done: finished.size, plan: left };
      if (left.steps.length === 0) {
        await journal.append({ plan: plan.digest, step: '', event: 'end' });
        return { kind: 'done', done: all, live };
      }
      lost = undefined;
      for (const step of left.steps) {
        if (signal?.aborted) throw new StoreError({ kind: 'cancelled', what: step.title });
        current = step;
        onProgress?.({ done: finished.size, all, title: step.title });
        let needsNewRead: boolean;
        try {
          needsNewRead = await client.perform(step, live, options, plan.digest);
        } catch (error) {
          if (!(error instanceof StoreError) || !isUnknown(error)) throw error;
          lost = error.failure;
          lostCount += 1;
          await journal.append({ plan: plan.digest, step: step.key, event: 'lost' });
          await client.waitForLists();
          break;
        }
        await journal.append({ plan: plan.digest, step: step.key, event: 'done' });
        finished.add(step.key);
        onProgress?.({ done: finished.size, all, title: step.title });
        if (needsNewRead) break;
      }
      current = undefined;
      if (lostCount >= MAX_LOST) break;
    }
    const failure = lost ?? {
      kind: 'other' as const,
      what: 'Comparing the store with the project',
      message: 'the store still differs from the plan. Run the command again in some minutes.',
    };
    return { kind: 'failed', done: finished.size, failure };
  } catch (error) {
    if (!(error instanceof StoreError)) throw error;
    // A disk that is full cannot take this entry either; the next run looks anyway.
    await journal
      .append({ plan: plan.digest, step: current?.key ?? '', event: 'refused' })
      .catch(() => undefined);
    return { kind: 'failed', done: finished.size, failure: error.failure, step: current?.title };
  }
}

/** Whether a plan has only steps that were confirmed. */
export function isPartOf(left: StorePlan, confirmed: ReadonlySet<string>): boolean {
  return left.conflicts.length === 0 && left.steps.every((step) => confirmed.has(stepPrint(step)));
}

/**
 * Whether a plan is what is left of one that was confirmed earlier and cut off, so that the same `--yes` resumes it.
 */
export function isResumed(plan: StorePlan, digest: string, journal: Journal): boolean {
  const begun = journal.entries.findLast((entry) => entry.plan === digest && entry.event === 'begin');
  return begun?.steps !== undefined && isPartOf(plan, new Set(begun.steps));
}
