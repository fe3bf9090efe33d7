import { EmployeeRole } from '../../../../domain/basics/vocabulary.ts';

/**
 * A part of the back office's work, with the name of the action that the server's policy asks for. Every employee works
 * in the back office, and only admins administer.
 */
export type Area = 'workInBackOffice' | 'support' | 'sell' | 'keepBooks' | 'runEvents' | 'readPrices' | 'administer';

/** Which areas the viewer has, and whether the viewer may act as a user of a company. */
export type Areas = Readonly<Record<Area | 'impersonate', boolean>>;

/** The role that gives an employee the area. Areas that are not here belong to admins, or to all employees. */
const roles: Partial<Record<Area, EmployeeRole>> = {
  support: 'SUPPORT',
  sell: 'SALES',
  keepBooks: 'BOOKKEEPING',
  runEvents: 'EVENTS',
  readPrices: 'SALES',
};

/** The viewer's roles, for the tables in `domain/backOffice/employeeAreas.ts`. Null for an admin, who needs none. */
export const rolesIn = (areas: Areas): EmployeeRole[] | null =>
  areas.administer
    ? null
    : Object.entries(roles).flatMap(([area, role]) => (areas[area as Area] && role ? [role] : []));

/** Says to which role a screen belongs. */
export function areaText(area: Area): string {
  const role = roles[area];
  return role ? `Denne side hører til ${EmployeeRole[role].label}` : 'Denne side er for administratorer';
}
