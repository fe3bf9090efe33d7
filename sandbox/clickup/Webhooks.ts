import { createHmac, randomUUID } from 'node:crypto';
import { isAcknowledged, post, WebhookQueue } from '../WebhookQueue.ts';
import type { Delivery, Task, Webhook } from './model.ts';
import type { ClickUpFile } from './state.ts';

export type EventType =
  | 'taskCreated'
  | 'taskUpdated'
  | 'taskStatusUpdated'
  | 'taskDeleted'
  | 'taskTimeTrackedUpdated'
  | 'taskCommentPosted'
  | 'taskCommentUpdated'
  | 'listUpdated';

type EventPayload = Omit<Delivery['payload'], 'webhook_id'>;

/** The number of failures after which ClickUp suspends a webhook. */
export const MAX_FAILURES = 100;

/** Sends events to the webhooks of their folder, signed with the webhook's secret, until they are acknowledged. */
export class Webhooks {
  readonly #file: ClickUpFile;
  readonly #queue = new WebhookQueue({
    pendingIds: () => this.#file.state.deliveries.filter(({ isPending }) => isPending).map(({ id }) => id),
    attempt: (id) => this.#attempt(id),
  });

  constructor(file: ClickUpFile) {
    this.#file = file;
  }

  record({ id, listId }: Task, types: EventType[], change?: object): void {
    for (const type of types)
      this.#sendToWebhooks(listId, { event: type, task_id: id, ...(change && { history_items: [change] }) });
  }

  recordList(listId: string): void {
    this.#sendToWebhooks(listId, { event: 'listUpdated', list_id: listId });
  }

  pause(): void {
    this.#queue.pause();
  }

  resume(): void {
    this.#queue.resume();
  }

  /** Sends one event now, even if it was sent before; returns the portal's status, or 0 without an answer. */
  async deliver(deliveryId: string): Promise<number> {
    const { delivery, webhook } = this.#find(deliveryId);
    if (!delivery || !webhook) throw new Error(`No delivery ${deliveryId}`);
    const body = JSON.stringify(delivery.payload);
    const headers = { 'content-type': 'application/json', 'x-signature': signatureOf(body, webhook.secret) };
    const status = await post(webhook.endpoint, { headers, body, timeoutMs: 7_000 });
    webhook.failures = isAcknowledged(status) ? 0 : webhook.failures + 1;
    if (isAcknowledged(status)) delivery.isPending = false;
    this.#file.save();
    return status;
  }

  close(): void {
    this.#queue.close();
  }

  #sendToWebhooks(listId: string, event: EventPayload): void {
    const { state } = this.#file;
    const folderId = state.lists.find(({ id }) => id === listId)?.folderId;
    for (const webhook of state.webhooks) {
      if (webhook.folderId && webhook.folderId !== folderId) continue;
      if (!webhook.events.includes(event.event) && !webhook.events.includes('*')) continue;
      const delivery: Delivery = {
        id: randomUUID(),
        webhookId: webhook.id,
        payload: { ...event, webhook_id: webhook.id },
        isPending: true,
      };
      state.deliveries.push(delivery);
      this.#queue.send(delivery.id);
    }
  }

  async #attempt(deliveryId: string): Promise<boolean> {
    const { delivery, webhook } = this.#find(deliveryId);
    // A deleted or suspended webhook receives no more events.
    if (delivery && (!webhook || webhook.failures >= MAX_FAILURES)) delivery.isPending = false;
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
