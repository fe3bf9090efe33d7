import 'reflect-metadata';
import { createInvoiceDraft } from '../accounting/invoiceDraft.service.ts';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { Context } from '../context.ts';
import { DineroClient } from '../providers/dinero/Dinero.ts';
import { rooms } from '../rooms.ts';

/** Creates an invoice draft in a portal process of its own, which kills itself at the given step. Started by a test. */
const { step, token, entryId, config } = JSON.parse(process.env.DRAFT!) as {
  step: string;
  token: string;
  entryId: string;
  config: Config;
};
const { services, close } = await createApp({ ...config, port: 0 }, { rooms, runJobs: false });

const die = (at: string) => void (at === step && process.kill(process.pid, 'SIGKILL'));

const createInvoiceDraftAtDinero = DineroClient.prototype.createInvoiceDraft;
DineroClient.prototype.createInvoiceDraft = async function dying(invoice) {
  die('claimed');
  const draft = await createInvoiceDraftAtDinero.call(this, invoice);
  die('made');
  return draft;
};
const ctx = await Context.of(services, { requestId: 'test', address: '' }, token);
await createInvoiceDraft(ctx, entryId);
die('kept');
await close();
process.exit(0);
