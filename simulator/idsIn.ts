const ID = /[a-z]+_[0-9a-hjkmnp-tv-z]{26}/g;

/** Every id of a row that occurs in a value, in any of its texts. */
export const idsIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(ID) ?? [];

/** The first id of a row of one kind, such as `dep`, that occurs in a value. */
export const idIn = (value: unknown, prefix: string): string | undefined =>
  idsIn(value).find((id) => id.startsWith(`${prefix}_`));
