import { ChartNoAxesCombined } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { parseOverviewFilters, parseRevenueFilters } from './overviewFilters.ts';
import overviewQuery from '#relay/OverviewScreenQuery$parameters';
import type { OverviewScreenQuery } from '#relay/OverviewScreenQuery.graphql';
import recurringCompaniesQuery from '#relay/RecurringCompaniesScreenQuery$parameters';
import type { RecurringCompaniesScreenQuery } from '#relay/RecurringCompaniesScreenQuery.graphql';

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
