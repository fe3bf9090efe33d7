import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { startReplica, type Replica } from '../../testing/replica.ts';

const CALLERS = 50;
const CALLS_EACH = 4;

/** Provides the database and test data. The attacked portal runs in a separate process. */
let app: TestApp;
let portal: Replica;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  portal = await startReplica({
    DATABASE_URL: app.db.appUrl,
    JWT_SECRET: app.config.jwtSecret,
    ENCRYPTION_KEYS: app.config.encryptionKeys,
    SMTP_URL: 'smtp://127.0.0.1:9',
    MAIL_FROM: 'hej@portal.example',
    PORTAL_DATA_DIR: app.config.dataDir,
    PERSISTED_ONLY: 'false',
    RUN_JOBS: 'false',
    DRAIN_SECONDS: '0',
  });
});
afterAll(async () => {
  await portal.stop();
  await app.close();
});

/** Creates a company of 100 departments with 100 installations each, all with long texts. */
async function createLargeCompany(): Promise<string> {
  const customerId = await app.world.company();
  await app.db.sql(
    `
    insert into department (id, customer_id, name, contact_person, created_at)
    select $1 || '_dep_' || d, $1, 'Afdeling ' || d, repeat('Kontakt ', 20), now() from generate_series(1, 100) d`,
    [customerId],
  );
  await app.db.sql(
    `
    insert into installation (id, customer_id, department_id, subdomain, created_at)
    select $1 || '_inst_' || d || '_' || i, $1, $1 || '_dep_' || d,
      md5($1 || d || '-' || i) || repeat('firma', 18), now()
    from generate_series(1, 100) d, generate_series(1, 100) i`,
    [customerId],
  );
  return customerId;
}

const QUERY = `query ($n: Int = 100) { viewer { customer { departments(first: $n) { edges { cursor node {
  id name contactPerson createdAt
  installations(first: $n) { edges { cursor node {
    id subdomain createdAt a: subdomain b: subdomain c: subdomain department { id name contactPerson }
  } } }
} } } } } }`;

test(`the process survives ${CALLERS} callers who each read 10,000 rows through a default page size`, async () => {
  const customerId = await createLargeCompany();
  const tokens = await Promise.all(
    Array.from({ length: CALLERS }, async () => (await app.world.apiToken(customerId)).token),
  );
  const readDepartments = async (token: string, variables = {}) => {
    const sent = fetch(`${portal.url}/graphql`, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query: QUERY, variables }),
      signal: AbortSignal.timeout(60_000),
    });
    // A lost connection is no answer. The checks below tell whether the process is alive.
    return sent
      .then(async (answer) => ({ status: answer.status, body: await answer.text() }))
      .catch(() => ({ status: 0, body: '' }));
  };
  // The same document is answered with a smaller page.
  const smallAnswer = await readDepartments(tokens[0]!, { n: 1 });
  expect([smallAnswer.status, JSON.parse(smallAnswer.body).errors]).toEqual([200, undefined]);
  const statuses = await Promise.all(
    tokens.flatMap((token) => Array.from({ length: CALLS_EACH }, () => readDepartments(token))),
  );
  expect(statuses.filter(({ status }) => status >= 500)).toEqual([]);
  expect(portal.process.exitCode).toBeNull();
  expect(portal.process.signalCode).toBeNull();

  const other = await app.world.person();
  const answer = await fetch(`${portal.url}/graphql`, {
    method: 'POST',
    headers: { authorization: `Bearer ${other.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ query: '{ viewer { user { id } } }' }),
  });
  expect(await answer.json()).toEqual({ data: { viewer: { user: { id: other.id } } } });
});
