import { loadQuery } from 'react-relay';
import { environment } from '../../app/relay/environment.ts';
import type { ClientRoom } from '../../app/room.ts';
import joinQuery from '#relay/JoinScreenQuery$parameters';
import type { JoinScreenQuery } from '#relay/JoinScreenQuery.graphql';

export const companyAccessRoom: ClientRoom = {
  framelessPages: [
    {
      path: '/join',
      loader: ({ request }) =>
        loadQuery<JoinScreenQuery>(environment(), joinQuery, {
          ticket: new URL(request.url).searchParams.get('ticket') ?? '',
        }),
      lazy: { Component: async () => (await import('./JoinScreen.tsx')).JoinScreen },
    },
  ],
};
