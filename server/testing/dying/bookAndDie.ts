import 'reflect-metadata';
import { createApp } from '../../app.ts';
import { rooms } from '../../rooms.ts';
import { bookDocuments } from '../../rooms/money/dinero/booking.jobs.ts';
import { dieAfterCall, readPlan } from './plan.ts';

// A test starts this program, which books the waiting invoices at Dinero in a portal process of its own, and kills
// itself right after an answer of Dinero.

const { dieAfter, config } = readPlan<{ dieAfter: string }>();
dieAfterCall(dieAfter);
const { services, close } = await createApp({ ...config, port: 0 }, { rooms, runJobs: false });
await bookDocuments(services);
await close();
process.exit(0);
