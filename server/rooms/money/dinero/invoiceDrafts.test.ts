import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type GraphQLAnswer, type TestApp } from '../../../testing/createTestApp.ts';
import { runAndDie } from '../../../testing/dying/runAndDie.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { slowCases, slowTest } from '../../../testing/slowTest.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { expireClaims, createBilledCompany, nextLedgerOf, type BilledCompany } from './testing/billedCompany.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
let company: BilledCompany;
let entryId: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null, name: 'Sofie Brandt' });
});
beforeEach(async () => {
  company = await createBilledCompany(app, providers);
  entryId = await app.world.ledgerEntry(company.departmentId, {
    subject_id: await app.world.clipCard(company.departmentId),
  });
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const createDraft = (id = entryId, token = admin.token) =>
  app.graphql(
    'mutation ($id: ID!) { createInvoiceDraft(entryId: $id) { id status invoiceDraftId invoiceDraftedAt } }',
    { variables: { id }, token },
  );
const draftsAtDinero = (id = entryId) =>
  providers.dinero.invoices().filter(({ ExternalReference }) => ExternalReference === id);
const errorOf = async (answer: Promise<GraphQLAnswer>) => {
  const [
    {
      message,
      extensions: { code },
    },
  ] = (await answer).errors as [{ message: string; extensions: { code: string } }];
  return { code, message };
};
const IN_PROGRESS = { code: 'CONFLICT', message: 'Kladden er ved at blive oprettet. Prøv igen om et minut.' };
const UNAVAILABLE = { code: 'PROVIDER_UNAVAILABLE', message: 'Dinero svarer ikke lige nu. Prøv igen om lidt.' };
const draftActivities = () =>
  app.db.sql(`select title from activity where customer_id = $1 and title like 'Fakturakladde%'`, [company.customerId]);

describe('an invoice draft', () => {
  test('has the company’s contact, the net price, and the EAN and PO numbers of the entry', async () => {
    await app.db.sql(
      `update ledger_entry set net = 116550, ean_number = '5798000000000', po_number = 'PO-17' where id = $1`,
      [entryId],
    );
    const {
      data: { createInvoiceDraft: entry },
    } = await createDraft();
    expect(draftsAtDinero()).toMatchObject([
      {
        Guid: entry.invoiceDraftId,
        Status: 'Draft',
        ContactGuid: company.contactId,
        Comment: 'EAN-nummer: 5798000000000\nRekvisitionsnummer: PO-17',
        Currency: 'DKK',
        ProductLines: [{ Description: 'Klippekort, 10 timer', Quantity: 1, Unit: 'parts', BaseAmountValue: 1_165.5 }],
        TotalExclVat: 1_165.5,
        TotalInclVat: 1_456.88,
      },
    ]);
    expect(entry).toMatchObject({ id: entryId, status: 'PENDING', invoiceDraftedAt: expect.any(String) });
    expect(await draftActivities()).toEqual([{ title: 'Fakturakladde er oprettet: Klippekort, 10 timer' }]);
  });

  test('is created once for repeated calls', async () => {
    const first = await createDraft();
    expect((await createDraft()).data).toEqual(first.data);
    expect(draftsAtDinero()).toHaveLength(1);
    expect(await draftActivities()).toHaveLength(1);
  });

  test('is created once for parallel calls of two admins', async () => {
    const colleague = await app.world.person({ role: 'ADMIN', customerId: null });
    const answers = await Promise.all(
      [admin, colleague, admin, colleague].map(({ token }) => createDraft(entryId, token)),
    );
    for (const { errors } of answers.filter((answer) => answer.errors))
      expect(errors).toMatchObject([{ message: IN_PROGRESS.message, extensions: { code: IN_PROGRESS.code } }]);
    const [existing] = draftsAtDinero();
    expect(draftsAtDinero()).toHaveLength(1);
    expect((await createDraft()).data.createInvoiceDraft.invoiceDraftId).toBe(existing!.Guid);
    expect(await draftActivities()).toHaveLength(1);
  });

  test('is published to other admins and to the company', async () => {
    const person = await app.world.person({ customerId: company.customerId });
    const [companySocket, adminSocket] = [await openSocket(app, person.token), await openSocket(app, admin.token)];
    const nextOfCompany = await companySocket.watch(
      'subscription { ledgerChanged { ledger { edges { node { invoiceDraftedAt } } } } }',
    );
    const nextOfAdmins = await adminSocket.watch(
      'subscription { adminLedgerChanged { id ledger { edges { node { invoiceDraftId } } } } }',
    );
    const {
      data: {
        createInvoiceDraft: { invoiceDraftId, invoiceDraftedAt },
      },
    } = await createDraft();
    expect((await nextOfCompany()).ledgerChanged.ledger.edges).toEqual([{ node: { invoiceDraftedAt } }]);
    expect(await nextLedgerOf(company.customerId, nextOfAdmins)).toEqual({
      id: company.customerId,
      ledger: { edges: [{ node: { invoiceDraftId } }] },
    });
    await Promise.all([companySocket.close(), adminSocket.close()]);
  });
});

describe('an invoice draft after a lost answer', () => {
  test.each([
    ['when the connection breaks', { dropAnswerAfterWork: true }],
    ['when the answer is incomplete', { brokenJson: true }],
  ] as const)('is found by the next call and not created again %s', async (_case, fault) => {
    providers.dinero.failNext('POST /invoices', fault);
    expect(await errorOf(createDraft())).toEqual(UNAVAILABLE);
    const [existing] = draftsAtDinero();
    expect((await createDraft()).data.createInvoiceDraft.invoiceDraftId).toBe(existing!.Guid);
    expect(draftsAtDinero()).toHaveLength(1);
    expect(await draftActivities()).toHaveLength(1);
  });

  test('is created again only after a minute when it cannot be found', async () => {
    providers.dinero.failNext('POST /invoices', { status: 502 });
    expect(await errorOf(createDraft())).toEqual(UNAVAILABLE);
    expect(await errorOf(createDraft())).toEqual(IN_PROGRESS);
    expect(draftsAtDinero()).toEqual([]);
    await expireClaims(app);
    const answers = await Promise.all([createDraft(), createDraft(), createDraft()]);
    expect(answers.some(({ data }) => data)).toBe(true);
    expect(draftsAtDinero()).toHaveLength(1);
  });

  test('is not created again while Dinero cannot be searched', async () => {
    providers.dinero.failNext('POST /invoices', { dropAnswerAfterWork: true });
    await createDraft();
    await expireClaims(app);
    providers.dinero.failNext('GET /invoices', { status: 503, times: 3 });
    expect(await errorOf(createDraft())).toEqual(UNAVAILABLE);
    expect((await createDraft()).data.createInvoiceDraft.invoiceDraftId).toBe(draftsAtDinero()[0]!.Guid);
    expect(draftsAtDinero()).toHaveLength(1);
  });
});

test.each([
  ['whose answer was lost', { dropAnswerAfterWork: true }],
  ['that Dinero refused', { status: 403, code: 90, message: 'No active Pro subscription' }],
] as const)(
  'a call %s and that is repeated with its idempotency key ends with one draft, which the entry stores',
  async (_case, fault) => {
    const query = 'mutation ($id: ID!) { createInvoiceDraft(entryId: $id) { invoiceDraftId } }';
    const send = async () =>
      (
        await app.portal.app.inject({
          method: 'POST',
          url: '/graphql',
          payload: { query, variables: { id: entryId } },
          headers: { authorization: `Bearer ${admin.token}`, 'idempotency-key': `kladde-${entryId}` },
        })
      ).json();
    providers.dinero.failNext('POST /invoices', fault);
    expect((await send()).errors).toMatchObject([{ extensions: { code: UNAVAILABLE.code } }]);
    const { data } = await send();
    expect(draftsAtDinero()).toMatchObject([{ Guid: data.createInvoiceDraft.invoiceDraftId }]);
    expect(await draftActivities()).toHaveLength(1);
  },
);

test('an invoice draft that Dinero refused can be tried again at once', async () => {
  providers.dinero.removeContact(company.contactId);
  expect(await errorOf(createDraft())).toMatchObject({
    code: 'BAD_USER_INPUT',
    message: 'Dinero kan ikke bruge oplysningerne: Kontakten findes ikke.',
  });
  await app.db.sql('update customer set dinero_contact_id = $2 where id = $1', [
    company.customerId,
    providers.dinero.addContact({ Name: 'Ny kontakt' }),
  ]);
  providers.dinero.failNext('POST /invoices', { status: 403, code: 90, message: 'No active Pro subscription' });
  expect(await errorOf(createDraft())).toEqual(UNAVAILABLE);
  await createDraft();
  expect(draftsAtDinero()).toMatchObject([{ ContactName: 'Ny kontakt' }]);
});

describe('a process that is killed while it creates an invoice draft', () => {
  const draftAndDie = (step: string) => runAndDie(app, 'draftAndDie', { step, token: admin.token, entryId });

  slowTest('before the call to Dinero lets the draft be created a minute later', async () => {
    expect(await draftAndDie('before the draft')).toBe('SIGKILL');
    expect(await errorOf(createDraft())).toEqual(IN_PROGRESS);
    await expireClaims(app);
    expect((await createDraft()).data.createInvoiceDraft.invoiceDraftId).toBe(draftsAtDinero()[0]!.Guid);
  });

  test.each([
    ['after Dinero created the draft', 'draft created'],
    ...slowCases([['after the draft was stored', 'draft stored']]),
  ])('%s leaves a draft that the next call finds', async (_case, step) => {
    expect(await draftAndDie(step)).toBe('SIGKILL');
    const [existing] = draftsAtDinero();
    expect((await createDraft()).data.createInvoiceDraft.invoiceDraftId).toBe(existing!.Guid);
    expect(draftsAtDinero()).toHaveLength(1);
    expect(await draftActivities()).toHaveLength(1);
  });
});

describe('an invoice draft is refused', () => {
  test('for an entry that is paid by card, already paid, or cancelled', async () => {
    const ofCard = await app.world.ledgerEntry(company.departmentId, { method: 'CREDIT_CARD' });
    expect(await errorOf(createDraft(ofCard))).toEqual({
      code: 'CONFLICT',
      message: 'Posteringen betales med kort og skal ikke faktureres',
    });
    for (const status of ['PAID', 'CANCELLED']) {
      const settled = await app.world.ledgerEntry(company.departmentId, { status });
      expect(await errorOf(createDraft(settled))).toEqual({
        code: 'CONFLICT',
        message: 'Kun det, der ikke er betalt endnu, kan faktureres',
      });
    }
    expect(await errorOf(createDraft('ledg_ukendt'))).toEqual({
      code: 'NOT_FOUND',
      message: 'Posteringen findes ikke',
    });
  });

  test('for a company without a Dinero contact', async () => {
    await app.db.sql('update customer set dinero_contact_id = null where id = $1', [company.customerId]);
    expect(await errorOf(createDraft())).toEqual({
      code: 'CONFLICT',
      message: 'Virksomheden er ikke koblet til en Dinero-kontakt',
    });
  });

  test('for a user and an API token of the company', async () => {
    const person = await app.world.person({ customerId: company.customerId });
    expect(await errorOf(createDraft(entryId, person.token))).toMatchObject({ code: 'FORBIDDEN' });
    const { token } = await app.world.apiToken(company.customerId, 'READ_WRITE');
    expect(await errorOf(createDraft(entryId, token))).toMatchObject({ code: 'FORBIDDEN' });
  });

  test('with NOT_CONFIGURED when Dinero is not configured', async () => {
    const appWithoutDinero = await createTestApp({}, { runJobs: false });
    const { token } = await appWithoutDinero.world.person({ role: 'ADMIN', customerId: null });
    const id = await appWithoutDinero.world.ledgerEntry(
      await appWithoutDinero.world.department(await appWithoutDinero.world.company()),
    );
    const answer = appWithoutDinero.graphql('mutation ($id: ID!) { createInvoiceDraft(entryId: $id) { id } }', {
      variables: { id },
      token,
    });
    expect(await errorOf(answer)).toEqual({ code: 'NOT_CONFIGURED', message: 'Dinero er ikke sat op endnu.' });
    await appWithoutDinero.close();
  });
});
