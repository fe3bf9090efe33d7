import { defineSorts } from '../../../platform/graphql/sorts.ts';

/** The orders of the list of service agreements. */
export const serviceAgreementSorts = defineSorts(
  'ServiceAgreementSort',
  {
    CREATED: { column: 'id', key: 'id', words: 'the time of creation' },
    START: { column: 'start_date', key: 'startDate', words: 'the first day' },
    END: { column: 'end_date', key: 'endDate', words: 'the last day' },
    DURATION: { column: 'duration', key: 'duration', words: 'the duration' },
  },
  { default: 'CREATED_DESC' },
);
export type ServiceAgreementSort = keyof typeof serviceAgreementSorts.values;
