import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { LINES } from './goals.mjs';
import { median } from './statistics.mjs';

/** @typedef {import('./goal.mjs').Goal & { isMet?: boolean }} JudgedGoal */
/** @typedef {{ name: string, profile: string, rounds: Record<string, number>[] }} Figures */

/** @param {import('./goal.mjs').Goal} goal @returns {boolean | undefined} undefined where nothing is to be reached */
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

/**
 * Prints the lines of the table in docs/speed.md from the last run.
 * @param {string} root
 */
export function printTable(root) {
  /** @type {{ takenAt: string, runs: number, goals: JudgedGoal[] }} */
  const { takenAt, runs, goals } = JSON.parse(readFileSync(join(root, 'bench/latest.json'), 'utf8'));
  console.log(`${runs} rounds, ${takenAt.slice(0, 10)}\n`);
  const rows = Object.entries(LINES).flatMap(([line, label]) => {
    const own = goals.filter((goal) => goal.line === Number(line));
    if (own.length === 0) return [];
    const missed = own.filter((goal) => goal.isMet === false);
    const verdict = missed.length === 0 ? 'met' : `missed: ${missed.map(({ what }) => what).join('; ')}`;
    // Of many pages the worst are enough.
    const shown = own.length > 6 ? own.toSorted((a, b) => middle(b) - middle(a)).slice(0, 3) : own;
    const measured = shown.map((goal) => `${short(middle(goal))} ${goal.unit}`.trim());
    return [[label, measured.join('; '), [...new Set(own.map(({ goal }) => goal))].join('; '), verdict]];
  });
  for (const row of rows) console.log(`| ${row.join(' | ')} |`);
}

/** @param {JudgedGoal} goal */
function middle({ values }) {
  return median(values.map((value) => value ?? NaN));
}

/**
 * @param {readonly import('./goal.mjs').Goal[]} goals @param {boolean} isBusy whether other programs use the machine, so
 * that times say nothing
 */
export function printGoals(goals, isBusy) {
  const rows = goals.map((goal) => {
    const met = isMet(goal);
    return [
      String(goal.line),
      goal.what,
      `${spread(goal.values)} ${goal.unit}`.trim(),
      goal.goal,
      met === undefined ? '–' : met ? 'met' : isBusy && goal.kind === 'time' ? 'not met, busy' : 'NOT MET',
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
