import { expect, test } from '@jest/globals';
import {
  bulkAreas,
  inboxAreas,
  keysIn,
  type Area as RolesOfArea,
} from '../../../../domain/backOffice/employeeAreas.ts';
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
  for (const roles of [...valuesOf(EmployeeRole).map((role) => [role]), valuesOf(EmployeeRole)])
    for (const areas of [inboxAreas, bulkAreas] as Readonly<Record<string, RolesOfArea>>[])
      expect(keysIn(rolesIn(areasOfRoles(...roles)), areas)).toEqual(keysIn(roles, areas));
  expect(keysIn(rolesIn(allAreas), inboxAreas)).toEqual(keysIn(null, inboxAreas));
});
