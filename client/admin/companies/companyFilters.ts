import type { Sort } from '../../ui/Column.ts';
import { parseKey } from '../../ui/parseKey.ts';

/** The server's sort orders, as columns and directions of the table. */
export const sorts = {
  NAME: { column: 'name', direction: 'ascending' },
  NAME_DESC: { column: 'name', direction: 'descending' },
  CONTACT_PERSON: { column: 'contactPerson', direction: 'ascending' },
  CONTACT_PERSON_DESC: { column: 'contactPerson', direction: 'descending' },
  NEWEST: { column: 'created', direction: 'descending' },
  OLDEST: { column: 'created', direction: 'ascending' },
} as const satisfies Record<string, Sort>;
export type CompanySort = keyof typeof sorts;

const DEFAULT_SORT: CompanySort = 'NAME';

export interface CompanyFilters {
  search: string | null;
  sort: CompanySort;
}

export const companyFilters = (address: URLSearchParams): CompanyFilters => ({
  search: address.get('q')?.trim() || null,
  sort: parseKey(sorts, address.get('sort')) ?? DEFAULT_SORT,
});

/** Returns the sort order to write into the address, or undefined for the default order. */
export function sortInAddress({ column, direction }: Sort): CompanySort | undefined {
  const found = (Object.keys(sorts) as CompanySort[]).find(
    (sort) => sorts[sort].column === column && sorts[sort].direction === direction,
  );
  return found === DEFAULT_SORT ? undefined : found;
}

interface Sorted {
  readonly name: string;
  readonly contactPerson: string;
  readonly createdAt: string;
}

const byName = (a: Sorted, b: Sorted) => a.name.localeCompare(b.name, 'da');
const byContact = (a: Sorted, b: Sorted) => a.contactPerson.localeCompare(b.contactPerson, 'da');
const byAge = (a: Sorted, b: Sorted) => a.createdAt.localeCompare(b.createdAt);

/** Comparators that sort like the server, so that new and renamed companies get their place in the loaded list. */
export const companyComparators: Record<CompanySort, (a: Sorted, b: Sorted) => number> = {
  NAME: byName,
  NAME_DESC: (a, b) => byName(b, a),
  CONTACT_PERSON: byContact,
  CONTACT_PERSON_DESC: (a, b) => byContact(b, a),
  NEWEST: (a, b) => byAge(b, a),
  OLDEST: byAge,
};
