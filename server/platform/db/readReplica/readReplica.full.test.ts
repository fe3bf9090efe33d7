import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startOwnCluster, type OwnCluster } from '../../../testing/ownCluster.ts';
import { slowTimeLimits } from '../../../testing/slowTimeLimits.ts';
import { openSocket } from '../../../testing/socket.ts';
import { startStandby, type Standby } from '../../../testing/standby.ts';
import type { Person } from '../../../testing/World.ts';
import { timeLimits } from '../../timeLimits.ts';
import { dbRoles } from '../roles.ts';

let cluster: OwnCluster;
let standby: Standby;
let app: TestApp;
/** Another process of the portal with the same databases. */
let otherApp: TestApp;
let admin: Person;
let person: Person;

const MAX_LAG_SECONDS = 60;
const COMPANIES = '{ admin { companies(first: 100) { edges { node { id name } } } } }';
const ADMIN_SEARCH = 'query ($text: String!) { admin { search(text: $text) { title } } }';
const OWN_SEARCH = 'query ($text: String!) { search(text: $text) { title } }';
const CREATE = 'mutation ($input: DepartmentInput!) { createDepartment(input: $input) { edge { node { id } } } }';

const portal = (database: OwnCluster) =>
  createTestApp(
    {
      databaseUrl: cluster.appUrl,
      replica: { url: standby.appUrl, maxLagSeconds: MAX_LAG_SECONDS },
      // A connection to a replica that fell silent is replaced when its answer is late.
      timeLimits: { ...slowTimeLimits, statement: timeLimits.statement, answer: timeLimits.answer },
    },
    { database, runJobs: false },
  );
const withoutDrop = (database: OwnCluster) =>
  Object.assign(Object.create(database) as OwnCluster, { drop: async () => undefined });

beforeAll(async () => {
  cluster = await startOwnCluster();
  standby = await startStandby(cluster);
  // For two minutes after the start of the cluster, delayed reads would be current.
  const [{ source }] = (await cluster.sql<{ source: string }>(
    `select pg_get_functiondef('log_positions'::regproc) as source`,
  )) as [{ source: string }];
  await cluster.sql(source.replace(`interval '2 minutes'`, `interval '0 minutes'`));
  app = await portal(withoutDrop(cluster));
  otherApp = await portal(withoutDrop(cluster));
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
  person = await app.world.person();
});
afterAll(async () => {
  await app.close();
  await otherApp.close();
  await standby.drop();
  await cluster.drop();
});

const replicaOf = (of: TestApp) => of.portal.services.replica!;

/** The metric's value, or 0 when it has none yet. */
async function metric(name: string, of = app): Promise<number> {
  const { body } = await of.portal.app.inject('/metrics');
  return Number(
    body
      .split('\n')
      .find((line) => line.startsWith(`${name} `))
      ?.slice(name.length) ?? 0,
  );
}
const readsFrom = (target: 'replica' | 'primary', of?: TestApp) =>
  metric(`portal_read_replica_reads_total{target="${target}"}`, of);
const fallbacks = (reason: string) => metric(`portal_read_replica_fallbacks_total{reason="${reason}"}`);

/** Runs `work` and returns its result with the numbers of statements that each database has answered meanwhile. */
async function counted<T>(work: () => Promise<T>) {
  const before = [await readsFrom('replica'), await readsFrom('primary')] as const;
  const result = await work();
  return {
    result,
    replica: (await readsFrom('replica')) - before[0],
    primary: (await readsFrom('primary')) - before[1],
  };
}

/** Runs `work` until the replica has answered alone: on a slow machine, it may catch up too late for the first time. */
async function fromReplica<T>(work: () => Promise<T>): Promise<T> {
  for (;;) {
    const { result, replica, primary } = await counted(work);
    if (replica && !primary) return result;
    await replicaOf(app).checkNow();
  }
}

const createDepartment = (name: string, by = person) =>
  app.graphql(CREATE, { variables: { input: { name, contactPerson: 'Karin' } }, token: by.token });
const searchAsAdmin = async (text: string, { by = admin, at = app } = {}) =>
  (await at.graphql(ADMIN_SEARCH, { variables: { text }, token: by.token })).data.admin.search.map(
    ({ title }) => title,
  );
const companyNames = async () =>
  (await app.graphql(COMPANIES, { token: admin.token })).data.admin.companies.edges.map(({ node }) => node.name);

let count = 0;
const newName = () => `Spejling${(count += 1)}x`;

beforeEach(async () => {
  await standby.catchUp();
  await Promise.all([replicaOf(app).checkNow(), replicaOf(otherApp).checkNow()]);
});

describe('a read replica', () => {
  test('answers lists, searches, dashboards and exports, and no other operation', async () => {
    for (const [document, token] of [
      [COMPANIES, admin.token],
      ['{ admin { search(text: "abc") { title } } }', admin.token],
      ['{ agreementOverview(first: 5) { edges { node { id } } } }', admin.token],
      ['{ search(text: "abc") { title } }', person.token],
      ['{ viewer { user { id } } dashboard { stats { activeLicenses } } }', person.token],
      ['query @declareExport(list: TEAM) { admin { teamMembers(first: 5) { edges { node { id } } } } }', admin.token],
    ] as const) {
      expect((await fromReplica(() => app.graphql(document, { token }))).errors).toBeUndefined();
    }
    const { replica, primary } = await counted(async () => {
      await app.graphql('{ viewer { customer { departments(first: 5) { edges { node { id } } } } } }', {
        token: person.token,
      });
      await createDepartment(newName());
    });
    expect({ replica, primary }).toEqual({ replica: 0, primary: 0 });
  });

  test('shows a company nothing of another one', async () => {
    const [other, name] = [await app.world.person(), newName()];
    await createDepartment(name, other);
    const found = async ({ token }: Person) =>
      (await fromReplica(() => app.graphql(OWN_SEARCH, { variables: { text: name }, token }))).data.search;
    expect(await found(person)).toEqual([]);
    expect(await found(other)).toHaveLength(1);

    const reads = replicaOf(app).open({ current: 0, written: 0 }, 'current')!;
    for (const table of ['department', 'activity', 'search_entry', 'user_account']) {
      const rows = await reads.run(
        { role: dbRoles.customer, customerId: person.customerId, userId: person.id },
        sql<{ customer_id: string }>`select customer_id from ${sql.table(table)}`,
      );
      expect(rows.filter(({ customer_id }) => customer_id !== person.customerId)).toEqual([]);
    }
  });

  test('refuses a caller without rights as the primary does', async () => {
    expect((await app.graphql(COMPANIES, { token: person.token })).errorCode).toBe('FORBIDDEN');
    expect((await app.graphql(COMPANIES)).errorCode).toBe('UNAUTHENTICATED');
    expect((await app.graphql('{ search(text: "abc") { title } }')).errorCode).toBe('UNAUTHENTICATED');
  });

  test('repeats a read on the primary when a replayed change cancels it', async () => {
    await standby.sql('alter system set max_standby_streaming_delay = 0');
    await standby.sql('select pg_reload_conf()');
    const before = await fallbacks('conflict');
    const slowly = replicaOf(app)
      .open({ current: 0, written: 0 }, 'current')!
      .run({ role: dbRoles.admin, employeeRoles: null }, sql`select count(*) as n, pg_sleep(2) from department`);
    const isRunning = async () =>
      (
        await standby.sql(`select 1 from pg_stat_activity where query like '%pg_sleep(2)%' and state = 'active'
        and pid <> pg_backend_pid()`)
      ).length > 0;
    while (!(await isRunning()));
    await cluster.sql('do $$ begin lock table department in access exclusive mode; perform txid_current(); end $$');
    expect(await slowly).toEqual([{ n: expect.any(Number), pg_sleep: '' }]);
    expect(await fallbacks('conflict')).toBe(before + 1);
  });
});

describe('a read replica that is behind', () => {
  beforeEach(() => standby.pauseReplay());
  afterEach(() => standby.resumeReplay());

  test('answers delayed reads without the latest changes of others', async () => {
    const name = newName();
    await createDepartment(name);
    const { result, replica, primary } = await counted(() => searchAsAdmin(name));
    expect({ result, primary }).toEqual({ result: [], primary: 0 });
    expect(replica).toBeGreaterThan(0);
    await standby.resumeReplay();
    await standby.catchUp();
    expect(await searchAsAdmin(name)).toEqual([name]);
  });

  test('leaves a list to the primary, which has every change from before the request', async () => {
    const name = newName();
    await cluster.sql('update customer set name = $1 where id = $2', [name, person.customerId]);
    const { result, replica, primary } = await counted(companyNames);
    expect(result).toContain(name);
    expect(replica).toBe(0);
    expect(primary).toBeGreaterThan(0);
  });

  test('leaves all reads of a caller who has just written to the primary, in every process', async () => {
    const [name, colleague] = [newName(), await app.world.person({ role: 'ADMIN', customerId: null })];
    const created = await app.graphql(
      `mutation ($customerId: ID!, $input: DepartmentInput!) {
        createDepartmentAsAdmin(customerId: $customerId, input: $input) { edge { node { id } } } }`,
      {
        variables: { customerId: person.customerId, input: { name, contactPerson: 'Karin' } },
        token: admin.token,
      },
    );
    expect(created.errors).toBeUndefined();
    expect(await searchAsAdmin(name)).toEqual([name]);
    expect(await searchAsAdmin(name, { at: otherApp })).toEqual([name]);
    expect(await searchAsAdmin(name, { by: colleague })).toEqual([]);
  });

  test('does not let an ended session or a former admin read', async () => {
    const former = await app.world.person({ role: 'ADMIN', customerId: null });
    expect(
      (await app.graphql(ADMIN_SEARCH, { variables: { text: 'abc' }, token: former.token })).errors,
    ).toBeUndefined();
    await cluster.sql(`update user_account set role = 'USER' where id = $1`, [former.id]);
    expect((await app.graphql(ADMIN_SEARCH, { variables: { text: 'abc' }, token: former.token })).errorCode).toBe(
      'FORBIDDEN',
    );
    await app.graphql('mutation { logout { message } }', { token: former.token });
    for (const at of [app, otherApp])
      expect((await at.graphql(COMPANIES, { token: former.token })).errorCode).toBe('UNAUTHENTICATED');
  });

  test('does not delay live events', async () => {
    const [name, socket] = [newName(), await openSocket(app, person.token)];
    const next = await socket.watch('subscription { departmentChanged { edge { node { name } } } }');
    await createDepartment(name);
    expect((await next()).departmentChanged.edge!.node.name).toBe(name);
    await socket.close();
  });

  test('is not used at all beyond the allowed lag, and is used again when it has caught up', async () => {
    const late = await createTestApp(
      { databaseUrl: cluster.appUrl, replica: { url: standby.appUrl, maxLagSeconds: 1 } },
      { database: withoutDrop(cluster), runJobs: false },
    );
    await cluster.sql('update customer set name = name where id = $1', [person.customerId]);
    while (await metric('portal_read_replica_usable{database="replica"}', late)) await replicaOf(late).checkNow();
    expect(await metric('portal_read_replica_lag_seconds', late)).toBeGreaterThan(1);
    const before = await readsFrom('primary', late);
    await searchAsAdmin('abc', { at: late });
    expect(await readsFrom('replica', late)).toBe(0);
    expect(await readsFrom('primary', late)).toBeGreaterThan(before);
    await standby.resumeReplay();
    await standby.catchUp();
    await replicaOf(late).checkNow();
    expect(await metric('portal_read_replica_usable{database="replica"}', late)).toBe(1);
    expect(await metric('portal_read_replica_lag_seconds', late)).toBe(0);
    while (!(await readsFrom('replica', late))) await searchAsAdmin('abc', { at: late });
    await late.close();
  });
});

describe('a read replica that is gone', () => {
  test('fails no request, keeps the portal ready, and is used again when it is back', async () => {
    await standby.stop();
    const { result, replica } = await counted(companyNames);
    expect(result.length).toBeGreaterThan(0);
    expect(replica).toBe(0);
    await replicaOf(app).checkNow();
    expect(await metric('portal_read_replica_usable{database="replica"}')).toBe(0);
    expect((await app.portal.app.inject('/readyz')).statusCode).toBe(200);
    const before = await fallbacks('unreachable');
    expect(await companyNames()).toEqual(result);
    expect(await fallbacks('unreachable')).toBe(before + 1);
    await standby.start();
    await replicaOf(app).checkNow();
    expect(await fromReplica(companyNames)).toEqual(result);
  });

  test('does not hold up requests when it stops answering', async () => {
    standby.silence();
    await replicaOf(app).checkNow();
    expect(await metric('portal_read_replica_usable{database="replica"}')).toBe(0);
    expect((await counted(companyNames)).replica).toBe(0);
    await standby.mend();
    while (!(await metric('portal_read_replica_usable{database="replica"}'))) await replicaOf(app).checkNow();
  });

  test('is not used when the address leads to the primary', async () => {
    const wrong = await createTestApp(
      { databaseUrl: cluster.appUrl, replica: { url: cluster.appUrl, maxLagSeconds: 5 } },
      { database: withoutDrop(cluster), runJobs: false },
    );
    await searchAsAdmin('abc', { at: wrong });
    expect(await readsFrom('replica', wrong)).toBe(0);
    expect(await metric('portal_read_replica_fallbacks_total{reason="error"}', wrong)).toBeGreaterThan(0);
    await wrong.close();
  });
});

test('a portal without a read replica asks for no position of the log', async () => {
  const plain = await createTestApp(
    { databaseUrl: cluster.appUrl },
    { database: withoutDrop(cluster), runJobs: false },
  );
  const { body } = await plain.portal.app.inject('/metrics');
  expect(body).not.toMatch(/^portal_read_replica_usable\{/m);
  await cluster.sql('alter function log_positions(text) rename to log_positions_away');
  expect(await searchAsAdmin('abc', { at: plain })).toEqual([]);
  await cluster.sql('alter function log_positions_away(text) rename to log_positions');
  await plain.close();
});
