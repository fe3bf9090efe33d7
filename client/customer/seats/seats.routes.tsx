import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import installationSeatsQuery from '#relay/InstallationSeatsScreenQuery$parameters';
import type { InstallationSeatsScreenQuery } from '#relay/InstallationSeatsScreenQuery.graphql';

export const seatsRoom: ClientRoom = {
  screens: [
    screenRoute<InstallationSeatsScreenQuery>({
      path: '/licenses/installation/:installationId',
      subject: 'LICENSES',
      query: installationSeatsQuery,
      variables: ({ params }) => ({ id: params.installationId ?? '' }),
      load: async () => (await import('./InstallationSeatsScreen.tsx')).InstallationSeatsScreen,
    }),
  ],
};
