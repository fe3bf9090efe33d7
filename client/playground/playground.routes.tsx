import { Code } from 'lucide-react';
import type { ClientRoom } from '../room.ts';

export const playgroundRoom: ClientRoom = {
  navigation: [{ menu: 'admin', to: '/graphql', label: 'GraphQL', icon: <Code aria-hidden />, isExternal: true }],
};
