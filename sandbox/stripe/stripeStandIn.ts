import type Stripe from 'stripe';
import { Faults, type Fault } from '../Faults.ts';
import { RequestLog } from '../RequestLog.ts';
import type { StandIn } from '../sandbox.ts';
import { createApi } from './api.ts';
import { browserScript } from './browserScript.ts';
import { crossOrigin } from './crossOrigin.ts';
import { customerCalls } from './customerCalls.ts';
import { eventCalls } from './eventCalls.ts';
import { paymentIntentCalls } from './paymentIntentCalls.ts';
import { paymentMethodCalls } from './paymentMethodCalls.ts';
import { Settlement } from './Settlement.ts';
import { setupIntentCalls } from './setupIntentCalls.ts';
import { StripeFile } from './state.ts';
import { Webhooks } from './Webhooks.ts';

const keys = { secret: 'sk_test_sandbox', publishable: 'pk_test_sandbox' };
const WEBHOOK_SECRET = 'whsec_sandbox';
const SANDBOX_REQUEST = { id: 'req_sandbox', key: null };

/** A stand-in of Stripe, with controls for tests and the demo. */
export interface StripeStandIn extends StandIn {
  /** Settings for a Stripe client, when the sandbox serves this stand-in at `url`. */
  settingsAt(url: string): {
    secretKey: string;
    publishableKey: string;
    webhookSecret: string;
    apiUrl: string;
    scriptUrl: string;
  };
  /** Sets the address for events, and sends the pending events. */
  deliverTo(webhookUrl: string): void;
  pauseWebhooks(): void;
  /** Loses all events until `resumeWebhooks` is called. */
  loseWebhooks(): void;
  resumeWebhooks(): void;
  /** Sends one event now, even if it was sent before; returns the receiver's status. */
  deliver(eventId: string): Promise<number>;
  /** Oldest first. */
  events(): Stripe.Event[];
  /** All payments, oldest first. */
  payments(): Stripe.PaymentIntent[];
  failNext(call: string, fault: Fault): void;
  clearFaults(call: string): void;
  /** Keeps the next payment in the status 'processing' until `settle` is called. */
  holdNextPayment(): void;
  settle(paymentIntentId: string, outcome: 'succeeded' | 'failed'): void;
  /** Removes all idempotency keys, as Stripe does after a day. */
  forgetIdempotencyKeys(): void;
}

/** Keeps its state in a file if it has a folder, or else in memory. */
export function stripeStandIn({ folder }: { folder?: string | undefined } = {}): StripeStandIn {
  const file = new StripeFile(folder);
  const { state } = file;
  const faults = new Faults();
  const webhooks = new Webhooks(file, WEBHOOK_SECRET);
  const settlement = new Settlement(state, webhooks);
  return {
    name: 'stripe',
    log: new RequestLog(),
    mount(app) {
      crossOrigin(app);
      browserScript(app);
      const api = createApi(app, { file, faults, keys });
      customerCalls(api, state);
      paymentMethodCalls(api, state, webhooks);
      setupIntentCalls(api, state, webhooks);
      paymentIntentCalls(api, state, settlement);
      eventCalls(api, state);
      app.addHook('onClose', async () => webhooks.close());
    },
    settingsAt: (url) => ({
      secretKey: keys.secret,
      publishableKey: keys.publishable,
      webhookSecret: WEBHOOK_SECRET,
      apiUrl: url,
      scriptUrl: `${url}/v3/`,
    }),
    deliverTo: (url) => webhooks.deliverTo(url),
    pauseWebhooks: () => webhooks.pause(),
    loseWebhooks: () => webhooks.lose(),
    resumeWebhooks: () => webhooks.resume(),
    deliver: (eventId) => webhooks.deliver(eventId),
    events: () => structuredClone(state.events),
    payments: () => structuredClone(Object.values(state.paymentIntents)),
    failNext: (call, fault) => faults.failNext(call, fault),
    clearFaults: (call) => faults.clear(call),
    holdNextPayment: () => settlement.holdNext(),
    settle(paymentIntentId, outcome) {
      const intent = state.paymentIntents[paymentIntentId]!;
      if (outcome === 'succeeded') settlement.succeed(intent, SANDBOX_REQUEST);
      else
        settlement.refuse(
          intent,
          {
            type: 'card_error',
            code: 'card_declined',
            decline_code: 'generic_decline',
            message: 'Your card was declined.',
          },
          SANDBOX_REQUEST,
        );
      file.save();
    },
    forgetIdempotencyKeys() {
      state.answered = {};
    },
  };
}
