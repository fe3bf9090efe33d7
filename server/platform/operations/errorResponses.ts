import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError } from '../errors.ts';
import { GRAPHQL_PATH, sendGraphQLError } from '../graphql/http.ts';
import { sendRestError } from '../rest/rest.ts';
import type { Metrics } from '../telemetry/metrics.ts';
import { workFields } from '../work.ts';

/** Answers the errors that a request's handler did not answer, counts requests, and writes one log line for each. */
export function handleErrors(app: FastifyInstance, metrics: Metrics): void {
  app.setErrorHandler((error: FastifyError, request: FastifyRequest, reply: FastifyReply) => {
    const answer = requestError(error);
    return request.url.startsWith(GRAPHQL_PATH) ? sendGraphQLError(reply, answer) : sendRestError(reply, answer);
  });
  app.addHook('onResponse', async (request, reply) => {
    metrics.countRequest(request.method, reply.statusCode);
    request.log.info(
      {
        ...workFields(request.work ?? { requestId: request.id }),
        req: request.raw,
        res: { statusCode: reply.statusCode },
        ms: Math.round(reply.elapsedTime),
      },
      'request',
    );
  });
}

/** Answers an error of Fastify in the format of the REST API, for requests that reach no handler. */
export const sendRequestError = (reply: FastifyReply, error: FastifyError): FastifyReply =>
  sendRestError(reply, requestError(error));

/** The public error of a malformed request: 413 for a body that is too large, else 400. Other errors are returned. */
function requestError(error: FastifyError): unknown {
  if (error.statusCode === 413) return new AppError('PAYLOAD_TOO_LARGE', 'Indholdet er for stort');
  if (error.code === 'FST_ERR_BAD_URL') return new AppError('BAD_REQUEST', 'Adressen kan ikke læses');
  if (error.statusCode && error.statusCode < 500) return new AppError('BAD_REQUEST', 'Indholdet er ikke gyldig JSON');
  return error;
}
