/** Defers making a value to its first use, then keeps it. The formatters of `Intl` take milliseconds each to make. */
export function lazily<Value>(make: () => Value): () => Value {
  let made: { value: Value } | undefined;
  return () => (made ??= { value: make() }).value;
}
