import 'reflect-metadata';
import { createApp } from '../../app.ts';
import { dbRoles } from '../../platform/db/roles.ts';
import { rooms } from '../../rooms.ts';
import { runBulk } from '../../rooms/backOffice/bulk/bulk.jobs.ts';
import { dieInTransaction, readPlan, type Moment } from './plan.ts';

// A test starts this program, which carries out a bulk run in a portal process of its own, and kills itself in the
// transaction of a row or right after its commit.

const { id, row, moment, config } = readPlan<{ id: string; row: number; moment: Moment }>();
const { services } = await createApp({ ...config, port: 0 }, { rooms, runJobs: false });
dieInTransaction(services.writes, { number: row, moment, counts: ({ role }) => role === dbRoles.admin });
await runBulk(services, id);
process.exit(0);
