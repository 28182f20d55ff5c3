/** Joins sentences that begin in lower case to one, e.g. `say who receives it; say whether it is stored.` */
export function openText(sentences: readonly string[]): string {
  return `${sentences.map((sentence) => sentence.replace(/\.$/, '')).join('; ')}.`;
}
