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

/** The areas of an employee with one role, written out by hand like the server's policy. */
export const areasOfRole = (role: EmployeeRole): Areas => ({
  ...noAreas,
  workInBackOffice: true,
  support: role === 'SUPPORT',
  impersonate: role === 'SUPPORT',
  sell: role === 'SALES',
  readPrices: role === 'SALES',
  keepBooks: role === 'BOOKKEEPING',
  runEvents: role === 'EVENTS',
});
