/** Records that one transaction writes: a thousand at once would block the page for longer than a frame. */
const BATCH = 25;

/** Writes many records in several transactions, one after the other. The first that fails ends it. */
export async function inBatches<Value>(
  values: readonly Value[],
  write: (batch: readonly Value[]) => Promise<unknown>,
): Promise<void> {
  for (let start = 0; start < values.length; start += BATCH) await write(values.slice(start, start + BATCH));
}
