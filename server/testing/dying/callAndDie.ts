import 'reflect-metadata';
import type { InjectOptions } from 'fastify';
import { createApp } from '../../app.ts';
import type { Services } from '../../platform/services.ts';
import { rooms } from '../../rooms.ts';
import { readPlan } from './plan.ts';

// A test starts this program, which answers one request in a portal process of its own and kills itself at the given
// step.

const { step, request, config } = readPlan<{
  step: string;
  request: InjectOptions;
}>();
const portal = await createApp({ ...config, port: 0 }, { rooms, runJobs: false });

const dieAt = (at: string) => void (at === step && process.kill(process.pid, 'SIGKILL'));

function dieAroundWrites({ writes }: Services): void {
  const run = writes.run.bind(writes);
  writes.run = async (context, work) => {
    const result = await run(context, async (write) => {
      const value = await work(write);
      await write.em.flush();
      dieAt('while it writes');
      return value;
    });
    dieAt('once it has written');
    return result;
  };
}

function dieAroundTheCall({ idempotency }: Services): void {
  const runOnce = idempotency.runOnce.bind(idempotency);
  idempotency.runOnce = async (call, produce) => {
    const answer = await runOnce(call, async () => {
      dieAt('before it writes');
      const produced = await produce();
      dieAt('once it has its answer');
      return produced;
    });
    dieAt('once its answer is kept');
    return answer;
  };
}

dieAroundWrites(portal.services);
dieAroundTheCall(portal.services);
await portal.app.inject(request);
await portal.close();
process.exit(0);
