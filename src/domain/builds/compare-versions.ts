/** Compares versions, which are numbers with dots: -1, 0 or 1; undefined where one of them is something else. */
export function compareVersions(a: string | undefined, b: string | undefined): number | undefined {
  const numbers = (text: string | undefined) =>
    /^\d{1,18}(?:\.\d{1,18})*$/.test(text ?? '') ? (text ?? '').split('.').map(Number) : undefined;
  const [first, second] = [numbers(a), numbers(b)];
  if (!first || !second) return undefined;
  for (let index = 0; index < Math.max(first.length, second.length); index += 1) {
    const difference = (first[index] ?? 0) - (second[index] ?? 0);
    if (difference !== 0) return Math.sign(difference);
  }
  return 0;
}
