/** Largest number of characters by which a misspelt name may differ from the suggested one. */
const MAX_DISTANCE = 3;

/** The known name that a misspelt one is nearest to; undefined when none is near. */
export function nearestName<Name extends string>(word: string, names: readonly Name[]): Name | undefined {
  const [best] = names
    .map((name) => ({ name, distance: editDistance(word.toLowerCase(), name.toLowerCase()) }))
    .filter(({ name, distance }) => distance <= Math.min(MAX_DISTANCE, name.length / 2))
    .sort((a, b) => a.distance - b.distance);
  return best?.name ?? names.find((name) => word.length > 3 && name.startsWith(word));
}

/** Insertions, deletions and replacements that turn one text into the other. Long texts are not compared. */
function editDistance(a: string, b: string): number {
  if (Math.max(a.length, b.length) > 60) return Infinity;
  let row = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const replaced = (row[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      next.push(Math.min(replaced, (row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1));
    }
    row = next;
  }
  return row[b.length] ?? Infinity;
}
