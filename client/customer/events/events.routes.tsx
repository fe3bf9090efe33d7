import { CalendarDays } from 'lucide-react';
import { loadQuery } from 'react-relay';
import { environment } from '../../app/relay/environment.ts';
import { screenRoute } from '../../app/relay/screenRoute.tsx';
import type { ClientRoom } from '../../app/room.ts';
import eventFeedbackQuery from '#relay/EventFeedbackScreenQuery$parameters';
import type { EventFeedbackScreenQuery } from '#relay/EventFeedbackScreenQuery.graphql';
import eventMailsQuery from '#relay/EventMailsScreenQuery$parameters';
import type { EventMailsScreenQuery } from '#relay/EventMailsScreenQuery.graphql';
import eventOfferQuery from '#relay/EventOfferScreenQuery$parameters';
import type { EventOfferScreenQuery } from '#relay/EventOfferScreenQuery.graphql';
import eventPlaceQuery from '#relay/EventPlaceScreenQuery$parameters';
import type { EventPlaceScreenQuery } from '#relay/EventPlaceScreenQuery.graphql';
import eventsQuery from '#relay/EventsScreenQuery$parameters';
import type { EventsScreenQuery } from '#relay/EventsScreenQuery.graphql';

const eventsRoute = (path: string, upcoming: boolean) =>
  screenRoute<EventsScreenQuery>({
    path,
    query: eventsQuery,
    variables: () => ({ upcoming }),
    load: async () => (await import('./EventsScreen.tsx')).EventsScreen,
  });

export const eventsRoom: ClientRoom = {
  publicPages: [
    {
      path: '/events/registration',
      loader: ({ request }) =>
        loadQuery<EventPlaceScreenQuery>(environment(), eventPlaceQuery, {
          key: new URL(request.url).searchParams.get('key') ?? '',
        }),
      lazy: {
        Component: async () => (await import('../../public/events/place/EventPlaceScreen.tsx')).EventPlaceScreen,
      },
    },
    {
      path: '/events/offer',
      loader: ({ request }) =>
        loadQuery<EventOfferScreenQuery>(environment(), eventOfferQuery, {
          key: new URL(request.url).searchParams.get('key') ?? '',
        }),
      lazy: {
        Component: async () => (await import('../../public/events/offer/EventOfferScreen.tsx')).EventOfferScreen,
      },
    },
    {
      path: '/events/public',
      lazy: {
        loader: async () => (await import('../../public/events/list/loadPublicEvents.ts')).loadPublicEvents,
        Component: async () => (await import('../../public/events/list/PublicEventsScreen.tsx')).PublicEventsScreen,
      },
    },
    {
      path: '/events/feedback',
      loader: ({ request }) =>
        loadQuery<EventFeedbackScreenQuery>(environment(), eventFeedbackQuery, {
          key: new URL(request.url).searchParams.get('key') ?? '',
        }),
      lazy: {
        Component: async () =>
          (await import('../../public/events/feedback/EventFeedbackScreen.tsx')).EventFeedbackScreen,
      },
    },
    {
      path: '/events/mails',
      loader: ({ request }) =>
        loadQuery<EventMailsScreenQuery>(environment(), eventMailsQuery, {
          key: new URL(request.url).searchParams.get('key') ?? '',
        }),
      lazy: {
        Component: async () => (await import('../../public/events/mails/EventMailsScreen.tsx')).EventMailsScreen,
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
