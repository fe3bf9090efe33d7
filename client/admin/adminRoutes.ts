import type { RouteObject } from 'react-router';
import { screenRoute } from '../relay/screenRoute.tsx';
import { adminScreenRoute } from '../shell/adminScreenRoute.ts';
import { auditFilters } from './audit/auditFilters.ts';
import { clipCardFilters } from './clipCards/clipCardFilters.ts';
import { companyRoutes } from './companies/companyRoutes.tsx';
import { adminEventsRoute } from './events/adminEventsRoute.ts';
import { requestFilters } from './licenseRequests/requestFilters.ts';
import { renewalGroup } from './renewals/renewalGroup.ts';
import { agreementFilters } from './serviceAgreements/agreementFilters.ts';
import { teamSearch } from './team/teamSearch.ts';
import auditQuery from './audit/__generated__/AuditScreenQuery$parameters.ts';
import type { AuditScreenQuery } from './audit/__generated__/AuditScreenQuery.graphql.ts';
import adminClipCardsQuery from './clipCards/__generated__/AdminClipCardsScreenQuery$parameters.ts';
import type { AdminClipCardsScreenQuery } from './clipCards/__generated__/AdminClipCardsScreenQuery.graphql.ts';
import adminRequestsQuery from './licenseRequests/__generated__/AdminRequestsScreenQuery$parameters.ts';
import type { AdminRequestsScreenQuery } from './licenseRequests/__generated__/AdminRequestsScreenQuery.graphql.ts';
import renewalsQuery from './renewals/__generated__/RenewalsScreenQuery$parameters.ts';
import type { RenewalsScreenQuery } from './renewals/__generated__/RenewalsScreenQuery.graphql.ts';
import adminAgreementsQuery from './serviceAgreements/__generated__/AdminAgreementsScreenQuery$parameters.ts';
import type { AdminAgreementsScreenQuery } from './serviceAgreements/__generated__/AdminAgreementsScreenQuery.graphql.ts';
import teamQuery from './team/__generated__/TeamScreenQuery$parameters.ts';
import type { TeamScreenQuery } from './team/__generated__/TeamScreenQuery.graphql.ts';

/** The routes of the screens for admins. A new room of admins adds its own here. */
export const adminRoutes: RouteObject[] = [
  screenRoute<AdminAgreementsScreenQuery>({
    path: '/admin/service-agreements',
    query: adminAgreementsQuery,
    variables: ({ request }) => agreementFilters(new URL(request.url).searchParams),
    load: async () => (await import('./serviceAgreements/AdminAgreementsScreen.tsx')).AdminAgreementsScreen,
  }),
  ...companyRoutes,
  adminScreenRoute<AdminClipCardsScreenQuery>({
    path: '/admin/clip-cards',
    query: adminClipCardsQuery,
    variables: ({ request }) => clipCardFilters(new URL(request.url).searchParams),
    load: async () => (await import('./clipCards/AdminClipCardsScreen.tsx')).AdminClipCardsScreen,
  }),
  adminScreenRoute<AdminRequestsScreenQuery>({
    path: '/admin/license-requests',
    query: adminRequestsQuery,
    variables: ({ request }) => requestFilters(new URL(request.url).searchParams),
    load: async () => (await import('./licenseRequests/AdminRequestsScreen.tsx')).AdminRequestsScreen,
  }),
  adminScreenRoute<TeamScreenQuery>({
    path: '/admin/team',
    query: teamQuery,
    variables: ({ request }) => ({ search: teamSearch(new URL(request.url).searchParams) }),
    load: async () => (await import('./team/TeamScreen.tsx')).TeamScreen,
  }),
  adminScreenRoute<RenewalsScreenQuery>({
    path: '/admin/renewals',
    query: renewalsQuery,
    variables: ({ request }) => ({ group: renewalGroup(new URL(request.url).searchParams) }),
    load: async () => (await import('./renewals/RenewalsScreen.tsx')).RenewalsScreen,
  }),
  adminScreenRoute<AuditScreenQuery>({
    path: '/admin/audit-log',
    query: auditQuery,
    variables: ({ request }) => auditFilters(new URL(request.url).searchParams),
    load: async () => (await import('./audit/AuditScreen.tsx')).AuditScreen,
  }),
  adminEventsRoute,
];
