import type { Room } from '../../../platform/room.ts';
import { DailyFigure } from './DailyFigure.ts';
import { DailySnapshot } from './DailySnapshot.ts';
import { MonthlyRevenueResolver } from './monthlyRevenue.resolver.ts';
import { OverviewResolver, RecurringCompanyResolver } from './overview.resolver.ts';
import { RecurringRevenue } from './RecurringRevenue.ts';
import { takeSnapshotsJob } from './reports.jobs.ts';

/** The figures of the reseller by day, which a job computes at night, and the overview that shows them. */
export const reportsRoom: Room = {
  name: 'reports',
  entities: [DailySnapshot, DailyFigure, RecurringRevenue],
  resolvers: [OverviewResolver, MonthlyRevenueResolver, RecurringCompanyResolver],
  // More often than once a night, in case the portal was down. What is stored is not computed again.
  jobs: { 'reports.snapshot': { handler: takeSnapshotsJob, schedule: '*/15 2-23 * * *' } },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'reports.snapshot': typeof takeSnapshotsJob;
  }
}
