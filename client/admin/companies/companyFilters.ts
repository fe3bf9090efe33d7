import { SetupPart } from '../../../domain/companies/setupParts.ts';
import { parseSort, type ListSorts, type SortOf } from '../../parts/lists/listSorts.ts';
import { parseKey } from '../../ui/parseKey.ts';
import { parseSearch } from '../../ui/parseSearch.ts';

export const companySorts = {
  columns: {
    name: ['NAME', 'NAME_DESC'],
    contactPerson: ['CONTACT_PERSON', 'CONTACT_PERSON_DESC'],
    vatNumber: ['VAT_NUMBER', 'VAT_NUMBER_DESC'],
    created: ['OLDEST', 'NEWEST'],
  },
  default: 'NAME',
} as const satisfies ListSorts<string>;
export type CompanySort = SortOf<typeof companySorts>;

export interface CompanyFilters {
  search: string | null;
  /** Only companies whose setup misses this part; null for all. */
  missing: SetupPart | null;
  sort: CompanySort;
}

export const parseCompanyFilters = (searchParams: URLSearchParams): CompanyFilters => ({
  search: parseSearch(searchParams),
  missing: parseKey(SetupPart, searchParams.get('mangler')) ?? null,
  sort: parseSort(companySorts, searchParams),
});

interface SortableCompany {
  readonly name: string;
  readonly contactPerson: string;
  readonly vatNumber: string;
  readonly createdAt: string;
}

const byName = (a: SortableCompany, b: SortableCompany) => a.name.localeCompare(b.name, 'da');
const byContactPerson = (a: SortableCompany, b: SortableCompany) =>
  a.contactPerson.localeCompare(b.contactPerson, 'da');
const byVatNumber = (a: SortableCompany, b: SortableCompany) => a.vatNumber.localeCompare(b.vatNumber);
const byCreation = (a: SortableCompany, b: SortableCompany) => a.createdAt.localeCompare(b.createdAt);

/** Comparators that sort like the server, so that a new or renamed company gets its place among the loaded ones. */
export const companyComparators: Record<CompanySort, (a: SortableCompany, b: SortableCompany) => number> = {
  NAME: byName,
  NAME_DESC: (a, b) => byName(b, a),
  CONTACT_PERSON: byContactPerson,
  CONTACT_PERSON_DESC: (a, b) => byContactPerson(b, a),
  VAT_NUMBER: byVatNumber,
  VAT_NUMBER_DESC: (a, b) => byVatNumber(b, a),
  NEWEST: (a, b) => byCreation(b, a),
  OLDEST: byCreation,
};
