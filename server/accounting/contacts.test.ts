import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { createTestApp, type TestApp } from '../testing/createTestApp.ts';
import { startProviders, type Providers } from '../testing/providers.ts';
import { openSocket } from '../testing/socket.ts';
import type { Person } from '../testing/World.ts';
import { aMinutePasses } from './testing/billedCompany.ts';

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

const run = (document: string, variables: object = {}, token = admin.token) =>
  app.graphql(document, { variables, token });
const contacts = (args = '') =>
  run(`{ admin { dineroContacts${args} { hasMore contacts { id name email vatNumber } } } }`);
const create = (input: object, token?: string) =>
  run(
    'mutation ($input: DineroContactInput!) { createDineroContact(input: $input) { id name email vatNumber city } }',
    { input },
    token,
  );
const link = (dineroContactId: string, id = customerId, token?: string) =>
  run(
    'mutation ($id: ID!, $contact: ID!) { linkDineroContact(customerId: $id, dineroContactId: $contact) { id dineroContactId dineroContactName version } }',
    { id, contact: dineroContactId },
    token,
  );
const named = async (name: string) =>
  (await contacts(`(search: "${name}")`)).data.admin.dineroContacts.contacts as { id: string }[];
const code = (answer: { errors?: { extensions: { code: string } }[] }) => answer.errors?.[0]?.extensions.code;

describe('the contacts of the accounts', () => {
  test('come twenty at a time, and are searched by name and CVR', async () => {
    const first = (await contacts()).data.admin.dineroContacts;
    const fourth = (await contacts('(page: 3)')).data.admin.dineroContacts;
    expect(first).toMatchObject({
      hasMore: true,
      contacts: expect.arrayContaining([expect.objectContaining({ name: 'Fjordlyst Møbler A/S' })]),
    });
    expect(first.contacts).toHaveLength(20);
    expect(fourth.hasMore).toBe(false);
    const [{ vatNumber }] = first.contacts;
    expect(await named('fjordlyst')).toEqual([first.contacts[0]]);
    expect(await named(vatNumber)).toEqual([first.contacts[0]]);
    expect(code(await contacts('(page: -1)'))).toBe('BAD_USER_INPUT');
  });

  test('are not there while Dinero is silent, and the page that shows them says so', async () => {
    providers.dinero.failNext('GET /contacts', { status: 503, times: 3 });
    expect((await contacts()).errors).toMatchObject([
      { message: 'Dinero svarer ikke lige nu. Prøv igen om lidt.', extensions: { code: 'PROVIDER_UNAVAILABLE' } },
    ]);
    expect((await contacts()).errors).toBeUndefined();
  });

  test('are an admin’s alone', async () => {
    const { token } = await app.world.person({ customerId });
    expect(code(await run('{ admin { dineroContacts { hasMore } } }', {}, token))).toBe('FORBIDDEN');
    expect(code(await create({ requestId: randomUUID(), name: 'Fremmed' }, token))).toBe('FORBIDDEN');
    expect(code(await link('5d9c0000-0000-4000-8000-000000000001', customerId, token))).toBe('FORBIDDEN');
    expect(await named('Fremmed')).toEqual([]);
  });
});

describe('a new contact', () => {
  test('has what was filled in, and Denmark where no country is', async () => {
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
    expect(await named('Havblik')).toMatchObject([{ id: data.createDineroContact.id }]);
  });

  test('needs a name, and an EAN number that is one', async () => {
    const { errors } = await create({ requestId: randomUUID(), name: ' ', eanNumber: '123', country: 'Danmark' });
    expect(errors?.[0]?.extensions.fields).toEqual({
      name: 'Navn er påkrævet',
      eanNumber: 'EAN-nummer skal være 13 cifre',
      country: 'Landet skrives med to bogstaver, som DK',
    });
    expect(code(await create({ requestId: '', name: 'Uden id' }))).toBe('BAD_USER_INPUT');
  });

  test('is one for each request, sent twice or at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const input = { requestId: randomUUID(), name: `Dobbelt ${round} A/S` };
      const answers = await Promise.all(Array.from({ length: 8 }, () => create(input)));
      for (const answer of answers.filter(({ errors }) => errors)) expect(code(answer)).toBe('CONFLICT');
      const [made, ...others] = await named(input.name);
      expect(others).toEqual([]);
      expect((await create(input)).data.createDineroContact.id).toBe(made!.id);
    }
  });

  test('whose answer is lost is found by its request', async () => {
    const input = { requestId: randomUUID(), name: 'Tabt Svar A/S' };
    providers.dinero.failNext('POST /contacts', { dropAnswerAfterWork: true });
    expect(code(await create(input))).toBe('PROVIDER_UNAVAILABLE');
    const [made] = await named('Tabt Svar');
    expect((await create(input)).data.createDineroContact.id).toBe(made!.id);
    expect(await named('Tabt Svar')).toHaveLength(1);
  });

  test('that may still come is made again only after a minute, and what was refused at once', async () => {
    const input = { requestId: randomUUID(), name: 'Måske A/S' };
    providers.dinero.failNext('POST /contacts', { status: 502 });
    await create(input);
    expect((await create(input)).errors).toMatchObject([
      { message: 'Kontakten er ved at blive oprettet. Prøv igen om et minut.', extensions: { code: 'CONFLICT' } },
    ]);
    await aMinutePasses(app);
    expect((await create(input)).errors).toBeUndefined();
    const refused = { requestId: randomUUID(), name: 'Afvist A/S' };
    providers.dinero.failNext('POST /contacts', { status: 400, code: 42, message: 'Kontakten findes allerede' });
    expect((await create(refused)).errors).toMatchObject([
      { message: 'Dinero kan ikke bruge oplysningerne: Kontakten findes allerede' },
    ]);
    expect((await create(refused)).errors).toBeUndefined();
  });
});

describe('a company that is linked', () => {
  const CONTACT = '5d9c0000-0000-4000-8000-000000000001';

  test('keeps the contact’s id and name, and the company and other admins hear of it', async () => {
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

  test('is linked to a contact that there is', async () => {
    const gone = providers.dinero.addContact({ Name: 'Slettet' });
    providers.dinero.removeContact(gone);
    for (const id of [gone, '5d9c0000-0000-4000-8000-999999999999', '../invoices', '']) {
      expect((await link(id)).errors?.[0]?.extensions).toEqual({
        code: 'BAD_USER_INPUT',
        fields: { dineroContactId: 'Kontakten findes ikke i Dinero' },
      });
    }
    expect(code(await link(CONTACT, 'cust_ukendt'))).toBe('NOT_FOUND');
    expect(await app.db.sql('select dinero_contact_id from customer where id = $1', [customerId])).toEqual([
      { dinero_contact_id: null },
    ]);
  });
});

test('without Dinero the portal says so where it is used', async () => {
  const without = await createTestApp({}, { runJobs: false });
  const { token } = await without.world.person({ role: 'ADMIN', customerId: null });
  const told = [{ message: 'Dinero er ikke sat op endnu.', extensions: { code: 'NOT_CONFIGURED' } }];
  expect((await without.graphql('{ admin { dineroContacts { hasMore } } }', { token })).errors).toMatchObject(told);
  const making = without.graphql('mutation { createDineroContact(input: { requestId: "a", name: "b" }) { id } }', {
    token,
  });
  expect((await making).errors).toMatchObject(told);
  expect(await without.db.sql('select id from dinero_request')).toEqual([]);
  expect(await without.rest('GET', '/api/dinero/contacts', { token })).toMatchObject({
    status: 503,
    body: { code: 'NOT_CONFIGURED' },
  });
  await without.close();
});

test('over REST contacts are listed, made and linked as documented', async () => {
  const { token } = admin;
  const made = await app.rest('POST', '/api/dinero/contacts', {
    body: { name: 'Rest ApS', vatNumber: '31000002', contactPerson: 'Rikke' },
    token,
  });
  expect(made).toMatchObject({
    status: 200,
    body: { data: { id: expect.any(String), name: 'Rest ApS', vatNumber: '31000002', email: null } },
  });
  const found = await app.rest('GET', '/api/dinero/contacts?search=rest%20aps', { token });
  expect(found.body.data).toEqual([made.body.data]);
  const all = (await app.rest('GET', '/api/dinero/contacts', { token })).body.data;
  expect(all.length).toBeGreaterThan(20);
  const first = await app.rest('GET', '/api/dinero/contacts?limit=7', { token });
  expect(first.body.data).toEqual(all.slice(0, 7));
  const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))![1]!;
  expect((await app.rest('GET', next, { token })).body.data).toEqual(all.slice(7, 14));
  expect((await app.rest('GET', `/api/dinero/contacts?after=${all.length - 2}`, { token })).body.data).toEqual(
    all.slice(-2),
  );
  for (const wrong of ['after=x', 'after=-1', 'after=1.5', 'limit=0']) {
    expect([wrong, (await app.rest('GET', `/api/dinero/contacts?${wrong}`, { token })).status]).toEqual([wrong, 400]);
  }
  const { id } = made.body.data;
  expect(
    (await app.rest('PUT', `/api/dinero/companies/${customerId}/contact`, { body: { dineroContactId: id }, token }))
      .body.data,
  ).toMatchObject({ id: customerId, dineroContactId: id, dineroContactName: 'Rest ApS' });
  expect(await app.rest('PUT', `/api/dinero/companies/${customerId}/contact`, { body: {}, token })).toMatchObject({
    status: 400,
    body: { code: 'BAD_USER_INPUT', data: { fields: { dineroContactId: 'Kontakten findes ikke i Dinero' } } },
  });
  expect((await app.rest('POST', '/api/dinero/contacts', { body: {}, token })).body.data.fields).toEqual({
    name: 'Navn er påkrævet',
  });
  const { token: theirs } = await app.world.person({ customerId });
  expect((await app.rest('GET', '/api/dinero/contacts', { token: theirs })).status).toBe(403);
});
