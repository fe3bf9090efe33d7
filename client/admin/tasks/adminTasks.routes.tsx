import { MessagesSquare } from 'lucide-react';
import type { ClientRoom } from '../../app/room.ts';
import { adminScreenRoute } from '../../app/shell/adminScreenRoute.ts';
import adminTaskQuery from '#relay/AdminTaskScreenQuery$parameters';
import type { AdminTaskScreenQuery } from '#relay/AdminTaskScreenQuery.graphql';
import commentRuleQuery from '#relay/CommentRuleScreenQuery$parameters';
import type { CommentRuleScreenQuery } from '#relay/CommentRuleScreenQuery.graphql';

export const adminTasksRoom: ClientRoom = {
  screens: [
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
      to: '/admin/comments',
      label: 'Kommentarer til kunder',
      icon: <MessagesSquare aria-hidden />,
      shortcut: 'c',
    },
  ],
};
