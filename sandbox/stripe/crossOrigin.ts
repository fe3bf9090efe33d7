import type { FastifyInstance } from 'fastify';

const LOCAL_ORIGIN = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;

/** Allows cross-origin requests from pages of this machine. Stripe itself allows every origin. */
export function crossOrigin(app: FastifyInstance): void {
  app.addHook('onRequest', async ({ headers: { origin } }, reply) => {
    if (origin && LOCAL_ORIGIN.test(origin))
      void reply.headers({ 'access-control-allow-origin': origin, vary: 'origin' });
  });
  app.options('/*', async (_request, reply) =>
    reply
      .code(204)
      .headers({
        'access-control-allow-methods': 'GET, POST',
        'access-control-allow-headers': 'authorization, content-type',
        'access-control-max-age': '600',
      })
      .send(),
  );
}
