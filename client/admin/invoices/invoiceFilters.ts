import { InvoiceAge, InvoiceKind, InvoiceStatus } from '../../../domain/money/invoices.ts';
import { parseDay } from '../../ui/parseDay.ts';
import { parseKey } from '../../ui/parseKey.ts';
import { parseSearch } from '../../ui/parseSearch.ts';

export interface InvoiceFilters {
  search: string | null;
  status: InvoiceStatus | null;
  kind: InvoiceKind | null;
  age: InvoiceAge | null;
  issuedFrom: string | null;
  issuedTo: string | null;
  isWrongAtDinero: true | null;
  isUnpaid: true | null;
}

export const parseInvoiceFilters = (searchParams: URLSearchParams): InvoiceFilters => ({
  search: parseSearch(searchParams),
  status: parseKey(InvoiceStatus, searchParams.get('status')),
  kind: parseKey(InvoiceKind, searchParams.get('art')),
  age: parseKey(InvoiceAge, searchParams.get('alder')),
  issuedFrom: parseDay(searchParams.get('fra')),
  issuedTo: parseDay(searchParams.get('til')),
  isWrongAtDinero: searchParams.has('dinero') || null,
  isUnpaid: searchParams.get('betaling') === 'mangler' || null,
});

export const isFiltered = (filters: InvoiceFilters): boolean => Object.values(filters).some((value) => value !== null);

/** The address of the list of what Dinero cannot book, or what differs there. */
export const WRONG_AT_DINERO_PATH = '/admin/invoices?dinero=afviger';

/** The address of the list of everything unpaid, due or not. */
export const UNPAID_PATH = '/admin/invoices?betaling=mangler';

/** The address of the list with one status. */
export const statusPath = (status: InvoiceStatus): string => `/admin/invoices?status=${status}`;

/** The address of the list with the unpaid invoices of one age. */
export const agePath = (age: InvoiceAge): string => `/admin/invoices?alder=${age}`;
