import type { Random } from '../Random.ts';
import type { Misfortune } from './Misfortune.ts';

const stripeCalls = ['POST /v1/payment_intents', 'POST /v1/customers', 'POST /v1/setup_intents'];
const dineroCalls = ['POST /token', 'GET /contacts', 'POST /contacts', 'GET /invoices', 'POST /invoices'] as const;
const clickUpCalls = ['GET /v2/team', 'POST /v2/list/:id/task', 'PUT /v2/task/:id', 'POST /v2/team/:id/webhook'];

const randomFault = (random: Random) =>
  random.pick([{ status: 503 }, { status: 500 }, { status: 429 }, { dropAnswerAfterWork: true as const }]);

/** A provider refuses, throttles, or does its work and loses the answer. */
export const failingProviders: Misfortune = {
  name: 'failingProviders',
  weight: 6,
  async happen({ providers: { stripe, dinero, clickup } }, random) {
    const fault = { ...randomFault(random), times: 1 + random.below(3) };
    const { name, plan } = random.pick([
      ...stripeCalls.map((call) => ({ name: `Stripe ${call}`, plan: () => stripe.failNext(call, fault) })),
      ...dineroCalls.map((call) => ({ name: `Dinero ${call}`, plan: () => dinero.failNext(call, fault) })),
      ...clickUpCalls.map((call) => ({ name: `ClickUp ${call}`, plan: () => clickup.failNext(call, fault) })),
    ]);
    plan();
    return `${name} fails: ${JSON.stringify(fault)}`;
  },
  end({ providers: { stripe, dinero, clickup } }) {
    stripeCalls.forEach((call) => stripe.clearFaults(call));
    dineroCalls.forEach((call) => dinero.clearFaults(call));
    clickUpCalls.forEach((call) => clickup.clearFaults(call));
  },
};

/** A payment stays undecided until the misfortune ends. */
export const undecidedPayment: Misfortune = {
  name: 'undecidedPayment',
  weight: 2,
  async happen({ providers: { stripe } }) {
    stripe.holdNextPayment();
    return 'the next payment stays undecided';
  },
  end({ providers: { stripe } }) {
    for (const { id, status } of stripe.payments()) if (status === 'processing') stripe.settle(id, 'succeeded');
  },
};
