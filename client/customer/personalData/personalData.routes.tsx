import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import personalDataQuery from '#relay/PersonalDataScreenQuery$parameters';
import type { PersonalDataScreenQuery } from '#relay/PersonalDataScreenQuery.graphql';

export const personalDataRoom: ClientRoom = {
  screens: [
    screenRoute<PersonalDataScreenQuery>({
      path: '/profile/data',
      query: personalDataQuery,
      load: async () => (await import('./PersonalDataScreen.tsx')).PersonalDataScreen,
    }),
  ],
};
