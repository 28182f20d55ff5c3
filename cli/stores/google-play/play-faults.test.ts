import { describe, expect, it } from 'vitest';
import type { WantedStore } from '@/model/store-plan';
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

  it.each(journeys)('%s: the store has exactly what was wanted, once', async (_, start, wanted) => {
    const first = await start();
    const base = await pulled(first);
    const right = copyOf(first);
    await push(right, wanted, { base });
    const expected = JSON.stringify(shownOf(right.state.app));
    const commits = first.state.commits + 1;
    expect(right.state.commits).toBe(commits);
    const requests = right.state.requests.map((request, index) => ({ request, at: index + 1 }));
    const wrong: string[] = [];
    for (const fault of FAULTS) {
      for (const { request, at } of requests) {
        // The sets of a language are read one like the other.
        if (/GET .*Screenshots$|tvBanner$/.test(request)) continue;
        // Reading goes wrong alike in each journey.
        if (commits > 1 && request.startsWith('GET ')) continue;
        const fake = copyOf(first);
        const journal = memoryJournal();
        fake.failAt(at, fault);
        const log: string[] = [];
        // The program is started again until nothing is left to do.
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
        if (
          !isRight ||
          fake.state.commits !== commits ||
          fake.state.foreign.length > 0 ||
          log.at(-1) !== 'nothing to do'
        )
          wrong.push(
            `${fault} at ${request}: ${log.join(', ')}; ${fake.state.commits} commits, right: ${isRight}`,
          );
      }
    }
    expect(wrong).toEqual([]);
  });

  /** The same app without another run of the first version. */
  function copyOf(first: FakePlay): FakePlay {
    const fake = createFakePlay({ app: first.state.app });
    const { commits, lifecycle } = first.state;
    Object.assign(fake.state, structuredClone({ commits, lifecycle }));
    return fake;
  }
});
