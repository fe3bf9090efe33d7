import { KeyRound } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import licensesQuery from '#relay/LicensesScreenQuery$parameters';
import type { LicensesScreenQuery } from '#relay/LicensesScreenQuery.graphql';

export const licensesRoom: ClientRoom = {
  screens: [
    screenRoute<LicensesScreenQuery>({
      path: '/licenses',
      subject: 'LICENSES',
      query: licensesQuery,
      variables: async ({ request }) =>
        (await import('./licenseFilters.ts')).parseLicenseFilters(new URL(request.url).searchParams),
      load: async () => (await import('./LicensesScreen.tsx')).LicensesScreen,
    }),
  ],
  navigation: [{ menu: 'main', to: '/licenses', label: 'Licenser', icon: <KeyRound aria-hidden /> }],
};
