import type { EntityProperty, MetadataStorage } from '@mikro-orm/core';

/** For names that people read in order. */
export const DANISH = 'da-DK-x-icu';

/** The order of code points, which for ids is the order in which they were made, whatever the database's default is. */
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
