import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { Allowance } from '../../../platform/rateLimit/Allowance.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { openSocket } from '../../../testing/socket.ts';
import { startFaultyProxy, type FaultyProxy } from './testing/faultyProxy.ts';
import { unpackGuide, type Guide } from './testing/guide.ts';

const ROWS = 10_000;
const LIMIT = 25_000;
/** The allowance's clock runs six times as fast, so that the test waits ten seconds instead of a minute. */
const CLOCK_SPEED = 6;

let app: TestApp;
let proxy: FaultyProxy;
let guide: Guide;
let customerId: string;
let otherToken: string;

beforeAll(async () => {
  app = await createTestApp();
  const {
    world,
    db,
    portal: { services },
  } = app;
  const begun = Date.now();
  services.allowance = new Allowance({
    limit: LIMIT,
    reads: services.reads,
    log: services.log,
    now: () => begun + (Date.now() - begun) * CLOCK_SPEED,
  });
  proxy = await startFaultyProxy(app.url);
  customerId = await world.company();
  for (let i = 0; i < 3; i += 1) {
    const department = await world.department(customerId);
    const installation = await world.installation(department);
    await Promise.all([
      world.license(installation),
      world.licenseRequest(installation),
      world.serviceAgreement(department),
      world.clipCard(department),
    ]);
  }
  await db.sql(
    `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
    select 'act_' || lpad(n::text, 26, '0'), $1, 'customer', $1, 'Noget skete', 'Karin', now()
    from generate_series(1, ${ROWS}) n`,
    [customerId],
  );
  const [mine, another] = await Promise.all([world.apiToken(customerId, 'READ_WRITE'), world.apiToken(customerId)]);
  otherToken = another.token;
  guide = unpackGuide({ PORTAL_URL: app.url, PORTAL_TOKEN: mine.token });
});
afterAll(async () => {
  guide.remove();
  await proxy.close();
  await app.close();
});

test('a program written from the partner guide pages, reconnects, waits, retries and reads over REST', async () => {
  const source = readFileSync(new URL('testing/partner.mjs', import.meta.url), 'utf8');
  const found = JSON.parse(
    await guide.run(
      { language: 'ts', source },
      { OTHER_TOKEN: otherToken, PROXY_URL: proxy.url, CLOCK_SPEED: String(CLOCK_SPEED) },
    ),
  );
  expect(found.paging).toEqual({ rows: ROWS, distinct: ROWS });
  expect(found.following).toEqual({ before: true, during: true, after: true });
  expect(found.limits).toMatchObject({ limit: LIMIT, refused: { status: 429, code: 'RATE_LIMITED' }, afterwards: 200 });
  expect(found.limits.requests).toBeGreaterThan(LIMIT / 103 - 1);
  expect(found.limits.wait).toBeGreaterThan(0);
  expect(found.retrying).toEqual({ lost: 'lost', status: 200, replayed: 'true', count: 1, conflict: 'CONFLICT' });
  expect(found.comparison).toEqual({
    company: { rows: 1, same: true },
    departments: { rows: 7, same: true },
    installations: { rows: 3, same: true },
    licenses: { rows: 3, same: true },
    licenseRequests: { rows: 3, same: true },
    serviceAgreements: { rows: 3, same: true },
    clipCards: { rows: 3, same: true },
  });
});

test('revoking a token closes its sockets and refuses its requests at once', async () => {
  const admin = await app.world.person({ role: 'ADMIN' });
  const { id, token } = await app.world.apiToken(customerId);
  const socket = await openSocket(app, token);
  const closed = socket.closed();
  await app.graphql('mutation ($id: ID!) { revokeApiToken(id: $id) { edge { node { revokedAt } } } }', {
    variables: { id },
    token: admin.token,
  });
  expect(await closed).toMatchObject({ code: 4401 });
  expect((await app.rest('GET', '/api/departments', { token })).body).toMatchObject({
    status: 401,
    message: 'Invalid token',
  });
});

test('a token over a socket receives changes of its own company only, and writes only with its scope', async () => {
  const strangersCompany = await app.world.company();
  const [reader, stranger] = [await app.world.apiToken(customerId), await app.world.apiToken(strangersCompany)];
  const strangerSocket = await openSocket(app, stranger.token);
  const mine = await openSocket(app, reader.token);
  const next = await mine.watch('subscription { departmentChanged { edge { node { name } } } }');
  const strangersNext = await strangerSocket.watch('subscription { departmentChanged { edge { node { name } } } }');
  const createDepartment = async (company: string, name: string) =>
    app.graphql(
      `mutation ($name: String!) { createDepartment(input: { name: $name, contactPerson: "Ida" }) { deletedId } }`,
      { variables: { name }, token: (await app.world.apiToken(company, 'READ_WRITE')).token },
    );
  await createDepartment(customerId, 'Ny afdeling');
  expect((await next()).departmentChanged.edge.node.name).toBe('Ny afdeling');
  // The stranger's first message is about the later change.
  await createDepartment(strangersCompany, 'En andens afdeling');
  expect((await strangersNext()).departmentChanged.edge.node.name).toBe('En andens afdeling');
  expect(
    (await mine.errors('mutation { createDepartment(input: { name: "Nej", contactPerson: "Ida" }) { deletedId } }'))[0]
      ?.extensions?.code,
  ).toBe('FORBIDDEN');
  await Promise.all([mine.close(), strangerSocket.close()]);
});
