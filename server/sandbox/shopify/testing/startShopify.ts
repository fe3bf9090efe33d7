import type { ClientOptions } from '../../../providers/http/HttpClient.ts';
import { ShopifyClient } from '../../../providers/shopify/Shopify.ts';
import { startSandbox } from '../../sandbox.ts';
import { shopifyStandIn } from '../shopifyStandIn.ts';

export interface SentAnswer {
  method: string;
  path: string;
  status: number;
  type: string;
  body: unknown;
}

/** Starts the stand-in with a real client over HTTP, and records every answer. */
export async function startShopify({
  folder,
  accessSeconds,
  ...options
}: ClientOptions & { folder?: string; accessSeconds?: number } = {}) {
  const standIn = shopifyStandIn({ folder, accessSeconds });
  const answers: SentAnswer[] = [];
  const sandbox = await startSandbox([
    {
      name: 'shopify',
      mount(app) {
        app.addHook('onSend', async ({ method, url }, reply, payload) => {
          answers.push({
            method,
            path: url.slice('/shopify'.length).split('?')[0]!,
            status: reply.statusCode,
            type: String(reply.getHeader('content-type')),
            body: readBody(payload),
          });
          return payload;
        });
        standIn.mount(app);
      },
    },
  ]);
  const settings = standIn.settingsAt(sandbox.urlOf('shopify'));
  const client = new ShopifyClient(settings, options);
  return { standIn, sandbox, settings, client, answers, close: () => sandbox.close() };
}

function readBody(payload: unknown): unknown {
  try {
    return JSON.parse(String(payload));
  } catch {
    return String(payload);
  }
}
