import { itself, list } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';

/** The notices in force for the caller's company. */
export const serviceNoticesRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/service-notices',
    document: `query RestServiceNotices {
      viewer { serviceNotices { current {
        id kind title text state severity services startsAt endsAt link installations { id subdomain } } } }
    }`,
    answer: { serviceNotices: list('viewer.serviceNotices.current', { '...': itself }) },
  },
];
