import type { FastifyReply } from 'fastify';
import type { Misfortune } from './Misfortune.ts';

const stripeCalls = ['POST /v1/payment_intents', 'POST /v1/customers', 'POST /v1/setup_intents'];
const dineroCalls = [
  'POST /token',
  'GET /contacts',
  'POST /contacts',
  'GET /invoices',
  'GET /invoices/:id',
  'GET /invoices/:id/payments',
  'POST /invoices',
  'POST /invoices/:id/payments',
  'POST /invoices/:id/book',
  'GET /sales/creditnotes',
  'POST /sales/creditnotes',
  'POST /sales/creditnotes/:id/book',
] as const;
const clickUpCalls = ['GET /v2/team', 'POST /v2/list/:id/task', 'PUT /v2/task/:id', 'POST /v2/team/:id/webhook'];
const shopifyCalls = ['POST /access_token', 'POST /graphql.json'] as const;

const faults = [
  { weight: 3, fault: { status: 503 } },
  { weight: 2, fault: { status: 500 } },
  { weight: 2, fault: { status: 429 } },
  { weight: 4, fault: { dropAnswerAfterWork: true as const } },
  // The portal waits for its time limit, in real time.
  { weight: 0.3, fault: { hang: true as const } },
];

interface FailingProvider<Call, Fault> {
  failNext(call: Call, fault: Fault): void;
}

/** The failures of a provider to choose from, one for each of its calls. */
const failuresOf = <Call extends string, Fault>(
  provider: FailingProvider<Call, Fault>,
  calls: readonly Call[],
  fault: Fault,
) =>
  calls.map((call) => ({
    name: `${call} fails: ${JSON.stringify(fault)}`,
    plan: () => provider.failNext(call, fault),
  }));

/** A provider refuses, throttles, never answers, does its work and loses the answer, or answers half of it. */
export const failingProviders: Misfortune = {
  name: 'failingProviders',
  weight: 6,
  async happen({ providers: { stripe, dinero, clickup, shopify } }, random) {
    const { fault } = random.pickWeighted(faults);
    const planned = { ...fault, times: 'hang' in fault ? 1 : 1 + random.below(3) };
    // The stand-in of Stripe cannot answer half of a JSON.
    const plannedOrHalf = random.chance(0.2) ? { brokenJson: true as const } : planned;
    const { name, plan } = random.pick([
      ...failuresOf(stripe, stripeCalls, planned),
      ...failuresOf(dinero, dineroCalls, plannedOrHalf),
      ...failuresOf(clickup, clickUpCalls, plannedOrHalf),
      ...failuresOf(shopify, shopifyCalls, plannedOrHalf),
    ]);
    plan();
    return name;
  },
  end({ providers: { stripe, dinero, clickup, shopify } }) {
    stripeCalls.forEach((call) => stripe.clearFaults(call));
    dineroCalls.forEach((call) => dinero.clearFaults(call));
    clickUpCalls.forEach((call) => clickup.clearFaults(call));
    shopifyCalls.forEach((call) => shopify.clearFaults(call));
  },
};

/** A payment or an invoice is created, but the portal does not hear of it. */
export const lostReceipt: Misfortune = {
  name: 'lostReceipt',
  weight: 4,
  async happen({ providers: { stripe, dinero } }, random) {
    const fault = { dropAnswerAfterWork: true as const, times: 1 };
    if (random.chance(0.5)) {
      stripe.failNext('POST /v1/payment_intents', fault);
      return 'the answer to the next payment is lost';
    }
    const call = random.pick(['POST /invoices', 'POST /invoices/:id/book', 'POST /sales/creditnotes'] as const);
    dinero.failNext(call, fault);
    return `the answer to the next ${call} is lost`;
  },
};

/** A shop's owner removes the app, or the access that the owner gave ends. */
export const lostShop: Misfortune = {
  name: 'lostShop',
  weight: 1,
  async happen({ providers: { shopify } }, random) {
    const shops = shopify.installedShops();
    if (!shops.length || random.chance(0.3)) {
      shopify.expireAccess();
      return 'the access to all shops ended';
    }
    const shop = random.pick(shops);
    shopify.uninstall(shop);
    return `${shop} removed the app`;
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
  end({ providers: { stripe } }, random) {
    for (const { id, status } of stripe.payments())
      if (status === 'processing') stripe.settle(id, random.chance(0.5) ? 'succeeded' : 'failed');
  },
};

const hang = () => new Promise(() => undefined);
const statusPageFaults = [
  { name: 'answers 500', always: (reply: FastifyReply) => reply.code(500).send({ error: 'Internal Server Error' }) },
  { name: 'answers with a page', always: (reply: FastifyReply) => reply.type('text/html').send('<html>') },
  { name: 'closes connections', always: (reply: FastifyReply) => reply.raw.destroy() },
  // The portal waits for its time limit in real time, so only the first requests get no answer.
  { name: 'hangs, then answers 503', next: [hang, hang], always: (reply: FastifyReply) => reply.code(503).send() },
];

/** Zendesk's status page is gone until the misfortune ends. */
export const lostStatusPage: Misfortune = {
  name: 'lostStatusPage',
  weight: 2,
  async happen({ db, providers: { zendeskStatus } }, random) {
    const { name, next = [], always } = random.pick(statusPageFaults);
    zendeskStatus.answerNext(...next);
    zendeskStatus.answerAlways(always);
    // The next run of the job reads the page.
    await db.sql("update service_status_cursor set read_at = simulated.now() - interval '5 minutes'");
    return `the status page ${name}`;
  },
  end: ({ providers: { zendeskStatus } }) => zendeskStatus.clearFaults(),
};
