/** Adds an id to a selection or removes it; what was added last is at the end. */
export function toggled(selected: readonly string[], id: string): string[] {
  return selected.includes(id) ? selected.filter((each) => each !== id) : [...selected, id];
}

/** All ids from one to another, whichever is first; the one that was chosen last is at the end. */
export function rangeBetween(order: readonly string[], from: string, to: string): string[] {
  const [first, last] = [order.indexOf(from), order.indexOf(to)];
  const between = order.slice(Math.max(0, Math.min(first, last)), Math.max(first, last) + 1);
  return [...between.filter((id) => id !== to), to];
}
