import { defineSorts } from '../../../platform/graphql/sorts.ts';

/** The orders of the admins' list of clip cards. */
export const clipCardSorts = defineSorts(
  'ClipCardSort',
  {
    CREATED: { column: 'id', key: 'id', words: 'the time of the purchase' },
    HOURS: { column: 'hours', key: 'hours', words: 'the bought hours' },
    USED: { column: 'hours_used', key: 'hoursUsed', words: 'the used hours' },
    PRICE: { column: 'price', key: 'price', words: 'the price' },
    EXPIRES: { column: 'expires_on', key: 'expiresOn', words: 'the last day of use', isNullable: true },
  },
  { default: 'CREATED_DESC' },
);
export type ClipCardSort = keyof typeof clipCardSorts.values;
