import { expect, test } from '@jest/globals';
import { bulkAreas, inboxAreas, keysIn } from '../../../../domain/backOffice/employeeAreas.ts';
import { EmployeeRole, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { areaText, rolesIn, type Area } from './area.ts';
import { allAreas } from './AreasContext.tsx';
import { areasOfRoles } from './testing/areasOfRoles.ts';

test.each<[Area, string]>([
  ['keepBooks', 'Denne side hører til Bogholderi'],
  ['readPrices', 'Denne side hører til Salg'],
  ['administer', 'Denne side er for administratorer'],
])('a screen of %s: %s', (area, text) => {
  expect(areaText(area)).toBe(text);
});

test('the areas of a viewer say in which inbox items and bulk actions the viewer works', () => {
  for (const roles of [...valuesOf(EmployeeRole).map((role) => [role]), valuesOf(EmployeeRole)]) {
    const found = rolesIn(areasOfRoles(...roles));
    expect(keysIn(found, inboxAreas)).toEqual(keysIn(roles, inboxAreas));
    expect(keysIn(found, bulkAreas)).toEqual(keysIn(roles, bulkAreas));
  }
  expect(rolesIn(allAreas)).toBeNull();
});
