import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { isHeard, post, WebhookQueue } from '../WebhookQueue.ts';
import { newId, now, type StripeFile } from './state.ts';

export type EventType =
  | `payment_intent.${'succeeded' | 'payment_failed' | 'processing' | 'canceled'}`
  | `setup_intent.${'succeeded' | 'setup_failed'}`
  | `payment_method.${'attached' | 'detached'}`;

export const API_VERSION = '2026-10-28.endive';

/** Tells the portal what happened, signed, and again until it has listened. */
export class Webhooks {
  #url: string | undefined;
  readonly #file: StripeFile;
  readonly #secret: string;
  readonly #queue = new WebhookQueue({
    waiting: () => this.#waiting(),
    attempt: async (id) => {
      await this.deliver(id);
      return !this.#waiting().includes(id);
    },
  });

  constructor(file: StripeFile, secret: string) {
    this.#file = file;
    this.#secret = secret;
  }

  record(type: EventType, object: object, request: { id: string; key: string | null }): void {
    const event = {
      id: newId('evt'),
      object: 'event',
      api_version: API_VERSION,
      created: now(),
      data: { object: structuredClone(object) },
      livemode: false,
      pending_webhooks: 1,
      request: { id: request.id, idempotency_key: request.key },
      type,
    } as unknown as Stripe.Event;
    this.#file.state.events.push(event);
    if (this.#url) this.#queue.send(event.id);
  }

  deliverTo(url: string): void {
    this.#url = url;
    this.#queue.sendWaiting();
  }

  pause(): void {
    this.#queue.pause();
  }

  resume(): void {
    this.#queue.resume();
  }

  /** Sends one event now, as often as it is called; answers with the portal's status, 0 where there was none. */
  async deliver(eventId: string): Promise<number> {
    const event = this.#file.state.events.find(({ id }) => id === eventId);
    if (!event || !this.#url) throw new Error(event ? 'deliverTo() comes first' : `No event ${eventId}`);
    const body = JSON.stringify(event, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, this.#secret),
    };
    const status = await post(this.#url, { headers, body, timeoutMs: 10_000 });
    if (isHeard(status) && event.pending_webhooks) {
      event.pending_webhooks = 0;
      this.#file.save();
    }
    return status;
  }

  close(): void {
    this.#queue.close();
  }

  #waiting(): string[] {
    return this.#url ? this.#file.state.events.filter((event) => event.pending_webhooks).map(({ id }) => id) : [];
  }
}

export function signatureOf(body: string, secret: string, time = now()): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
