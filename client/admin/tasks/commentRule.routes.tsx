import { MessagesSquare } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import commentRuleQuery from '#relay/CommentRuleScreenQuery$parameters';
import type { CommentRuleScreenQuery } from '#relay/CommentRuleScreenQuery.graphql';

/** A setting of all companies, which admins alone change, apart from the tasks that it is about. */
export const commentRuleRoom: AdminRoom = {
  area: 'administer',
  screens: [
    screenRoute<CommentRuleScreenQuery>({
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
