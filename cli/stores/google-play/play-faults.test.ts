import { describe, expect, it } from 'vitest';
import type { StoreRecord, WantedStore } from '@/model/store-plan';
import { createFakePlay, FAULTS, type FakePlay } from '@tests/support/stores/fake-play';
import {
  memoryJournal,
  pulled,
  push,
  shownOf,
  wantedBuild,
  wantedLantern,
  writes,
} from '@tests/support/stores/wanted-play';
import { StoreError } from '../core/store-error';

/** Everything that a push may meet at any of its requests, and what the store has in the end. */
describe('whatever goes wrong', () => {
  const journeys: [string, () => Promise<FakePlay>, WantedStore][] = [
    ['new app', () => Promise.resolve(createFakePlay()), small(wantedLantern())],
    [
      'update',
      publishedSmall,
      small(wantedLantern({ build: wantedBuild(42, '1.1.0'), fields: { 'texts/en-US/title': 'Lantern' } })),
    ],
    [
      'staged release',
      publishedSmall,
      {
        fields: {},
        pictures: {},
        build: wantedBuild(42, '1.1.0'),
        release: { track: 'production', status: 'inProgress', userFraction: 0.1, notes: {} },
        isSubmitted: true,
      },
    ],
    [
      'halt',
      stagedSmall,
      {
        fields: {},
        pictures: {},
        release: { track: 'production', status: 'halted', notes: {} },
        isSubmitted: true,
      },
    ],
    [
      'correction after a rejection',
      async () => {
        const fake = await publishedSmall();
        fake.endReview(false);
        return fake;
      },
      { fields: { 'texts/en-US/title': 'Lantern' }, pictures: {} },
    ],
  ];

  /** One language with two pictures: each request is tried with each fault. */
  function small({ fields, pictures, ...rest }: WantedStore): WantedStore {
    const inEnglish = ([path]: [string, unknown]) => !/\/(?:de-DE|fr-FR)\//.test(path);
    return {
      ...rest,
      fields: Object.fromEntries(Object.entries(fields).filter(inEnglish)),
      pictures: Object.fromEntries(
        Object.entries(pictures)
          .filter(inEnglish)
          .map(([path, list]) => [path, list.slice(0, 2)]),
      ),
    };
  }

  async function publishedSmall(): Promise<FakePlay> {
    const fake = createFakePlay();
    await push(fake, small(wantedLantern()));
    fake.endReview(true);
    fake.reset();
    return fake;
  }

  async function stagedSmall(): Promise<FakePlay> {
    const fake = await publishedSmall();
    await push(fake, {
      fields: {},
      pictures: {},
      build: wantedBuild(42, '1.1.0'),
      release: { track: 'production', status: 'inProgress', userFraction: 0.1, notes: {} },
      isSubmitted: true,
    });
    fake.endReview(true);
    fake.reset();
    return fake;
  }

  /** Kinds of requests that were disturbed, in any journey. */
  const disturbed = new Set<string>();

  /**
   * The faults for each request. Requests of one kind in one edit, the reading one, the writing one and the one that looks
   * again, take one path: the first of a kind meets every fault, later writes meet one each in turn. `EVERY_FAULT=1` tries
   * every fault at every request.
   */
  function faultsAt(requests: readonly string[]) {
    let edit = 0;
    return requests.flatMap((request, index) => {
      if (request.endsWith('/edits')) edit += 1;
      const kind = `${edit} ${request.replaceAll(/\d+|\?.*|(?<=listings\/)[\w-]+/g, '')}`;
      const isEvery = process.env.EVERY_FAULT || !disturbed.has(kind);
      const isRead = request.startsWith('GET ');
      disturbed.add(kind);
      const faults = isEvery ? FAULTS : FAULTS.filter((_, at) => !isRead && at === index % FAULTS.length);
      return faults.map((fault) => ({ fault, request, at: index + 1 }));
    });
  }

  it.each(journeys)('%s: the store has exactly what was wanted, once', async (_, start, wanted) => {
    const first = await start();
    const base = await pulled(first);
    const right = copyOf(first);
    await push(right, wanted, { base });
    const expected = JSON.stringify(shownOf(right.state.app));
    const commits = first.state.commits + 1;
    expect(right.state.commits).toBe(commits);
    const wrong: string[] = [];
    // The sets of a language are read one like the other, and reading goes wrong alike in each journey.
    const isSkipped = (request: string) =>
      /GET .*Screenshots$|tvBanner$/.test(request) || (commits > 1 && request.startsWith('GET '));
    for (const each of faultsAt(right.state.requests))
      if (!isSkipped(each.request))
        wrong.push(...(await problemsAfter(first, wanted, { base, expected, commits, ...each })));
    expect(wrong).toEqual([]);
  });

  it('three languages with twenty pictures: the same, with one fault at each request', async () => {
    const first = createFakePlay();
    const wanted = wantedLantern();
    const right = copyOf(first);
    await push(right, wanted);
    const expected = JSON.stringify(shownOf(right.state.app));
    const wrong: string[] = [];
    for (const [index, request] of right.state.requests.entries()) {
      const fault = FAULTS[index % FAULTS.length];
      if (!fault || (request.startsWith('GET ') && index % 5 !== 0)) continue;
      const at = index + 1;
      wrong.push(...(await problemsAfter(first, wanted, { expected, commits: 1, fault, request, at })));
    }
    expect(wrong).toEqual([]);
  });

  it('Ctrl+C at any request leaves the app as it was or as wanted, and the same push resumes', async () => {
    const first = await publishedSmall();
    const wanted = small(
      wantedLantern({ build: wantedBuild(42, '1.1.0'), fields: { 'texts/en-US/title': 'L' } }),
    );
    const base = await pulled(first);
    const right = copyOf(first);
    await push(right, wanted, { base });
    const [before, after] = [first, right].map(({ state }) => JSON.stringify(shownOf(state.app)));
    const wrong: string[] = [];
    for (let at = 1; at <= right.state.requests.length; at += 1) {
      const fake = copyOf(first);
      const journal = memoryJournal();
      const stop = new AbortController();
      fake.beforeRequest(at, () => Promise.resolve(stop.abort()));
      const cut = await push(fake, wanted, { base, journal, signal: stop.signal }).catch(
        (error: unknown) => error,
      );
      if (cut instanceof Error && !(cut instanceof StoreError)) throw cut;
      const then = JSON.stringify(shownOf(fake.state.app));
      if (then !== before && then !== after) wrong.push(`half at ${at}`);
      await push(fake, wanted, { base, journal });
      if (JSON.stringify(shownOf(fake.state.app)) !== after || fake.state.commits !== first.state.commits + 1)
        wrong.push(`at ${at}: not resumed, ${fake.state.commits} commits`);
    }
    expect(wrong).toEqual([]);
  });

  it('two pushes at the same time lose nothing: both are in the store, or the second is told why not', async () => {
    const first = await publishedSmall();
    const base = await pulled(first);
    const change = (title: Record<string, string>): WantedStore => ({
      fields: title,
      pictures: {},
      isSubmitted: true,
    });
    const mine = change({ 'texts/en-US/title': 'Lantern One' });
    const count = async () => {
      const fake = copyOf(first);
      await push(fake, mine, { base });
      return fake.state.requests.length;
    };
    const wrong: string[] = [];
    for (const theirs of [
      change({ 'texts/en-US/shortDescription': 'Two' }),
      change({ 'texts/en-US/title': 'Lantern Two' }),
    ])
      for (let at = 1; at <= (await count()); at += 1) {
        const fake = copyOf(first);
        let isSecond = false;
        // Another computer with the same service account: its edit ends ours.
        fake.beforeRequest(at, async () => {
          const other = await push(fake, theirs, { base });
          isSecond = other.outcome?.kind !== 'done';
          fake.endReview(true);
        });
        const { plan, outcome } = await push(fake, mine, { base });
        const { title, shortDescription } = fake.state.app.listings['en-US'] ?? {};
        const isConflict = plan.conflicts.length > 0 || outcome?.kind === 'changed';
        const isSame = 'texts/en-US/title' in theirs.fields;
        // After ours was committed, theirs is a conflict, or is refused while ours is in review.
        const isRight = isSame
          ? title === (isConflict ? 'Lantern Two' : 'Lantern One')
          : title === 'Lantern One' && (shortDescription === 'Two' || isSecond) && !isConflict;
        if (!isRight)
          wrong.push(`at ${at}: ${title}, ${shortDescription}, ${outcome?.kind}, ${plan.conflicts.length}`);
      }
    expect(wrong).toEqual([]);
  });

  /** Disturbs one request, starts the program again until nothing is left to do, and says what is wrong then. */
  async function problemsAfter(
    first: FakePlay,
    wanted: WantedStore,
    {
      base,
      expected,
      commits,
      fault,
      request,
      at,
    }: {
      base?: StoreRecord;
      expected: string;
      commits: number;
      fault: (typeof FAULTS)[number];
      request: string;
      at: number;
    },
  ): Promise<string[]> {
    const fake = copyOf(first);
    const journal = memoryJournal();
    fake.failAt(at, fault);
    const log: string[] = [];
    for (let isOver = false; !isOver && log.length < 4;) {
      const before = writes(fake).length;
      const result = await push(fake, wanted, { base, journal }).catch((error: unknown) => error);
      if (result instanceof StoreError) log.push(result.message);
      else if (result instanceof Error) throw result;
      else {
        const { plan, outcome } = result as Awaited<ReturnType<typeof push>>;
        isOver = plan.steps.length === 0 && plan.conflicts.length === 0;
        log.push(outcome?.kind ?? 'nothing to do');
        if (isOver && writes(fake).length > before) log.push('wrote');
      }
    }
    const isRight = JSON.stringify(shownOf(fake.state.app)) === expected;
    const { foreign } = fake.state;
    if (isRight && fake.state.commits === commits && foreign.length === 0 && log.at(-1) === 'nothing to do')
      return [];
    return [`${fault} at ${request}: ${log.join(', ')}; ${fake.state.commits} commits, right: ${isRight}`];
  }

  /** The same app without another run of the first version. */
  function copyOf(first: FakePlay): FakePlay {
    const fake = createFakePlay({ app: first.state.app });
    const { commits, lifecycle, sendsToReview, isInReview } = first.state;
    Object.assign(fake.state, structuredClone({ commits, lifecycle, sendsToReview, isInReview }));
    return fake;
  }
});
