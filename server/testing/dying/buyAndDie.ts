import 'reflect-metadata';
import { createApp } from '../../app.ts';
import { Context } from '../../platform/context.ts';
import type { Services } from '../../platform/services.ts';
import { rooms } from '../../rooms.ts';
import { settleInvoiceCharge, startInvoiceCharge } from '../../rooms/money/invoices/payByCard.service.ts';
import { retryPayments } from '../../rooms/money/payments/payments.jobs.ts';
import { buyerIn, clipCardSale } from '../../rooms/sales/clipCards/clipCardPurchase.service.ts';
import { purchase } from '../../rooms/sales/purchases/purchase.service.ts';
import { readPlan } from './plan.ts';

// A test starts this program, which buys a clip card in a portal process of its own, or retries failed payments, and
// kills itself at the given step.

const { step, order, invoiceId, config } = readPlan<{
  step: string;
  /** Undefined for the job that retries, and for a card payment of an invoice. */
  order?: { token: string; departmentId: string; purchaseId: string };
  invoiceId?: string;
}>();
const { services, close } = await createApp({ ...config, port: 0 }, { rooms, runJobs: false });

const dieAt = (at: string) => void (at === step && process.kill(process.pid, 'SIGKILL'));

/** A purchase and a retry run two transactions: the ledger entry, and the outcome. */
function dieAroundWrites({ writes }: Services): void {
  const run = writes.run.bind(writes);
  let transactions = 0;
  writes.run = async (context, work) => {
    transactions += 1;
    const result = await run(context, async (write) => {
      const value = await work(write);
      if (transactions === 1) await write.em.flush().then(() => dieAt('reserve'));
      return value;
    });
    dieAt(transactions === 1 ? 'reserved' : 'recorded');
    return result;
  };
}

function dieAroundCharge({ stripe }: Services): void {
  const charge = stripe.charge.bind(stripe);
  stripe.charge = async (request) => {
    const outcome = await charge(request);
    // At this step, the test itself kills the process once Stripe has the request. The answer must not be processed.
    if (step === 'charge') await new Promise(() => undefined);
    dieAt('charged');
    return outcome;
  };
}

dieAroundWrites(services);
dieAroundCharge(services);
if (order) {
  const { token, departmentId, purchaseId } = order;
  const ctx = await Context.of(services, { address: '' }, token);
  await purchase(ctx, await clipCardSale(buyerIn(ctx), { departmentId, purchaseId, hours: 10 }));
} else if (invoiceId) {
  await startInvoiceCharge(services, invoiceId);
  await settleInvoiceCharge(services, invoiceId);
} else await retryPayments(services, { id: 'test', data: {} });
await close();
process.exit(0);
