import { ClipboardCheck } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseAdminTaskSort } from './adminTaskSorts.ts';
import { parseTaskFilters } from './taskFilters.ts';
import adminTaskQuery from '#relay/AdminTaskScreenQuery$parameters';
import type { AdminTaskScreenQuery } from '#relay/AdminTaskScreenQuery.graphql';
import adminTasksQuery from '#relay/AdminTasksScreenQuery$parameters';
import type { AdminTasksScreenQuery } from '#relay/AdminTasksScreenQuery.graphql';

export const adminTasksRoom: AdminRoom = {
  area: 'support',
  screens: [
    withDefaultView(
      'TASKS',
      listRoute<AdminTasksScreenQuery>({
        path: '/admin/tasks',
        query: adminTasksQuery,
        variables: ({ request }) => {
          const { searchParams } = new URL(request.url);
          return { ...parseTaskFilters(searchParams), sort: parseAdminTaskSort(searchParams) };
        },
        load: async () => (await import('./AdminTasksScreen.tsx')).AdminTasksScreen,
      }),
    ),
    screenRoute<AdminTaskScreenQuery>({
      path: '/admin/tasks/:taskId',
      query: adminTaskQuery,
      variables: ({ params }) => ({ id: params.taskId ?? '' }),
      load: async () => (await import('./AdminTaskScreen.tsx')).AdminTaskScreen,
    }),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'operations',
      to: '/admin/tasks',
      label: 'Opgaver',
      icon: <ClipboardCheck aria-hidden />,
      shortcut: 'w',
    },
  ],
};
