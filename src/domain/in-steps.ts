/** Work that a page takes step by step, with time for its user between them; it returns what it found. */
export type InSteps<Value> = Generator<undefined, Value>;

/** Does all of the work in one go. */
export function takeAll<Value>(steps: InSteps<Value>): Value {
  for (;;) {
    const step = steps.next();
    if (step.done === true) return step.value;
  }
}
