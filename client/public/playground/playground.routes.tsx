import { Code } from 'lucide-react';
import type { AdminRoom } from '../../app/room.ts';

export const playgroundRoom: AdminRoom = {
  area: 'administer',
  navigation: [
    {
      menu: 'admin',
      group: 'settings',
      to: '/graphql',
      label: 'GraphQL',
      icon: <Code aria-hidden />,
      shortcut: 'q',
      isExternal: true,
    },
  ],
};
