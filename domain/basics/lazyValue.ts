/**
 * Returns a getter that creates the value at the first call and keeps it. Used for Danish formats, which take a browser
 * a while to create and are not needed on every page.
 */
export function lazyValue<Value>(create: () => Value): () => Value {
  let value: Value | undefined;
  return () => (value ??= create());
}
