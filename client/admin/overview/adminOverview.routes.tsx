import { ChartNoAxesCombined } from 'lucide-react';
import type { ClientRoom } from '../../room.ts';
import { adminScreenRoute } from '../../shell/adminScreenRoute.ts';
import { parseOverviewFilters, parsePromiseFilters, parseRevenueFilters, parseTaskFilters } from './overviewFilters.ts';
import openTasksQuery from './__generated__/OpenTasksScreenQuery$parameters.ts';
import type { OpenTasksScreenQuery } from './__generated__/OpenTasksScreenQuery.graphql.ts';
import overviewQuery from './__generated__/OverviewScreenQuery$parameters.ts';
import type { OverviewScreenQuery } from './__generated__/OverviewScreenQuery.graphql.ts';
import promisedTasksQuery from './__generated__/PromisedTasksScreenQuery$parameters.ts';
import type { PromisedTasksScreenQuery } from './__generated__/PromisedTasksScreenQuery.graphql.ts';
import recurringCompaniesQuery from './__generated__/RecurringCompaniesScreenQuery$parameters.ts';
import type { RecurringCompaniesScreenQuery } from './__generated__/RecurringCompaniesScreenQuery.graphql.ts';

const searchParamsOf = ({ request }: { request: Request }) => new URL(request.url).searchParams;

export const adminOverviewRoom: ClientRoom = {
  screens: [
    adminScreenRoute<OverviewScreenQuery>({
      path: '/admin/overview',
      query: overviewQuery,
      variables: (args) => parseOverviewFilters(searchParamsOf(args)),
      load: async () => (await import('./OverviewScreen.tsx')).OverviewScreen,
    }),
    adminScreenRoute<RecurringCompaniesScreenQuery>({
      path: '/admin/overview/companies',
      query: recurringCompaniesQuery,
      variables: (args) => parseRevenueFilters(searchParamsOf(args)),
      load: async () => (await import('./RecurringCompaniesScreen.tsx')).RecurringCompaniesScreen,
    }),
    adminScreenRoute<OpenTasksScreenQuery>({
      path: '/admin/overview/tasks',
      query: openTasksQuery,
      variables: (args) => parseTaskFilters(searchParamsOf(args)),
      load: async () => (await import('./OpenTasksScreen.tsx')).OpenTasksScreen,
    }),
    adminScreenRoute<PromisedTasksScreenQuery>({
      path: '/admin/overview/promises',
      query: promisedTasksQuery,
      variables: (args) => parsePromiseFilters(searchParamsOf(args)),
      load: async () => (await import('./PromisedTasksScreen.tsx')).PromisedTasksScreen,
    }),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'inbox',
      to: '/admin/overview',
      label: 'Overblik',
      icon: <ChartNoAxesCombined aria-hidden />,
      shortcut: 'o',
    },
  ],
};
