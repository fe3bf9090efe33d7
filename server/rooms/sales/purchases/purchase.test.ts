import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { tenHours } from '../../../../domain/testing/prices.ts';
import { Context } from '../../../platform/context.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { runDuringUncommittedWrites } from '../../../testing/runDuringUncommittedWrites.ts';
import type { Person } from '../../../testing/World.ts';
import { buyerIn, clipCardSale } from '../clipCards/clipCardPurchase.service.ts';
import { purchase } from './purchase.service.ts';

let app: TestApp;
let person: Person;
let departmentId: string;
beforeAll(async () => {
  app = await createTestApp();
});
beforeEach(async () => {
  person = await app.world.person();
  departmentId = await app.world.department(person.customerId!);
});
afterAll(() => app.close());

/** Buys a clip card of ten hours for 11,655 kr, excluding VAT. */
async function buy({ department = departmentId, purchaseId = randomUUID() as string } = {}): Promise<string> {
  const ctx = await Context.of(app.portal.services, { address: '127.0.0.1' }, person.token);
  return (await purchase(ctx, await clipCardSale(buyerIn(ctx), { departmentId: department, purchaseId, hours: 10 })))
    .subjectId;
}
const payByInvoice = () => app.db.sql(`update department set payment_method = 'INVOICE' where id = $1`, [departmentId]);
const entries = () =>
  app.db.sql(
    `select e.*, e.settled_at is not null as settled, c.status as card_status
     from ledger_entry e join clip_card c on c.id = e.subject_id
     where e.department_id = $1`,
    [departmentId],
  );
const cards = async () =>
  (
    await app.db.sql<{ id: string }>('select id from clip_card where department_id = $1 order by id', [departmentId])
  ).map(({ id }) => id);

test('a purchase on invoice creates an entry with net, VAT and gross, and an active clip card', async () => {
  await payByInvoice();
  await buy();
  expect(await entries()).toMatchObject([
    {
      status: 'PENDING',
      method: 'INVOICE',
      net: tenHours.net,
      vat: tenHours.vat,
      gross: tenHours.gross,
      card_status: 'ACTIVE',
      settled: false,
    },
  ]);
});

test('a purchase that is sent twice, at once or later, returns the first result', async () => {
  await payByInvoice();
  const purchaseId = randomUUID();
  const [first, second] = await Promise.all([buy({ purchaseId }), buy({ purchaseId })]);
  expect(second).toBe(first);
  expect(await buy({ purchaseId })).toBe(first);
  expect(await entries()).toHaveLength(1);
});

test('a purchase returns the goods that a concurrent purchase with the same id has just bought', async () => {
  await payByInvoice();
  const purchaseId = randomUUID();
  const card = await app.world.clipCard(departmentId);
  const entry = await app.world.ledgerEntry(departmentId, { subject_id: card });
  const statements: [string, unknown[]][] = [
    ['update clip_card set purchase_id = $2 where id = $1', [card, purchaseId]],
    ['update ledger_entry set purchase_id = $2 where id = $1', [entry, purchaseId]],
  ];
  expect(await runDuringUncommittedWrites(app, statements, () => buy({ purchaseId }))).toBe(card);
  expect(await cards()).toEqual([card]);
});

test('a purchase is refused when a concurrent purchase with the same id has just bought something else', async () => {
  await payByInvoice();
  const purchaseId = randomUUID();
  const agreement = await app.world.serviceAgreement(departmentId);
  const entry = await app.world.ledgerEntry(departmentId, { subject: 'service_agreement', subject_id: agreement });
  const statements: [string, unknown[]][] = [
    ['update service_agreement set purchase_id = $2 where id = $1', [agreement, purchaseId]],
    ['update ledger_entry set purchase_id = $2 where id = $1', [entry, purchaseId]],
  ];
  const refused = runDuringUncommittedWrites(app, statements, () => buy({ purchaseId }));
  await expect(refused).rejects.toMatchObject({
    code: 'CONFLICT',
    message: expect.stringContaining('Det første forsøg gik igennem'),
  });
  expect(await cards()).toEqual([]);
});

test('a purchase is refused when a free purchase of something else had the same id', async () => {
  await payByInvoice();
  const purchaseId = randomUUID();
  const { data } = await app.graphql(
    `mutation ($input: BuyServiceAgreementInput!) { buyServiceAgreement(input: $input) { change { deletedId } } }`,
    {
      variables: { input: { purchaseId, departmentId, duration: 12, paymentInterval: 'MONTHLY', acceptTerms: true } },
      token: person.token,
    },
  );
  expect(data).toMatchObject({ buyServiceAgreement: { change: { deletedId: null } } });
  expect(await entries()).toEqual([]);
  await expect(buy({ purchaseId })).rejects.toMatchObject({ code: 'CONFLICT' });
  expect(await cards()).toEqual([]);
});

test('a purchase is refused without a payment method, and by card while no card is stored', async () => {
  await expect(buy()).rejects.toMatchObject({ code: 'PAYMENT_METHOD_REQUIRED' });
  await app.db.sql(`update department set payment_method = 'CREDIT_CARD' where id = $1`, [departmentId]);
  await expect(buy()).rejects.toMatchObject({ code: 'PAYMENT_METHOD_REQUIRED' });
  expect(await cards()).toEqual([]);
});

test('a purchase is refused in a department of another company', async () => {
  const foreign = await app.world.department(await app.world.company());
  await expect(buy({ department: foreign })).rejects.toMatchObject({ code: 'NOT_FOUND' });
});
