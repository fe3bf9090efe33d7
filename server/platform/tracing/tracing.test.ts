import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { startServer } from '../../providers/http/testing/startServer.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { openSocket } from '../../testing/socket.ts';
import { pathTo, startCollector } from '../../testing/startCollector.ts';
import { tracingSettings } from '../../testing/tracingSettings.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import type { Person } from '../../testing/World.ts';
import { dbRoles } from '../db/roles.ts';

type Server<T extends (...args: never[]) => unknown> = Awaited<ReturnType<T>>;

let app: TestApp;
let admin: Person;
let collector: Server<typeof startCollector>;
let clickUp: Server<typeof startServer>;
const providerHeaders: NodeJS.Dict<string | string[]>[] = [];
let written = '';

beforeAll(async () => {
  collector = await startCollector();
  clickUp = await startServer();
  clickUp.setAnswer((response, { headers }) => {
    providerHeaders.push(headers);
    response.writeHead(400).end('{}');
  });
  app = await createTestApp(
    {
      logLevel: 'info',
      clickUp: { token: 'test', apiUrl: clickUp.url },
      tracing: tracingSettings(`${collector.url}/`),
    },
    { logTo: { write: (line) => void (written += line) } },
  );
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(async () => {
  await app.close();
  await Promise.all([collector.close(), clickUp.close()]);
});

const post = (query: string, variables: object, headers: Record<string, string> = {}) =>
  app.portal.app.inject({
    method: 'POST',
    url: '/graphql',
    headers: { authorization: `Bearer ${admin.token}`, ...headers },
    payload: { query, variables },
  });
const linesOf = (traceId: string) =>
  written
    .split('\n')
    .filter((line) => line.includes(traceId))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
const named = (id: string) => ({ 'x-request-id': id });
const withId = (id: string) => (span: { attributes: Record<string, unknown> }) =>
  span.attributes['portal.request.id'] === id;

describe('the trace of a request', () => {
  test('has its operation, its statements, and the jobs that it sends with their statements and calls', async () => {
    const companyId = await app.world.company();
    await app.db.sql(`update customer set click_up_folder_id = 'folder', click_up_space_id = 'space' where id = $1`, [
      companyId,
    ]);
    await app.db.sql('insert into task_sync (customer_id) values ($1)', [companyId]);
    const departmentId = await app.world.department(companyId);
    const input = { departmentId, hours: 10, status: 'PENDING' };
    const CREATE = 'mutation Opret ($input: ClipCardInput!) { createClipCard(input: $input) { edge { node { id } } } }';
    const answer = await post(CREATE, { input }, named('the-tree'));
    expect(answer.json()).toMatchObject({ data: { createClipCard: { edge: { node: { id: expect.any(String) } } } } });
    const trace = await collector.traceWith(withId('the-tree'), ['process tasks.refresh', 'GET ClickUp']);
    const paths = trace.map((span) => pathTo(span, trace).join(' > '));
    const operation = 'POST /graphql > mutation Opret';
    const job = `${operation} > send tasks.refresh > process tasks.refresh`;
    expect(paths).toEqual(
      expect.arrayContaining([
        'POST /graphql',
        operation,
        expect.stringMatching(/^POST \/graphql > SELECT /),
        `${operation} > BEGIN`,
        `${operation} > INSERT clip_card`,
        `${operation} > INSERT activity`,
        `${operation} > INSERT outbox_event`,
        `${operation} > COMMIT`,
        job,
        expect.stringMatching(new RegExp(`^${job} > (SELECT|UPDATE) `)),
        `${job} > GET ClickUp`,
      ]),
    );
  });

  test('names the portal, and is in every log line of the request and its jobs', async () => {
    await post(
      'mutation ($name: String!) { createDepartment(input: { name: $name }) { deletedId } }',
      {},
      named('logs'),
    );
    const trace = await collector.traceWith(withId('logs'));
    const [{ traceId, spanId }] = trace;
    await waitUntil(() => linesOf(traceId).some(({ msg }) => msg === 'request'));
    expect(linesOf(traceId).at(-1)).toMatchObject({ requestId: 'logs', trace_id: traceId, span_id: spanId });
    expect(collector.resources.at(-1)).toMatchObject({
      'service.name': 'portal-test',
      'service.version': expect.stringMatching(/^\d+\.\d+\.\d+$/),
    });
    const job = written.split('\n').find((line) => line.includes('"job":"tasks.refresh"'))!;
    const { trace_id: jobTrace, requestId } = JSON.parse(job) as Record<string, string>;
    expect(requestId).toBe('the-tree');
    expect(collector.spans.find((span) => span.traceId === jobTrace && withId('the-tree')(span))).toBeDefined();
  });

  test('tells refusals and failures apart, and has the type of a failure but not its message', async () => {
    const isOperation = ({ name }: { name: string }) => name.startsWith('query ');
    await post('query Afvist { publicEvent(publicLink: "x") { title } }', {}, named('refused'));
    const refused = await collector.traceWith(withId('refused'), ['query Afvist']);
    expect(refused.find(isOperation)).toMatchObject({ status: { code: 0 }, attributes: { 'error.type': 'NOT_FOUND' } });
    const { reads } = app.portal.services;
    const runSql = reads.runSql.bind(reads);
    reads.runSql = ((...args: Parameters<typeof runSql>) =>
      /\bevent\b/.test(args[1])
        ? runSql({ role: dbRoles.system }, "select 'hemmelig-værdi'::text::int")
        : runSql(...args)) as typeof reads.runSql;
    await post('query Fejler { publicEvent(publicLink: "x") { title } }', {}, named('failed'));
    reads.runSql = runSql as typeof reads.runSql;
    const trace = await collector.traceWith(withId('failed'), ['query Fejler']);
    const operation = trace.find(isOperation)!;
    expect(operation).toMatchObject({ status: { code: 2 }, attributes: { 'error.type': 'INTERNAL' } });
    expect(trace.find(({ attributes }) => attributes['error.type'] === '22P02')).toMatchObject({ status: { code: 2 } });
    expect(collector.received()).not.toContain('hemmelig-værdi');
  });

  test('ends with the request of a client that has closed its connection', async () => {
    const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    const { reads } = app.portal.services;
    const readCaller = reads.readAndSetContext.bind(reads);
    reads.readAndSetContext = (async (...args: Parameters<typeof readCaller>) => {
      reads.readAndSetContext = readCaller as typeof reads.readAndSetContext;
      arrive();
      await released;
      return readCaller(...args);
    }) as typeof reads.readAndSetContext;
    const client = new AbortController();
    const answer = fetch(`${app.url}/graphql`, {
      method: 'POST',
      body: JSON.stringify({ query: '{ viewer { user { id } } }' }),
      headers: { 'content-type': 'application/json', authorization: `Bearer ${admin.token}`, ...named('closed') },
      signal: client.signal,
    }).catch(() => 'closed');
    await arrived;
    client.abort();
    expect(await answer).toBe('closed');
    const [root] = await collector.traceWith(withId('closed'));
    release();
    expect(root.attributes['error.type']).toBe('client_closed_request');
  });
});

describe('the traces', () => {
  test('contain no address, query string, token, variable, literal or person', async () => {
    const secrets = {
      email: 'hemmelig.person@firma.example',
      password: 'adgangskode-der-er-hemmelig',
      literal: 'hemmelig-tekst-i-et-dokument',
      address: '203.0.113.77',
      query: 'hemmelig-i-adressen',
      link: 'hemmeligt-offentligt-link',
      agent: 'HemmeligBrowser/1.0',
    };
    const person = await app.world.person({ email: secrets.email });
    const headers = { 'x-forwarded-for': secrets.address, 'user-agent': secrets.agent };
    await post(
      'mutation Glemt($email: EmailAddress!) { requestPasswordReset(email: $email) { ok } }',
      { email: secrets.email },
      headers,
    );
    await post(
      'mutation Ind($email: String!, $password: String!) { signIn(email: $email, password: $password) { token } }',
      { email: secrets.email, password: secrets.password },
      headers,
    );
    await post(`{ publicEvent(publicLink: "${secrets.literal}") { title } }`, {}, headers);
    await app.portal.app.inject({ url: `/api/events/public/${secrets.link}?token=${secrets.query}`, headers });
    await app.portal.app.inject({ url: `/${secrets.query}`, headers });
    await post('query Sidst { viewer { user { email } } }', {}, { ...headers, ...named('last') });
    await collector.traceWith(withId('last'), ['query Sidst']);
    const received = collector.received();
    expect(received).toContain('GET /api/events/public/:publicLink');
    for (const value of [...Object.values(secrets), admin.token, person.id, person.customerId!, admin.id])
      expect([value, received.includes(value)]).toEqual([value, false]);
  });

  test('are not continued from callers: their header is named as a link and decides nothing', async () => {
    const theirs = '0af7651916cd43dd8448eb211c80319c';
    await post('{ __typename }', {}, { ...named('linked'), traceparent: `00-${theirs}-b7ad6b7169203331-00` });
    const [root] = await collector.traceWith(withId('linked'));
    expect(root.traceId).not.toBe(theirs);
    expect(root.links).toEqual([expect.objectContaining({ traceId: theirs })]);
    await post('{ __typename }', {}, { ...named('odd'), traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-01` });
    const [odd] = await collector.traceWith(withId('odd'));
    expect(odd.links ?? []).toEqual([]);
  });

  test('are not told to providers', () => {
    expect(providerHeaders.length).toBeGreaterThan(0);
    for (const headers of providerHeaders) expect(Object.keys(headers)).not.toContain('traceparent');
  });

  test('leave out the probes', async () => {
    await app.portal.app.inject('/readyz');
    await post('{ __typename }', {}, named('after-probe'));
    await collector.traceWith(withId('after-probe'));
    expect(collector.spans.map(({ name }) => name)).not.toContain('GET /readyz');
  });

  test('have one for each operation of a socket, and none for as long as a subscription lasts', async () => {
    const person = await app.world.person();
    const socket = await openSocket(app, person.token);
    const nextChange = await socket.watch('subscription { departmentChanged { edge { node { id } } } }');
    const answered = socket.next(({ id, type }) => id === 'one' && type === 'next');
    socket.send({ id: 'one', type: 'subscribe', payload: { query: 'query OverSocket { viewer { user { id } } }' } });
    await answered;
    const isOfSocket = ({ name }: { name: string }) => name === 'socket operation';
    const trace = await collector.traceWith(isOfSocket, ['query OverSocket']);
    expect(trace.filter(isOfSocket)).toHaveLength(1);
    const before = collector.spans.length;
    await app.graphql(
      'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }',
      { variables: { input: { name: 'Salg', contactPerson: 'Ida' } }, token: person.token },
    );
    expect(await nextChange()).toBeDefined();
    await collector.traceWith(({ name }) => name === 'POST /graphql');
    const roots = collector.spans.slice(before).filter(({ parentSpanId }) => !parentSpanId);
    expect(roots.filter(isOfSocket)).toEqual([]);
    await socket.close();
  });
});
