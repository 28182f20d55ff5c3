import { median } from './statistics.mjs';

/** @typedef {{ name: string, profile: string, rounds: Record<string, number>[] }} Figures */

/** @param {import('./goals.mjs').Goal} goal @returns {boolean | undefined} undefined where nothing is to be reached */
export function isMet({ values, limit }) {
  return limit === undefined || Number.isNaN(limit) ? undefined : median(values) <= limit;
}

/** Every figure of every case. @param {readonly Figures[]} all */
export function printFigures(all) {
  for (const { name, profile, rounds } of all) {
    const [first] = rounds;
    if (!first) continue;
    const cells = Object.keys(first).map(
      (metric) => `${metric} ${spread(rounds.map((round) => round[metric] ?? NaN))}`,
    );
    console.log(`${name}, ${profile}: ${cells.join(', ')}`);
  }
}

/** @param {readonly import('./goals.mjs').Goal[]} goals */
export function printGoals(goals) {
  const rows = goals.map((goal) => {
    const met = isMet(goal);
    return [
      String(goal.line),
      goal.what,
      `${spread(goal.values)} ${goal.unit}`.trim(),
      goal.goal,
      met === undefined ? '–' : met ? 'met' : 'NOT MET',
    ];
  });
  const table = [['#', 'what', 'measured, median [least–most]', 'goal', ''], ...rows];
  const widths = [0, 1, 2, 3, 4].map((column) => Math.max(...table.map((row) => row[column]?.length ?? 0)));
  const line = (/** @type {string[]} */ row) =>
    `| ${row.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  const [head = [], ...body] = table;
  console.log(
    [line(head), `|${widths.map((width) => '-'.repeat(width + 2)).join('|')}|`, ...body.map(line)].join('\n'),
  );
}

/** @param {readonly number[]} values */
function spread(values) {
  const known = values.filter(Number.isFinite);
  if (known.length === 0) return 'not measured';
  const [middle, least, most] = [median(known), Math.min(...known), Math.max(...known)].map(short);
  return least === most ? `${middle}` : `${middle} [${least}–${most}]`;
}

/** @param {number} value */
function short(value) {
  return Math.abs(value) >= 100 ? String(Math.round(value)) : String(Math.round(value * 100) / 100);
}
