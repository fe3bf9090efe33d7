import type { Room } from '../../../platform/room.ts';
import { EventMessage } from './EventMessage.ts';
import { EventMessageRecipient } from './EventMessageRecipient.ts';
import { sendMessageJob, settleMessagesJob } from './message.jobs.ts';
import { AdminEventMessagesResolver, EventMessageMutationsResolver, EventMessageResolver } from './message.resolver.ts';

/** Mails that admins write to the people of an event. */
export const eventMessagesRoom: Room = {
  name: 'eventMessages',
  entities: [EventMessage, EventMessageRecipient],
  resolvers: [AdminEventMessagesResolver, EventMessageResolver, EventMessageMutationsResolver],
  jobs: {
    'event-messages.send': { handler: sendMessageJob },
    'event-messages.settle': { handler: settleMessagesJob, schedule: '* * * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'event-messages.send': typeof sendMessageJob;
    'event-messages.settle': typeof settleMessagesJob;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'event-message.changed': true;
  }
}
