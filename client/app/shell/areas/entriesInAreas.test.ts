import { describe, expect, test } from '@jest/globals';
import { EmployeeRole, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { adminEntries } from '../../../adminRooms.ts';
import type { Areas } from './area.ts';
import { entriesInAreas } from './entriesInAreas.ts';
import { areasOfRoles, noAreas } from './testing/areasOfRoles.ts';

const labelsOf = (areas: Areas) => entriesInAreas(adminEntries, areas).map(({ label }) => label);
const everybody = ['Indbakke', 'Virksomheder', 'Kørsler'];

describe('the menu of the back office', () => {
  test.each<[EmployeeRole, string[]]>([
    ['SUPPORT', ['Licenser i brug', 'Opgaver', 'Opslag']],
    ['SALES', ['Serviceaftaler', 'Klippekort', 'Licensanmodninger', 'Fornyelser', 'Priser', 'Dokumenter, der venter']],
    ['BOOKKEEPING', ['Overblik', 'Fakturaer', 'Pladser uden faktura']],
    ['EVENTS', ['Events']],
  ])('of %s has the screens of the area, and those of everybody', (role, labels) => {
    expect(labelsOf(areasOfRoles(role)).toSorted()).toEqual([...everybody, ...labels].toSorted());
  });

  test('has no screen that only an admin sees for an employee with every role', () => {
    const labels = labelsOf(areasOfRoles(...valuesOf(EmployeeRole)));
    for (const label of ['Team', 'Revisionslog', 'Persondata', 'Kommentarer til kunder', 'GraphQL'])
      expect(labels).not.toContain(label);
  });

  test('offers to create a company to those who sell', () => {
    const actionsOf = (role: EmployeeRole) =>
      entriesInAreas(adminEntries, areasOfRoles(role)).find(({ label }) => label === 'Virksomheder')?.actions;
    expect(actionsOf('SALES')).toMatchObject([{ label: 'Opret virksomhed' }]);
    expect(actionsOf('SUPPORT')).toEqual([]);
  });

  test('is empty for a user of a company', () => {
    expect(labelsOf(noAreas)).toEqual([]);
  });
});
