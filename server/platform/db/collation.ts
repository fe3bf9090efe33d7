import type { EntityProperty, MetadataStorage } from '@mikro-orm/core';

/** Collation of names that are sorted for people. */
export const DANISH = 'da-DK-x-icu';

/** Collation by code point, independent of the database's default. It sorts ids by the time of their creation. */
export const BY_CODE_POINT = 'C';

const KEY_NAME = /(^|_)(ids?|hash|key|fingerprint|attempt|up_to)$/;

/**
 * Gives every text column that identifies a row the collation `C`. An indexed column with another kind of name declares
 * its collation itself; `order.test.ts` finds columns that have neither.
 */
export function collateKeys(storage: MetadataStorage): void {
  for (const { props } of storage) {
    for (const prop of props.filter(isText)) if (isKey(prop)) prop.collation ??= BY_CODE_POINT;
  }
}

const isText = ({ columnTypes }: EntityProperty) => columnTypes?.[0] === 'text';

const isKey = ({ primary, unique, targetMeta, fieldNames }: EntityProperty) =>
  Boolean(primary || unique || targetMeta) || fieldNames.some((name) => KEY_NAME.test(name));
