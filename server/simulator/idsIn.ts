const ID = /[a-z]+_[0-9a-hjkmnp-tv-z]{26}/g;

/** Every id of a row that occurs in a value, in any of its texts. */
export const idsIn = (value: unknown): string[] => JSON.stringify(value ?? null).match(ID) ?? [];
