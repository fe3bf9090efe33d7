import { Inbox } from 'lucide-react';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { AdminRoom } from '../../app/room.ts';
import { parseInboxFilters } from './inboxFilters.ts';
import inboxQuery from '#relay/InboxScreenQuery$parameters';
import type { InboxScreenQuery } from '#relay/InboxScreenQuery.graphql';

export const adminInboxRoom: AdminRoom = {
  area: 'workInBackOffice',
  screens: [
    {
      ...screenRoute<InboxScreenQuery>({
        path: '/admin/inbox',
        query: inboxQuery,
        variables: ({ request }) => {
          const { scope, kinds, customerId } = parseInboxFilters(new URL(request.url).searchParams);
          return { scope, kinds: kinds.length ? kinds : null, customerId };
        },
        load: async () => (await import('./InboxScreen.tsx')).InboxScreen,
      }),
      // Opening an item changes the address and not the list.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        currentUrl.search === nextUrl.search ? defaultShouldRevalidate : listOf(currentUrl) !== listOf(nextUrl),
    },
  ],
  navigation: [
    {
      menu: 'admin',
      group: 'inbox',
      to: '/admin/inbox',
      label: 'Indbakke',
      icon: <Inbox aria-hidden />,
      shortcut: 'i',
      pending: 'inboxItems',
    },
  ],
};

/** The part of the address that chooses the list. */
function listOf({ searchParams }: URL): string {
  const params = new URLSearchParams(searchParams);
  params.delete('item');
  return params.toString();
}
