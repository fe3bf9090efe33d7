import { beforeEach, expect, test } from '@jest/globals';
import { TestClock } from '../http/testing/TestClock.ts';
import { failureOf } from '../testing/failureOf.ts';
import { playRecordings, RecordedAnswer } from '../testing/recordings.ts';
import { DineroClient } from './Dinero.ts';

const TOKEN = 'POST https://authz.dinero.dk/dineroapi/oauth/token';
const CONTACTS = 'https://api.dinero.dk/v1/167520/contacts';
const ID = '5d9c0000-0000-4000-8000-000000000001';
const FIELDS = 'ContactGuid%2CName%2CEmail%2CPhone%2CVatNumber%2CStreet%2CCity%2CZipCode%2CEanNumber';
const unavailable = { code: 'PROVIDER_UNAVAILABLE', message: 'Dinero svarer ikke lige nu. Prøv igen om lidt.' };
const { answer, requests } = playRecordings();

let clock: TestClock;
let client: DineroClient;
beforeEach(() => {
  clock = new TestClock();
  client = new DineroClient(
    { clientId: 'isv_portal', clientSecret: 'secret', apiKey: 'key-of-the-organisation', organisationId: '167520' },
    { clock },
  );
  answer(TOKEN, { access_token: 'first', token_type: 'Bearer', expires_in: 3_600 });
});
test('gets a token for the organisation’s key with the client in the header, and sends it as Bearer', async () => {
  answer(`GET ${CONTACTS}/${ID}`, { ContactGuid: ID, Name: 'Nordlys ApS' });
  expect(await client.contact(ID)).toMatchObject({ name: 'Nordlys ApS', email: null });
  const [signIn, read] = requests;
  expect(signIn!.headers).toMatchObject({
    authorization: `Basic ${Buffer.from('isv_portal:secret').toString('base64')}`,
    'content-type': expect.stringContaining('application/x-www-form-urlencoded'),
  });
  expect(Object.fromEntries(new URLSearchParams(signIn!.body))).toEqual({
    grant_type: 'password',
    scope: 'read write',
    username: 'key-of-the-organisation',
    password: 'key-of-the-organisation',
  });
  expect(read!.headers).toMatchObject({ authorization: 'Bearer first' });
});

test('expects another page after a full one, unless the total number of rows is reached', async () => {
  const row = { ContactGuid: ID, Name: 'Nordlys ApS' };
  answer(
    `GET ${CONTACTS}?fields=${FIELDS}&page=0&pageSize=1`,
    { Collection: [row], Pagination: { Page: 0, PageSize: 1, Total: 2 } },
    { Collection: [row], Pagination: null },
  );
  expect(await client.contacts({ page: 0, pageSize: 1 })).toMatchObject({ hasMore: true });
  expect(await client.contacts({ page: 0, pageSize: 1 })).toMatchObject({ hasMore: true });
  answer(`GET ${CONTACTS}?fields=${FIELDS}&page=1&pageSize=1`, {
    Collection: [row],
    Pagination: { Page: 1, PageSize: 1, Result: 1, ResultWithoutFilter: 2 },
  });
  expect(await client.contacts({ page: 1, pageSize: 1 })).toMatchObject({ hasMore: false });
});

test('waits with growing pauses after a rate limit answer in plain text', async () => {
  const limitReached = new RecordedAnswer(429, 'API calls quota exceeded! (maximum admitted 100 per 1m.)', {
    'content-type': 'text/plain',
  });
  answer(`POST ${CONTACTS}`, limitReached, limitReached, { ContactGuid: ID });
  expect(await client.createContact({ name: 'Nordlys ApS', externalReference: 'company-1' })).toMatchObject({ id: ID });
  expect(clock.slept).toEqual([2_000, 4_000]);
});

test('retries a read after a brownout of a deprecated call, but not a creation', async () => {
  answer(`GET ${CONTACTS}/${ID}`, new RecordedAnswer(480, 'Brownout'), { ContactGuid: ID, Name: 'Nordlys ApS' });
  expect(await client.contact(ID)).toMatchObject({ name: 'Nordlys ApS' });
  answer(`POST ${CONTACTS}`, new RecordedAnswer(480, 'Brownout'));
  expect(await failureOf(client.createContact({ name: 'Nordlys ApS', externalReference: 'company-1' }))).toMatchObject(
    unavailable,
  );
});

test.each([
  [
    'an ended subscription with its current code',
    new RecordedAnswer(403, { code: 90, message: 'No Pro' }),
    'Dinero denied access: 403 90 No Pro',
  ],
  [
    'an ended subscription with its older code as text',
    new RecordedAnswer(403, { Code: '48', Message: 'No Pro' }),
    'Dinero denied access: 403 48 No Pro',
  ],
  ['an error page of a gateway', new RecordedAnswer(413, '<html>Too large</html>'), 'Dinero returned an error: 413'],
])('reports %s as an outage with the reason in its cause, without a retry', async (_what, recorded, why) => {
  answer(`GET ${CONTACTS}/${ID}`, recorded);
  const error = await failureOf(client.contact(ID));
  expect(error).toMatchObject(unavailable);
  expect(error.cause.message).toBe(`${why} (GET /contacts/${ID})`);
});

test.each([
  ['status', new RecordedAnswer(404, '')],
  ['code', new RecordedAnswer(400, { code: 40, message: 'Not found' })],
  ['code as text', new RecordedAnswer(400, { Code: '40' })],
])('returns undefined for a missing contact, recognized by its %s', async (_by, recorded) => {
  answer(`GET ${CONTACTS}/${ID}`, recorded);
  expect(await client.contact(ID)).toBeUndefined();
});

test('reads the timestamp of a created invoice in both spellings', async () => {
  answer(
    'POST https://api.dinero.dk/v1/167520/invoices',
    { Guid: ID, TimeStamp: '0000000000001A2B' },
    { guid: ID, Timestamp: '0000000000001A2C' },
  );
  const invoice = {
    contactId: ID,
    externalReference: 'entry-1',
    date: '2026-11-21',
    description: 'Klippekort',
    lines: [],
  };
  expect([await client.createInvoiceDraft(invoice), await client.createInvoiceDraft(invoice)]).toEqual([
    { id: ID, timestamp: '0000000000001A2B' },
    { id: ID, timestamp: '0000000000001A2C' },
  ]);
});
