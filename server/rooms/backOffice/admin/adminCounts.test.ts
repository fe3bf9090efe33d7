import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { addDays, dateOf } from '../../../../domain/basics/dates.ts';
import { countStatements } from '../../../testing/countStatements.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import type { AdminCounts } from './AdminCounts.ts';

let app: TestApp;
let admin: Person;
beforeAll(async () => {
  app = await createTestApp({}, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
afterAll(() => app.close());

const FIELDS = `companies newCompanies pendingLicenseRequests pendingServiceAgreements urgentRenewals overdueInvoices
  overusedInstallations waitingErasures upcomingEvents unbilledPlaces`;

const run = runAs(() => ({ app, token: admin.token }));
const readCounts = async () => (await run(`{ admin { counts { ${FIELDS} } } }`)).data.admin.counts as AdminCounts;

/** Creates one thing of each kind that is counted, and one beside it that is not. */
async function createCountedThings(): Promise<void> {
  const { world } = app;
  const today = dateOf();
  const customerId = await world.company();
  const department = await world.department(customerId);
  const installation = await world.installation(department);
  await world.licenseRequest(installation);
  await world.licenseRequest(installation, { status: 'PROCESSING' });
  await world.serviceAgreement(department, { status: 'PENDING' });
  await world.serviceAgreement(department, { status: 'PENDING', deleted_at: new Date() });
  await world.license(installation, { valid_until: addDays(today, 40) });
  await world.license(installation, { valid_until: addDays(today, 90) });
  await world.invoice(department, { due_on: addDays(today, -1), open: 100 });
  await world.invoice(department, { due_on: today, open: 100 });
  await world.invoice(department, { due_on: addDays(today, -1), open: 0 });
  await world.seatReading(installation, { in_use: 500 });
  await world.erasure((await world.person({ customerId })).id);
  const event = await world.event();
  await world.event({ date: '2020-01-01' });
  await world.event({ status: 'DRAFT' });
  await world.eventRegistration(event, { price: 500_00, owed_since: new Date() });
}

describe('the counts of the back office', () => {
  test('count what waits, what runs out and how much there is', async () => {
    const before = await readCounts();
    await createCountedThings();
    expect(await readCounts()).toEqual(
      Object.fromEntries(Object.entries(before).map(([name, count]) => [name, count + 1])),
    );
  });

  test('come from one statement', async () => {
    expect(await countStatements(app, readCounts)).toBe(1);
  });

  test('reach every admin after a change', async () => {
    const customerId = await app.world.company();
    const { newCompanies } = await readCounts();
    const sockets = await Promise.all([1, 2, 3].map(() => openSocket(app, admin.token)));
    const watched = [];
    for (const socket of sockets)
      watched.push(await socket.watch('subscription { adminCountsChanged { newCompanies } }'));
    await run(
      `mutation ($id: ID!, $contact: ID) {
        setPointOfContact(customerId: $id, pointOfContactId: $contact) { edge { node { id } } }
      }`,
      { id: customerId, contact: await app.world.teamMember() },
    );
    for (const next of watched) expect((await next()).adminCountsChanged).toEqual({ newCompanies: newCompanies - 1 });
    await Promise.all(sockets.map((socket) => socket.close()));
  });

  test('are refused for a customer', async () => {
    const customer = await app.world.person();
    expect((await run('{ admin { counts { companies } } }', {}, customer.token)).errorCode).toBe('FORBIDDEN');
    const socket = await openSocket(app, customer.token);
    const [error] = await socket.errors('subscription { adminCountsChanged { companies } }');
    expect(error!.extensions.code).toBe('FORBIDDEN');
    await socket.close();
  });
});
