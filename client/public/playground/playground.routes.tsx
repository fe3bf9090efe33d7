import { Code } from 'lucide-react';
import type { ClientRoom } from '../../app/room.ts';

export const playgroundRoom: ClientRoom = {
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
