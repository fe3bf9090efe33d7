import 'reflect-metadata';
import { createApp } from '../../app.ts';
import { rooms } from '../../rooms.ts';
import { sendMessage } from '../../rooms/events/eventMessages/message.jobs.ts';
import { dieInTransaction, readPlan, type Moment } from './plan.ts';

// A test starts this program, which sends a message in a portal process of its own, one recipient in each transaction,
// and kills itself in the transaction of a recipient or right after its commit.

const { id, recipient, moment, config } = readPlan<{ id: string; recipient: number; moment: Moment }>();
const { services } = await createApp({ ...config, port: 0 }, { rooms, runJobs: false });
dieInTransaction(services.writes, { number: recipient, moment });
await sendMessage(services, id, 1);
process.exit(0);
