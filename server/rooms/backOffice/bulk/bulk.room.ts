import type { Room } from '../../../platform/room.ts';
import { resumeBulkJob, runBulkJob } from './bulk.jobs.ts';
import { AdminBulkResolver, BulkMutationsResolver, BulkRunResolver } from './bulk.resolver.ts';
import { BulkItem } from './BulkItem.ts';
import { BulkRun } from './BulkRun.ts';

/** Actions on many rows of a list, which a job carries out row by row. */
export const bulkRoom: Room = {
  name: 'bulk',
  entities: [BulkRun, BulkItem],
  resolvers: [AdminBulkResolver, BulkRunResolver, BulkMutationsResolver],
  jobs: {
    'bulk.run': { handler: runBulkJob },
    'bulk.resume': { handler: resumeBulkJob, schedule: '* * * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'bulk.run': typeof runBulkJob;
    'bulk.resume': typeof resumeBulkJob;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'bulk-run.changed': true;
  }
}
