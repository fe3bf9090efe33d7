import { CalendarDays } from 'lucide-react';
import type { ComponentType } from 'react';
import { loadQuery } from 'react-relay';
import type { RouteObject } from 'react-router';
import type { OperationType, PreloadableConcreteRequest } from 'relay-runtime';
import { environment } from '../../app/relay/environment.ts';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import eventFeedbackQuery from '#relay/EventFeedbackScreenQuery$parameters';
import eventMailsQuery from '#relay/EventMailsScreenQuery$parameters';
import eventOfferQuery from '#relay/EventOfferScreenQuery$parameters';
import eventPlaceQuery from '#relay/EventPlaceScreenQuery$parameters';
import eventsQuery from '#relay/EventsScreenQuery$parameters';
import type { EventsScreenQuery } from '#relay/EventsScreenQuery.graphql';

const eventsRoute = (path: string, upcoming: boolean) =>
  screenRoute<EventsScreenQuery>({
    path,
    query: eventsQuery,
    variables: () => ({ upcoming }),
    load: async () => (await import('./EventsScreen.tsx')).EventsScreen,
  });

/** A page that a link in a mail opens. The link's key names the place and permits to change it. */
const mailedPage = (
  path: string,
  query: PreloadableConcreteRequest<OperationType>,
  load: () => Promise<ComponentType>,
): RouteObject => ({
  path,
  loader: ({ request }) => loadQuery(environment(), query, { key: new URL(request.url).searchParams.get('key') ?? '' }),
  lazy: { Component: load },
});

export const eventsRoom: ClientRoom = {
  publicPages: [
    mailedPage(
      '/events/registration',
      eventPlaceQuery,
      async () => (await import('../../public/events/place/EventPlaceScreen.tsx')).EventPlaceScreen,
    ),
    mailedPage(
      '/events/offer',
      eventOfferQuery,
      async () => (await import('../../public/events/offer/EventOfferScreen.tsx')).EventOfferScreen,
    ),
    mailedPage(
      '/events/feedback',
      eventFeedbackQuery,
      async () => (await import('../../public/events/feedback/EventFeedbackScreen.tsx')).EventFeedbackScreen,
    ),
    mailedPage(
      '/events/mails',
      eventMailsQuery,
      async () => (await import('../../public/events/mails/EventMailsScreen.tsx')).EventMailsScreen,
    ),
    {
      path: '/events/public',
      lazy: {
        loader: async () => (await import('../../public/events/list/loadPublicEvents.ts')).loadPublicEvents,
        Component: async () => (await import('../../public/events/list/PublicEventsScreen.tsx')).PublicEventsScreen,
      },
    },
    {
      path: '/events/public/:publicLink',
      lazy: {
        loader: async () => (await import('../../public/events/page/loadPublicEvent.ts')).loadPublicEvent,
        Component: async () => (await import('../../public/events/page/PublicEventScreen.tsx')).PublicEventScreen,
      },
      // The search parameters open the form; the event itself stays the same.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate && currentUrl.search === nextUrl.search,
    },
  ],
  screens: [eventsRoute('/events', true), eventsRoute('/events/past', false)],
  navigation: [{ menu: 'main', to: '/events', label: 'Events', icon: <CalendarDays aria-hidden /> }],
};
