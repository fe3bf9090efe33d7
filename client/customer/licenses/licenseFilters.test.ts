import { expect, test } from '@jest/globals';
import { isFiltered, parseLicenseFilters } from './licenseFilters.ts';

test('an address without filters, or with an unknown status, asks for active and pending licences', () => {
  for (const query of ['', 'status=', 'status=NOPE', 'status=toString', 'q=%20', 'bestil=1']) {
    const filters = parseLicenseFilters(new URLSearchParams(query));
    expect({ query, filters }).toEqual({
      query,
      filters: { search: null, departmentId: null, statuses: ['ACTIVE', 'PENDING'] },
    });
    expect(isFiltered(filters)).toBe(false);
  }
});

test('an address keeps the search, the department and one status', () => {
  const filters = parseLicenseFilters(new URLSearchParams('q=+salg&department=dep_1&status=EXPIRED'));
  expect(filters).toEqual({ search: 'salg', departmentId: 'dep_1', statuses: ['EXPIRED'] });
  expect(isFiltered(filters)).toBe(true);
});
