import type { Room } from '../../../platform/room.ts';
import { bookDocumentsJob, pruneDineroRequests } from './booking.jobs.ts';
import { AdminBookingsResolver, BookingResolver } from './booking.resolver.ts';
import { readChangesJob } from './changes.jobs.ts';
import { DineroResolver } from './dinero.resolver.ts';
import { dineroRoutes } from './dinero.rest.ts';
import { DineroCursor } from './DineroCursor.ts';
import { DineroDocument } from './DineroDocument.ts';
import { DineroRequest } from './DineroRequest.ts';

/** Contacts and invoice drafts at Dinero, and the invoices and credit notes that Dinero books and numbers. */
export const dineroRoom: Room = {
  name: 'dinero',
  rest: {
    name: 'Dinero',
    description:
      'The contacts at Dinero to which invoices are addressed, and their links to companies. For admins and ' +
      'bookkeeping.',
    routes: dineroRoutes,
  },
  entities: [DineroRequest, DineroDocument, DineroCursor],
  resolvers: [DineroResolver, BookingResolver, AdminBookingsResolver],
  jobs: {
    'bookings.book': { handler: bookDocumentsJob, schedule: '* * * * *' },
    'bookings.prune-requests': { handler: pruneDineroRequests, schedule: '39 3 * * *' },
    'bookings.read-changes': { handler: readChangesJob, schedule: '*/5 * * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'bookings.book': typeof bookDocumentsJob;
    'bookings.prune-requests': typeof pruneDineroRequests;
    'bookings.read-changes': typeof readChangesJob;
  }
}
