import { ChartNoAxesCombined } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import {
  parseOverviewFilters,
  parseServiceLevelFilters,
  parseRevenueFilters,
  parseTaskFilters,
} from './overviewFilters.ts';
import openTasksQuery from '#relay/OpenTasksScreenQuery$parameters';
import type { OpenTasksScreenQuery } from '#relay/OpenTasksScreenQuery.graphql';
import overviewQuery from '#relay/OverviewScreenQuery$parameters';
import type { OverviewScreenQuery } from '#relay/OverviewScreenQuery.graphql';
import recurringCompaniesQuery from '#relay/RecurringCompaniesScreenQuery$parameters';
import type { RecurringCompaniesScreenQuery } from '#relay/RecurringCompaniesScreenQuery.graphql';
import serviceLevelTasksQuery from '#relay/ServiceLevelTasksScreenQuery$parameters';
import type { ServiceLevelTasksScreenQuery } from '#relay/ServiceLevelTasksScreenQuery.graphql';

const searchParamsOf = ({ request }: { request: Request }) => new URL(request.url).searchParams;

export const adminReportsRoom: AdminRoom = {
  area: 'keepBooks',
  screens: [
    screenRoute<OverviewScreenQuery>({
      path: '/admin/overview',
      query: overviewQuery,
      variables: (args) => parseOverviewFilters(searchParamsOf(args)),
      load: async () => (await import('./OverviewScreen.tsx')).OverviewScreen,
    }),
    screenRoute<RecurringCompaniesScreenQuery>({
      path: '/admin/overview/companies',
      query: recurringCompaniesQuery,
      variables: (args) => parseRevenueFilters(searchParamsOf(args)),
      load: async () => (await import('./RecurringCompaniesScreen.tsx')).RecurringCompaniesScreen,
    }),
    screenRoute<OpenTasksScreenQuery>({
      path: '/admin/overview/tasks',
      query: openTasksQuery,
      variables: (args) => parseTaskFilters(searchParamsOf(args)),
      load: async () => (await import('./OpenTasksScreen.tsx')).OpenTasksScreen,
    }),
    screenRoute<ServiceLevelTasksScreenQuery>({
      path: '/admin/overview/service-levels',
      query: serviceLevelTasksQuery,
      variables: (args) => parseServiceLevelFilters(searchParamsOf(args)),
      load: async () => (await import('./ServiceLevelTasksScreen.tsx')).ServiceLevelTasksScreen,
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
