import type { Room } from '../../../platform/room.ts';
import { AccessRequest } from './AccessRequest.ts';
import { pruneAccessRequests } from './companyAccess.jobs.ts';
import { accessRequestNodeLoader } from './companyAccess.reads.ts';
import { AccessRequestResolver, CompanyAccessResolver } from './companyAccess.resolver.ts';
import { CompanyDomain } from './CompanyDomain.ts';
import { CompanySignIn } from './CompanySignIn.ts';

export const companyAccessRoom: Room = {
  name: 'companyAccess',
  entities: [CompanyDomain, CompanySignIn, AccessRequest],
  resolvers: [CompanyAccessResolver, AccessRequestResolver],
  nodes: [{ type: AccessRequest, loader: accessRequestNodeLoader }],
  jobs: {
    'access-requests.prune': { handler: pruneAccessRequests, schedule: '29 3 * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'access-requests.prune': typeof pruneAccessRequests;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'access-request.changed': true;
  }
}
