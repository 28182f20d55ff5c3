import { describe, expect, it } from 'vitest';
import { contentOf } from '@tests/support/fake-app-store/apps';
import { FAULTS, type Fault } from '@tests/support/fake-app-store/faults';
import { baseOf, JOURNEYS, SHORT_JOURNEYS, type Journey } from '@tests/support/fake-app-store/journeys';
import { memoryJournal, pushTo } from '@tests/support/fake-app-store/pushes';
import { StoreError } from '../core/store-error';
import type { StoreRecord } from '@/model/store-plan';

/** Runs of the program until nothing is left to do, the disturbed one included. */
const MAX_RUNS = 3;

/** Kinds of requests that were disturbed, in any journey. */
const disturbed = new Set<string>();
let turn = 0;

/**
 * The faults for each request of a push. Requests of one kind take one path: the first write of a kind meets every fault,
 * later ones meet one each in turn, until a journey has met all. A read meets one fault for each kind, once in all before
 * the first write, when nothing can be half done. `EVERY_FAULT=1` tries every fault at every request.
 */
function faultsAt(requests: readonly string[]): { number: number; fault: Fault }[] {
  const firstWrite = requests.findIndex((request) => !request.startsWith('GET'));
  const counts = new Map<string, number>();
  return requests.flatMap((request, index) => {
    const isRead = request.startsWith('GET');
    const isBefore = index < firstWrite;
    const kind = `${isBefore ? 'before' : 'after'} ${request.replaceAll(/\d+|\?.*/g, '')}`;
    const isNew = !disturbed.has(kind);
    const count = counts.get(kind) ?? 0;
    disturbed.add(kind);
    counts.set(kind, count + 1);
    const isEvery = process.env.EVERY_FAULT || (!isRead && isNew);
    const isOne = isRead ? count === 0 && (isNew || !isBefore) : count < FAULTS.length;
    const faults = isEvery ? FAULTS : FAULTS.filter((_, at) => isOne && at === turn % FAULTS.length);
    if (!isEvery && isOne) turn += 1;
    return faults.map((fault) => ({ number: index + 1, fault }));
  });
}

/** Disturbs one request of a push, runs the push again until it is done, and says what is wrong then. */
async function problemsAfter(
  journey: Journey,
  {
    number,
    fault,
    wanted,
    base,
  }: { number: number; fault: Fault; wanted: string; base: StoreRecord | undefined },
): Promise<string[]> {
  const fake = journey.start({ checksAnswers: false });
  const journal = memoryJournal();
  fake.disturb(number, fault);
  for (let run = 1; ; run += 1) {
    const { outcome } = await pushTo(fake, journey.wanted, { base, journal });
    if (outcome.kind === 'done') break;
    if (run === MAX_RUNS)
      return [`${fault} at ${fake.requests[number - 1]}: not done, ${JSON.stringify(outcome).slice(0, 300)}`];
  }
  const content = JSON.stringify(contentOf(fake));
  return content === wanted
    ? []
    : [`${fault} at ${fake.requests[number - 1]}: ends as\n${content}\nnot as\n${wanted}`];
}

// The long journeys have nothing that the short ones lack, but much of it.
describe.each([...SHORT_JOURNEYS, ...JOURNEYS.slice(0, 2)])('$name', (journey) => {
  it('ends as wanted, with nothing doubled, whichever request is disturbed', async () => {
    const fake = journey.start();
    const base = await baseOf(journey, fake);
    const before = fake.requests.length;
    expect((await pushTo(fake, journey.wanted, { base })).outcome.kind).toBe('done');
    const wanted = JSON.stringify(contentOf(fake));
    const problems: string[] = [];
    for (const { number, fault } of faultsAt(fake.requests.slice(before)))
      problems.push(...(await problemsAfter(journey, { number, fault, wanted, base })));
    expect(problems).toEqual([]);
  });
});

describe.each(SHORT_JOURNEYS)('$name', (journey) => {
  it('stops at Ctrl+C, whichever request is running, and the same push resumes', async () => {
    const fake = journey.start();
    const base = await baseOf(journey, fake);
    const before = fake.requests.length;
    await pushTo(fake, journey.wanted, { base });
    const wanted = JSON.stringify(contentOf(fake));
    const problems: string[] = [];
    const resumed = new Set<string>();
    for (const [index, request] of fake.requests.slice(before).entries()) {
      // The store may have done a write that was cancelled, or not.
      for (const isDone of request.startsWith('GET') ? [false] : [true, false]) {
        const again = journey.start({ checksAnswers: false });
        const journal = memoryJournal();
        const stop = new AbortController();
        const fetchCut: typeof fetch = async (...input) => {
          if (again.requests.length !== index) return again.fetch(...input);
          stop.abort();
          if (isDone) await again.fetch(...input);
          throw new DOMException('This operation was aborted', 'AbortError');
        };
        const options = { base, journal, signal: stop.signal };
        const { outcome } = await pushTo({ ...again, fetch: fetchCut }, journey.wanted, options);
        const at = `${isDone ? 'after' : 'before'} ${request} (${index + 1})`;
        if (!('failure' in outcome) || outcome.failure.kind !== 'cancelled')
          problems.push(`${at}: ${JSON.stringify(outcome).slice(0, 300)}`);
        // A cut between two writes leaves the same store and the same journal, whatever was read.
        const state = JSON.stringify([
          contentOf(again),
          journal.entries.map(({ event, step }) => [event, step]),
        ]);
        if (resumed.has(state)) continue;
        resumed.add(state);
        const end = (await pushTo(again, journey.wanted, { base, journal })).outcome.kind;
        const content = JSON.stringify(contentOf(again));
        if (end !== 'done' || content !== wanted)
          problems.push(`${at}: ${end}, ends as\n${content}\nnot as\n${wanted}`);
      }
    }
    expect(problems).toEqual([]);
    expect(resumed.size).toBeGreaterThan(fake.writes().length);
  });

  it('ends as wanted when the program dies, or the disk is full, at any line of the journal', async () => {
    const fake = journey.start();
    const base = await baseOf(journey, fake);
    const whole = memoryJournal();
    await pushTo(fake, journey.wanted, { base, journal: whole });
    const wanted = JSON.stringify(contentOf(fake));
    const problems: string[] = [];
    for (let line = 0; line < whole.entries.length; line += 1) {
      const again = journey.start({ checksAnswers: false });
      const journal = memoryJournal();
      const full = new StoreError({ kind: 'other', what: 'Recording', message: 'the disk is full.' });
      const append: typeof journal.append = (entry) =>
        journal.entries.length < line ? journal.append(entry) : Promise.reject(full);
      const cut = await pushTo(again, journey.wanted, { base, journal: { ...journal, append } });
      const resumed = await pushTo(again, journey.wanted, { base, journal });
      if (cut.outcome.kind !== 'failed' || resumed.outcome.kind !== 'done')
        problems.push(`line ${line}: ${cut.outcome.kind}, ${JSON.stringify(resumed.outcome).slice(0, 600)}`);
      const content = JSON.stringify(contentOf(again));
      if (content !== wanted) problems.push(`line ${line}: ends as\n${content}\nnot as\n${wanted}`);
    }
    expect(problems).toEqual([]);
  });
});
