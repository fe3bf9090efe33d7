import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { hasValidCvrChecksum, isEan } from '../../domain/companies/companyNumbers.ts';
import { startDinero } from './testing/startDinero.ts';

let folder: string;
let dinero: Awaited<ReturnType<typeof startDinero>>;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'dinero-'));
  dinero = await startDinero({ folder });
});
afterEach(async () => {
  await dinero.close();
  rmSync(folder, { recursive: true });
});

const signIn = async (changes: Record<string, string> = {}, secret = dinero.settings.clientSecret) => {
  const { apiKey, authUrl, clientId } = dinero.settings;
  const answer = await fetch(`${authUrl}/dineroapi/oauth/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'password',
      scope: 'read write',
      username: apiKey,
      password: apiKey,
      ...changes,
    }),
  });
  return { status: answer.status, body: (await answer.json()) as { access_token: string; expires_in: number } };
};

const call = async (
  path: string,
  { body, token, organisation }: { body?: object; token?: string; organisation?: string } = {},
) => {
  const { apiUrl, organisationId } = dinero.settings;
  const authorization = `Bearer ${token ?? (await signIn()).body.access_token}`;
  const answer = await fetch(`${apiUrl}/v1/${organisation ?? organisationId}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
    ...(body && { body: JSON.stringify(body) }),
  });
  return {
    status: answer.status,
    body: (await answer.json()) as { Collection: Record<string, unknown>[]; Pagination: object; code: number },
  };
};

test('contacts and invoices survive a restart, tokens do not', async () => {
  const contactId = dinero.standIn.addContact({ Name: 'Nordlys ApS' });
  await dinero.client.createInvoiceDraft({
    contactId,
    externalReference: 'entry-1',
    date: '2026-11-21',
    description: 'Licenser',
    lines: [{ description: 'Licens', quantity: 2, unit: 'parts', netPrice: 100 }],
  });
  const { access_token: token } = (await signIn()).body;
  await dinero.close();
  dinero = await startDinero({ folder });
  expect(await dinero.client.contact(contactId)).toMatchObject({ name: 'Nordlys ApS' });
  expect(dinero.standIn.invoices()).toEqual([
    expect.objectContaining({
      ExternalReference: 'entry-1',
      ContactName: 'Nordlys ApS',
      TotalExclVat: 200,
      TotalInclVat: 250,
    }),
  ]);
  expect(await call('/contacts', { token })).toMatchObject({ status: 401, body: { code: 41 } });
});

test('a token is issued only for the right client, key, grant and scope, and expires', async () => {
  expect(await signIn()).toMatchObject({ status: 200, body: { expires_in: 3_600 } });
  expect((await signIn({}, 'wrong')).status).toBe(400);
  for (const [name, value] of Object.entries({
    grant_type: 'client_credentials',
    scope: 'read',
    username: 'x',
    password: 'x',
  })) {
    expect((await signIn({ [name]: value })).status).toBe(400);
  }
  await dinero.close();
  dinero = await startDinero({ folder, tokenSeconds: 0.05 });
  const { access_token: token } = (await signIn()).body;
  await new Promise((resolve) => {
    setTimeout(resolve, 60);
  });
  expect((await call('/contacts', { token })).status).toBe(401);
  expect((await call('/contacts', { token: 'x' })).status).toBe(401);
});

test('requests for another organisation are refused', async () => {
  expect(await call('/contacts', { organisation: '1' })).toMatchObject({ status: 403 });
});

test('lists have the requested fields, in any case, or a few default fields', async () => {
  expect((await call('/contacts?pageSize=1')).body.Collection).toEqual([
    { ContactGuid: expect.any(String), Name: 'Fjordlyst Møbler A/S' },
  ]);
  for (const path of [
    '/contacts?fields=nonsense',
    '/invoices?fields=Guid,TimeStamp',
    '/sales/creditnotes?fields=TimeStamp',
  ])
    expect(await call(path)).toMatchObject({ status: 400, body: { code: 42 } });
  const { Collection } = (await call('/contacts?pageSize=1&fields=email,ZIPCODE')).body;
  expect(Collection).toEqual([{ Email: 'faktura@fjordlyst-moebler.example', ZipCode: '8000' }]);
});

test('pages start at 0 and contain the number of rows; invalid pages are refused', async () => {
  expect((await call('/contacts?page=2&pageSize=25')).body).toMatchObject({
    Collection: { length: 10 },
    Pagination: { Page: 2, PageSize: 25, MaxPageSizeAllowed: 1_000, Result: 10, ResultWithoutFilter: 60 },
  });
  for (const query of ['page=-1', 'pageSize=0', 'pageSize=1001', 'page=x'])
    expect(await call(`/contacts?${query}`)).toMatchObject({ status: 400, body: { code: 42 } });
});

test('a filter finds whole values, deleted contacts are listed apart, and invalid filters are refused', async () => {
  const id = dinero.standIn.addContact({ Name: "Mor's Café", VatNumber: '10101010', ExternalReference: 'company-1' });
  const filtered = (filter: string, more = '') => call(`/contacts?queryFilter=${encodeURIComponent(filter)}${more}`);
  const namesFoundBy = async (...args: Parameters<typeof filtered>) =>
    (await filtered(...args)).body.Collection.map(({ Name }) => Name);
  const filters = ["VatNumber eq '10101010'", "externalReference eq 'company-1'", "Name eq 'Mor''s Café'"];
  for (const filter of filters) expect(await namesFoundBy(filter)).toEqual(["Mor's Café"]);
  expect(await namesFoundBy("VatNumber eq '1010'")).toEqual([]);
  dinero.standIn.removeContact(id);
  expect(await namesFoundBy("VatNumber eq '10101010'")).toEqual([]);
  expect(await namesFoundBy("VatNumber eq '10101010'", '&deletedOnly=true')).toEqual(["Mor's Café"]);
  for (const filter of ['VatNumber', "Name eq 'Mor's'", "Name eq 'x' or 1 eq '1'"])
    expect((await filtered(filter)).status).toBe(400);
});

test('changes are listed from the second that was asked for, which has no milliseconds', async () => {
  const contactId = dinero.standIn.addContact({ Name: 'Nordlys ApS' });
  await dinero.client.createInvoiceDraft({
    contactId,
    externalReference: 'entry-1',
    date: '2026-11-21',
    description: 'Licenser',
    lines: [{ description: 'Licens', quantity: 2, unit: 'parts', netPrice: 100 }],
  });
  const { UpdatedAt } = dinero.standIn.invoices()[0]!;
  const second = `${UpdatedAt.slice(0, 19)}Z`;
  expect((await call(`/invoices?changesSince=${second}`)).body.Collection).toHaveLength(1);
  const next = new Date(Date.parse(second) + 1_000).toISOString().replace('.000', '');
  expect((await call(`/invoices?changesSince=${next}`)).body.Collection).toEqual([]);
  expect((await call(`/invoices?changesSince=${UpdatedAt}`)).status).toBe(400);
});

test('an invoice with terms, a language or an account that Dinero does not know is refused', async () => {
  const contactId = dinero.standIn.addContact({ Name: 'Nordlys ApS' });
  const line = { BaseAmountValue: 100, Quantity: 1, AccountNumber: 1_000, Discount: 0 };
  const invoice = { ContactGuid: contactId, ProductLines: [line] };
  const status = async (changes: object) => (await call('/invoices', { body: { ...invoice, ...changes } })).status;
  expect(await status({})).toBe(201);
  for (const changes of [
    { PaymentConditionType: 'Paid', PaymentConditionNumberOfDays: 8 },
    { PaymentConditionNumberOfDays: 8.5 },
    { Language: 'sv-SE' },
    { Currency: 'kroner' },
    { ProductLines: [{ ...line, AccountNumber: 1_000.5 }] },
  ])
    expect(await status(changes)).toBe(400);
});

test('a CVR number is refused for a person, and no contact is created', async () => {
  const person = { Name: 'Mette Holm', CountryKey: 'DK', IsPerson: true, IsMember: false, UseCvr: false };
  expect(await call('/contacts', { body: { ...person, VatNumber: '12345678' } })).toMatchObject({
    status: 400,
    body: { code: 42 },
  });
  expect(await call('/contacts', { body: person })).toMatchObject({ status: 201 });
  expect((await call('/contacts')).body.Collection).toHaveLength(61);
});

test('the initial state has sixty companies and persons with valid numbers', async () => {
  const { Collection: all } = (await call('/contacts?fields=Name,VatNumber,EanNumber,IsPerson,Email')).body;
  expect(all).toHaveLength(60);
  const persons = all.filter(({ IsPerson }) => IsPerson);
  expect(persons.length).toBeGreaterThan(10);
  expect(persons.every(({ VatNumber }) => VatNumber === null)).toBe(true);
  const companies = all.filter(({ IsPerson }) => !IsPerson);
  expect(companies.every(({ VatNumber }) => hasValidCvrChecksum(String(VatNumber)))).toBe(true);
  expect(new Set(companies.map(({ VatNumber }) => VatNumber)).size).toBe(companies.length);
  const eans = companies.flatMap(({ EanNumber }) => (EanNumber ? [String(EanNumber)] : []));
  expect(eans.length).toBeGreaterThan(2);
  expect(eans.every(isEan)).toBe(true);
});
