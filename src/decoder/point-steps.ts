/** Causes with which a store wants answers, and no change. */
const ANSWERED = new Set(['apple-2.1-information-needed']);

/** The points of a message's own list as steps: the store's words come before ours. */
export function pointSteps(
  points: readonly string[],
  owner: string,
  causeId: string,
): { id: string; text: string }[] {
  const verb = ANSWERED.has(causeId) ? 'Answer' : 'Do';
  return points.map((point, index) => ({
    id: `${owner}/point-${index + 1}`,
    text: `${verb} point ${index + 1}: ${point}`,
  }));
}
