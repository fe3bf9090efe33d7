import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { addMonths, dateOf } from '../../../../domain/basics/dates.ts';
import { WHOLE_COMPANY } from '../../../platform/db/scope.ts';
import { companyWithEverything, type Company } from '../../../testing/companyWithEverything.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { runAs } from '../../../testing/runAs.ts';
import type { Person } from '../../../testing/World.ts';
import { billAgreements } from '../serviceAgreements/billing.service.ts';
import { createOrderingDepartment, type OrderingDepartment } from '../serviceAgreements/testing/orderingDepartment.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
let department: OrderingDepartment;
let installationId: string;

beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings);
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  department = await createOrderingDepartment(app, providers, admin);
  ({ installationId } = department);
  await department.payByInvoice();
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: department.person.token }));
const descriptions = async () => (await department.ledger()).map(({ description }) => description);

const buyCard = (purchaseId: string, { departmentId = department.id, token = department.person.token } = {}) =>
  run(
    'mutation ($input: BuyClipCardInput!) { buyClipCard(input: $input) { change { edge { node { id status } } } } }',
    { input: { purchaseId, departmentId, hours: 1, acceptTerms: true } },
    token,
  );
const createCard = async (status: string): Promise<string> =>
  (
    await run(
      'mutation ($input: ClipCardInput!) { createClipCard(input: $input) { edge { node { id } } } }',
      { input: { departmentId: department.id, hours: 2, hoursUsed: 0, discount: 0, status } },
      admin.token,
    )
  ).data.createClipCard.edge.node.id;
const activateCard = (id: string) =>
  run(
    'mutation ($id: ID!) { updateClipCard(id: $id, changes: { status: ACTIVE }) { edge { node { status } } } }',
    { id },
    admin.token,
  );
const order = (purchaseId: string, input: object, token: string) =>
  run(
    'mutation ($input: OrderLicensesInput!) { orderLicenses(input: $input) { edge { node { id } } } }',
    { input: { purchaseId, requestedLicenses: 2, acceptTerms: true, ...input } },
    token,
  );

describe('a purchase id that a client chose', () => {
  test('cannot occupy the key of a period that the portal bills later', async () => {
    await app.db.sql('update license set deleted_at = now() where installation_id = $1', [installationId]);
    const id = await department.buyAgreement();
    await app.world.license(installationId, { quantity: 12 });
    for (const months of [0, 1, 2]) expect((await buyCard(`${id}:${months}`)).errorCode).toBeUndefined();
    const answer = await department.activate(id);
    expect(answer.errors).toBeUndefined();
    await billAgreements(app.portal.services, addMonths(dateOf(), 2));
    expect((await descriptions()).filter((text) => text.startsWith('Serviceaftale, '))).toHaveLength(2);
  });

  test('cannot occupy the key of the first period of an admin’s agreement', async () => {
    const { data } = await department.create({
      departmentId: department.id,
      duration: 12,
      startDate: dateOf(),
      endDate: addMonths(dateOf(), 12),
      status: 'PENDING',
    });
    const { id } = data.createServiceAgreement.edge.node;
    for (const key of [id, `${id}:0`]) expect((await buyCard(key)).errorCode).toBeUndefined();
    expect((await department.activate(id)).errors).toBeUndefined();
    expect((await descriptions()).filter((text) => text.startsWith('Serviceaftale'))).toHaveLength(1);
  });

  test('cannot occupy the key of an admin’s clip card', async () => {
    const id = await createCard('PENDING');
    expect((await department.buy({ purchaseId: id })).errorCode).toBeUndefined();
    const answer = await activateCard(id);
    expect(answer.errors).toBeUndefined();
    expect(answer.data.updateClipCard.edge.node.status).toBe('ACTIVE');
    expect(await descriptions()).toContain('Klippekort, 2 timer');
  });

  test('does not return goods that an admin created under the same key', async () => {
    const id = await createCard('PENDING');
    await app.db.sql('update clip_card set hours = 1 where id = $1', [id]);
    const bought = (await buyCard(id)).data.buyClipCard.change.edge.node;
    expect(bought).toMatchObject({ status: 'ACTIVE' });
    expect(bought.id).not.toBe(id);
  });

  test('of other goods with a pending card payment does not block the activation of an agreement', async () => {
    const { data } = await department.create({
      departmentId: department.id,
      duration: 12,
      startDate: dateOf(),
      endDate: addMonths(dateOf(), 12),
      status: 'PENDING',
    });
    const { id } = data.createServiceAgreement.edge.node;
    await app.world.ledgerEntry(department.id, { method: 'CREDIT_CARD', status: 'PENDING', purchase_id: id });
    expect((await department.activate(id)).errors).toBeUndefined();
  });

  test('cannot settle an entry of the portal by its purchase id', async () => {
    const id = await department.buyAgreement();
    await department.activate(id);
    await billAgreements(app.portal.services, addMonths(dateOf(), 1));
    const answer = await run('mutation ($key: String!) { settlePurchase(purchaseId: $key) { id } }', {
      key: `${id}:1`,
    });
    expect(answer.errorCode).toBe('NOT_FOUND');
  });

  test('belongs to its company: another company can use the same id for its own purchase', async () => {
    const purchaseId = 'bestilling-1';
    const other = await createOrderingDepartment(app, providers, admin);
    await other.payByInvoice();
    const answers = await Promise.all([
      buyCard(purchaseId),
      buyCard(purchaseId, { departmentId: other.id, token: other.person.token }),
    ]);
    expect(answers.map(({ errorCode }) => errorCode)).toEqual([undefined, undefined]);
    const agreementKey = 'aftale-1';
    expect([
      (await department.buy({ purchaseId: agreementKey })).errorCode,
      (await other.buy({ purchaseId: agreementKey })).errorCode,
    ]).toEqual([undefined, undefined]);
    const licenses = (of: OrderingDepartment) =>
      order('licenser-1', { departmentId: of.id, zendeskInstanceId: of.installationId }, of.person.token);
    expect([(await licenses(department)).errorCode, (await licenses(other)).errorCode]).toEqual([undefined, undefined]);
    for (const table of ['clip_card', 'service_agreement', 'license_request']) {
      const rows = await app.db.sql(`select customer_id from ${table} where customer_id = any($1)`, [
        [department.person.customerId, other.person.customerId],
      ]);
      expect({ table, rows: rows.length }).toEqual({ table, rows: 2 });
    }
  });
});

describe('a request id that a client chose', () => {
  const createTask = (requestId: string, { token, ids }: Company) =>
    run(
      'mutation ($input: CreateTaskInput!) { createTask(input: $input) { edge { node { id name } } } }',
      { input: { requestId, clipCardId: ids.clipCardId, name: 'Ny opgave' } },
      token,
    );
  const requestChanges = (requestId: string, { token, nodes }: Company) =>
    run(
      `mutation ($id: ID!, $input: TaskChangesInput!) {
        requestTaskChanges(id: $id, input: $input) { edge { node { id } } }
      }`,
      { id: nodes.Task, input: { requestId, comment: 'Ret farven' } },
      token,
    );
  const company = (mark: string) => companyWithEverything(app, providers, `${mark} ${randomUUID().slice(0, 8)}`);

  test('belongs to its company: another company can use the same id for its own task', async () => {
    const [one, other] = [await company('En'), await company('Anden')];
    expect([(await createTask('opgave-1', one)).errorCode, (await createTask('opgave-1', other)).errorCode]).toEqual([
      undefined,
      undefined,
    ]);
    const tasks = await app.db.sql(`select customer_id from task where name = 'Ny opgave' and customer_id = any($1)`, [
      [one.customerId, other.customerId],
    ]);
    expect(tasks.map(({ customer_id }) => customer_id).sort()).toEqual([one.customerId, other.customerId].sort());
  });

  test('of one kind of request does not match a request of another kind', async () => {
    const ownCompany = await company('Begge');
    expect([
      (await createTask('nr-1', ownCompany)).errorCode,
      (await requestChanges('nr-1', ownCompany)).errorCode,
    ]).toEqual([undefined, undefined]);
    expect(await app.db.sql('select changes_requested from task where id = $1', [ownCompany.nodes.Task])).toEqual([
      { changes_requested: 'Ret farven' },
    ]);
  });

  test('for a contact at Dinero does not block an invoice draft', async () => {
    const ownCompany = await company('Faktura');
    const entryId = ownCompany.nodes.LedgerEntry!;
    const contact = await run(
      'mutation ($input: DineroContactInput!) { createDineroContact(input: $input) { id } }',
      { input: { requestId: entryId, name: 'Kontakt ApS' } },
      admin.token,
    );
    expect(contact.errors).toBeUndefined();
    const draft = await run(
      'mutation ($id: ID!) { createInvoiceDraft(entryId: $id) { invoiceDraftId } }',
      { id: entryId },
      admin.token,
    );
    expect(draft.errors).toBeUndefined();
  });
});

test('the database rejects a sale’s ledger entry with the origin of the portal', async () => {
  const { customerId } = department.person;
  const insert = (origin: string) =>
    app.portal.services.writes.run({ role: 'portal_sales', customerId, scope: WHOLE_COMPANY }, ({ em }) =>
      em.execute(
        `insert into ledger_entry (id, customer_id, department_id, subject, subject_id, description, net, vat, gross,
       method, origin, purchase_id, created_at)
     values (?, ?, ?, 'clip_card', 'x', 'x', 1, 0, 1, 'INVOICE', ?, ?, now())`,
        [randomUUID(), customerId, department.id, origin, randomUUID()],
      ),
    );
  await expect(insert('PORTAL')).rejects.toThrow(/row-level security/);
  await insert('CLIENT');
});

describe('a period that cannot be billed', () => {
  const breakBilling = (id: string) =>
    app.db.sql(
      `insert into ledger_entry (id, customer_id, department_id, subject, subject_id, description, net, vat, gross,
       method, origin, purchase_id, created_at)
     values ($1, $2, $3, 'service_agreement', $4, 'spærrer', 1, 0, 1, 'INVOICE', 'PORTAL', $4 || ':0', now())`,
      [randomUUID(), department.person.customerId, department.id, id],
    );
  const repairBilling = (id: string) =>
    app.db.sql(`delete from ledger_entry where subject_id = $1 and description = 'spærrer'`, [id]);
  const metricOf = async (name: string) =>
    Number(
      (await app.portal.app.inject('/metrics')).body
        .split('\n')
        .find((line) => line.startsWith(`${name}{queue="periods"} `))
        ?.split(' ')[1],
    );
  const create = (status: string) =>
    department.create({
      departmentId: department.id,
      duration: 12,
      startDate: addMonths(dateOf(), -1),
      endDate: addMonths(dateOf(), 11),
      status,
    });

  test('does not undo the activation, is counted in the metrics, and is billed by the next run', async () => {
    const { id } = (await create('PENDING')).data.createServiceAgreement.edge.node;
    const before = await metricOf('portal_waiting');
    await breakBilling(id);
    const answer = await department.activate(id);
    expect(answer.errors).toBeUndefined();
    expect(await department.statusOf(id)).toBe('ACTIVE');
    expect(await metricOf('portal_waiting')).toBe(before + 1);
    expect(await metricOf('portal_waiting_oldest_seconds')).toBeGreaterThan(20 * 86_400);
    await billAgreements(app.portal.services);
    expect(await metricOf('portal_waiting')).toBe(before + 1);
    await repairBilling(id);
    await billAgreements(app.portal.services);
    expect(await metricOf('portal_waiting')).toBe(before);
    expect(await descriptions()).toHaveLength(2);
  });

  test('does not undo an edit that activates the agreement', async () => {
    const { id } = (await create('PENDING')).data.createServiceAgreement.edge.node;
    await breakBilling(id);
    const answer = await department.update(id, { status: 'ACTIVE' });
    expect(answer.errors).toBeUndefined();
    expect(answer.data.updateServiceAgreement.edge.node.status).toBe('ACTIVE');
    await repairBilling(id);
  });

  test('does not block the billing of other agreements', async () => {
    const { id } = (await create('PENDING')).data.createServiceAgreement.edge.node;
    await breakBilling(id);
    await department.activate(id);
    const other = await createOrderingDepartment(app, providers, admin);
    await other.payByInvoice();
    const theirs = await other.buyAgreement();
    await other.activate(theirs);
    await billAgreements(app.portal.services, addMonths(dateOf(), 1));
    expect((await other.ledger()).length).toBe(2);
    await repairBilling(id);
  });
});
