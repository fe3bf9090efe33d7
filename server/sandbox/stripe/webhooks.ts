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
  readonly #underWay = new Map<string, NodeJS.Timeout>();

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
    this.#soon(event, 0);
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
    this.#underWay.forEach(clearTimeout);
  }

  #sendPending(): void {
    for (const event of this.#file.state.events) if (event.pending_webhooks && !this.#underWay.has(event.id)) this.#soon(event, 0);
  }

  #soon(event: Stripe.Event, attempt: number): void {
    const delay = attempt === 0 ? 0 : RETRY_AFTER[attempt - 1];
    if (delay === undefined || this.#isPaused || !this.#url) {
      this.#underWay.delete(event.id);
      return;
    }
    this.#underWay.set(event.id, setTimeout(async () => {
      if (!this.#isPaused) await this.deliver(event.id);
      if (event.pending_webhooks) this.#soon(event, attempt + 1);
      else this.#underWay.delete(event.id);
    }, delay).unref());
  }
}

export function signatureOf(body: string, secret: string, time = now()): string {
  return `t=${time},v1=${createHmac('sha256', secret).update(`${time}.${body}`).digest('hex')}`;
}
