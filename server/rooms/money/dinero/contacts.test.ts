import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { startProviders, type Providers } from '../../../testing/providers.ts';
import { idOf, rowsOf } from '../../../testing/restRows.ts';
import { runAs } from '../../../testing/runAs.ts';
import { openSocket } from '../../../testing/socket.ts';
import type { Person } from '../../../testing/World.ts';
import { expireClaims } from './testing/billedCompany.ts';

let app: TestApp;
let providers: Providers;
let admin: Person;
let customerId: string;
beforeAll(async () => {
  providers = await startProviders();
  app = await createTestApp(providers.settings, { runJobs: false });
  admin = await app.world.person({ role: 'ADMIN', customerId: null });
});
beforeEach(async () => {
  customerId = await app.world.company();
});
afterAll(async () => {
  await app.close();
  await providers.close();
});

const run = runAs(() => ({ app, token: admin.token }));
const readContacts = (args = 'page: 0') =>
  run(`{ admin { dineroContacts(${args}) { hasMore contacts { id name email vatNumber } } } }`);
const create = (input: object, token?: string) =>
  run(
    'mutation ($input: DineroContactInput!) { createDineroContact(input: $input) { id name email vatNumber city } }',
    { input },
    token,
  );
const link = (dineroContactId: string, id = customerId, token?: string) =>
  run(
    `mutation ($id: ID!, $contact: ID!) {
      linkDineroContact(customerId: $id, dineroContactId: $contact) {
        id dineroContactId dineroContactName version
      }
    }`,
    { id, contact: dineroContactId },
    token,
  );
const contactsNamed = async (name: string) =>
  (await readContacts(`search: "${name}"`)).data.admin.dineroContacts.contacts;

describe('the list of Dinero contacts', () => {
  test('has pages of twenty contacts, and can be searched by name and CVR number', async () => {
    const first = (await readContacts()).data.admin.dineroContacts;
    const fourth = (await readContacts('page: 3')).data.admin.dineroContacts;
    expect(first).toMatchObject({
      hasMore: true,
      contacts: expect.arrayContaining([expect.objectContaining({ name: 'Fjordlyst Møbler A/S' })]),
    });
    expect(first.contacts).toHaveLength(20);
    expect(fourth.hasMore).toBe(false);
    const { vatNumber } = first.contacts[0]!;
    expect(await contactsNamed('fjordlyst')).toEqual([first.contacts[0]]);
    expect(await contactsNamed(vatNumber!)).toEqual([first.contacts[0]]);
    expect((await readContacts('page: -1')).errorCode).toBe('BAD_USER_INPUT');
  });

  test('answers PROVIDER_UNAVAILABLE while Dinero is unavailable', async () => {
    providers.dinero.failNext('GET /contacts', { status: 503, times: 3 });
    expect((await readContacts()).errors).toMatchObject([
      { message: 'Dinero svarer ikke lige nu. Prøv igen om lidt.', extensions: { code: 'PROVIDER_UNAVAILABLE' } },
    ]);
    expect((await readContacts()).errors).toBeUndefined();
  });

  test('is refused for customers, as are creating and linking contacts', async () => {
    const { token } = await app.world.person({ customerId });
    expect((await run('{ admin { dineroContacts { hasMore } } }', {}, token)).errorCode).toBe('FORBIDDEN');
    expect((await create({ requestId: randomUUID(), name: 'Fremmed' }, token)).errorCode).toBe('FORBIDDEN');
    expect((await link('5d9c0000-0000-4000-8000-000000000001', customerId, token)).errorCode).toBe('FORBIDDEN');
    expect(await contactsNamed('Fremmed')).toEqual([]);
  });
});

describe('a new Dinero contact', () => {
  test('is created with the values of the input', async () => {
    const { data } = await create({
      requestId: randomUUID(),
      name: ' Havblik ApS ',
      email: 'regning@havblik.example',
      vatNumber: '31000001',
      city: 'Nyborg',
    });
    expect(data.createDineroContact).toMatchObject({
      id: expect.any(String),
      name: 'Havblik ApS',
      email: 'regning@havblik.example',
      vatNumber: '31000001',
      city: 'Nyborg',
    });
    expect(await contactsNamed('Havblik')).toMatchObject([{ id: data.createDineroContact.id }]);
  });

  test('needs a name, a request id, and a valid EAN number and country', async () => {
    const { errors } = await create({ requestId: randomUUID(), name: ' ', eanNumber: '123', country: 'Danmark' });
    expect(errors?.[0]?.extensions.fields).toEqual({
      name: 'Navn er påkrævet',
      eanNumber: 'EAN-nummer skal være 13 cifre',
      country: 'Landet skrives med to bogstaver, som DK',
    });
    expect((await create({ requestId: '', name: 'Uden id' })).errorCode).toBe('BAD_USER_INPUT');
  });

  test('is created once for repeated and parallel calls with one request id', async () => {
    for (let round = 0; round < 5; round += 1) {
      const input = { requestId: randomUUID(), name: `Dobbelt ${round} A/S` };
      const answers = await Promise.all(Array.from({ length: 8 }, () => create(input)));
      for (const answer of answers.filter(({ errors }) => errors)) expect(answer.errorCode).toBe('CONFLICT');
      const [created, ...others] = await contactsNamed(input.name);
      expect(others).toEqual([]);
      expect((await create(input)).data.createDineroContact.id).toBe(created!.id);
    }
  });

  test('is found by its request id when the first answer was lost', async () => {
    const input = { requestId: randomUUID(), name: 'Tabt Svar A/S' };
    providers.dinero.failNext('POST /contacts', { dropAnswerAfterWork: true });
    expect((await create(input)).errorCode).toBe('PROVIDER_UNAVAILABLE');
    const [created] = await contactsNamed('Tabt Svar');
    expect((await create(input)).data.createDineroContact.id).toBe(created!.id);
    expect(await contactsNamed('Tabt Svar')).toHaveLength(1);
  });

  test('can be created again after a minute if the outcome is unknown, and at once after a refusal', async () => {
    const input = { requestId: randomUUID(), name: 'Måske A/S' };
    providers.dinero.failNext('POST /contacts', { status: 502 });
    await create(input);
    expect((await create(input)).errors).toMatchObject([
      { message: 'Kontakten er ved at blive oprettet. Prøv igen om et minut.', extensions: { code: 'CONFLICT' } },
    ]);
    await expireClaims(app);
    expect((await create(input)).errors).toBeUndefined();
    const refused = { requestId: randomUUID(), name: 'Afvist A/S' };
    providers.dinero.failNext('POST /contacts', { status: 400, code: 42, message: 'Kontakten findes allerede' });
    expect((await create(refused)).errors).toMatchObject([
      { message: 'Dinero kan ikke bruge oplysningerne: Kontakten findes allerede' },
    ]);
    expect((await create(refused)).errors).toBeUndefined();
  });
});

describe('linking a company to a Dinero contact', () => {
  const CONTACT = '5d9c0000-0000-4000-8000-000000000001';

  test('stores the contact’s id and name, records an activity and publishes the company', async () => {
    const person = await app.world.person({ customerId });
    const socket = await openSocket(app, person.token);
    const next = await socket.watch('subscription { companyChanged { id dineroContactName } }');
    const linked = { id: customerId, dineroContactId: CONTACT, dineroContactName: 'Fjordlyst Møbler A/S' };
    expect((await link(CONTACT)).data.linkDineroContact).toMatchObject(linked);
    expect((await next()).companyChanged).toEqual({ id: customerId, dineroContactName: 'Fjordlyst Møbler A/S' });
    expect(await app.db.sql('select title from activity where customer_id = $1', [customerId])).toEqual([
      { title: 'Fakturaer går til Dinero-kontakten Fjordlyst Møbler A/S' },
    ]);
    await socket.close();
  });

  test('is refused for a contact or a company that does not exist', async () => {
    const deleted = providers.dinero.addContact({ Name: 'Slettet' });
    providers.dinero.removeContact(deleted);
    for (const id of [deleted, '5d9c0000-0000-4000-8000-999999999999', '../invoices', '']) {
      expect((await link(id)).errors?.[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { dineroContactId: 'Kontakten findes ikke i Dinero' },
      });
    }
    expect((await link(CONTACT, 'cust_ukendt')).errorCode).toBe('NOT_FOUND');
    expect(await app.db.sql('select dinero_contact_id from customer where id = $1', [customerId])).toEqual([
      { dinero_contact_id: null },
    ]);
  });
});

test('without a configured Dinero the calls answer NOT_CONFIGURED', async () => {
  const appWithoutDinero = await createTestApp({}, { runJobs: false });
  const { token } = await appWithoutDinero.world.person({ role: 'ADMIN', customerId: null });
  const notConfigured = [{ message: 'Dinero er ikke sat op endnu.', extensions: { code: 'NOT_CONFIGURED' } }];
  expect((await appWithoutDinero.graphql('{ admin { dineroContacts { hasMore } } }', { token })).errors).toMatchObject(
    notConfigured,
  );
  const creation = appWithoutDinero.graphql(
    'mutation { createDineroContact(input: { requestId: "a", name: "b" }) { id } }',
    {
      token,
    },
  );
  expect((await creation).errors).toMatchObject(notConfigured);
  expect(await appWithoutDinero.db.sql('select id from dinero_request')).toEqual([]);
  expect(await appWithoutDinero.rest('GET', '/api/dinero/contacts', { token })).toMatchObject({
    status: 503,
    body: { code: 'NOT_CONFIGURED' },
  });
  await appWithoutDinero.close();
});

test('REST lists, creates and links contacts', async () => {
  const { token } = admin;
  const created = await app.rest('POST', '/api/dinero/contacts', {
    body: { name: 'Rest ApS', vatNumber: '31000002', contactPerson: 'Rikke' },
    token,
  });
  expect(created).toMatchObject({
    status: 200,
    body: { data: { id: expect.any(String), name: 'Rest ApS', vatNumber: '31000002', email: null } },
  });
  const found = await app.rest('GET', '/api/dinero/contacts?search=rest%20aps', { token });
  expect(found.body.data).toEqual([created.body.data]);
  const all = rowsOf(await app.rest('GET', '/api/dinero/contacts', { token }));
  expect(all.length).toBeGreaterThan(20);
  const first = await app.rest('GET', '/api/dinero/contacts?limit=7', { token });
  expect(first.body.data).toEqual(all.slice(0, 7));
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))![1]!;
  expect((await app.rest('GET', next, { token })).body.data).toEqual(all.slice(7, 14));
  expect((await app.rest('GET', `/api/dinero/contacts?after=${all.length - 2}`, { token })).body.data).toEqual(
    all.slice(-2),
  );
  for (const invalid of ['after=x', 'after=-1', 'after=1.5', 'limit=0']) {
    const { status } = await app.rest('GET', `/api/dinero/contacts?${invalid}`, { token });
    expect([invalid, status]).toEqual([invalid, 400]);
  }
  const id = idOf(created);
  expect(
    (await app.rest('PUT', `/api/dinero/companies/${customerId}/contact`, { body: { dineroContactId: id }, token }))
      .body.data,
  ).toMatchObject({ id: customerId, dineroContactId: id, dineroContactName: 'Rest ApS' });
  expect(await app.rest('PUT', `/api/dinero/companies/${customerId}/contact`, { body: {}, token })).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', data: { fields: { dineroContactId: 'Kontakten findes ikke i Dinero' } } },
  });
  expect((await app.rest('POST', '/api/dinero/contacts', { body: {}, token })).fieldErrors).toEqual({
    name: 'Navn er påkrævet',
  });
  const { token: customerToken } = await app.world.person({ customerId });
  expect((await app.rest('GET', '/api/dinero/contacts', { token: customerToken })).status).toBe(403);
});
