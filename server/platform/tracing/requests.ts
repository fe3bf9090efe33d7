import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Span, Tracing } from './Span.ts';

/** Probes come every second or two and a page asks for dozens of files: they would be most of all traces. */
const UNTRACED = /^\/(livez|readyz|metrics|assets\/.*)$/;

/**
 * Starts the trace of a request. The span has the route in place of the address, because addresses contain ids and, in
 * links of mails, tokens. A caller's trace is continued only where its header can be trusted: anybody could otherwise
 * have each request recorded. A trace that is not continued is named as a link.
 */
export function traceRequest(tracing: Tracing, request: FastifyRequest, reply: FastifyReply): Span | undefined {
  const route = request.routeOptions.url;
  if (route && UNTRACED.test(route)) return undefined;
  const { method, id, headers } = request;
  const sent = typeof headers.traceparent === 'string' ? headers.traceparent : undefined;
  const span = tracing.start(
    {
      name: route ? `${method} ${route}` : method,
      kind: 'server',
      attributes: { 'http.request.method': method, 'http.route': route, 'portal.request.id': id },
    },
    tracing.trustsCallers ? { parent: sent } : { link: sent },
  );
  let isSent = false;
  reply.raw.once('finish', () => void (isSent = true));
  reply.raw.once('close', () => {
    const { statusCode } = reply.raw;
    if (isSent) span.set({ 'http.response.status_code': statusCode });
    else span.set({ 'error.type': 'client_closed_request' });
    if (isSent && statusCode >= 500) span.fail(String(statusCode));
    span.end();
  });
  return span;
}
