import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { traceRequest } from '../tracing/requests.ts';
import type { Tracing } from '../tracing/Span.ts';
import { REQUEST_ID_HEADER, runAsWork, type Work } from '../work.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Null for a request whose address cannot be parsed. */
    work: Work | null;
  }
}

/** Short and without characters that could break a log line, a header or a search in logs. */
const ACCEPTED = /^[\w.:/+=-]{1,64}$/;

/** The id that the caller or a proxy has sent, if it can be used, else a new one. */
export const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && ACCEPTED.test(sent) ? sent : randomUUID();

/** Returns each request's id in a header, and makes the request the work of all code that answers it. */
export function nameRequests(app: FastifyInstance, tracing: Tracing | undefined): void {
  app.decorateRequest('work', null);
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    const span = tracing && traceRequest(tracing, request, reply);
    request.work = span ? { requestId: request.id, span } : { requestId: request.id };
    runAsWork(request.work, done);
  });
  // The parts of a body arrive as events of the connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => runAsWork(request.work!, done));
}
