import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { startServer } from '../../providers/http/testing/startServer.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { environmentOf, startReplica } from '../../testing/replica.ts';
import { startCollector } from '../../testing/startCollector.ts';
import { tracingSettings } from '../../testing/tracingSettings.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { OpenTelemetryTracing } from './openTelemetry.ts';
import type { TracingSettings } from './settings.ts';

const CALLER = ['a'.repeat(32), 'b'.repeat(16)];
const STEP = { name: 'step', kind: 'internal' } as const;

/** Starts tracing with a log whose lines the test reads. */
function startWith(endpoint: string, overrides: Partial<TracingSettings> = {}) {
  const lines: string[] = [];
  const log = pino({}, { write: (line: string) => void lines.push(line) });
  return { tracing: new OpenTelemetryTracing({ ...tracingSettings(endpoint), ...overrides }, log), lines };
}

describe('a collector', () => {
  test('that never answers gets one batch, fills no more than the queue, and does not delay the stop', async () => {
    const silent = await startServer();
    silent.setAnswer(() => undefined);
    const { tracing } = startWith(silent.url, { maxWaiting: 100 });
    const sendMany = () => Array.from({ length: 5_000 }, () => tracing.start(STEP).end());
    sendMany();
    await waitUntil(() => silent.requestCount() > 0);
    sendMany();
    expect(silent.requestCount()).toBe(1);
    await tracing.stop();
    // The batch that was under way, and the queue.
    expect(silent.requestCount()).toBe(2);
    await silent.close();
  });

  test('that refuses connections is reported once in a minute, without a stack or an address', async () => {
    const { tracing, lines } = startWith('http://127.0.0.1:9', { maxWaiting: 1 });
    tracing.start(STEP).end();
    await waitUntil(() => lines.length > 0);
    tracing.start(STEP).end();
    await tracing.stop();
    expect(lines.map((line) => JSON.parse(line) as unknown)).toEqual([
      expect.objectContaining({ level: 40, msg: 'traces could not be sent', spans: 1, reason: 'ECONNREFUSED' }),
    ]);
    expect(lines.join()).not.toContain('127.0.0.1');
  });

  test('gets the spans that wait when the portal stops', async () => {
    const collector = await startCollector();
    const { tracing } = startWith(collector.url, { delayMs: 60_000 });
    tracing.start(STEP).end();
    await tracing.stop();
    expect(collector.spans.map(({ name }) => name)).toEqual(['step']);
    await collector.close();
  });
});

describe('sampling', () => {
  const TRUSTED = '0af7651916cd43dd8448eb211c80319c';

  test('follows a parent, and a trace that is not sampled has no children but an id for the log', async () => {
    const collector = await startCollector();
    const { tracing } = startWith(collector.url, { sampler: 'parentbased_always_off' });
    const untraced = tracing.start(STEP);
    expect(untraced.isRecording).toBe(false);
    expect(untraced.traceParent).toBe(`00-${untraced.logFields.trace_id}-${untraced.logFields.span_id}-00`);
    tracing.start(STEP, { parent: untraced.traceParent }).end();
    tracing.start({ ...STEP, name: 'continued' }, { parent: `00-${TRUSTED}-b7ad6b7169203331-01` }).end();
    untraced.end();
    await tracing.stop();
    expect(collector.spans.map(({ name, traceId }) => [name, traceId])).toEqual([['continued', TRUSTED]]);
    await collector.close();
  });

  test.each(['', '00', 'x'.repeat(10_000), `00-${TRUSTED}-0000000000000000-01`, `01-${TRUSTED}-b7ad6b7169203331-01`])(
    'ignores the malformed header %.60s',
    async (parent) => {
      const { tracing } = startWith('http://127.0.0.1:9', { sampler: 'always_off' });
      expect(tracing.start(STEP, { parent, link: parent }).logFields.trace_id).not.toBe(TRUSTED);
      await tracing.stop();
    },
  );
});

describe('the portal as a process', () => {
  let app: TestApp;
  beforeAll(async () => void (app = await createTestApp({}, { runJobs: false })));
  afterAll(() => app.close());

  /** Makes Node print the address of each module of tracing that is imported. */
  const printModules = `data:text/javascript,${encodeURIComponent(
    `import { registerHooks } from 'node:module';
     registerHooks({
       resolve(name, context, next) {
         const found = next(name, context);
         if (/@opentelemetry|platform.tracing/.test(found.url)) process.stderr.write('loaded ' + found.url + '\\n');
         return found;
       },
     });`,
  )}`;
  const loadedBy = async (settings: Record<string, string>) => {
    const replica = await startReplica({
      ...environmentOf(app),
      RUN_JOBS: 'false',
      NODE_OPTIONS: `--import=${printModules}`,
      ...settings,
    });
    const answer = await fetch(`${replica.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', traceparent: `00-${CALLER.join('-')}-01` },
      body: JSON.stringify({ query: '{ __typename }' }),
    });
    const code = await replica.stop();
    const packages = [...replica.log().matchAll(/^loaded \S*@opentelemetry\/([\w-]+)/gm)].map(([, name]) => name!);
    return { status: answer.status, code, packages: [...new Set(packages)].toSorted(), log: replica.log() };
  };

  test('loads none of the tracing packages without a collector, or when tracing is disabled', async () => {
    // prom-client loads the API package, which is empty without the others.
    const off = { code: 0, packages: ['api'] };
    const plain = await loadedBy({});
    expect(plain).toMatchObject(off);
    expect(plain.log).toContain('server/platform/tracing/startTracing.ts');
    expect(plain.log).not.toContain('server/platform/tracing/openTelemetry.ts');
    const disabled = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:9', OTEL_SDK_DISABLED: 'true' };
    expect(await loadedBy(disabled)).toMatchObject(off);
  });

  test('follows its settings and a trusted caller, and sends what waits before it ends', async () => {
    const collector = await startCollector();
    const { code, status, packages } = await loadedBy({
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
      OTEL_SERVICE_NAME: 'portal-aarhus',
      OTEL_RESOURCE_ATTRIBUTES: 'deployment.environment.name=test',
      OTEL_BSP_SCHEDULE_DELAY: '60000',
      OTEL_TRACES_SAMPLER: 'parentbased_always_off',
      TRUST_TRACEPARENT: 'true',
    });
    expect({ code, packages }).toMatchObject({ code: 0, packages: expect.arrayContaining(['sdk-trace']) });
    expect(collector.resources[0]).toMatchObject({
      'service.name': 'portal-aarhus',
      'deployment.environment.name': 'test',
      'service.instance.id': expect.any(String),
    });
    const roots = collector.spans.filter(({ name }) => name === 'POST /graphql');
    expect(roots.map(({ traceId, parentSpanId }) => [traceId, parentSpanId])).toEqual([CALLER]);
    const root = roots[0]!;
    expect(root.attributes['http.response.status_code']).toBe(status);
    await collector.close();
  });
});
