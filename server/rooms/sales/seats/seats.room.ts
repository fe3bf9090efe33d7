import type { Room } from '../../../platform/room.ts';
import { AdminSeatsResolver, RenewalSeatsResolver, SeatNoteResolver } from './adminSeats.resolver.ts';
import { HelpDeskAgent } from './HelpDeskAgent.ts';
import { mailMonthlySeatsJob } from './monthlyMail.jobs.ts';
import { pruneSeats, readDueSeatsJob } from './seat.jobs.ts';
import {
  CustomerSeatsResolver,
  InstallationSeatsResolver,
  SeatAdviceResolver,
  SeatsResolver,
} from './seat.resolver.ts';
import { SeatDay } from './SeatDay.ts';
import { SeatReading } from './SeatReading.ts';
import { seatsRoutes } from './seats.rest.ts';
import { storeBrokenConnection } from './storeBrokenConnection.ts';

/** Seats in use: what is read from the help desks, and what companies are advised to do about it. */
export const seatsRoom: Room = {
  name: 'seats',
  rest: {
    name: 'Licenser i brug',
    description: "Seats of the company's installations, bought and in use.",
    routes: seatsRoutes,
  },
  entities: [SeatReading, SeatDay, HelpDeskAgent],
  resolvers: [
    InstallationSeatsResolver,
    SeatsResolver,
    SeatAdviceResolver,
    CustomerSeatsResolver,
    AdminSeatsResolver,
    SeatNoteResolver,
    RenewalSeatsResolver,
  ],
  whenConnectionBreaks: storeBrokenConnection,
  jobs: {
    'seats.read': { handler: readDueSeatsJob, schedule: '* * * * *' },
    'seats.mail': { handler: mailMonthlySeatsJob, schedule: '25 8 * * *' },
    'seats.prune': { handler: pruneSeats, schedule: '19 3 * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'seats.read': typeof readDueSeatsJob;
    'seats.mail': typeof mailMonthlySeatsJob;
    'seats.prune': typeof pruneSeats;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'seats.changed': true;
  }
}
