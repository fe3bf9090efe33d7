import { text } from 'node:stream/consumers';
import { startServer } from '../providers/http/testing/startServer.ts';
import { waitUntil } from './waitUntil.ts';

interface Attribute {
  key: string;
  value: { stringValue?: string; intValue?: number };
}

export interface CollectedSpan {
  traceId: string;
  spanId: string;
  parentSpanId?: string;
  name: string;
  status: { code?: number };
  links?: { traceId: string }[];
  attributes: Record<string, string | number | undefined>;
}

interface ExportRequest {
  resourceSpans: {
    resource: { attributes: Attribute[] };
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Attribute[] })[] }[];
  }[];
}

/** Starts a stand-in of an OpenTelemetry collector, which keeps the spans that it receives as OTLP in JSON. */
export async function startCollector() {
  const server = await startServer();
  const spans: CollectedSpan[] = [];
  const resources: Record<string, unknown>[] = [];
  let received = '';
  server.setAnswer((response, request) => {
    void text(request).then((body) => {
      received += body;
      if (request.url !== '/v1/traces') return response.writeHead(404).end();
      for (const { resource, scopeSpans } of (JSON.parse(body) as ExportRequest).resourceSpans) {
        resources.push(valuesOf(resource.attributes));
        for (const span of scopeSpans.flatMap((scope) => scope.spans))
          spans.push({ ...span, attributes: valuesOf(span.attributes) });
      }
      return response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    });
  });
  return {
    ...server,
    spans,
    resources,
    /** All that was received, to search for values that must not be in it. */
    received: () => received,
    /** Waits for the root of a trace and for spans of these names in it. Returns the trace, its root first. */
    async traceWith(
      root: (span: CollectedSpan) => boolean,
      names: string[] = [],
    ): Promise<[CollectedSpan, ...CollectedSpan[]]> {
      let trace: CollectedSpan[] = [];
      await waitUntil(() => {
        const found = spans.find(root);
        if (!found) return false;
        trace = [found, ...spans.filter((span) => span.traceId === found.traceId && span !== found)];
        return names.every((name) => trace.some((span) => span.name === name));
      });
      return trace as [CollectedSpan, ...CollectedSpan[]];
    },
  };
}

const valuesOf = (attributes: Attribute[]) =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, value.stringValue ?? value.intValue]));

/** The names of the spans from the root to this span. */
export function pathTo(span: CollectedSpan, trace: CollectedSpan[]): string[] {
  const parent = trace.find(({ spanId }) => spanId === span.parentSpanId);
  return [...(parent ? pathTo(parent, trace) : []), span.name];
}
