import { accountingRoutes } from './areas/accounting.ts';
import { agreementsRoutes } from './areas/agreements.ts';
import { backOfficeRoutes } from './areas/backOffice.ts';
import { clipCardsRoutes } from './areas/clipCards.ts';
import { companyRoutes } from './areas/company.ts';
import { eventsRoutes } from './areas/events.ts';
import { integrationsRoutes } from './areas/integrations.ts';
import { licensesRoutes } from './areas/licenses.ts';
import { peopleRoutes } from './areas/people.ts';
import { tasksRoutes } from './areas/tasks.ts';
import type { RestRoute } from './RestRoute.ts';

export interface RestArea {
  /** Title of the section in the description of the API, in Danish. */
  name: string;
  routes: RestRoute[];
}

export const areas: RestArea[] = [
  { name: 'Brugere og overblik', routes: peopleRoutes },
  { name: 'Virksomhed, afdelinger og installationer', routes: companyRoutes },
  { name: 'Licenser', routes: licensesRoutes },
  { name: 'Serviceaftaler', routes: agreementsRoutes },
  { name: 'Klippekort', routes: clipCardsRoutes },
  { name: 'Opgaver', routes: tasksRoutes },
  { name: 'Administration', routes: backOfficeRoutes },
  { name: 'Dinero', routes: accountingRoutes },
  { name: 'Events', routes: eventsRoutes },
  { name: 'Integrationer', routes: integrationsRoutes },
];

/** The documented REST calls. Each runs a GraphQL document, so that context, authorization and errors are the same. */
export const routes: RestRoute[] = areas.flatMap((area) => area.routes);
