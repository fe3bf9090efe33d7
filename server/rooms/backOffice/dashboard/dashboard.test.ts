import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { sql } from 'kysely';
import type { Topic } from '../../../platform/db/events.ts';
import { jsonOfRow } from '../../../platform/db/jsonOfRow.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { slowTest } from '../../../testing/slowTest.ts';
import { openSocket } from '../../../testing/socket.ts';
import { activities } from '../../companies/activity/activity.reads.ts';
import { customers } from '../../companies/customers/customer.reads.ts';
import { contacts } from '../../companies/team/team.reads.ts';
import { clipCards } from '../../sales/clipCards/clipCard.reads.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp()));
afterAll(() => app.close());

const FIELDS = `{
  id
  customer { name pointOfContact { name title email phone calendarBookingUrl } }
  stats { activeLicenses pendingRequests activeServiceAgreements clipCardHours }
  recentActivity { id title actorName createdAt }
  upcomingDecisions { id title decisionDate }
}`;
const dashboard = async (token: string) => (await app.graphql(`{ dashboard ${FIELDS} }`, { token })).data.dashboard;

async function createCompany() {
  const person = await app.world.person();
  const departmentId = await app.world.department(person.customerId!);
  return { person, departmentId, installationId: await app.world.installation(departmentId) };
}

describe('the dashboard', () => {
  test('counts only active licences, agreements and clip cards, and pending requests', async () => {
    const { person, departmentId, installationId } = await createCompany();
    for (const fields of [
      { quantity: 4 },
      { quantity: 3 },
      { quantity: 50, status: 'EXPIRED' },
      { quantity: 50, status: 'PENDING' },
      { quantity: 50, deleted_at: new Date() },
    ]) {
      await app.world.license(installationId, fields);
    }
    for (const status of ['PENDING', 'PENDING', 'APPROVED', 'COMPLETED'])
      await app.world.licenseRequest(installationId, { status });
    for (const status of ['ACTIVE', 'PENDING', 'EXPIRED', 'CANCELLED'])
      await app.world.serviceAgreement(departmentId, { status });
    for (const fields of [
      { hours: 10, hours_used: 3.5 },
      { hours: 5, hours_used: 1 / 3 },
      { hours: 5, hours_used: 9 },
      { hours: 90, status: 'USED' },
      { hours: 90, status: 'PENDING' },
    ]) {
      await app.world.clipCard(departmentId, fields);
    }
    expect((await dashboard(person.token)).stats).toEqual({
      activeLicenses: 7,
      pendingRequests: 2,
      activeServiceAgreements: 1,
      clipCardHours: 11.17,
    });
  });

  test('lists the clip cards with a low balance, the lowest first', async () => {
    const { person, departmentId } = await createCompany();
    const cards: [hours: number, used: number][] = [
      [10, 5],
      [10, 7.996],
      [5, 4],
      [10, 10],
      [100, 79],
    ];
    for (const [hours, used] of cards) await app.world.clipCard(departmentId, { hours, hours_used: used });
    const { data } = await app.graphql(
      `{
        dashboard { lowClipCards { hoursLeft } }
        viewer { customer { clipCards { edges { node { hoursLeft isLow } } } } }
      }`,
      { token: person.token },
    );
    expect(data.dashboard.lowClipCards).toEqual([{ hoursLeft: 0 }, { hoursLeft: 1 }, { hoursLeft: 2 }]);
    expect(data.viewer.customer.clipCards.edges.filter(({ node }) => node.isLow)).toHaveLength(3);
  });

  test('does not list an unused clip card, however few hours it has', async () => {
    const { person, departmentId } = await createCompany();
    for (const hours of [1, 2, 5, 10, 100]) await app.world.clipCard(departmentId, { hours });
    const { data } = await app.graphql(
      '{ dashboard { lowClipCards { id } } viewer { customer { clipCards { edges { node { isLow } } } } } }',
      { token: person.token },
    );
    expect(data.dashboard.lowClipCards).toEqual([]);
    expect(data.viewer.customer.clipCards.edges.map(({ node }) => node.isLow)).toEqual(Array(5).fill(false));
  });

  test('shows which first steps are done', async () => {
    const { person, departmentId, installationId } = await createCompany();
    const steps = async () =>
      (
        await app.graphql('{ dashboard { firstSteps { hasPaymentMethod hasLicenses hasColleagues } } }', {
          token: person.token,
        })
      ).data.dashboard.firstSteps;
    const cancelled = await app.world.licenseRequest(installationId, { status: 'REJECTED' });
    expect(await steps()).toEqual({ hasPaymentMethod: false, hasLicenses: false, hasColleagues: false });
    await app.world.license(installationId);
    expect(await steps()).toEqual({ hasPaymentMethod: false, hasLicenses: true, hasColleagues: false });
    await app.db.sql('update license set deleted_at = now() where customer_id = $1', [person.customerId]);
    await app.db.sql(`update license_request set status = 'PENDING' where id = $1`, [cancelled]);
    expect(await steps()).toMatchObject({ hasLicenses: true });
    await app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
    await app.world.invitation(person.customerId!, { revoked_at: new Date() });
    expect(await steps()).toEqual({ hasPaymentMethod: true, hasLicenses: true, hasColleagues: false });
    await app.world.person({ customerId: person.customerId });
    expect(await steps()).toEqual({ hasPaymentMethod: true, hasLicenses: true, hasColleagues: true });
  });

  test('shows the nine newest activities, newest first, with times in the format of the API', async () => {
    const { person } = await createCompany();
    for (let i = 1; i <= 11; i++) await app.world.activity(person.customerId!, `Nummer ${i}`);
    const { recentActivity } = await dashboard(person.token);
    expect(recentActivity.map(({ title }) => title)).toEqual([11, 10, 9, 8, 7, 6, 5, 4, 3].map((i) => `Nummer ${i}`));
    const { data } = await app.graphql('query ($id: ID!) { node(id: $id) { ... on Activity { createdAt } } }', {
      variables: { id: recentActivity[0]!.id },
      token: person.token,
    });
    expect(recentActivity[0]!.createdAt).toBe(data.node.createdAt);
  });

  test('names the point of contact of the company', async () => {
    const { person } = await createCompany();
    expect((await dashboard(person.token)).customer.pointOfContact).toBeNull();
    const contact = await app.world.teamMember('Sofie Brandt');
    await app.db.sql('update customer set point_of_contact_id = $2 where id = $1', [person.customerId, contact]);
    expect((await dashboard(person.token)).customer.pointOfContact).toMatchObject({
      name: 'Sofie Brandt',
      title: 'Konsulent',
    });
  });

  test.each([
    ['customer', customers],
    ['team_member', contacts],
    ['clip_card', clipCards],
    ['activity', activities],
  ] as const)('reads each %s with all columns, as other reads do', async (table, rows) => {
    const { person, departmentId } = await createCompany();
    await app.world.clipCard(departmentId);
    await app.world.activity(person.customerId!);
    await app.world.teamMember();
    const { reads } = app.portal.services;
    const [row] = await reads.run({ role: dbRoles.system }, (rows as typeof customers).limit(1));
    const [{ json }] = (await reads.run(
      { role: dbRoles.system },
      sql<{ json: object }>`select ${jsonOfRow(rows, 't')} as json from ${sql.table(table)} t where t.id = ${row!.id}`,
    )) as [{ json: object }];
    expect(json).toEqual(row);
  });

  test('is empty for an admin without a company', async () => {
    const admin = await app.world.person({ role: 'ADMIN', customerId: null });
    expect(await dashboard(admin.token)).toEqual({
      id: 'dashboard',
      customer: null,
      recentActivity: [],
      upcomingDecisions: [],
      stats: { activeLicenses: 0, pendingRequests: 0, activeServiceAgreements: 0, clipCardHours: 0 },
    });
  });

  test('is published when a colleague changes something', async () => {
    const { person, departmentId } = await createCompany();
    const socket = await openSocket(app, person.token);
    const next = await socket.watch(`subscription { dashboardChanged ${FIELDS} }`);
    const colleague = await app.world.person({ customerId: person.customerId, name: 'Kollegaen' });
    await app.graphql('mutation ($id: ID!) { setPaymentMethod(departmentId: $id, method: INVOICE) { deletedId } }', {
      variables: { id: departmentId },
      token: colleague.token,
    });
    const { dashboardChanged } = await next();
    expect(dashboardChanged).toMatchObject({
      id: `dashboard:${person.customerId}`,
      recentActivity: [{ actorName: 'Kollegaen' }],
    });
    await socket.close();
  });

  test('is read twice for a burst of changes, and not for changes that it does not show', async () => {
    const { person, departmentId } = await createCompany();
    const marker = await app.world.department(person.customerId!);
    const { reads, writes } = app.portal.services;
    const publish = (topic: Topic, id = departmentId, times = 20) =>
      writes.run({ role: dbRoles.system }, async (write) => {
        for (let i = 0; i < times; i += 1) write.publish({ topic, id, customerId: person.customerId });
      });
    const socket = await openSocket(app, person.token);
    const nextDepartment = await socket.watch('subscription { departmentChanged { edge { node { id } } } }');
    /** Waits until all events that were published before have reached their subscribers. */
    const deliverAll = async () => {
      await publish('department.changed', marker, 1);
      while ((await nextDepartment()).departmentChanged.edge.node.id !== marker);
    };
    await deliverAll();
    const nextDashboard = await socket.watch(`subscription { dashboardChanged ${FIELDS} }`);
    const runSql = reads.runSql.bind(reads);
    let dashboardReads = 0;
    const gate = Promise.withResolvers<void>();
    reads.runSql = (async (...args: Parameters<typeof runSql>) => {
      if (args[1].includes('"recentActivity"')) {
        dashboardReads += 1;
        await gate.promise;
      }
      return runSql(...args);
    }) as typeof reads.runSql;
    for (const topic of ['webhook-delivery.changed', 'task.changed', 'event-registration.changed'] as const)
      await publish(topic);
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(dashboardReads).toBe(0);
    await publish('department.changed');
    await deliverAll();
    // The first change is being read; all others have arrived meanwhile and wait as one.
    gate.resolve();
    await nextDashboard();
    await nextDashboard();
    await new Promise((resolve) => setTimeout(resolve, 500));
    Object.assign(reads, { runSql });
    expect(dashboardReads).toBe(2);
    await socket.close();
  });

  test('publishes advice about seats after a reading, and its end after a dismissal', async () => {
    const { person, installationId } = await createCompany();
    await app.world.license(installationId, { quantity: 5 });
    await app.world.seatReading(installationId, { in_use: 7 });
    const socket = await openSocket(app, person.token);
    const next = await socket.watch(
      'subscription { dashboardChanged { customer { seatAdvice(first: 3) { title installation { id } } } } }',
    );
    await app.portal.services.writes.run({ role: dbRoles.system }, async (write) =>
      write.publish({ topic: 'seats.changed', id: installationId, customerId: person.customerId }),
    );
    expect((await next()).dashboardChanged.customer.seatAdvice).toEqual([
      { title: 'Bestil 2 licenser', installation: { id: installationId } },
    ]);
    await app.graphql('mutation ($id: ID!) { dismissSeatAdvice(installationId: $id, kind: MORE_SEATS) { bought } }', {
      token: person.token,
      variables: { id: installationId },
    });
    expect((await next()).dashboardChanged.customer.seatAdvice).toEqual([]);
    await socket.close();
  });

  test('is read with one statement after the one that identifies the viewer', async () => {
    const { person } = await createCompany();
    await dashboard(person.token);
    const { reads } = app.portal.services;
    const statements: string[] = [];
    const [runSql, readAndSetContext] = [reads.runSql.bind(reads), reads.readAndSetContext.bind(reads)];
    reads.runSql = (async (...args: Parameters<typeof runSql>) => {
      statements.push('read');
      return runSql(...args);
    }) as typeof reads.runSql;
    reads.readAndSetContext = (async (...args: Parameters<typeof readAndSetContext>) => {
      statements.push('set context');
      return readAndSetContext(...args);
    }) as typeof reads.readAndSetContext;
    // Background work of the process may add statements, so the count is repeated until it is undisturbed.
    for (let run = 0; run < 5 && statements.length !== 2; run += 1) {
      statements.length = 0;
      await dashboard(person.token);
    }
    Object.assign(reads, { runSql, readAndSetContext });
    expect(statements).toEqual(['set context', 'read']);
  });

  slowTest('reads no more rows when the company has ten thousand rows of history', async () => {
    const { person, installationId } = await createCompany();
    const rowsTouched = async () => {
      const { sql } = app.db;
      const plan = await sql(`explain (analyze, format json) ${await dashboardStatement(person.token)}`);
      return totalRows((plan[0] as { 'QUERY PLAN': [{ Plan: PlanNode }] })['QUERY PLAN'][0].Plan);
    };
    const before = await rowsTouched();
    await app.db.sql(
      `insert into license (
         id, customer_id, installation_id, type, quantity, status, billing_interval, contract_term,
         valid_from, valid_until, created_at)
       select 'lic_h' || i, $1, $2, 'PLAN_SUITE_TEAM', 1, 'EXPIRED', 'MONTHLY', 12, '2020-01-01', '2021-01-01', now()
       from generate_series(1, 10000) i`,
      [person.customerId, installationId],
    );
    await app.db.sql(
      `insert into activity (id, customer_id, entity_type, entity_id, title, actor_name, created_at)
      select 'act_0' || lpad(i::text, 6, '0'), $1, 'customer', $1, 'x', 'x', now() from generate_series(1, 10000) i`,
      [person.customerId],
    );
    await app.db.sql('analyze license, activity');
    expect(await rowsTouched()).toBeLessThan(before + 30);
  });
});

interface PlanNode {
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  Plans?: PlanNode[];
}

const totalRows = (node: PlanNode): number =>
  (node['Actual Rows'] + (node['Rows Removed by Filter'] ?? 0)) * node['Actual Loops'] +
  (node.Plans ?? []).reduce((sum, child) => sum + totalRows(child), 0);

/** The SQL statement of the dashboard with its parameters inserted. */
async function dashboardStatement(token: string): Promise<string> {
  const { reads } = app.portal.services;
  const runSql = reads.runSql.bind(reads);
  let text = '';
  reads.runSql = (async (...args: Parameters<typeof runSql>) => {
    // Background work reads as the system.
    if (args[0].role === 'portal_customer')
      text = args[1].replace(/\$(\d+)/g, (_, index) => `'${String(args[2]?.[Number(index) - 1])}'`);
    return runSql(...args);
  }) as typeof reads.runSql;
  await dashboard(token);
  reads.runSql = runSql as typeof reads.runSql;
  return text;
}
