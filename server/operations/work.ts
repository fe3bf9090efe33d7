import { AsyncLocalStorage } from 'node:async_hooks';
import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';

/** What the process is busy with. Log lines, errors and calls of providers name it, whatever code they come from. */
export interface Work {
  /** The same for a request, the jobs that it sends, and the calls of providers that these make. */
  requestId: string;
  job?: string;
  jobId?: string;
}

const current = new AsyncLocalStorage<Work>();

/** Undefined outside of requests, sockets and jobs. */
export const currentWork = (): Work | undefined => current.getStore();

export const runAsWork = <Result>(work: Work, run: () => Result): Result => current.run(work, run);

/** Returns each request's id in a header, and makes the request the work of all code that answers it. */
export function nameRequests(app: FastifyInstance): void {
  app.addHook('onRequest', (request, reply, done) => {
    void reply.header(REQUEST_ID_HEADER, request.id);
    runAsWork({ requestId: request.id }, done);
  });
  // The parts of a body arrive as events of the connection, which belong to no request.
  app.addHook('preValidation', (request, _reply, done) => runAsWork({ requestId: request.id }, done));
}

export const REQUEST_ID_HEADER = 'x-request-id';

/** Short and without characters that could break a log line, a header or a search in logs. */
const ACCEPTED = /^[\w.:/+=-]{1,64}$/;

/** The id that the caller or a proxy has sent, if it can be used, else a new one. */
export const requestIdOf = (sent: string | string[] | undefined): string =>
  typeof sent === 'string' && ACCEPTED.test(sent) ? sent : randomUUID();
