import { randomUUID } from 'node:crypto';
import { isAcknowledged, post, WebhookQueue } from '../WebhookQueue.ts';
import { shopResource } from './shopFacts.ts';
import { signatureOf } from './signing.ts';
import type { Delivery, ShopifyFile, Webhook } from './state.ts';

/** Sends events to subscribed addresses, signed with the client's secret, until they are acknowledged. */
export class Webhooks {
  readonly #file: ShopifyFile;
  readonly #secret: string;
  readonly #queue = new WebhookQueue({
    pendingIds: () => this.#file.state.deliveries.filter(({ isPending }) => isPending).map(({ id }) => id),
    attempt: async (id) => {
      const delivery = this.#find(id);
      if (delivery) await this.deliver(id);
      return !delivery?.isPending;
    },
  });

  constructor(file: ShopifyFile, secret: string) {
    this.#file = file;
    this.#secret = secret;
  }

  record(shop: string, topic: string, webhooks: Webhook[]): void {
    const triggeredAt = new Date().toISOString();
    for (const { uri } of webhooks.filter((webhook) => webhook.topic === topic)) {
      const delivery: Delivery = {
        id: randomUUID(),
        topic: topic.toLowerCase().replace('_', '/'),
        shop,
        uri,
        triggeredAt,
        isPending: true,
        body: JSON.stringify(shopResource(shop, triggeredAt)),
      };
      this.#file.state.deliveries.push(delivery);
      this.#queue.send(delivery.id);
    }
  }

  pause(): void {
    this.#queue.pause();
  }

  resume(): void {
    this.#queue.resume();
  }

  /** Sends one event now, even if it was sent before; returns the portal's status, or 0 without an answer. */
  async deliver(id: string): Promise<number> {
    const delivery = this.#find(id);
    if (!delivery) throw new Error(`No delivery ${id}`);
    const { uri, body, topic, shop, triggeredAt } = delivery;
    const headers = {
      'content-type': 'application/json',
      'x-shopify-topic': topic,
      'x-shopify-shop-domain': shop,
      'x-shopify-api-version': '2026-07',
      'x-shopify-webhook-id': id,
      'x-shopify-event-id': id,
      'x-shopify-triggered-at': triggeredAt,
      'x-shopify-hmac-sha256': signatureOf(body, this.#secret),
    };
    const status = await post(uri, { headers, body, timeoutMs: 5_000 });
    if (isAcknowledged(status)) delivery.isPending = false;
    this.#file.save();
    return status;
  }

  close(): void {
    this.#queue.close();
  }

  #find(deliveryId: string): Delivery | undefined {
    return this.#file.state.deliveries.find(({ id }) => id === deliveryId);
  }
}
