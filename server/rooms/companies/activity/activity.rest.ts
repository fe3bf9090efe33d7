import { constant, itself, list, withFallback } from '../../../platform/rest/answer.ts';
import type { RestRoute } from '../../../platform/rest/RestRoute.ts';

const emptyPagination = { page: 1, limit: 20, totalCount: 0, totalPages: 0, hasPrevPage: false, hasNextPage: false };

export const activityRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/auth/activities',
    document: `query RestActivities($page: Int! = 1, $limit: Int! = 20) {
      viewer { customer { numberedActivities(page: $page, limit: $limit) {
        activities { id entityType title description createdAt }
        pagination { page limit totalCount totalPages hasPrevPage hasNextPage }
      } } }
    }`,
    answer: {
      activities: list('viewer.customer?.numberedActivities.activities', {
        '...': itself,
        metadata: { createdAt: 'createdAt' },
      }),
      pagination: withFallback('viewer.customer?.numberedActivities.pagination', constant(emptyPagination)),
    },
  },
];
