import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { parseServiceLevelFilters, parseTaskFilters } from './overviewFilters.ts';
import openTasksQuery from '#relay/OpenTasksScreenQuery$parameters';
import type { OpenTasksScreenQuery } from '#relay/OpenTasksScreenQuery.graphql';
import serviceLevelTasksQuery from '#relay/ServiceLevelTasksScreenQuery$parameters';
import type { ServiceLevelTasksScreenQuery } from '#relay/ServiceLevelTasksScreenQuery.graphql';

const searchParamsOf = ({ request }: { request: Request }) => new URL(request.url).searchParams;

/** The lists of tasks behind the figures of the overview. Who keeps the books sees the figures and no tasks. */
export const taskReportsRoom: AdminRoom = {
  area: 'support',
  screens: [
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
};
