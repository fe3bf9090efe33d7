import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Services } from '../services.ts';
import { handleShopify } from '../integrations/shopify/shopifyWebhook.ts';
import { handleStripe } from '../payments/stripeWebhook.ts';
import { sendRestError } from '../rest/rest.ts';
import { handleClickUp } from '../tasks/clickUpWebhook.ts';

export interface WebhookRequest {
  /** The unparsed body, which is what the signature covers. */
  body: Buffer;
  headers: FastifyRequest['headers'];
}

type Handler = (services: Services, request: WebhookRequest) => Promise<void>;

/** The handler of each provider's webhooks. A handler checks the signature before anything else. */
const handlers: Record<string, Handler> = {
  stripe: handleStripe,
  clickup: handleClickUp,
  shopify: handleShopify,
};

const MAX_BODY = 1024 * 1024;
const EMPTY_BODY = Buffer.alloc(0);

/** Serves the webhooks that providers call. Errors are answered in the format of the REST API. */
export async function serveWebhooks(app: FastifyInstance, services: Services): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, body, done) =>
      done(null, body),
    );
    for (const [provider, handle] of Object.entries(handlers)) {
      scope.post(`/api/webhooks/${provider}`, { bodyLimit: MAX_BODY }, async ({ body, headers }, reply) => {
        try {
          await handle(services, { body: (body as Buffer | undefined) ?? EMPTY_BODY, headers });
          return await reply.send({ received: true });
        } catch (error) {
          return sendRestError(reply, error);
        }
      });
    }
  });
}
