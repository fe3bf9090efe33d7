import { Blocks } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import integrationsQuery from '#relay/IntegrationsScreenQuery$parameters';
import type { IntegrationsScreenQuery } from '#relay/IntegrationsScreenQuery.graphql';

export const integrationsRoom: ClientRoom = {
  screens: [
    {
      ...screenRoute<IntegrationsScreenQuery>({
        path: '/integrations',
        subject: 'INTEGRATIONS',
        query: integrationsQuery,
        load: async () => (await import('./IntegrationsScreen.tsx')).IntegrationsScreen,
        variables: ({ request }) => {
          const installationId = new URL(request.url).searchParams.get('instance') ?? '';
          return { installationId, isChosen: installationId !== '' };
        },
      }),
      // `InstallationSelect` adds the installation that is already shown to an address without one; that needs no
      // query.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate &&
        (currentUrl.href === nextUrl.href ||
          (currentUrl.searchParams.has('instance') &&
            currentUrl.searchParams.get('instance') !== nextUrl.searchParams.get('instance'))),
    },
  ],
  navigation: [{ menu: 'company', to: '/integrations', label: 'Integrationer', icon: <Blocks aria-hidden /> }],
};
