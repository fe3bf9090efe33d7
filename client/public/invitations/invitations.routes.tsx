import { loadQuery } from 'react-relay';
import { environment } from '../../app/relay/environment.ts';
import type { ClientRoom } from '../../app/room.ts';
import invitationQuery from '#relay/InvitationScreenQuery$parameters';
import type { InvitationScreenQuery } from '#relay/InvitationScreenQuery.graphql';

export const invitationsRoom: ClientRoom = {
  framelessPages: [
    {
      path: '/invitation',
      loader: ({ request }) =>
        loadQuery<InvitationScreenQuery>(environment(), invitationQuery, {
          token: new URL(request.url).searchParams.get('token') ?? '',
        }),
      lazy: { Component: async () => (await import('./InvitationScreen.tsx')).InvitationScreen },
    },
  ],
};
