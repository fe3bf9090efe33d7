import { loadQuery } from 'react-relay';
import { environment } from '../relay/environment.ts';
import type { ClientRoom } from '../room.ts';
import invitationQuery from './__generated__/InvitationScreenQuery$parameters.ts';
import type { InvitationScreenQuery } from './__generated__/InvitationScreenQuery.graphql.ts';

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
