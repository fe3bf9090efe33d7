import type { Room } from '../../../platform/room.ts';
import { mailHoursStatementsJob } from './hoursStatement.jobs.ts';
import { CustomerUsedHoursResolver, HourEntryTypeResolver } from './usedHours.resolver.ts';

/** The hours of clip cards that companies use, and their monthly statement. */
export const usedHoursRoom: Room = {
  name: 'usedHours',
  resolvers: [CustomerUsedHoursResolver, HourEntryTypeResolver],
  jobs: { 'usedHours.mail': { handler: mailHoursStatementsJob, schedule: '40 8 * * *' } },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'usedHours.mail': typeof mailHoursStatementsJob;
  }
}
