import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { GRAPHQL_PATH, sendGraphQLError } from '../graphql/http.ts';
import { sendRestError } from '../rest/rest.ts';
import type { Metrics } from './metrics.ts';

/** What the server itself says when a request never reached a handler, and one log line per request. */
export function answerErrors(app: FastifyInstance, metrics: Metrics): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const answer = requestError(error);
    return request.url.startsWith(GRAPHQL_PATH) ? sendGraphQLError(reply, answer) : sendRestError(reply, answer);
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.countRequest(request.method, reply.statusCode);
    request.log.info(
      { req: request.raw, res: { statusCode: reply.statusCode }, ms: Math.round(reply.elapsedTime) },
      'request',
    );
  });
}

/** For what is wrong with a request before it has a handler. */
export const sendRequestError = (reply: FastifyReply, error: FastifyError): FastifyReply =>
  sendRestError(reply, requestError(error));

/** A body that is no JSON, has the wrong type or is too big is the sender's mistake: 400 or 413, never 5xx. */
function requestError(error: FastifyError): unknown {
  if (error.statusCode === 413) return new AppError('PAYLOAD_TOO_LARGE', 'Indholdet er for stort');
  if (error.code === 'FST_ERR_BAD_URL') return new AppError('BAD_REQUEST', 'Adressen kan ikke læses');
  if (error.statusCode && error.statusCode < 500) return new AppError('BAD_REQUEST', 'Indholdet er ikke gyldig JSON');
  return error;
}
