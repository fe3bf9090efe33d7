import { defineSorts } from '../../../platform/graphql/sorts.ts';

/** The orders of the admins' list of events. */
export const eventSorts = defineSorts(
  'EventSort',
  {
    START: { column: 'starts_at', key: 'startsAt', words: 'the start' },
    PRICE: { column: 'price', key: 'price', words: 'the price', isNullable: true },
    REGISTRATIONS: { column: 'registration_count', key: 'registrationCount', words: 'the number of taken places' },
  },
  { default: 'START_DESC' },
);
export type EventSort = keyof typeof eventSorts.values;
