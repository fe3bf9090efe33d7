import { ListChecks } from 'lucide-react';
import type { ClientRoom } from '../../app/room.ts';
import { adminListRoute, adminScreenRoute } from '../../app/shell/adminScreenRoute.ts';
import runQuery from '#relay/RunScreenQuery$parameters';
import type { RunScreenQuery } from '#relay/RunScreenQuery.graphql';
import runsQuery from '#relay/RunsScreenQuery$parameters';
import type { RunsScreenQuery } from '#relay/RunsScreenQuery.graphql';

export const adminBulkRoom: ClientRoom = {
  screens: [
    adminListRoute<RunsScreenQuery>({
      path: '/admin/runs',
      query: runsQuery,
      load: async () => (await import('./RunsScreen.tsx')).RunsScreen,
    }),
    adminScreenRoute<RunScreenQuery>({
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
