import { SetupPart } from '../../../domain/companies/setupParts.ts';
import type { Sort } from '../../ui/Column.ts';
import { parseKey } from '../../ui/parseKey.ts';

/** The server's sort orders, as columns and directions of the table. */
export const companySorts = {
  NAME: { column: 'name', direction: 'ascending' },
  NAME_DESC: { column: 'name', direction: 'descending' },
  CONTACT_PERSON: { column: 'contactPerson', direction: 'ascending' },
  CONTACT_PERSON_DESC: { column: 'contactPerson', direction: 'descending' },
  VAT_NUMBER: { column: 'vatNumber', direction: 'ascending' },
  VAT_NUMBER_DESC: { column: 'vatNumber', direction: 'descending' },
  NEWEST: { column: 'created', direction: 'descending' },
  OLDEST: { column: 'created', direction: 'ascending' },
} as const satisfies Record<string, Sort>;
export type CompanySort = keyof typeof companySorts;

const DEFAULT_SORT: CompanySort = 'NAME';

export interface CompanyFilters {
  search: string | null;
  /** Only companies whose setup misses this part; null for all. */
  missing: SetupPart | null;
  sort: CompanySort;
}

export const parseCompanyFilters = (searchParams: URLSearchParams): CompanyFilters => ({
  search: searchParams.get('q')?.trim() || null,
  missing: parseKey(SetupPart, searchParams.get('mangler')) ?? null,
  sort: parseKey(companySorts, searchParams.get('sort')) ?? DEFAULT_SORT,
});

/** Returns the value of the address's sort parameter, or undefined for the default order. */
export function toSortParameter({ column, direction }: Sort): CompanySort | undefined {
  const matching = (Object.keys(companySorts) as CompanySort[]).find(
    (sort) => companySorts[sort].column === column && companySorts[sort].direction === direction,
  );
  return matching === DEFAULT_SORT ? undefined : matching;
}

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
