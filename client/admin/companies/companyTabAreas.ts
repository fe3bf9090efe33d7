import type { Area } from '../../app/shell/areas/area.ts';

/** The areas of the tabs on a company's page, by their addresses. Routes, tabs and links follow it. */
export const companyTabAreas = {
  '': 'workInBackOffice',
  oplysninger: 'workInBackOffice',
  brugere: 'workInBackOffice',
  licenser: 'sell',
  anmodninger: 'sell',
  serviceaftaler: 'sell',
  klippekort: 'sell',
  fakturaer: 'keepBooks',
  priser: 'readPrices',
  konfiguration: 'administer',
} as const satisfies Record<string, Area>;

export type CompanyTabPath = keyof typeof companyTabAreas;
