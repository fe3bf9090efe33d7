import type { Room } from '../../../platform/room.ts';
import { bookDocumentsJob } from './booking.jobs.ts';
import { AdminBookingsResolver, BookingResolver } from './booking.resolver.ts';
import { readChangesJob } from './changes.jobs.ts';
import { DineroCursor } from './DineroCursor.ts';
import { DineroDocument } from './DineroDocument.ts';

/** Invoices and credit notes that Dinero books and numbers. */
export const bookingsRoom: Room = {
  name: 'bookings',
  entities: [DineroDocument, DineroCursor],
  resolvers: [BookingResolver, AdminBookingsResolver],
  jobs: {
    'bookings.book': { handler: bookDocumentsJob, schedule: '* * * * *' },
    'bookings.read-changes': { handler: readChangesJob, schedule: '*/5 * * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'bookings.book': typeof bookDocumentsJob;
    'bookings.read-changes': typeof readChangesJob;
  }
}
