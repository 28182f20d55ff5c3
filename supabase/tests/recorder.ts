import type { Answer, World } from './world';

/** Collects the checks that fail, so that one run shows all of them. */
export interface Recorder {
  failures: string[];
  /** Number of checks so far. */
  count: () => number;
  /** Expects that the write was made. */
  taken: (title: string, sending: Promise<Answer>) => Promise<void>;
  /** Expects a refusal, and that no row of any table has changed. */
  refused: (title: string, sending: Promise<Answer>) => Promise<void>;
  /** Expects that no row of any table has changed, whatever the answer is, as long as the server did not fail. */
  unchanged: (title: string, sending: Promise<Answer>) => Promise<void>;
  /** Expects this many rows in the answer; a refusal counts as none. */
  sees: (title: string, sending: Promise<Answer>, rows: number) => Promise<void>;
  holds: (title: string, isTrue: boolean) => void;
  /**
   * Runs several `refused` and `unchanged` by one person and compares the rows once, after the last: none of them could
   * restore what another has changed. Comparing takes most of the time of a check.
   */
  together: (run: () => Promise<void>) => Promise<void>;
  /** To be called after writes that are not checked. */
  refresh: () => Promise<void>;
}

export async function createRecorder(world: World): Promise<Recorder> {
  const failures: string[] = [];
  let count = 0;
  let before = await world.content();

  const note = (title: string, problem: string | undefined) => {
    count += 1;
    if (problem !== undefined) failures.push(`${world.engine}: ${title}: ${problem}`);
  };

  async function hasChanged() {
    const after = await world.content();
    const isChanged = after !== before;
    before = after;
    return isChanged;
  }

  /** The checks that are compared together. */
  let group: string[] | undefined;

  async function unchanged(title: string, sending: Promise<Answer>, mustRefuse: boolean) {
    const { status } = await sending;
    group?.push(title);
    if (!group && (await hasChanged())) note(title, `changed the database (${status})`);
    else if (status >= 500) note(title, `failed with ${status}`);
    else note(title, mustRefuse && status < 400 ? `was answered with ${status}` : undefined);
  }

  return {
    failures,
    count: () => count,
    async taken(title, sending) {
      const { status } = await sending;
      const isChanged = await hasChanged();
      if (status >= 300) note(title, `was refused (${status})`);
      else note(title, isChanged ? undefined : `changed nothing (${status})`);
    },
    refused: (title, sending) => unchanged(title, sending, true),
    unchanged: (title, sending) => unchanged(title, sending, false),
    async sees(title, sending, rows) {
      const answer = await sending;
      if (answer.status >= 500) note(title, `failed with ${answer.status}`);
      else note(title, answer.rows.length === rows ? undefined : `${answer.rows.length} rows, not ${rows}`);
    },
    holds: (title, isTrue) => note(title, isTrue ? undefined : 'does not hold'),
    async together(run) {
      const titles: string[] = [];
      group = titles;
      await run();
      group = undefined;
      if (await hasChanged()) note(titles.join(' or '), 'changed the database');
    },
    async refresh() {
      before = await world.content();
    },
  };
}
