import { sql, type RawBuilder } from 'kysely';

const LENGTH = 3;

/**
 * A condition that uses the index of trigrams on the searched text: rows without it cannot contain the text. A shorter
 * text has no trigram, so it does not narrow the rows.
 */
export const mayContain = (searched: RawBuilder<unknown>, text: string): RawBuilder<boolean> =>
  text.length < LENGTH ? sql<boolean>`true` : sql<boolean>`search_grams(${searched}) @> search_grams(${text})`;
