import type { EmployeeRole } from '../../../../../domain/basics/vocabulary.ts';
import type { Areas } from '../area.ts';

/** The areas of a user of a company. */
export const noAreas: Areas = {
  workInBackOffice: false,
  support: false,
  sell: false,
  keepBooks: false,
  runEvents: false,
  readPrices: false,
  administer: false,
  impersonate: false,
};

/** The areas of an employee with these roles, written out by hand like the server's policy. */
export const areasOfRoles = (...roles: EmployeeRole[]): Areas => ({
  ...noAreas,
  workInBackOffice: true,
  support: roles.includes('SUPPORT'),
  impersonate: roles.includes('SUPPORT'),
  sell: roles.includes('SALES'),
  readPrices: roles.includes('SALES'),
  keepBooks: roles.includes('BOOKKEEPING'),
  runEvents: roles.includes('EVENTS'),
});
