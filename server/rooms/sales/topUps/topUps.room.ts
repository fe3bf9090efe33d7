import type { Room } from '../../../platform/room.ts';
import { ClipCardTopUp } from './ClipCardTopUp.ts';
import { findTopUps, runAllTopUps, runTopUpJob } from './topUp.jobs.ts';
import { DepartmentTopUpResolver, ViewerTopUpResolver } from './topUp.resolver.ts';

export const topUpsRoom: Room = {
  name: 'topUps',
  entities: [ClipCardTopUp],
  resolvers: [DepartmentTopUpResolver, ViewerTopUpResolver],
  messages: { topUp: { store: findTopUps, job: 'topUps.run' } },
  jobs: {
    'topUps.run': { handler: runTopUpJob },
    'topUps.runAll': { handler: runAllTopUps, schedule: '23 * * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'topUps.run': typeof runTopUpJob;
    'topUps.runAll': typeof runAllTopUps;
  }
}

declare module '../../../platform/db/writes.ts' {
  interface Messages {
    /** The hours, an order or a payment of a department may have changed its automatic purchase. */
    topUp: { departmentId: string };
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'clip-card-top-up.changed': true;
  }
}
