import { screenRoute } from '../relay/screenRoute.tsx';
import type { ClientRoom } from '../room.ts';
import personalDataQuery from './__generated__/PersonalDataScreenQuery$parameters.ts';
import type { PersonalDataScreenQuery } from './__generated__/PersonalDataScreenQuery.graphql.ts';

export const personalDataRoom: ClientRoom = {
  screens: [
    screenRoute<PersonalDataScreenQuery>({
      path: '/profile/data',
      query: personalDataQuery,
      load: async () => (await import('./PersonalDataScreen.tsx')).PersonalDataScreen,
    }),
  ],
};
