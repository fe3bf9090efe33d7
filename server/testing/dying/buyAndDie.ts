import 'reflect-metadata';
import { createApp } from '../../app.ts';
import type { Services } from '../../platform/services.ts';
import { rooms } from '../../rooms.ts';
import { retryPayment } from '../../rooms/money/payments/payments.jobs.ts';
import { readPlan } from './plan.ts';
import { nextTransaction, stopAll, stopAt } from './stops.ts';
import { buyTenHours, chargeInvoice, type Order } from './tenHours.ts';

// A test starts this program, which buys clip cards, retries failed payments and pays invoices by card in a portal
// process of its own. Each payment stops at its own step, and the test kills the process once all have stopped.

/** A purchase, a retry of an entry, or a card payment of an invoice. */
export interface StoppedPayment {
  step: string;
  order?: Order;
  retriedEntryId?: string;
  invoiceId?: string;
}

const { payments, config } = readPlan<{ payments: StoppedPayment[] }>();
// A payment that stops in a transaction keeps its connection.
const { services } = await createApp({ ...config, port: 0, poolSize: 8 }, { rooms, runJobs: false });

/** A payment runs two transactions: one that reserves it, and one that records its outcome. */
function stopAroundWrites({ writes }: Services): void {
  const run = writes.run.bind(writes);
  writes.run = async (context, work) => {
    const number = nextTransaction();
    const result = await run(context, async (write) => {
      const value = await work(write);
      if (number === 1) await write.em.flush().then(() => stopAt('reserve'));
      return value;
    });
    await stopAt(number === 1 ? 'reserved' : 'recorded');
    return result;
  };
}

function stopAroundCharge({ stripe }: Services): void {
  const charge = stripe.charge.bind(stripe);
  stripe.charge = async (request) => {
    const charged = charge(request);
    // The test kills the process once Stripe has the request. The answer must not be processed.
    await stopAt('charge');
    const outcome = await charged;
    await stopAt('charged');
    return outcome;
  };
}

stopAroundWrites(services);
stopAroundCharge(services);
stopAll(payments, async ({ order, retriedEntryId, invoiceId }) => {
  if (order) await buyTenHours(services, order);
  else if (retriedEntryId) await retryPayment(services, retriedEntryId);
  else await chargeInvoice(services, invoiceId!);
});
