import { createHmac } from 'node:crypto';
import type Stripe from 'stripe';
import { newId, now, type StateFile } from './state.ts';

export type EventType =
  | `payment_intent.${'succeeded' | 'payment_failed' | 'processing' | 'canceled'}`
  | `setup_intent.${'succeeded' | 'setup_failed'}`
  | `payment_method.${'attached' | 'detached'}`;

const RETRY_AFTER = [250, 1_000, 5_000, 30_000];
export const API_VERSION = '2026-10-28.endive';

/** Tells the portal what happened, signed, and again until it has listened. */
export class Webhooks {
  #url: string | undefined;
  #isPaused = false;
  readonly #file: StateFile;
  readonly #secret: string;
  readonly #timers = new Set<NodeJS.Timeout>();

  constructor(file: StateFile, secret: string) {
    this.#file = file;
    this.#secret = secret;
  }

  record(type: EventType, object: object, request: { id: string; key: string | null }): void {
    const event = {
      id: newId('evt'), object: 'event', api_version: API_VERSION, created: now(), data: { object: structuredClone(object) },
      livemode: false, pending_webhooks: 1, request: { id: request.id, idempotency_key: request.key }, type,
    } as unknown as Stripe.Event;
    this.#file.state.events.push(event);
    this.#soon(event, 0, 0);
  }

  deliverTo(url: string): void {
    this.#url = url;
    this.#sendPending();
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    this.#sendPending();
  }

  /** Sends one event now, as often as it is called; answers with the portal's status, 0 where there was none. */
  async deliver(eventId: string): Promise<number> {
    const event = this.#file.state.events.find(({ id }) => id === eventId);
    if (!event || !this.#url) throw new Error(event ? 'deliverTo() comes first' : `No event ${eventId}`);
    const body = JSON.stringify(event, null, 2);
    const headers = { 'content-type': 'application/json; charset=utf-8', 'stripe-signature': signatureOf(body, this.#secret) };
    const status = await fetch(this.#url, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(10_000) }).then((answer) => answer.status, () => 0);
    if (status >= 200 && status < 300 && event.pending_webhooks) {
      event.pending_webhooks = 0;
      this.#file.save();
    }
    return status;
  }

  close(): void {
    this.#isPaused = true;
    this.#timers.forEach(clearTimeout);
  }

  #sendPending(): void {
    for (const event of this.#file.state.events) if (event.pending_webhooks) this.#soon(event, 0, 0);
  }

  #soon(event: Stripe.Event, attempt: number, delay: number): void {
    const timer = setTimeout(() => {
      this.#timers.delete(timer);
      if (!this.#url || this.#isPaused || !event.pending_webhooks) return;
      void this.deliver(event.id).then(() => {
        const next = RETRY_AFTER[attempt];
        if (event.pending_webhooks && next && !this.#isPaused) this.#soon(event, attempt + 1, next);
      });
    }, delay).unref();
    this.#timers.add(timer);
  }
}

export function signatureOf(body: string, secret: string, time = now()): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
