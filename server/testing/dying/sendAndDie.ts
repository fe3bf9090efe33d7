import 'reflect-metadata';
import { createApp } from '../../app.ts';
import { rooms } from '../../rooms.ts';
import { sendComments } from '../../rooms/work/taskComments/sendComments.ts';
import { sendApprovals } from '../../rooms/work/tasks/sendApprovals.ts';
import { dieAfterCall, readPlan } from './plan.ts';

// A test starts this program, which sends what waits for ClickUp in a portal process of its own, and kills itself right
// after an answer of ClickUp.

const { dieAfter, config } = readPlan<{ dieAfter: string }>();
dieAfterCall(dieAfter);
const { services, close } = await createApp({ ...config, port: 0 }, { rooms, runJobs: false });
await sendComments(services);
await sendApprovals(services);
await close();
process.exit(0);
