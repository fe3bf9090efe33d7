import { afterEach, expect, test } from '@jest/globals';
import type { FastifyInstance } from 'fastify';
import { RequestLog } from '../../../sandbox/RequestLog.ts';
import { startSandbox, type Sandbox } from '../../../sandbox/sandbox.ts';
import { DineroClient } from './Dinero.ts';

let sandbox: Sandbox;
afterEach(() => sandbox.close());

/** Creates a client of a server that answers differently from Dinero's documentation. */
async function clientOf(mount: (app: FastifyInstance) => void): Promise<DineroClient> {
  sandbox = await startSandbox([
    {
      name: 'dinero',
      log: new RequestLog(),
      mount(app) {
        app.addContentTypeParser(
          'application/x-www-form-urlencoded',
          { parseAs: 'string' },
          async (_: unknown, text: string) => text,
        );
        app.post('/dineroapi/oauth/token', async () => ({ access_token: 'token' }));
        mount(app);
      },
    },
  ]);
  const url = sandbox.urlOf('dinero');
  return new DineroClient({
    clientId: 'x',
    clientSecret: 'x',
    apiKey: 'x',
    organisationId: '7',
    apiUrl: url,
    authUrl: url,
  });
}

const empty = {
  email: null,
  phoneNumber: null,
  vatNumber: null,
  address: null,
  city: null,
  zipCode: null,
  eanNumber: null,
};

test('reads names in any case, and missing values as empty', async () => {
  const client = await clientOf((app) => {
    app.get('/v1/7/contacts', async () => ({
      collection: [
        { contactGuid: 'a', name: 'Nordlys ApS' },
        { ContactGUID: 'b', Name: null, Email: '' },
      ],
    }));
    app.post('/v1/7/contacts', async () => ({ contactGUID: 'c' }));
    app.post('/v1/7/invoices', async () => ({ guid: 'd', Timestamp: '0000000000001A2B' }));
  });
  const { contacts } = await client.contacts({ page: 0, pageSize: 10 });
  expect(contacts).toEqual([
    { id: 'a', name: 'Nordlys ApS', ...empty },
    { id: 'b', name: '', ...empty },
  ]);
  expect((await client.createContact({ name: 'x', externalReference: '1' })).id).toBe('c');
  const draft = await client.createInvoiceDraft({
    contactId: 'a',
    externalReference: '1',
    date: '2026-11-21',
    description: 'x',
    lines: [],
  });
  expect(draft).toEqual({ id: 'd', timestamp: '0000000000001A2B' });
});

test('expects another page after a full one if Dinero does not send the number of contacts', async () => {
  const Collection = [{ ContactGuid: 'a' }, { ContactGuid: 'b' }];
  const client = await clientOf((app) => app.get('/v1/7/contacts', async () => ({ Collection, Pagination: 'none' })));
  expect((await client.contacts({ page: 0, pageSize: 2 })).hasMore).toBe(true);
  expect((await client.contacts({ page: 0, pageSize: 3 })).hasMore).toBe(false);
});

test('finds no other contact or invoice if Dinero ignores the filter', async () => {
  const client = await clientOf((app) => {
    const others = [
      { Guid: 'a', Status: 'Draft', ExternalReference: 'entry-9' },
      { Guid: 'b', Status: 'Draft', ExternalReference: null },
    ];
    app.get('/v1/7/invoices', async () => ({ Collection: others, Pagination: {} }));
    app.get('/v1/7/contacts', async () => ({
      Collection: [{ ContactGuid: 'a', ExternalReference: 'company-9' }, { ContactGuid: 'b' }],
      Pagination: {},
    }));
  });
  expect(await client.invoiceByReference('entry-1')).toBeUndefined();
  expect(await client.invoiceByReference('entry-9')).toEqual({ id: 'a', status: 'Draft' });
  expect(await client.contactByReference('company-1')).toBeUndefined();
  expect(await client.contactByReference('company-9')).toMatchObject({ id: 'a' });
});

test('reads the reasons of a refusal in all formats of Dinero', async () => {
  const answers: object[] = [
    {
      Code: '42',
      Message: 'Validation error',
      ValidationErrors: { Name: ['Navn mangler.'], Email: 'E-mail er forkert.' },
    },
    {
      code: 42,
      message: 'Validation error',
      validationErrors: { Name: 'Name is missing' },
      languageSpecificMessages: [{ property: 'Name', message: 'Navn mangler.' }],
    },
    { code: 42 },
  ];
  const client = await clientOf((app) =>
    app.post('/v1/7/contacts', async (_, reply) => reply.code(400).send(answers.shift())),
  );
  for (const why of ['Navn mangler. E-mail er forkert.', 'Navn mangler.', 'ingen nærmere forklaring']) {
    const answer = client.createContact({ name: 'x', externalReference: '1' });
    await expect(answer).rejects.toMatchObject({
      code: 'BAD_USER_INPUT',
      message: `Dinero kan ikke bruge oplysningerne: ${why}`,
    });
  }
});
