import type { Area } from './area.ts';

/**
 * The areas of the tabs on a company's page, by their addresses. Routes, tabs and links follow it. The configuration is
 * open to every employee, because each of its parts belongs to another area.
 */
export const companyTabAreas = {
  '': 'workInBackOffice',
  oplysninger: 'workInBackOffice',
  brugere: 'workInBackOffice',
  licenser: 'sell',
  anmodninger: 'sell',
  serviceaftaler: 'sell',
  klippekort: 'sell',
  fakturaer: 'keepBooks',
  dokumenter: 'sell',
  priser: 'readPrices',
  konfiguration: 'workInBackOffice',
} as const satisfies Record<string, Area>;

export type CompanyTabPath = keyof typeof companyTabAreas;
