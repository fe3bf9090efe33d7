/** An admin whom a note can mention. */
export interface Colleague {
  readonly id: string;
  readonly name: string;
}

/**
 * The colleagues whose whole name stands behind an @ in the text. A longer name goes before one that it begins with.
 */
export function mentionedIn<Person extends { readonly name: string }>(
  text: string,
  colleagues: readonly Person[],
): Person[] {
  let rest = text;
  const byLength = colleagues.toSorted((a, b) => b.name.length - a.name.length);
  const mentioned = new Set(
    byLength.filter(({ name }) => {
      const parts = rest.split(`@${name}`);
      const isWhole = parts.slice(1).some((after) => !/^[\p{L}\p{N}]/u.test(after));
      if (isWhole) rest = parts.join(' ');
      return isWhole;
    }),
  );
  return colleagues.filter((person) => mentioned.has(person));
}
