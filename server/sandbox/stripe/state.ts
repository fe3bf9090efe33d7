import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type Stripe from 'stripe';
import type { BehaviourName } from './testCards.ts';

export interface Answered {
  fingerprint: string;
  status: number;
  body: string;
  requestId: string;
  at: number;
}

/** Everything the stand-in knows. No card number is kept, only how the card behaves. */
export interface StripeState {
  customers: Record<string, Stripe.Customer>;
  paymentMethods: Record<string, Stripe.PaymentMethod>;
  behaviours: Record<string, BehaviourName>;
  setupIntents: Record<string, Stripe.SetupIntent>;
  paymentIntents: Record<string, Stripe.PaymentIntent>;
  /** Oldest first. */
  events: Stripe.Event[];
  answered: Record<string, Answered>;
}

const KEY_LIFETIME = 24 * 60 * 60 * 1000;
const EVENTS_KEPT = 1000;

/** The demo's database outlives a restart, and so must the cards and payments it points to. */
export class StateFile {
  readonly state: StripeState;
  readonly #path: string | undefined;

  constructor(folder: string | undefined) {
    this.#path = folder && join(folder, 'stripe.json');
    if (folder) mkdirSync(folder, { recursive: true });
    this.state = read(this.#path) ?? {
      customers: {}, paymentMethods: {}, behaviours: {}, setupIntents: {}, paymentIntents: {}, events: [], answered: {},
    };
  }

  save(): void {
    this.state.events.splice(0, this.state.events.length - EVENTS_KEPT);
    for (const [key, { at }] of Object.entries(this.state.answered)) if (at < Date.now() - KEY_LIFETIME) delete this.state.answered[key];
    if (!this.#path) return;
    writeFileSync(`${this.#path}.part`, JSON.stringify(this.state));
    renameSync(`${this.#path}.part`, this.#path);
  }
}

function read(path: string | undefined): StripeState | undefined {
  if (!path) return undefined;
  try {
    return JSON.parse(readFileSync(path, 'utf8')) as StripeState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
    throw error;
  }
}

export const newId = (prefix: string) => `${prefix}_${randomBytes(12).toString('hex')}`;
export const newSecret = (id: string) => `${id}_secret_${randomBytes(16).toString('hex')}`;
export const now = () => Math.floor(Date.now() / 1000);
