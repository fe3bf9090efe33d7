import { dbRoles } from '../db/roles.ts';
import type { Room } from '../room.ts';
import { pruneCalls } from './call.jobs.ts';
import { callBinding } from './Idempotency.ts';
import { IdempotentCall } from './IdempotentCall.ts';
import { pruneIdempotencyRecords } from './pruneIdempotencyRecords.ts';

export const idempotencyRoom: Room = {
  name: 'idempotency',
  sealedColumns: ['journal', 'answer'].map((column) => ({
    table: 'idempotent_call',
    id: 'id',
    column,
    boundTo: callBinding,
    role: dbRoles.auth,
  })),
  entities: [IdempotentCall],
  jobs: {
    'repeats.prune': { handler: pruneIdempotencyRecords, schedule: '35 3 * * *' },
    'calls.prune': { handler: pruneCalls, schedule: '*/10 * * * *' },
  },
};

declare module '../jobs/JobQueue.ts' {
  interface JobHandlers {
    'repeats.prune': typeof pruneIdempotencyRecords;
    'calls.prune': typeof pruneCalls;
  }
}
