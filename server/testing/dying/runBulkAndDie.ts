import 'reflect-metadata';
import { createApp } from '../../app.ts';
import { runBulk } from '../../bulk/bulk.jobs.ts';
import { dbRoles, type DbContext } from '../../db/roles.ts';
import type { Write } from '../../db/writes.ts';
import { rooms } from '../../rooms.ts';
import { readPlan } from './plan.ts';

// A test starts this program, which carries out a bulk run in a portal process of its own, and kills itself in the
// transaction of a row or right after its commit.

interface Plan {
  id: string;
  row: number;
  moment: 'before the commit' | 'after the commit';
}

const { id, row, moment, config } = readPlan<Plan>();
const { services } = await createApp({ ...config, port: 0 }, { rooms, runJobs: false });
const { writes } = services;
const run = writes.run.bind(writes);
let count = 0;
const dieAt = (current: Plan['moment']) => count === row && moment === current && process.kill(process.pid, 'SIGKILL');
writes.run = async <T>(context: DbContext, work: (write: Write) => Promise<T>): Promise<T> => {
  if (context.role !== dbRoles.admin) return run(context, work);
  const result = await run(context, async (write) => {
    const value = await work(write);
    await write.em.flush();
    count += 1;
    dieAt('before the commit');
    return value;
  });
  dieAt('after the commit');
  return result;
};
await runBulk(services, id);
process.exit(0);
