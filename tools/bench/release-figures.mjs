// The figures of the last release (docs/speed.json), with which each run compares.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format } from 'oxfmt';
import { median } from './statistics.mjs';

/** @typedef {import('./goal.mjs').Goal} Goal */
/** @typedef {{ what: string, kind: Goal['kind'], unit: string, value: number }} Figure */

const FILE = 'docs/speed.json';
/**
 * How much worse a figure may be before it counts as worse. Counted things differ by the bytes of a header; processor
 * time by what else uses the caches; times by the machine.
 */
const TOLERANCE = { counted: 1.01, processor: 1.2, time: 1.3 };
/** Smaller differences say nothing, in the figure's own unit. */
const LEAST = { counted: 0.2, processor: 0.3, time: 0.3 };

/** @param {readonly Goal[]} goals @returns {Figure[]} */
function figuresOf(goals) {
  const known = new Map();
  for (const { what, kind, unit, values } of goals) {
    const value = Math.round(median(values) * 1000) / 1000;
    if (Number.isFinite(value)) known.set(what, { what, kind, unit, value });
  }
  return [...known.values()];
}

/**
 * Compares figures with those of the last release.
 * @param {readonly Figure[]} before @param {readonly Figure[]} now @param {boolean} isBusy whether times say nothing
 * @returns {string[]} one line for each that got worse
 */
export function worseFigures(before, now, isBusy) {
  return now.flatMap(({ what, kind, unit, value }) => {
    const old = before.find((each) => each.what === what && each.unit === unit);
    if (!old || (kind === 'time' && isBusy)) return [];
    const isWorse = value > old.value * TOLERANCE[kind] && value - old.value > LEAST[kind];
    return isWorse ? [`${what}: ${value} ${unit}, was ${old.value} ${unit}`] : [];
  });
}

/** @param {string} root @param {readonly Goal[]} goals @param {boolean} isBusy */
export function printChanges(root, goals, isBusy) {
  const path = join(root, FILE);
  if (!existsSync(path)) return;
  const { takenAt, figures } = JSON.parse(readFileSync(path, 'utf8'));
  const worse = worseFigures(figures, figuresOf(goals), isBusy);
  console.log(
    worse.length === 0
      ? `\nNothing is worse than in the last release (${takenAt.slice(0, 10)}).`
      : `\nWorse than in the last release (${takenAt.slice(0, 10)}):\n  ${worse.join('\n  ')}`,
  );
}

/** Replaces the figures that were measured; the others stay. @param {string} root @param {readonly Goal[]} goals @param {string} takenAt */
export async function saveFigures(root, goals, takenAt) {
  const path = join(root, FILE);
  /** @type {Figure[]} */
  const before = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')).figures : [];
  const now = figuresOf(goals);
  const kept = before.filter(({ what }) => !now.some((each) => each.what === what));
  const text = JSON.stringify({ takenAt, figures: [...kept, ...now] });
  writeFileSync(path, (await format(path, text, { printWidth: 110 })).code);
}
