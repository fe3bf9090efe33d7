import { defineSorts, parseSort } from '../../parts/lists/listSorts.ts';

export const agreementSorts = defineSorts(
  { created: 'CREATED', start: 'START', end: 'END', duration: 'DURATION' },
  'CREATED_DESC',
);

/** The order in the address. */
export const parseServiceAgreementSort = (searchParams: URLSearchParams) => parseSort(agreementSorts, searchParams);
