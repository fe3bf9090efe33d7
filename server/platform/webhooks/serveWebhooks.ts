import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendRestError } from '../rest/rest.ts';
import type { Services } from '../services.ts';

export interface WebhookRequest {
  /** The unparsed body, which is what the signature covers. */
  body: Buffer;
  headers: FastifyRequest['headers'];
}

export type WebhookHandler = (services: Services, request: WebhookRequest) => Promise<void>;

const MAX_BODY = 1024 * 1024;
const EMPTY_BODY = Buffer.alloc(0);

/** Serves the webhooks that providers call. Errors are answered in the format of the REST API. */
export async function serveWebhooks(
  app: FastifyInstance,
  services: Services,
  handlers: Record<string, WebhookHandler>,
): Promise<void> {
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
