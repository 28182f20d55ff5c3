// The measured values, the goals they are compared with, and the tables that are printed.

/** @typedef {'fast' | 'slow'} Profile */
/** @typedef {Record<string, number>} Metrics */
/** @typedef {{ name: string, profile: Profile, rounds: Metrics[] }} Figures */
/**
 * @typedef {object} Goal
 * @property {string} what
 * @property {string} unit `×` is a ratio to what was measured right before
 * @property {number[]} values one per round
 * @property {number} limit
 * @property {boolean} isCounted bytes, requests, nodes and the like: the same on a busy machine
 */
/** @typedef {{ title: string, goals: Goal[] }} Row of the table in docs/speed.md */

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}

/** Divides round by round. @param {readonly number[]} values @param {readonly number[]} references */
export const ratio = (values, references) => values.map((value, round) => value / (references[round] ?? NaN));

/** Subtracts round by round. @param {readonly number[]} values @param {readonly number[]} references */
export const more = (values, references) => values.map((value, round) => value - (references[round] ?? NaN));

/** Of several cases the values with the largest median. @param {readonly number[][]} cases */
export function worst(cases) {
  const known = cases.filter((values) => values.some(Number.isFinite));
  return known.toSorted((a, b) => median(b) - median(a))[0] ?? [];
}

/** A goal for something counted. @param {string} what @param {string} unit @param {number[]} values @param {number} limit @returns {Goal} */
export const counted = (what, unit, values, limit) => ({ what, unit, values, limit, isCounted: true });

/** A goal for a ratio of times. @param {string} what @param {number[]} values @param {number} limit @returns {Goal} */
export const times = (what, values, limit) => ({ what, unit: '×', values, limit, isCounted: false });

/**
 * A goal for a ratio of processor times, which a busy machine changes by a few percent only.
 * @param {string} what @param {number[]} values @param {number} limit @returns {Goal}
 */
export const processor = (what, values, limit) => ({ what, unit: '×', values, limit, isCounted: true });

/** Reads what was measured. @param {ReadonlyMap<string, Figures>} figures */
export function reader(figures) {
  /** @param {string} name @param {string} metric @param {Profile} [profile] @returns {number[]} */
  const of = (name, metric, profile = 'fast') =>
    (figures.get(`${name} ${profile}`)?.rounds ?? []).map((metrics) => metrics[metric] ?? NaN);
  /**
   * Divides a figure of a case by one of the reference that was measured right before it.
   * @param {string} name @param {string} metric @param {string} reference @param {string} by @param {Profile} [profile]
   */
  const to = (name, metric, reference, by, profile = 'slow') =>
    ratio(of(name, metric, profile), of(`${reference} beside ${name}`, by, profile));
  /** Divides two figures of one case. @param {string} name @param {string} metric @param {string} by @param {Profile} [profile] */
  const within = (name, metric, by, profile = 'fast') =>
    ratio(of(name, metric, profile), of(name, by, profile));
  return { of, to, within };
}
/** @typedef {ReturnType<typeof reader>} See */

/** @param {Goal} goal */
export const isMet = ({ values, limit }) => median(values) <= limit;

/** @param {readonly Figures[]} all */
export function printFigures(all) {
  for (const { name, profile, rounds } of all) {
    const cells = Object.keys(rounds[0] ?? {}).map(
      (metric) => `${metric} ${spread(rounds.map((round) => round[metric] ?? NaN))}`,
    );
    if (cells.length > 0) console.log(`${name}, ${profile}: ${cells.join(', ')}`);
  }
}

/** Prints every goal, and whether it is met. @param {readonly Row[]} rows @param {boolean} isBusy whether times are unreliable */
export function printGoals(rows, isBusy) {
  for (const { title, goals } of rows) {
    console.log(`\n${title}`);
    for (const goal of goals) {
      const verdict = isMet(goal) ? 'met' : isBusy && !goal.isCounted ? 'not met, busy' : 'NOT MET';
      console.log(`  ${goal.what}: ${spread(goal.values)} ${goal.unit} (at most ${goal.limit}) ${verdict}`);
    }
  }
}

/** Prints the table in docs/speed.md: a line for each goal. @param {readonly Row[]} rows */
export function printTable(rows) {
  console.log('| what | | measured | goal | |');
  console.log('| --- | --- | --: | --: | --- |');
  for (const { title, goals } of rows)
    for (const [index, goal] of goals.entries()) {
      const { what, unit, values, limit } = goal;
      const measured = `${spread(values)} ${unit}`.trim();
      const most = `${short(limit)} ${unit}`.trim();
      const verdict = isMet(goal) ? 'met' : '**missed**';
      console.log(`| ${index === 0 ? title : ''} | ${what} | ${measured} | ${most} | ${verdict} |`);
    }
}

/** `1.2 [1.1–1.4]` @param {readonly number[]} values */
function spread(values) {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return 'not measured';
  const [middle, least, most] = [median(known), Math.min(...known), Math.max(...known)].map(short);
  return least === most ? `${middle}` : `${middle} [${least}–${most}]`;
}

/** @param {number} value */
const short = (value) => String(Math.abs(value) >= 100 ? Math.round(value) : Math.round(value * 100) / 100);
