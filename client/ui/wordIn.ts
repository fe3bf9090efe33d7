/** What an address asks for, where that is one of the words there are. */
export const wordIn = <Value extends string>(
  words: Readonly<Record<Value, unknown>>,
  wanted: string | null,
): Value | null => (wanted !== null && Object.hasOwn(words, wanted) ? (wanted as Value) : null);
