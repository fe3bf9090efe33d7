import { createHmac, randomUUID } from 'node:crypto';
import type { Delivery, StateFile, Task, Webhook } from './state.ts';

export type EventType = 'taskCreated' | 'taskUpdated' | 'taskStatusUpdated' | 'taskDeleted' | 'taskTimeTrackedUpdated' | 'taskCommentPosted';

const RETRY_AFTER = [250, 1_000, 5_000, 30_000];
/** As many failures as ClickUp bears before it gives a webhook up. */
export const MOST_FAILURES = 100;

/** Tells every webhook what happened where it listens, signed with its own secret, and again until it was heard. */
export class Webhooks {
  #isPaused = false;
  readonly #file: StateFile;
  readonly #underWay = new Map<string, NodeJS.Timeout>();

  constructor(file: StateFile) {
    this.#file = file;
  }

  record(task: Task, types: EventType[], change?: object): void {
    const { state } = this.#file;
    const folderId = state.lists.find(({ id }) => id === task.listId)?.folderId;
    for (const type of types) {
      for (const webhook of state.webhooks) {
        if (webhook.folderId && webhook.folderId !== folderId) continue;
        if (!webhook.events.includes(type) && !webhook.events.includes('*')) continue;
        this.#tell(webhook, type, task, change);
      }
    }
  }

  pause(): void {
    this.#isPaused = true;
  }

  resume(): void {
    this.#isPaused = false;
    for (const delivery of this.#file.state.deliveries) if (delivery.isPending && !this.#underWay.has(delivery.id)) this.#soon(delivery, 0);
  }

  /** Sends one event now, as often as it is called; answers with the portal's status, 0 where there was none. */
  async deliver(deliveryId: string): Promise<number> {
    const delivery = this.#file.state.deliveries.find(({ id }) => id === deliveryId);
    const webhook = this.#file.state.webhooks.find(({ id }) => id === delivery?.webhookId);
    if (!delivery || !webhook) throw new Error(`No delivery ${deliveryId}`);
    const body = JSON.stringify(delivery.payload);
    const headers = { 'content-type': 'application/json', 'x-signature': signatureOf(body, webhook.secret) };
    const status = await fetch(webhook.endpoint, { method: 'POST', headers, body, redirect: 'manual', signal: AbortSignal.timeout(7_000) })
      .then((answer) => answer.status, () => 0);
    const isHeard = status >= 200 && status < 300;
    webhook.failures = isHeard ? 0 : webhook.failures + 1;
    if (isHeard) delivery.isPending = false;
    this.#file.save();
    return status;
  }

  close(): void {
    this.#isPaused = true;
    this.#underWay.forEach(clearTimeout);
  }

  #tell(webhook: Webhook, event: EventType, task: Task, change: object | undefined): void {
    const payload = { event, task_id: task.id, webhook_id: webhook.id, ...(change && { history_items: [change] }) };
    const delivery = { id: randomUUID(), webhookId: webhook.id, payload, isPending: true };
    this.#file.state.deliveries.push(delivery);
    this.#soon(delivery, 0);
  }

  #soon(delivery: Delivery, attempt: number): void {
    const delay = attempt === 0 ? 0 : RETRY_AFTER[attempt - 1];
    if (delay === undefined || this.#isPaused) {
      this.#underWay.delete(delivery.id);
      return;
    }
    this.#underWay.set(delivery.id, setTimeout(async () => {
      const webhook = this.#file.state.webhooks.find(({ id }) => id === delivery.webhookId);
      // A webhook that was deleted, or given up, hears nothing more.
      if (!webhook || webhook.failures >= MOST_FAILURES) delivery.isPending = false;
      else if (!this.#isPaused) await this.deliver(delivery.id);
      if (delivery.isPending) this.#soon(delivery, attempt + 1);
      else this.#underWay.delete(delivery.id);
    }, delay).unref());
  }
}

export const signatureOf = (body: string, secret: string) => createHmac('sha256', secret).update(body).digest('hex');
