import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { isAcknowledged, post, WebhookQueue } from '../WebhookQueue.ts';
import { newId, now, type StripeFile } from './state.ts';

export type EventType =
  | `payment_intent.${'succeeded' | 'payment_failed' | 'processing' | 'canceled'}`
  | `setup_intent.${'succeeded' | 'setup_failed'}`
  | `payment_method.${'attached' | 'detached'}`;

export const API_VERSION = '2026-10-28.endive';

/** Sends signed events to one address until they are acknowledged. Keeps them until the address is set. */
export class Webhooks {
  #url: string | undefined;
  #isLosing = false;
  readonly #file: StripeFile;
  readonly #secret: string;
  readonly #queue = new WebhookQueue({
    pendingIds: () => this.#pendingIds(),
    attempt: async (id) => {
      await this.deliver(id);
      return !this.#pendingIds().includes(id);
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
    if (this.#isLosing) event.pending_webhooks = 0;
    this.#file.state.events.push(event);
    if (this.#url && !this.#isLosing) this.#queue.send(event.id);
  }

  /** Sets the address for events, and sends the pending events. */
  deliverTo(url: string): void {
    this.#url = url;
    this.#queue.sendPending();
  }

  pause(): void {
    this.#queue.pause();
  }

  /** Loses all events until `resume` is called: they are recorded, but never sent. */
  lose(): void {
    this.#isLosing = true;
  }

  resume(): void {
    this.#isLosing = false;
    this.#queue.resume();
  }

  /** Sends one event now, even if it was sent before; returns the portal's status, or 0 without an answer. */
  async deliver(eventId: string): Promise<number> {
    const event = this.#file.state.events.find(({ id }) => id === eventId);
    if (!event || !this.#url) throw new Error(event ? 'Call deliverTo() before deliver()' : `No event ${eventId}`);
    const body = JSON.stringify(event, null, 2);
    const headers = {
      'content-type': 'application/json; charset=utf-8',
      'stripe-signature': signatureOf(body, this.#secret),
    };
    const status = await post(this.#url, { headers, body, timeoutMs: 10_000 });
    if (isAcknowledged(status) && event.pending_webhooks) {
      event.pending_webhooks = 0;
      this.#file.save();
    }
    return status;
  }

  close(): void {
    this.#queue.close();
  }

  #pendingIds(): string[] {
    return this.#url ? this.#file.state.events.filter((event) => event.pending_webhooks).map(({ id }) => id) : [];
  }
}

export function signatureOf(body: string, secret: string, time = now()): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
