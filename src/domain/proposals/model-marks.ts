/** Fingerprint of a text that a model wrote: another one means that the text was edited since. */
export function markOf(text: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193) >>> 0;
  return `${text.length}-${hash.toString(36)}`;
}

/** Whether the text in a place is still what a model wrote, neither edited nor confirmed. */
export function isMachineWritten(
  marks: Readonly<Record<string, string>>,
  place: string,
  text: string,
): boolean {
  return text !== '' && marks[place] === markOf(text);
}
