import { ListChecks } from 'lucide-react';
import { listRoute } from '../../app/relay/listRoute.tsx';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import runQuery from '#relay/RunScreenQuery$parameters';
import type { RunScreenQuery } from '#relay/RunScreenQuery.graphql';
import runsQuery from '#relay/RunsScreenQuery$parameters';
import type { RunsScreenQuery } from '#relay/RunsScreenQuery.graphql';

export const adminBulkRoom: AdminRoom = {
  area: 'workInBackOffice',
  screens: [
    listRoute<RunsScreenQuery>({
      path: '/admin/runs',
      query: runsQuery,
      load: async () => (await import('./RunsScreen.tsx')).RunsScreen,
    }),
    screenRoute<RunScreenQuery>({
      path: '/admin/runs/:runId',
      query: runQuery,
      variables: ({ params }) => ({ id: params.runId ?? '' }),
      load: async () => (await import('./RunScreen.tsx')).RunScreen,
    }),
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'operations',
      to: '/admin/runs',
      label: 'Kørsler',
      icon: <ListChecks aria-hidden />,
      shortcut: 'h',
    },
  ],
};
