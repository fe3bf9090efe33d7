import { CalendarDays } from 'lucide-react';
import { loadQuery } from 'react-relay';
import { environment } from '../relay/environment.ts';
import { screenRoute } from '../relay/screenRoute.tsx';
import type { ClientRoom } from '../room.ts';
import eventsQuery from './__generated__/EventsScreenQuery$parameters.ts';
import type { EventsScreenQuery } from './__generated__/EventsScreenQuery.graphql.ts';
import eventFeedbackQuery from './feedback/__generated__/EventFeedbackScreenQuery$parameters.ts';
import type { EventFeedbackScreenQuery } from './feedback/__generated__/EventFeedbackScreenQuery.graphql.ts';
import eventMailsQuery from './mails/__generated__/EventMailsScreenQuery$parameters.ts';
import type { EventMailsScreenQuery } from './mails/__generated__/EventMailsScreenQuery.graphql.ts';
import eventOfferQuery from './offer/__generated__/EventOfferScreenQuery$parameters.ts';
import type { EventOfferScreenQuery } from './offer/__generated__/EventOfferScreenQuery.graphql.ts';
import eventPlaceQuery from './place/__generated__/EventPlaceScreenQuery$parameters.ts';
import type { EventPlaceScreenQuery } from './place/__generated__/EventPlaceScreenQuery.graphql.ts';

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
      lazy: { Component: async () => (await import('./place/EventPlaceScreen.tsx')).EventPlaceScreen },
    },
    {
      path: '/events/offer',
      loader: ({ request }) =>
        loadQuery<EventOfferScreenQuery>(environment(), eventOfferQuery, {
          key: new URL(request.url).searchParams.get('key') ?? '',
        }),
      lazy: { Component: async () => (await import('./offer/EventOfferScreen.tsx')).EventOfferScreen },
    },
    {
      path: '/events/public',
      lazy: {
        loader: async () => (await import('./publicList/loadPublicEvents.ts')).loadPublicEvents,
        Component: async () => (await import('./publicList/PublicEventsScreen.tsx')).PublicEventsScreen,
      },
    },
    {
      path: '/events/feedback',
      loader: ({ request }) =>
        loadQuery<EventFeedbackScreenQuery>(environment(), eventFeedbackQuery, {
          key: new URL(request.url).searchParams.get('key') ?? '',
        }),
      lazy: { Component: async () => (await import('./feedback/EventFeedbackScreen.tsx')).EventFeedbackScreen },
    },
    {
      path: '/events/mails',
      loader: ({ request }) =>
        loadQuery<EventMailsScreenQuery>(environment(), eventMailsQuery, {
          key: new URL(request.url).searchParams.get('key') ?? '',
        }),
      lazy: { Component: async () => (await import('./mails/EventMailsScreen.tsx')).EventMailsScreen },
    },
    {
      path: '/events/public/:publicLink',
      lazy: {
        loader: async () => (await import('./public/loadPublicEvent.ts')).loadPublicEvent,
        Component: async () => (await import('./public/PublicEventScreen.tsx')).PublicEventScreen,
      },
      // The search parameters open the form; the event itself stays the same.
      shouldRevalidate: ({ currentUrl, nextUrl, defaultShouldRevalidate }) =>
        defaultShouldRevalidate && currentUrl.search === nextUrl.search,
    },
  ],
  screens: [eventsRoute('/events', true), eventsRoute('/events/past', false)],
  navigation: [{ menu: 'main', to: '/events', label: 'Events', icon: <CalendarDays aria-hidden /> }],
};
