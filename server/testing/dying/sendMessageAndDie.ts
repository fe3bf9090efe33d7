import 'reflect-metadata';
import { createApp } from '../../app.ts';
import type { DbContext } from '../../db/roles.ts';
import type { Write } from '../../db/writes.ts';
import { sendMessage } from '../../eventMessages/message.jobs.ts';
import { rooms } from '../../rooms.ts';
import { readPlan } from './plan.ts';

// A test starts this program, which sends a message in a portal process of its own, one recipient in each transaction,
// and kills itself in the transaction of a recipient or right after its commit.

interface Plan {
  id: string;
  recipient: number;
  moment: 'before the commit' | 'after the commit';
}

const { id, recipient, moment, config } = readPlan<Plan>();
const { services } = await createApp({ ...config, port: 0 }, { rooms, runJobs: false });
const { writes } = services;
const run = writes.run.bind(writes);
let count = 0;
const dieAt = (current: Plan['moment']) =>
  count === recipient && moment === current && process.kill(process.pid, 'SIGKILL');
writes.run = async <T>(context: DbContext, work: (write: Write) => Promise<T>): Promise<T> => {
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
await sendMessage(services, id, 1);
process.exit(0);
