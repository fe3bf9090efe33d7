import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../context.ts';
import { handleShopify } from '../integrations/shopify/shopifyWebhook.ts';
import { handleStripe } from '../payments/stripeWebhook.ts';
import { sendRestError } from '../rest/rest.ts';
import { handleClickUp } from '../tasks/clickUpWebhook.ts';

export interface WebhookRequest {
  /** The very bytes that came: they are what a signature covers. */
  body: Buffer;
  headers: FastifyRequest['headers'];
}

type Handler = (services: Services, request: WebhookRequest) => Promise<void>;

/** A provider joins with a line here. Each checks its own signature before anything else. */
const handlers: Record<string, Handler> = {
  stripe: handleStripe,
  clickup: handleClickUp,
  shopify: handleShopify,
};

const MAX_BODY = 1024 * 1024;
const NOTHING = Buffer.alloc(0);

export async function serveWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (room) => {
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) =>
      done(null, body),
    );
    for (const [provider, handle] of Object.entries(handlers)) {
      room.post(`/api/webhooks/${provider}`, { bodyLimit: MAX_BODY }, async ({ body, headers }, reply) => {
        try {
          await handle(services, { body: (body as Buffer | undefined) ?? NOTHING, headers });
          return await reply.send({ received: true });
        } catch (error) {
          return sendRestError(reply, error);
        }
      });
    }
  });
}
