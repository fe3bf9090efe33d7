import { randomBytes } from 'node:crypto';
import type Stripe from 'stripe';
import { StateFile } from '../StateFile.ts';
import type { BehaviourName } from './testCards.ts';

export interface StoredAnswer {
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  at: number;
}

/** The state of the stand-in. Card numbers are not stored, only how each card behaves. */
export interface StripeState {
  customers: Record<string, Stripe.Customer>;
  paymentMethods: Record<string, Stripe.PaymentMethod>;
  behaviours: Record<string, BehaviourName>;
  setupIntents: Record<string, Stripe.SetupIntent>;
  paymentIntents: Record<string, Stripe.PaymentIntent>;
  /** Oldest first. */
  events: Stripe.Event[];
  /** Answers by idempotency key. */
  answered: Record<string, StoredAnswer>;
}

const KEY_LIFETIME_MS = 24 * 60 * 60 * 1000;
const MAX_STORED_EVENTS = 1000;

const emptyState = (): StripeState => ({
  customers: {},
  paymentMethods: {},
  behaviours: {},
  setupIntents: {},
  paymentIntents: {},
  events: [],
  answered: {},
});

export class StripeFile extends StateFile<StripeState> {
  constructor(folder: string | undefined) {
    super(folder, 'stripe', emptyState);
  }

  override save(): void {
    const { events, answered } = this.state;
    events.splice(0, events.length - MAX_STORED_EVENTS);
    for (const [key, { at }] of Object.entries(answered)) if (at < Date.now() - KEY_LIFETIME_MS) delete answered[key];
    super.save();
  }
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
export const newSecret = (id: string) => `${id}_secret_${randomBytes(16).toString('hex')}`;
export const now = () => Math.floor(Date.now() / 1000);
