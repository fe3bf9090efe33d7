import { loadQuery } from 'react-relay';
import { Navigate, type RouteObject } from 'react-router';
import activitiesQuery from './activities/__generated__/ActivitiesScreenQuery$parameters.ts';
import type { ActivitiesScreenQuery } from './activities/__generated__/ActivitiesScreenQuery.graphql.ts';
import { activityAddress } from './activities/activityAddress.ts';
import auditQuery from './admin/audit/__generated__/AuditScreenQuery$parameters.ts';
import type { AuditScreenQuery } from './admin/audit/__generated__/AuditScreenQuery.graphql.ts';
import { auditFilters } from './admin/audit/auditFilters.ts';
import adminClipCardsQuery from './admin/clipCards/__generated__/AdminClipCardsScreenQuery$parameters.ts';
import type { AdminClipCardsScreenQuery } from './admin/clipCards/__generated__/AdminClipCardsScreenQuery.graphql.ts';
import { clipCardFilters } from './admin/clipCards/clipCardFilters.ts';
import { companyRoutes } from './admin/companies/companyRoutes.tsx';
import { adminEventsRoute } from './admin/events/adminEventsRoute.ts';
import adminRequestsQuery from './admin/licenseRequests/__generated__/AdminRequestsScreenQuery$parameters.ts';
import type { AdminRequestsScreenQuery } from './admin/licenseRequests/__generated__/AdminRequestsScreenQuery.graphql.ts';
import { requestFilters } from './admin/licenseRequests/requestFilters.ts';
import renewalsQuery from './admin/renewals/__generated__/RenewalsScreenQuery$parameters.ts';
import type { RenewalsScreenQuery } from './admin/renewals/__generated__/RenewalsScreenQuery.graphql.ts';
import { renewalGroup } from './admin/renewals/renewalGroup.ts';
import adminAgreementsQuery from './admin/serviceAgreements/__generated__/AdminAgreementsScreenQuery$parameters.ts';
import type { AdminAgreementsScreenQuery } from './admin/serviceAgreements/__generated__/AdminAgreementsScreenQuery.graphql.ts';
import { agreementFilters } from './admin/serviceAgreements/agreementFilters.ts';
import teamQuery from './admin/team/__generated__/TeamScreenQuery$parameters.ts';
import type { TeamScreenQuery } from './admin/team/__generated__/TeamScreenQuery.graphql.ts';
import { teamSearch } from './admin/team/teamSearch.ts';
import clipCardsQuery from './clipCards/__generated__/ClipCardsScreenQuery$parameters.ts';
import type { ClipCardsScreenQuery } from './clipCards/__generated__/ClipCardsScreenQuery.graphql.ts';
import companyQuery from './company/__generated__/CompanyScreenQuery$parameters.ts';
import type { CompanyScreenQuery } from './company/__generated__/CompanyScreenQuery.graphql.ts';
import dashboardQuery from './dashboard/__generated__/DashboardScreenQuery$parameters.ts';
import type { DashboardScreenQuery } from './dashboard/__generated__/DashboardScreenQuery.graphql.ts';
import departmentsQuery from './departments/__generated__/DepartmentsScreenQuery$parameters.ts';
import type { DepartmentsScreenQuery } from './departments/__generated__/DepartmentsScreenQuery.graphql.ts';
import eventsQuery from './events/__generated__/EventsScreenQuery$parameters.ts';
import eventPlaceQuery from './events/place/__generated__/EventPlaceScreenQuery$parameters.ts';
import type { EventPlaceScreenQuery } from './events/place/__generated__/EventPlaceScreenQuery.graphql.ts';
import type { EventsScreenQuery } from './events/__generated__/EventsScreenQuery.graphql.ts';
import installationsQuery from './installations/__generated__/InstallationsScreenQuery$parameters.ts';
import type { InstallationsScreenQuery } from './installations/__generated__/InstallationsScreenQuery.graphql.ts';
import integrationsQuery from './integrations/__generated__/IntegrationsScreenQuery$parameters.ts';
import type { IntegrationsScreenQuery } from './integrations/__generated__/IntegrationsScreenQuery.graphql.ts';
import invitationQuery from './invitations/__generated__/InvitationScreenQuery$parameters.ts';
import type { InvitationScreenQuery } from './invitations/__generated__/InvitationScreenQuery.graphql.ts';
import licensesQuery from './licenses/__generated__/LicensesScreenQuery$parameters.ts';
import type { LicensesScreenQuery } from './licenses/__generated__/LicensesScreenQuery.graphql.ts';
import resetPasswordQuery from './login/__generated__/ResetPasswordScreenQuery$parameters.ts';
import type { ResetPasswordScreenQuery } from './login/__generated__/ResetPasswordScreenQuery.graphql.ts';
import paymentsQuery from './payments/__generated__/PaymentsScreenQuery$parameters.ts';
import type { PaymentsScreenQuery } from './payments/__generated__/PaymentsScreenQuery.graphql.ts';
import confirmEmailQuery from './login/__generated__/ConfirmEmailScreenQuery$parameters.ts';
import type { ConfirmEmailScreenQuery } from './login/__generated__/ConfirmEmailScreenQuery.graphql.ts';
import notificationsQuery from './profile/__generated__/NotificationsScreenQuery$parameters.ts';
import type { NotificationsScreenQuery } from './profile/__generated__/NotificationsScreenQuery.graphql.ts';
import profileQuery from './profile/__generated__/ProfileScreenQuery$parameters.ts';
import type { ProfileScreenQuery } from './profile/__generated__/ProfileScreenQuery.graphql.ts';
import { PublicRoute } from './PublicRoute.tsx';
import { environment } from './relay/environment.ts';
import { redirectTo } from './relay/redirectTo.ts';
import { requireSignIn, screenRoute } from './relay/screenRoute.tsx';
import { localPath, sessionToken } from './relay/session.ts';
import { RouteFailed } from './RouteFailed.tsx';
import purchaseQuery from './serviceAgreements/__generated__/PurchaseScreenQuery$parameters.ts';
import type { PurchaseScreenQuery } from './serviceAgreements/__generated__/PurchaseScreenQuery.graphql.ts';
import serviceAgreementsQuery from './serviceAgreements/__generated__/ServiceAgreementsScreenQuery$parameters.ts';
import type { ServiceAgreementsScreenQuery } from './serviceAgreements/__generated__/ServiceAgreementsScreenQuery.graphql.ts';
import shellQuery from './shell/__generated__/ShellQuery.graphql.ts';
import { adminScreenRoute } from './shell/adminScreenRoute.ts';
import { Spinner } from './ui/Meters.tsx';
import taskDialogQuery from './tasks/__generated__/TaskDialogQuery$parameters.ts';
import type { TaskDialogQuery } from './tasks/__generated__/TaskDialogQuery.graphql.ts';
import tasksQuery from './tasks/__generated__/TasksScreenQuery$parameters.ts';
import type { TasksScreenQuery } from './tasks/__generated__/TasksScreenQuery.graphql.ts';
import usersQuery from './users/__generated__/UsersScreenQuery$parameters.ts';
import type { UsersScreenQuery } from './users/__generated__/UsersScreenQuery.graphql.ts';

/** All routes of the client. A new room adds its own here. */
export const routes: RouteObject[] = [
  {
    hydrateFallbackElement: <Spinner />,
    errorElement: <RouteFailed />,
    children: [
      {
        path: '/login',
        loader: ({ request }) =>
          sessionToken() ? redirectTo(request, localPath(new URL(request.url).searchParams.get('next'))) : null,
        lazy: { Component: async () => (await import('./login/LoginScreen.tsx')).LoginScreen },
      },
      {
        path: '/reset-password',
        loader: ({ request }) => {
          const token = new URL(request.url).searchParams.get('token');
          // The link can be used once, so a cached answer may be out of date.
          return token
            ? loadQuery<ResetPasswordScreenQuery>(
                environment(),
                resetPasswordQuery,
                { token },
                { fetchPolicy: 'network-only' },
              )
            : null;
        },
        lazy: { Component: async () => (await import('./login/ResetPasswordScreen.tsx')).ResetPasswordScreen },
      },
      {
        path: '/confirm-email',
        loader: ({ request }) =>
          loadQuery<ConfirmEmailScreenQuery>(environment(), confirmEmailQuery, {
            token: new URL(request.url).searchParams.get('token') ?? '',
          }),
        lazy: { Component: async () => (await import('./login/ConfirmEmailScreen.tsx')).ConfirmEmailScreen },
      },
      {
        path: '/invitation',
        loader: ({ request }) =>
          loadQuery<InvitationScreenQuery>(environment(), invitationQuery, {
            token: new URL(request.url).searchParams.get('token') ?? '',
          }),
        lazy: { Component: async () => (await import('./invitations/InvitationScreen.tsx')).InvitationScreen },
      },
      {
        element: <PublicRoute />,
        children: [
          {
            path: '/',
            loader: ({ request }) => (sessionToken() ? redirectTo(request, '/dashboard') : null),
            lazy: { Component: async () => (await import('./landing/LandingScreen.tsx')).LandingScreen },
          },
          {
            path: '/register',
            loader: ({ request }) => (sessionToken() ? redirectTo(request, '/dashboard') : null),
            lazy: { Component: async () => (await import('./registration/RegistrationScreen.tsx')).RegistrationScreen },
          },
          ...['/terms', '/terms/service-agreement', '/terms/clip-card', '/terms/license', '/terms/privacy'].map(
            (path) => ({
              path,
              lazy: { Component: async () => (await import('./terms/TermsScreen.tsx')).TermsScreen },
            }),
          ),
          {
            path: '/events/registration',
            loader: ({ request }) =>
              loadQuery<EventPlaceScreenQuery>(environment(), eventPlaceQuery, {
                key: new URL(request.url).searchParams.get('key') ?? '',
              }),
            lazy: { Component: async () => (await import('./events/place/EventPlaceScreen.tsx')).EventPlaceScreen },
          },
          {
            path: '/events/public/:publicLink',
            lazy: {
              loader: async () => (await import('./events/public/loadPublicEvent.ts')).loadPublicEvent,
              Component: async () => (await import('./events/public/PublicEventScreen.tsx')).PublicEventScreen,
            },
            // The search parameters open the form; the event itself stays the same.
            shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
              defaultShouldRevalidate && currentUrl.search === nextUrl.search,
          },
        ],
      },
      {
        loader: (args) => {
          requireSignIn(args);
          return loadQuery(environment(), shellQuery, {});
        },
        // The signed-in user does not change from screen to screen.
        shouldRevalidate: () => false,
        lazy: { Component: async () => (await import('./shell/Shell.tsx')).Shell },
        children: [
          screenRoute<DashboardScreenQuery>({
            path: '/dashboard',
            query: dashboardQuery,
            load: async () => (await import('./dashboard/DashboardScreen.tsx')).DashboardScreen,
          }),
          screenRoute<LicensesScreenQuery>({
            path: '/licenses',
            query: licensesQuery,
            load: async () => (await import('./licenses/LicensesScreen.tsx')).LicensesScreen,
          }),
          screenRoute<ServiceAgreementsScreenQuery>({
            path: '/service-agreement',
            query: serviceAgreementsQuery,
            load: async () => (await import('./serviceAgreements/ServiceAgreementsScreen.tsx')).ServiceAgreementsScreen,
          }),
          {
            ...screenRoute<PurchaseScreenQuery>({
              path: '/service-agreement/purchase',
              query: purchaseQuery,
              load: async () => (await import('./serviceAgreements/PurchaseScreen.tsx')).PurchaseScreen,
              variables: ({ request }) => {
                const agreementId = new URL(request.url).searchParams.get('bestilt') ?? '';
                return { agreementId, isOrdered: agreementId !== '' };
              },
            }),
            // The steps of the purchase are in the address; only another ordered agreement needs a query.
            shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
              defaultShouldRevalidate &&
              (currentUrl.href === nextUrl.href ||
                currentUrl.searchParams.get('bestilt') !== nextUrl.searchParams.get('bestilt')),
          },
          {
            ...screenRoute<ClipCardsScreenQuery>({
              path: '/clip-cards',
              query: clipCardsQuery,
              load: async () => (await import('./clipCards/ClipCardsScreen.tsx')).ClipCardsScreen,
              variables: ({ request }) => {
                const cardId = new URL(request.url).searchParams.get('card') ?? '';
                return { cardId, isChosen: cardId !== '' };
              },
            }),
            // The dialogs over the screen load their own data; only another clip card needs a query.
            shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
              defaultShouldRevalidate &&
              (currentUrl.href === nextUrl.href ||
                currentUrl.searchParams.get('card') !== nextUrl.searchParams.get('card')),
          },
          { path: '/clipcard/purchase', loader: ({ request }) => redirectTo(request, '/clip-cards?buy=1') },
          {
            ...screenRoute<TasksScreenQuery>({
              path: '/tasks',
              query: tasksQuery,
              load: async () => (await import('./tasks/TasksScreen.tsx')).TasksScreen,
              variables: ({ request }) => ({ clipCardId: new URL(request.url).searchParams.get('card') }),
            }),
            children: [
              screenRoute<TaskDialogQuery>({
                path: ':taskId',
                query: taskDialogQuery,
                variables: ({ params }) => ({ id: params.taskId ?? '' }),
                load: async () => (await import('./tasks/TaskDialog.tsx')).TaskDialog,
              }),
            ],
          } as RouteObject,
          screenRoute<EventsScreenQuery>({
            path: '/events',
            query: eventsQuery,
            load: async () => (await import('./events/EventsScreen.tsx')).EventsScreen,
          }),
          screenRoute<ActivitiesScreenQuery>({
            path: '/activities',
            query: activitiesQuery,
            variables: ({ request }) => ({ ...activityAddress(new URL(request.url).searchParams) }),
            load: async () => (await import('./activities/ActivitiesScreen.tsx')).ActivitiesScreen,
          }),
          screenRoute<DepartmentsScreenQuery>({
            path: '/departments',
            query: departmentsQuery,
            load: async () => (await import('./departments/DepartmentsScreen.tsx')).DepartmentsScreen,
          }),
          screenRoute<PaymentsScreenQuery>({
            path: '/payments',
            query: paymentsQuery,
            load: async () => (await import('./payments/PaymentsScreen.tsx')).PaymentsScreen,
            variables: ({ request }) => {
              const departmentId = new URL(request.url).searchParams.get('department') ?? '';
              return { departmentId, isChosen: departmentId !== '' };
            },
          }),
          screenRoute<ProfileScreenQuery>({
            path: '/profile',
            query: profileQuery,
            load: async () => (await import('./profile/ProfileScreen.tsx')).ProfileScreen,
          }),
          screenRoute<NotificationsScreenQuery>({
            path: '/profile/notifikationer',
            query: notificationsQuery,
            load: async () => (await import('./profile/NotificationsScreen.tsx')).NotificationsScreen,
          }),
          screenRoute<InstallationsScreenQuery>({
            path: '/zendesk-instances',
            query: installationsQuery,
            load: async () => (await import('./installations/InstallationsScreen.tsx')).InstallationsScreen,
          }),
          {
            ...screenRoute<IntegrationsScreenQuery>({
              path: '/integrations',
              query: integrationsQuery,
              load: async () => (await import('./integrations/IntegrationsScreen.tsx')).IntegrationsScreen,
              variables: ({ request }) => {
                const installationId = new URL(request.url).searchParams.get('instance') ?? '';
                return { installationId, isChosen: installationId !== '' };
              },
            }),
            // An address without an installation gets the one that is already shown, which needs no query.
            shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
              defaultShouldRevalidate &&
              (currentUrl.href === nextUrl.href ||
                (currentUrl.searchParams.has('instance') &&
                  currentUrl.searchParams.get('instance') !== nextUrl.searchParams.get('instance'))),
          },
          screenRoute<UsersScreenQuery>({
            path: '/users',
            query: usersQuery,
            load: async () => (await import('./users/UsersScreen.tsx')).UsersScreen,
          }),
          screenRoute<CompanyScreenQuery>({
            path: '/company',
            query: companyQuery,
            load: async () => (await import('./company/CompanyScreen.tsx')).CompanyScreen,
          }),
          screenRoute<AdminAgreementsScreenQuery>({
            path: '/admin/service-agreements',
            query: adminAgreementsQuery,
            variables: ({ request }) => agreementFilters(new URL(request.url).searchParams),
            load: async () =>
              (await import('./admin/serviceAgreements/AdminAgreementsScreen.tsx')).AdminAgreementsScreen,
          }),
          ...companyRoutes,
          adminScreenRoute<AdminClipCardsScreenQuery>({
            path: '/admin/clip-cards',
            query: adminClipCardsQuery,
            variables: ({ request }) => clipCardFilters(new URL(request.url).searchParams),
            load: async () => (await import('./admin/clipCards/AdminClipCardsScreen.tsx')).AdminClipCardsScreen,
          }),
          adminScreenRoute<AdminRequestsScreenQuery>({
            path: '/admin/license-requests',
            query: adminRequestsQuery,
            variables: ({ request }) => requestFilters(new URL(request.url).searchParams),
            load: async () => (await import('./admin/licenseRequests/AdminRequestsScreen.tsx')).AdminRequestsScreen,
          }),
          adminScreenRoute<TeamScreenQuery>({
            path: '/admin/team',
            query: teamQuery,
            variables: ({ request }) => ({ search: teamSearch(new URL(request.url).searchParams) }),
            load: async () => (await import('./admin/team/TeamScreen.tsx')).TeamScreen,
          }),
          adminScreenRoute<RenewalsScreenQuery>({
            path: '/admin/renewals',
            query: renewalsQuery,
            variables: ({ request }) => ({ group: renewalGroup(new URL(request.url).searchParams) }),
            load: async () => (await import('./admin/renewals/RenewalsScreen.tsx')).RenewalsScreen,
          }),
          adminScreenRoute<AuditScreenQuery>({
            path: '/admin/audit-log',
            query: auditQuery,
            variables: ({ request }) => auditFilters(new URL(request.url).searchParams),
            load: async () => (await import('./admin/audit/AuditScreen.tsx')).AuditScreen,
          }),
          adminEventsRoute,
        ],
      },
      ...(import.meta.env.DEV
        ? [
            {
              path: '/dev/ui',
              lazy: { Component: async () => (await import('./ui/gallery/GalleryScreen.tsx')).GalleryScreen },
            },
          ]
        : []),
      { path: '*', element: <Navigate to="/" replace /> },
    ],
  },
];
