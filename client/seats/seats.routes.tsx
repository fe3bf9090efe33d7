import { screenRoute } from '../relay/screenRoute.tsx';
import type { ClientRoom } from '../room.ts';
import installationSeatsQuery from './__generated__/InstallationSeatsScreenQuery$parameters.ts';
import type { InstallationSeatsScreenQuery } from './__generated__/InstallationSeatsScreenQuery.graphql.ts';

export const seatsRoom: ClientRoom = {
  screens: [
    screenRoute<InstallationSeatsScreenQuery>({
      path: '/licenses/installation/:installationId',
      query: installationSeatsQuery,
      variables: ({ params }) => ({ id: params.installationId ?? '' }),
      load: async () => (await import('./InstallationSeatsScreen.tsx')).InstallationSeatsScreen,
    }),
  ],
};
