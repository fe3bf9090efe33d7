import 'reflect-metadata';
import { createInvoiceDraft } from '../accounting/invoiceDraft.service.ts';
import { createApp } from '../app.ts';
import type { Config } from '../config.ts';
import { Context } from '../context.ts';
import { DineroClient } from '../providers/dinero/Dinero.ts';

/** Drafts an invoice as its own portal, and dies at the step that it is told. Run by a test, as a process of its own. */
const { step, token, entryId, config } = JSON.parse(process.env.DRAFT!) as {
  step: string;
  token: string;
  entryId: string;
  config: Config;
};
const { services, close } = await createApp({ ...config, port: 0 }, { runJobs: false });

const die = (at: string) => void (at === step && process.kill(process.pid, 'SIGKILL'));

const make = DineroClient.prototype.createInvoiceDraft;
DineroClient.prototype.createInvoiceDraft = async function dying(invoice) {
  die('claimed');
  const made = await make.call(this, invoice);
  die('made');
  return made;
};
const ctx = await Context.of(services, { requestId: 'test', address: '' }, token);
await createInvoiceDraft(ctx, entryId);
die('kept');
await close();
process.exit(0);
