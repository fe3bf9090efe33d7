import type { RouteObject } from 'react-router';
import { activityAddress } from './activities/activityAddress.ts';
import { redirectTo } from './relay/redirectTo.ts';
import { screenRoute } from './relay/screenRoute.tsx';
import activitiesQuery from './activities/__generated__/ActivitiesScreenQuery$parameters.ts';
import type { ActivitiesScreenQuery } from './activities/__generated__/ActivitiesScreenQuery.graphql.ts';
import clipCardsQuery from './clipCards/__generated__/ClipCardsScreenQuery$parameters.ts';
import type { ClipCardsScreenQuery } from './clipCards/__generated__/ClipCardsScreenQuery.graphql.ts';
import companyQuery from './company/__generated__/CompanyScreenQuery$parameters.ts';
import type { CompanyScreenQuery } from './company/__generated__/CompanyScreenQuery.graphql.ts';
import dashboardQuery from './dashboard/__generated__/DashboardScreenQuery$parameters.ts';
import type { DashboardScreenQuery } from './dashboard/__generated__/DashboardScreenQuery.graphql.ts';
import departmentsQuery from './departments/__generated__/DepartmentsScreenQuery$parameters.ts';
import type { DepartmentsScreenQuery } from './departments/__generated__/DepartmentsScreenQuery.graphql.ts';
import eventsQuery from './events/__generated__/EventsScreenQuery$parameters.ts';
import type { EventsScreenQuery } from './events/__generated__/EventsScreenQuery.graphql.ts';
import installationsQuery from './installations/__generated__/InstallationsScreenQuery$parameters.ts';
import type { InstallationsScreenQuery } from './installations/__generated__/InstallationsScreenQuery.graphql.ts';
import integrationsQuery from './integrations/__generated__/IntegrationsScreenQuery$parameters.ts';
import type { IntegrationsScreenQuery } from './integrations/__generated__/IntegrationsScreenQuery.graphql.ts';
import licensesQuery from './licenses/__generated__/LicensesScreenQuery$parameters.ts';
import type { LicensesScreenQuery } from './licenses/__generated__/LicensesScreenQuery.graphql.ts';
import paymentsQuery from './payments/__generated__/PaymentsScreenQuery$parameters.ts';
import type { PaymentsScreenQuery } from './payments/__generated__/PaymentsScreenQuery.graphql.ts';
import notificationsQuery from './profile/__generated__/NotificationsScreenQuery$parameters.ts';
import type { NotificationsScreenQuery } from './profile/__generated__/NotificationsScreenQuery.graphql.ts';
import profileQuery from './profile/__generated__/ProfileScreenQuery$parameters.ts';
import type { ProfileScreenQuery } from './profile/__generated__/ProfileScreenQuery.graphql.ts';
import purchaseQuery from './serviceAgreements/__generated__/PurchaseScreenQuery$parameters.ts';
import type { PurchaseScreenQuery } from './serviceAgreements/__generated__/PurchaseScreenQuery.graphql.ts';
import serviceAgreementsQuery from './serviceAgreements/__generated__/ServiceAgreementsScreenQuery$parameters.ts';
import type { ServiceAgreementsScreenQuery } from './serviceAgreements/__generated__/ServiceAgreementsScreenQuery.graphql.ts';
import taskDialogQuery from './tasks/__generated__/TaskDialogQuery$parameters.ts';
import type { TaskDialogQuery } from './tasks/__generated__/TaskDialogQuery.graphql.ts';
import tasksQuery from './tasks/__generated__/TasksScreenQuery$parameters.ts';
import type { TasksScreenQuery } from './tasks/__generated__/TasksScreenQuery.graphql.ts';
import usersQuery from './users/__generated__/UsersScreenQuery$parameters.ts';
import type { UsersScreenQuery } from './users/__generated__/UsersScreenQuery.graphql.ts';

/** The routes of a company's own screens. A new room of customers adds its own here. */
export const customerRoutes: RouteObject[] = [
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
      (currentUrl.href === nextUrl.href || currentUrl.searchParams.get('card') !== nextUrl.searchParams.get('card')),
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
];
