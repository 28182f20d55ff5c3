/** The pieces that goals are made of. */
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
export const counted = /** @type {const} */ ('counted');
export const processor = /** @type {const} */ ('processor');
export const time = /** @type {const} */ ('time');

/** @param {number} limit @param {string} name of the reference @param {number} [room] */
export const times = (limit, name, room = 1) => ({
  limit: limit * room,
  goal: `≤ ${limit} × ${name}${room > 1 ? ', 15 % of room' : ''}`,
});

/** @param {number} limit @param {string} unit */
export const atMost = (limit, unit) => ({ limit, goal: `≤ ${limit} ${unit}`.trim() });
