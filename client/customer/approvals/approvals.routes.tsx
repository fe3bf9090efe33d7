import { BadgeCheck } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import approvalsQuery from '#relay/ApprovalsScreenQuery$parameters';
import type { ApprovalsScreenQuery } from '#relay/ApprovalsScreenQuery.graphql';

export const approvalsRoom: ClientRoom = {
  screens: [
    screenRoute<ApprovalsScreenQuery>({
      path: '/approvals',
      query: approvalsQuery,
      load: async () => (await import('./ApprovalsScreen.tsx')).ApprovalsScreen,
    }),
  ],
  navigation: [
    {
      menu: 'company',
      to: '/approvals',
      label: 'Godkendelser',
      icon: <BadgeCheck aria-hidden />,
      awaiting: 'approvals',
    },
  ],
};
