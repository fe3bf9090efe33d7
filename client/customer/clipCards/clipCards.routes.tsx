import { Ticket } from 'lucide-react';
import { redirectTo } from '../../app/relay/redirectTo.ts';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import { variablesOf } from './shownCard.ts';
import clipCardsQuery from '#relay/ClipCardsScreenQuery$parameters';
import type { ClipCardsScreenQuery } from '#relay/ClipCardsScreenQuery.graphql';

export const clipCardsRoom: ClientRoom = {
  screens: [
    {
      ...screenRoute<ClipCardsScreenQuery>({
        path: '/clip-cards',
        subject: 'AGREEMENTS',
        query: clipCardsQuery,
        load: async () => (await import('./ClipCardsScreen.tsx')).ClipCardsScreen,
        variables: ({ request }) => variablesOf(new URL(request.url).searchParams.get('card')),
      }),
      // The parameters of the dialog do not reload the screen, because the dialog loads its own data. Another clip card
      // does, and so does a reload of the same URL.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate &&
        (currentUrl.href === nextUrl.href || currentUrl.searchParams.get('card') !== nextUrl.searchParams.get('card')),
    },
    { path: '/clipcard/purchase', loader: ({ request }) => redirectTo(request, '/clip-cards?buy=1') },
  ],
  navigation: [{ menu: 'main', to: '/clip-cards', label: 'Klippekort', icon: <Ticket aria-hidden /> }],
};
