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
import type { RestRoute } from './rest.ts';

/** The documented REST calls. A row names a GraphQL document: the same context, authorisation and errors. */
export const routes: RestRoute[] = [...peopleRoutes, ...companyRoutes, ...licensesRoutes, ...agreementsRoutes, ...clipCardsRoutes, ...tasksRoutes, ...backOfficeRoutes, ...accountingRoutes, ...eventsRoutes, ...integrationsRoutes];
