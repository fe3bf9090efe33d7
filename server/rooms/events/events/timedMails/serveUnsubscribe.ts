import type { FastifyInstance } from 'fastify';
import { AppError } from '../../../../platform/errors.ts';
import { addressGroup } from '../../../../platform/rateLimit/addressGroup.ts';
import { sendRestError } from '../../../../platform/rest/rest.ts';
import type { Services } from '../../../../platform/services.ts';
import { storeChoice } from './choices.service.ts';

const MAX_BODY = 1_024;

/**
 * Turns mails off for the button that mail programs show (RFC 8058): a POST without a sign-in, with a form as its body,
 * which is not read. A GET of the same address shows the page with the choices.
 */
export function serveUnsubscribe(app: FastifyInstance, services: Services): void {
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: MAX_BODY }, (_request, _body, done) => done(null));
    scope.post<{ Querystring: { key?: string | string[]; category?: string | string[] } }>(
      '/events/mails',
      async ({ query: { key, category }, ip }, reply) => {
        try {
          await services.throttle.spend('eventPlaceAddress', addressGroup(ip));
          await storeChoice(services, String(key), String(category), false);
          return await reply.type('text/plain; charset=utf-8').send('Du får ikke flere af disse mails.');
        } catch (error) {
          if (error instanceof AppError) return sendRestError(reply, error);
          throw error;
        }
      },
    );
  });
}
