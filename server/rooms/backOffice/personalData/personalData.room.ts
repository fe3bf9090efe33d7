import { dbRoles } from '../../../platform/db/roles.ts';
import type { Room } from '../../../platform/room.ts';
import { collectCopy } from './copy.service.ts';
import { withdrawRequests } from './erasure.service.ts';
import { Erasure } from './Erasure.ts';
import { KeptRecord } from './KeptRecord.ts';
import { erasePersonalData, prunePersonalData, sweepPersonalData } from './personalData.jobs.ts';
import { AdminErasuresResolver, ErasureResolver, PersonalDataResolver } from './personalData.resolver.ts';
import { exportBinding, PersonalDataExport } from './PersonalDataExport.ts';

export const personalDataRoom: Room = {
  name: 'personalData',
  sealedColumns: [
    { table: 'personal_data_export', id: 'user_id', column: 'content', boundTo: exportBinding, role: dbRoles.system },
  ],
  entities: [Erasure, PersonalDataExport, KeptRecord],
  resolvers: [PersonalDataResolver, ErasureResolver, AdminErasuresResolver],
  // The request of a claim, which somebody else may have made, would erase the owner of the address in all companies.
  whenClaimJoins: async (ctx, write, claimId) => void (await withdrawRequests(ctx, write, claimId)),
  jobs: {
    'personal-data.collect': { handler: collectCopy },
    'personal-data.erase': { handler: erasePersonalData },
    'personal-data.sweep': { handler: sweepPersonalData, schedule: '*/2 * * * *' },
    'personal-data.prune': { handler: prunePersonalData, schedule: '31 3 * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'personal-data.collect': typeof collectCopy;
    'personal-data.erase': typeof erasePersonalData;
    'personal-data.sweep': typeof sweepPersonalData;
    'personal-data.prune': typeof prunePersonalData;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'erasure.changed': true;
    'personal-data.changed': true;
  }
}
