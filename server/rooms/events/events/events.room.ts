import type { Room } from '../../../platform/room.ts';
import { endOffers } from './endOffers.ts';
import { eraseGuests } from './eraseGuests.ts';
import { eventNodeLoader, eventLoader } from './event.reads.ts';
import { AdminEventsResolver, EventResolver, ViewerEventsResolver } from './event.resolver.ts';
import { Event } from './Event.ts';
import { EventRegistration } from './EventRegistration.ts';
import { eventsRoutes } from './events.rest.ts';
import { serveFeed } from './feed.ts';
import { EventFeedback } from './feedback/EventFeedback.ts';
import {
  AdminEventFeedbackResolver,
  EventFeedbackReportResolver,
  EventFeedbackResolver,
  EventMaterialResolver,
  FeedbackReportLinkResolver,
  RegistrationFeedbackResolver,
} from './feedback/feedback.resolver.ts';
import { leaveComingEvents } from './leaveComingEvents.ts';
import { placeGoods } from './placeGoods.ts';
import { servePublicEvents } from './publicPages.ts';
import { registrationLoader } from './registration.reads.ts';
import { serveCalendar } from './serveCalendar.ts';
import { servePicture } from './servePicture.ts';
import { lockEventOfEntry, settlePaidPlace } from './settlePaidPlace.ts';
import { EventRegistrationResolver, EventSignUpResolver } from './signUp.resolver.ts';
import { EventMailChoiceResolver } from './timedMails/choices.resolver.ts';
import { sendTimedMails } from './timedMails/sendTimedMails.ts';
import { SentTimedMail } from './timedMails/SentTimedMail.ts';
import { serveUnsubscribe } from './timedMails/serveUnsubscribe.ts';
import { UnbilledPlaceResolver } from './unbilledPlace.resolver.ts';

export const eventsRoom: Room = {
  name: 'events',
  rest: {
    name: 'Events',
    description: 'Events and their registrations, for users, admins, and visitors with a public link.',
    routes: eventsRoutes,
  },
  serve(app, services) {
    serveCalendar(app, services);
    serveFeed(app, services);
    servePicture(app, services);
    serveUnsubscribe(app, services);
  },
  servePages: servePublicEvents,
  goods: { event_place: placeGoods },
  lockBeforeEntry: lockEventOfEntry,
  whenCardPaymentSucceeds: settlePaidPlace,
  entities: [Event, EventRegistration, EventFeedback, SentTimedMail],
  resolvers: [
    EventResolver,
    EventRegistrationResolver,
    EventSignUpResolver,
    ViewerEventsResolver,
    AdminEventsResolver,
    UnbilledPlaceResolver,
    EventFeedbackResolver,
    RegistrationFeedbackResolver,
    EventMaterialResolver,
    FeedbackReportLinkResolver,
    EventFeedbackReportResolver,
    AdminEventFeedbackResolver,
    EventMailChoiceResolver,
  ],
  nodes: [
    { type: Event, loader: eventNodeLoader, rows: eventLoader },
    { type: EventRegistration, loader: registrationLoader },
  ],
  whenPersonLeaves: leaveComingEvents,
  jobs: {
    'events.end-offers': { handler: endOffers, schedule: '* * * * *' },
    'events.send-timed-mails': { handler: sendTimedMails, schedule: '* * * * *' },
    'events.erase-guests': { handler: eraseGuests, schedule: '35 3 * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'events.end-offers': typeof endOffers;
    'events.send-timed-mails': typeof sendTimedMails;
    'events.erase-guests': typeof eraseGuests;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'event.changed': true;
    'event-draft.changed': true;
    'event-registration.changed': true;
    'event-feedback.changed': true;
  }
}
