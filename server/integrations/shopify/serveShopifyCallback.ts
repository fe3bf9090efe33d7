import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Services } from '../../context.ts';
import { publicError, rootCause } from '../../errors.ts';
import { verifyCallback } from '../../providers/shopify/Shopify.ts';
import { connectShop } from './connectShop.ts';
import { CALLBACK_PATH, cookieGone, installationOfState, takeState } from './started.ts';

/** A browser comes back from a shop's owner. Whatever happens, it is led to the integrations, and nowhere else. */
export function serveShopifyCallback(app: FastifyInstance, services: Services): void {
  // What a page is looked at with beforehand must not use up the consent.
  app.get(CALLBACK_PATH, { exposeHeadRoute: false }, async ({ raw, headers }, reply) => {
    // As it was sent: a name that comes twice must be seen to come twice.
    const query = new URLSearchParams(raw.url?.slice(CALLBACK_PATH.length + 1));
    const state = query.get('state') ?? '';
    // Asked for before it is used up.
    const instance = await installationOfState(services, state, headers.cookie);
    try {
      const { shop, code, state: verified } = verifyCallback(query, services.config.shopify?.clientSecret ?? '');
      const taken = await takeState(services, verified, headers.cookie);
      if (code) await connectShop(services, taken, { shop, code });
      return leadBack(services, reply, state, {
        ...(instance && { instance }),
        ...(!code && { cancelled: 'shopify' }),
      });
    } catch (error) {
      const { code, message } = publicError(error);
      services.log[code === 'INTERNAL' ? 'error' : 'info']({ err: rootCause(error) }, 'a shop was not connected');
      return leadBack(services, reply, state, { ...(instance && { instance }), error: code, message });
    }
  });
}

function leadBack(
  { config }: Services,
  reply: FastifyReply,
  state: string,
  query: Record<string, string>,
): FastifyReply {
  if (query.instance) void reply.header('set-cookie', cookieGone(config, state));
  return reply
    .header('cache-control', 'no-store')
    .redirect(`${config.publicUrl}/integrations?${new URLSearchParams(query)}`, 302);
}
