import type { Room } from '../../../platform/room.ts';
import { closeGrantedRequests, closeRequestsOf } from './openRequests.service.ts';
import { publishLostDepartment } from './publishLostDepartment.ts';
import { pruneRightsRequests } from './rights.jobs.ts';
import { CustomerRightsResolver, RightsResolver } from './rights.resolver.ts';
import { RightsRequest } from './RightsRequest.ts';

/** What users may see of their company: who changes it, and how they ask for more. */
export const rightsRoom: Room = {
  name: 'rights',
  entities: [RightsRequest],
  resolvers: [RightsResolver, CustomerRightsResolver],
  whenDepartmentIsDeleted: publishLostDepartment,
  whenRightsChange: closeGrantedRequests,
  whenPersonLeaves: (write, _services, userId) => closeRequestsOf(write, userId),
  jobs: {
    'rights-requests.prune': { handler: pruneRightsRequests, schedule: '31 3 * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'rights-requests.prune': typeof pruneRightsRequests;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'rights-request.changed': true;
  }
}
