import 'reflect-metadata';
import { createApp } from '../app.ts';
import { clipCardSale } from '../clipCards/clipCardPurchase.service.ts';
import type { Config } from '../config.ts';
import { Context, type Services } from '../context.ts';
import { purchase } from '../payments/purchase.service.ts';

/** Buys a clip card as its own portal, and dies at the step that it is told. Run by a test, as a process of its own. */
const { step, token, departmentId, purchaseId, config } = JSON.parse(process.env.BUY!) as {
  step: string;
  token: string;
  departmentId: string;
  purchaseId: string;
  config: Config;
};
const { services, close } = await createApp({ ...config, port: 0 }, { runJobs: false });

const die = (at: string) => void (at === step && process.kill(process.pid, 'SIGKILL'));

/** The purchase writes twice: what is owed (its repeat is asked for first), and what came of the charge. */
function dieAroundWrites({ writes }: Services): void {
  const run = writes.run.bind(writes);
  let asked = 0;
  writes.run = async (context, work) => {
    asked += 1;
    if (asked === 1) return run(context, work);
    const result = await run(context, async (write) => {
      const value = await work(write);
      if (asked === 2) await write.em.flush().then(() => die('reserve'));
      return value;
    });
    die(asked === 2 ? 'reserved' : 'recorded');
    return result;
  };
}

function dieAroundCharge({ stripe }: Services): void {
  const charge = stripe.charge.bind(stripe);
  stripe.charge = async (wanted) => {
    const outcome = await charge(wanted);
    // The test kills it as soon as the provider has the request: nobody here gets to read the answer.
    if (step === 'charge') await new Promise(() => undefined);
    die('charged');
    return outcome;
  };
}

dieAroundWrites(services);
dieAroundCharge(services);
const ctx = await Context.of(services, { requestId: 'test', address: '' }, token);
await purchase(ctx, await clipCardSale(ctx, { departmentId, purchaseId, hours: 10 }));
await close();
process.exit(0);
