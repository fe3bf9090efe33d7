import { createHmac, randomUUID } from 'node:crypto';
import { isHeard, post, WebhookQueue } from '../WebhookQueue.ts';
import type { ClickUpFile, Delivery, Task, Webhook } from './state.ts';

export type EventType =
  | 'taskCreated'
  | 'taskUpdated'
  | 'taskStatusUpdated'
  | 'taskDeleted'
  | 'taskTimeTrackedUpdated'
  | 'taskCommentPosted'
  | 'listUpdated';

type Happening = Omit<Delivery['payload'], 'webhook_id'>;

/** As many failures as ClickUp bears before it gives a webhook up. */
export const MOST_FAILURES = 100;

/** Tells every webhook what happened where it listens, signed with its own secret, and again until it was heard. */
export class Webhooks {
  readonly #file: ClickUpFile;
  readonly #queue = new WebhookQueue({
    waiting: () => this.#file.state.deliveries.filter(({ isPending }) => isPending).map(({ id }) => id),
    attempt: (id) => this.#attempt(id),
  });

  constructor(file: ClickUpFile) {
    this.#file = file;
  }

  record({ id, listId }: Task, types: EventType[], change?: object): void {
    for (const type of types)
      this.#tellAll(listId, { event: type, task_id: id, ...(change && { history_items: [change] }) });
  }

  recordList(listId: string): void {
    this.#tellAll(listId, { event: 'listUpdated', list_id: listId });
  }

  pause(): void {
    this.#queue.pause();
  }

  resume(): void {
    this.#queue.resume();
  }

  /** Sends one event now, as often as it is called; answers with the portal's status, 0 where there was none. */
  async deliver(deliveryId: string): Promise<number> {
    const { delivery, webhook } = this.#find(deliveryId);
    if (!delivery || !webhook) throw new Error(`No delivery ${deliveryId}`);
    const body = JSON.stringify(delivery.payload);
    const headers = { 'content-type': 'application/json', 'x-signature': signatureOf(body, webhook.secret) };
    const status = await post(webhook.endpoint, { headers, body, timeoutMs: 7_000 });
    webhook.failures = isHeard(status) ? 0 : webhook.failures + 1;
    if (isHeard(status)) delivery.isPending = false;
    this.#file.save();
    return status;
  }

  close(): void {
    this.#queue.close();
  }

  #tellAll(listId: string, happened: Happening): void {
    const { state } = this.#file;
    const folderId = state.lists.find(({ id }) => id === listId)?.folderId;
    for (const webhook of state.webhooks) {
      if (webhook.folderId && webhook.folderId !== folderId) continue;
      if (!webhook.events.includes(happened.event) && !webhook.events.includes('*')) continue;
      const delivery: Delivery = {
        id: randomUUID(),
        webhookId: webhook.id,
        payload: { ...happened, webhook_id: webhook.id },
        isPending: true,
      };
      state.deliveries.push(delivery);
      this.#queue.send(delivery.id);
    }
  }

  async #attempt(deliveryId: string): Promise<boolean> {
    const { delivery, webhook } = this.#find(deliveryId);
    // A webhook that was deleted, or given up, hears nothing more.
    if (delivery && (!webhook || webhook.failures >= MOST_FAILURES)) delivery.isPending = false;
    else if (delivery) await this.deliver(deliveryId);
    return !delivery?.isPending;
  }

  #find(deliveryId: string): { delivery: Delivery | undefined; webhook: Webhook | undefined } {
    const { deliveries, webhooks } = this.#file.state;
    const delivery = deliveries.find(({ id }) => id === deliveryId);
    return { delivery, webhook: webhooks.find(({ id }) => id === delivery?.webhookId) };
  }
}

export const signatureOf = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('hex');
