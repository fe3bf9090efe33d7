import { ClipboardCheck, MessagesSquare } from 'lucide-react';
import type { ClientRoom } from '../../app/room.ts';
import { adminListRoute, adminScreenRoute } from '../../app/shell/adminScreenRoute.ts';
import { withDefaultView } from '../../parts/lists/defaultView.ts';
import { parseAdminTaskSort } from './adminTaskSorts.ts';
import { parseTaskFilters } from './taskFilters.ts';
import adminTaskQuery from '#relay/AdminTaskScreenQuery$parameters';
import type { AdminTaskScreenQuery } from '#relay/AdminTaskScreenQuery.graphql';
import adminTasksQuery from '#relay/AdminTasksScreenQuery$parameters';
import type { AdminTasksScreenQuery } from '#relay/AdminTasksScreenQuery.graphql';
import commentRuleQuery from '#relay/CommentRuleScreenQuery$parameters';
import type { CommentRuleScreenQuery } from '#relay/CommentRuleScreenQuery.graphql';

export const adminTasksRoom: ClientRoom = {
  screens: [
    withDefaultView(
      'TASKS',
      adminListRoute<AdminTasksScreenQuery>({
        path: '/admin/tasks',
        query: adminTasksQuery,
        variables: ({ request }) => {
          const { searchParams } = new URL(request.url);
          return { ...parseTaskFilters(searchParams), sort: parseAdminTaskSort(searchParams) };
        },
        load: async () => (await import('./AdminTasksScreen.tsx')).AdminTasksScreen,
      }),
    ),
    adminScreenRoute<AdminTaskScreenQuery>({
      path: '/admin/tasks/:taskId',
      query: adminTaskQuery,
      variables: ({ params }) => ({ id: params.taskId ?? '' }),
      load: async () => (await import('./AdminTaskScreen.tsx')).AdminTaskScreen,
    }),
    adminScreenRoute<CommentRuleScreenQuery>({
      path: '/admin/comments',
      query: commentRuleQuery,
      load: async () => (await import('./CommentRuleScreen.tsx')).CommentRuleScreen,
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
    {
      menu: 'admin',
      group: 'operations',
      to: '/admin/comments',
      label: 'Kommentarer til kunder',
      icon: <MessagesSquare aria-hidden />,
      shortcut: 'c',
    },
  ],
};
