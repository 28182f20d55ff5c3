/** The functions that goals are built with. */
/** @typedef {Record<string, number>} Metrics */
/** @typedef {(name: string, profile: import('./session.mjs').Profile, metric: string) => number[]} Read */
/**
 * @typedef {object} Goal
 * @property {number} line of the table of goals
 * @property {string} what
 * @property {'counted' | 'processor' | 'time'} kind counted: the same on a busy machine; processor: nearly; time: only
 *   where nothing else runs
 * @property {string} unit
 * @property {number[]} values one per round
 * @property {number} [limit] none: reported only
 * @property {string} goal in words
 */

export const kb = 'KB';
export const ms = 'ms';

/** A figure without a goal. */
export const REPORTED = { goal: 'reported' };

/** @param {number} limit @param {string} name of the reference @param {number} [tolerance] */
export const times = (limit, name, tolerance = 1) => ({
  limit: limit * tolerance,
  goal: `≤ ${limit} × ${name}${tolerance > 1 ? ', 15 % tolerance' : ''}`,
});

/** @param {Goal['kind']} kind */
function goalsOf(kind) {
  /**
   * @param {number} line @param {string} what @param {string} unit @param {number[]} values
   * @param {number | Pick<Goal, 'limit' | 'goal'>} target a number is the limit in the unit of the values
   * @returns {Goal}
   */
  return (line, what, unit, values, target) => ({
    line,
    what,
    kind,
    unit,
    values,
    ...(typeof target === 'number' ? { limit: target, goal: `≤ ${target} ${unit}`.trim() } : target),
  });
}
export const counted = goalsOf('counted');
export const processor = goalsOf('processor');
export const time = goalsOf('time');
