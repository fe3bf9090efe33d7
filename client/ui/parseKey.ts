/** Parses a search parameter as a key of the vocabulary. Returns null when the parameter is absent or unknown. */
export const parseKey = <Value extends string>(
  words: Readonly<Record<Value, unknown>>,
  parameter: string | null,
): Value | null => (parameter !== null && Object.hasOwn(words, parameter) ? (parameter as Value) : null);
