import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { REQUEST_ID_HEADER, runAsWork } from '../work.ts';

/** Short and without characters that could break a log line, a header or a search in logs. */
const ACCEPTED = /^[\w.:/+=-]{1,64}$/;

/** The id that the caller or a proxy has sent, if it can be used, else a new one. */
export const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && ACCEPTED.test(sent) ? sent : randomUUID();

/** Returns each request's id in a header, and makes the request the work of all code that answers it. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    runAsWork({ requestId: request.id }, done);
  });
  // The parts of a body arrive as events of the connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => runAsWork({ requestId: request.id }, done));
}
