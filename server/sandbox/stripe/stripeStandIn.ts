import type Stripe from 'stripe';
import { Faults, type Fault } from '../Faults.ts';
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
const BY_ITSELF = { id: 'req_sandbox', key: null };

/** A stand-in for Stripe, with the strings that a test, or the demo, may pull. */
export interface StripeStandIn extends StandIn {
  /** What a client of Stripe is configured with, where the sandbox mounted this one at `url`. */
  settingsAt(url: string): {
    secretKey: string;
    publishableKey: string;
    webhookSecret: string;
    apiUrl: string;
    scriptUrl: string;
  };
  /** From now on events go here, beginning with those that nobody has heard yet. */
  deliverTo(webhookUrl: string): void;
  pauseWebhooks(): void;
  resumeWebhooks(): void;
  /** Sends one event now, however often it was sent; answers with the receiver's status. */
  deliver(eventId: string): Promise<number>;
  /** Oldest first. */
  events(): Stripe.Event[];
  failNext(call: string, fault: Fault): void;
  /** The next payment stays 'processing' until it is settled here. */
  holdNextPayment(): void;
  settle(paymentIntentId: string, outcome: 'succeeded' | 'failed'): void;
  /** As if a day had passed. */
  forgetIdempotencyKeys(): void;
}

/** Keeps its state in a file where it is given a folder, else in memory. */
export function stripeStandIn({ folder }: { folder?: string | undefined } = {}): StripeStandIn {
  const file = new StripeFile(folder);
  const { state } = file;
  const faults = new Faults();
  const webhooks = new Webhooks(file, WEBHOOK_SECRET);
  const settlement = new Settlement(state, webhooks);
  return {
    name: 'stripe',
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
    resumeWebhooks: () => webhooks.resume(),
    deliver: (eventId) => webhooks.deliver(eventId),
    events: () => structuredClone(state.events),
    failNext: (call, fault) => faults.failNext(call, fault),
    holdNextPayment: () => settlement.holdNext(),
    settle(paymentIntentId, outcome) {
      const intent = state.paymentIntents[paymentIntentId]!;
      if (outcome === 'succeeded') settlement.succeed(intent, BY_ITSELF);
      else
        settlement.refuse(
          intent,
          {
            type: 'card_error',
            code: 'card_declined',
            decline_code: 'generic_decline',
            message: 'Your card was declined.',
          },
          BY_ITSELF,
        );
      file.save();
    },
    forgetIdempotencyKeys() {
      state.answered = {};
    },
  };
}
