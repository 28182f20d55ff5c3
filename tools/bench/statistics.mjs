// The values of a case, one per round.

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const [low, high] = [sorted[Math.ceil(middle) - 1], sorted[Math.floor(middle)]];
  return low === undefined || high === undefined ? NaN : (low + high) / 2;
}

/** Divides one case by another, round by round. @param {number[]} values @param {number[]} references */
export function ratio(values, references) {
  return values.map((value, round) => value / (references[round] ?? NaN));
}

/** Subtracts one case from another, round by round. @param {number[]} values @param {number[]} references */
export function difference(values, references) {
  return values.map((value, round) => value - (references[round] ?? NaN));
}

/** Returns the largest of several cases, round by round. @param {number[][]} cases */
export function worst(cases) {
  const rounds = Math.max(0, ...cases.map((values) => values.length));
  return Array.from({ length: rounds }, (_, round) =>
    Math.max(...cases.flatMap((values) => (values[round] === undefined ? [] : [values[round]]))),
  );
}
