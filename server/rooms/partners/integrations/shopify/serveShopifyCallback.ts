import type { FastifyInstance, FastifyReply } from 'fastify';
import { publicError, rootCause } from '../../../../platform/errors.ts';
import type { Services } from '../../../../platform/services.ts';
import { verifyCallback } from '../../../../providers/shopify/Shopify.ts';
import { connectShop } from './connectShop.ts';
import { CALLBACK_PATH, installationOfState, shopCookies, takeState } from './oauthStates.ts';

/** Serves the OAuth callback of Shopify. Every outcome redirects the browser to the integrations. */
export function serveShopifyCallback(app: FastifyInstance, services: Services): void {
  // A HEAD request of a link preview must not consume the state.
  app.get(CALLBACK_PATH, { exposeHeadRoute: false }, async ({ raw, headers }, reply) => {
    // Parsed from the raw URL, so that a repeated parameter is noticed.
    const query = new URLSearchParams(raw.url?.slice(CALLBACK_PATH.length + 1));
    const state = query.get('state') ?? '';
    // Read before `takeState` deletes the state.
    const instance = await installationOfState(services, state, headers.cookie);
    try {
      const { shop, code, state: verified } = verifyCallback(query, services.config.shopify?.clientSecret ?? '');
      const taken = await takeState(services, verified, headers.cookie);
      if (code) await connectShop(services, taken, { shop, code });
      return redirectToIntegrations(services, reply, state, {
        ...(instance && { instance }),
        ...(!code && { cancelled: 'shopify' }),
      });
    } catch (error) {
      const { code, message } = publicError(error);
      services.log[code === 'INTERNAL' ? 'error' : 'info']({ err: rootCause(error) }, 'connecting a shop failed');
      return redirectToIntegrations(services, reply, state, { ...(instance && { instance }), error: code, message });
    }
  });
}

function redirectToIntegrations(
  { config }: Services,
  reply: FastifyReply,
  state: string,
  query: Record<string, string>,
): FastifyReply {
  if (query.instance) void reply.header('set-cookie', shopCookies.expired(config, state));
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${config.publicUrl}/integrations?${new URLSearchParams(query)}`, 302);
}
