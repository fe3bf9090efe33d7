import 'reflect-metadata';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { rooms } from '../rooms.ts';
import { sendComments } from '../taskComments/sendComments.ts';
import { sendApprovals } from '../tasks/sendApprovals.ts';

// A test starts this program, which sends what waits for ClickUp in a portal process of its own, and kills itself right
// after an answer of ClickUp.

const { dieAfter, config } = JSON.parse(process.env.SEND!) as { dieAfter: string; config: Config };
const sendToNetwork = globalThis.fetch;
globalThis.fetch = async (...request) => {
  const answer = await sendToNetwork(...request);
  if (new RegExp(dieAfter).test(`${request[1]?.method} ${String(request[0])}`)) process.kill(process.pid, 'SIGKILL');
  return answer;
};
const { services, close } = await createApp({ ...config, port: 0 }, { rooms, runJobs: false });
await sendComments(services);
await sendApprovals(services);
await close();
process.exit(0);
