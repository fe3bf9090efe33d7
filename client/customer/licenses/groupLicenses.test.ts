import { expect, test } from '@jest/globals';
import { groupLicenses } from './groupLicenses.ts';

const license = (id: string, department: string, subdomain: string, quantity = 1) => ({
  id,
  quantity,
  installation: { id: `inst_${subdomain}`, subdomain, department: { id: `dep_${department}`, name: department } },
});

test('groups licences by department and installation, in Danish order and the oldest first', () => {
  const groups = groupLicenses([
    license('lic_5', 'Østfabrik', 'a'),
    license('lic_4', 'Administration', 'c', 4),
    license('lic_3', 'Administration', 'b'),
    license('lic_2', 'Ålborg', 'd'),
    license('lic_1', 'Administration', 'c', 2),
  ]);
  expect(
    groups.map(({ name, seats, installations }) => [
      name,
      seats,
      installations.map(({ subdomain, licenses }) => [subdomain, licenses.map(({ id }) => id)]),
    ]),
  ).toEqual([
    [
      'Administration',
      7,
      [
        ['b', ['lic_3']],
        ['c', ['lic_1', 'lic_4']],
      ],
    ],
    ['Østfabrik', 1, [['a', ['lic_5']]]],
    ['Ålborg', 1, [['d', ['lic_2']]]],
  ]);
});

test('keeps two departments apart that share a name', () => {
  const twin = { ...license('lic_2', 'Salg', 'b') };
  twin.installation.department.id = 'dep_other';
  expect(groupLicenses([license('lic_1', 'Salg', 'a'), twin, license('lic_3', 'Salg', 'c')])).toHaveLength(2);
});
