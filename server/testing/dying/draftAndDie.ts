import 'reflect-metadata';
import { createApp } from '../../app.ts';
import { Context } from '../../platform/context.ts';
import { DineroClient } from '../../providers/dinero/Dinero.ts';
import { rooms } from '../../rooms.ts';
import { createInvoiceDraft } from '../../rooms/money/dinero/invoiceDraft.service.ts';
import { readPlan } from './plan.ts';

// A test starts this program, which creates an invoice draft in a portal process of its own and kills itself at the
// given step.

const { step, token, entryId, config } = readPlan<{
  step: string;
  token: string;
  entryId: string;
}>();
const { services, close } = await createApp({ ...config, port: 0 }, { rooms, runJobs: false });

const dieAt = (at: string) => void (at === step && process.kill(process.pid, 'SIGKILL'));

const createInvoiceDraftAtDinero = DineroClient.prototype.createInvoiceDraft;
DineroClient.prototype.createInvoiceDraft = async function dying(invoice) {
  dieAt('before the draft');
  const draft = await createInvoiceDraftAtDinero.call(this, invoice);
  dieAt('draft created');
  return draft;
};
const ctx = await Context.of(services, { address: '' }, token);
await createInvoiceDraft(ctx, entryId);
dieAt('draft stored');
await close();
process.exit(0);
