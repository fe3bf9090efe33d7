import type { RestRoute } from '../../../platform/rest/RestRoute.ts';

export const dashboardRoutes: RestRoute[] = [
  {
    method: 'GET',
    path: '/api/auth/dashboard',
    document: `query RestDashboard { dashboard {
      customer { name pointOfContact { name title avatar email phone calendarBookingUrl } }
      stats { activeLicenses pendingRequests activeServiceAgreements clipCardHours }
      recentActivity { type: entityType id title subtitle: description date: createdAt user: actorName }
    } }`,
    answer: 'dashboard',
  },
];
