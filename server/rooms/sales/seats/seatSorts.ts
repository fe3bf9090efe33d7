import { defineSorts } from '../../../platform/graphql/sorts.ts';

/** The orders of the admins' list of seats. */
export const seatSorts = defineSorts(
  'SeatSort',
  {
    EXCESS: { column: 'r.excess', key: 'excess', words: 'the seats beyond the bought ones' },
    BOUGHT: { column: 'r.bought', key: 'bought', words: 'the bought seats' },
    IN_USE: { column: 'r.in_use', key: 'inUse', words: 'the seats in use', isNullable: true },
  },
  { byId: { column: 'r.installation_id', key: 'installationId' }, default: 'EXCESS_DESC' },
);
export type SeatSort = keyof typeof seatSorts.values;
