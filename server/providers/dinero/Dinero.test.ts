import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { startDinero } from '../../../sandbox/dinero/testing/startDinero.ts';
import { DineroClient } from './Dinero.ts';

let dinero: Awaited<ReturnType<typeof startDinero>>;
beforeEach(async () => {
  dinero = await startDinero();
});
afterEach(() => dinero.close());

const loadAllPages = async (search?: string) => {
  const pages = [];
  for (let page = 0; ; page += 1) {
    pages.push(await dinero.client.contacts({ page, pageSize: 50, search }));
    if (!pages.at(-1)!.hasMore) return pages;
  }
};
const names = async (search: string) =>
  (await dinero.client.contacts({ page: 0, pageSize: 20, search })).contacts.map(({ name }) => name);

test('reads companies and persons with all fields that the picker shows', async () => {
  const { contacts, hasMore } = await dinero.client.contacts({ page: 0, pageSize: 100 });
  expect({ count: contacts.length, hasMore }).toEqual({ count: 60, hasMore: false });
  expect(contacts[4]).toEqual({
    id: '5d9c0000-0000-4000-8000-000000000005',
    name: 'Vestjysk Energi',
    email: 'faktura@vestjysk-energi.example',
    phoneNumber: '24 15 30 44',
    vatNumber: expect.stringMatching(/^\d{8}$/),
    address: 'Vestre Ringvej 6',
    city: 'Roskilde',
    zipCode: '4000',
    eanNumber: expect.stringMatching(/^5798\d{9}$/),
  });
  expect(contacts.at(-1)).toMatchObject({ name: 'Tobias Lund', vatNumber: null, eanNumber: null });
});

test('reads contacts page by page, each once, and marks the last page', async () => {
  for (let count = 1; count <= 100; count += 1) dinero.standIn.addContact({ Name: `Butik ${count}` });
  const pages = await loadAllPages();
  expect(pages.map(({ contacts, hasMore }) => [contacts.length, hasMore])).toEqual([
    [50, true],
    [50, true],
    [50, true],
    [10, false],
  ]);
  expect(new Set(pages.flatMap(({ contacts }) => contacts.map(({ id }) => id))).size).toBe(160);
  expect(await dinero.client.contacts({ page: 9, pageSize: 50 })).toEqual({ contacts: [], hasMore: false });
  dinero.standIn.removeContact(pages[0]!.contacts[0]!.id);
  expect((await loadAllPages()).flatMap(({ contacts }) => contacts)).toHaveLength(159);
});

test('marks a full last page as the last one', async () => {
  expect(await dinero.client.contacts({ page: 1, pageSize: 30 })).toMatchObject({
    contacts: { length: 30 },
    hasMore: false,
  });
});

test('searches parts of names and e-mail addresses in any case, and CVR numbers in any spelling', async () => {
  dinero.standIn.addContact({
    Name: 'Æblegård & Søn I/S',
    Email: 'Regnskab@Aeble.example',
    VatNumber: 'DK-98 76 54 32',
  });
  expect(await names('æblegård & s')).toEqual(['Æblegård & Søn I/S']);
  expect(await names('REGNSKAB@aeble')).toEqual(['Æblegård & Søn I/S']);
  expect(await names('98765432')).toEqual(['Æblegård & Søn I/S']);
  expect(await names('dk 9876 5')).toEqual(['Æblegård & Søn I/S']);
  expect(await names(' møbel')).toEqual(['Kolding Møbellager ApS']);
  expect(await names('find es ikke')).toEqual([]);
  expect(await names('  ')).toHaveLength(20);
});

test('searches beyond the maximum page size of Dinero, only until the page is full', async () => {
  for (let count = 1; count <= 1_150; count += 1)
    dinero.standIn.addContact({ Name: count > 1_000 ? `Forhandler ${count}` : `Butik ${count}` });
  const pages = await loadAllPages('forhandler');
  expect(pages.map(({ contacts, hasMore }) => [contacts.length, hasMore])).toEqual([
    [50, true],
    [50, true],
    [50, false],
  ]);
  const before = dinero.standIn.requestCount('GET /contacts');
  await dinero.client.contacts({ page: 0, pageSize: 20, search: 'butik' });
  expect(dinero.standIn.requestCount('GET /contacts')).toBe(before + 1);
});

test('creates a contact with all fields, and finds it by id and reference until it is deleted', async () => {
  const { client, standIn } = dinero;
  const created = await client.createContact({
    name: 'Nordlys ApS',
    email: 'faktura@nordlys.example',
    phoneNumber: '70 10 20 30',
    vatNumber: '12345678',
    address: 'Havnegade 1',
    city: 'Aarhus C',
    zipCode: '8000',
    contactPerson: 'Mette Holm',
    eanNumber: '5798000001000',
    externalReference: "company-1's",
  });
  expect(created).toEqual({
    id: expect.any(String),
    name: 'Nordlys ApS',
    email: 'faktura@nordlys.example',
    phoneNumber: '70 10 20 30',
    vatNumber: '12345678',
    address: 'Havnegade 1',
    city: 'Aarhus C',
    zipCode: '8000',
    eanNumber: '5798000001000',
  });
  expect(await client.contact(created.id)).toEqual(created);
  expect(await client.contactByReference("company-1's")).toEqual(created);
  expect(await client.contactByReference('company-2')).toBeUndefined();
  standIn.removeContact(created.id);
  expect(await client.contact(created.id)).toBeUndefined();
  expect(await client.contactByReference("company-1's")).toBeUndefined();
});

test('creates a contact from a name alone', async () => {
  const created = await dinero.client.createContact({
    name: 'Kort ApS',
    email: '',
    vatNumber: null,
    externalReference: 'company-2',
  });
  expect(await dinero.client.contact(created.id)).toEqual(created);
  expect(created).toMatchObject({ email: null, vatNumber: null, eanNumber: null });
});

test('creates an invoice draft with net prices and numbers in its comment, and finds it by its reference', async () => {
  const { client, standIn } = dinero;
  const {
    contacts: [contact],
  } = await client.contacts({ page: 0, pageSize: 1 });
  const draft = await client.createInvoiceDraft({
    contactId: contact!.id,
    externalReference: 'entry-1',
    date: '2026-11-21',
    description: 'Klippekort',
    comment: 'Tak for ordren',
    ean: '5798000001000',
    poNumber: 'PO-17',
    lines: [
      { description: 'Klippekort, 10 timer', quantity: 10, unit: 'hours', netPrice: 1_165.5 },
      { description: 'Licens', quantity: 3, unit: 'parts', netPrice: 0.1 + 0.2 },
    ],
  });
  expect(standIn.invoices()).toEqual([
    expect.objectContaining({
      Guid: draft.id,
      TimeStamp: draft.timestamp,
      Status: 'Draft',
      ContactGuid: contact!.id,
      Date: '2026-11-21',
      Description: 'Klippekort',
      ExternalReference: 'entry-1',
      Comment: 'Tak for ordren\nEAN-nummer: 5798000001000\nRekvisitionsnummer: PO-17',
      ShowLinesInclVat: false,
      TotalExclVat: 11_655.9,
      TotalVat: 2_913.98,
      ProductLines: [
        {
          Description: 'Klippekort, 10 timer',
          Comments: null,
          Quantity: 10,
          Unit: 'hours',
          BaseAmountValue: 1_165.5,
          Discount: 0,
          AccountNumber: 1_000,
        },
        {
          Description: 'Licens',
          Comments: null,
          Quantity: 3,
          Unit: 'parts',
          BaseAmountValue: 0.3,
          Discount: 0,
          AccountNumber: 1_000,
        },
      ],
    }),
  ]);
  expect(await client.invoiceByReference('entry-1')).toEqual({ id: draft.id, status: 'Draft' });
  standIn.bookInvoice(draft.id);
  expect(await client.invoiceByReference('entry-1')).toEqual({ id: draft.id, status: 'Booked' });
  expect(await client.invoiceByReference('entry-10')).toBeUndefined();
});

test('uses the sales account of the settings, and refuses a price with more than two decimals', async () => {
  const client = new DineroClient({ ...dinero.settings, salesAccount: 1_050 });
  const draft = (netPrice: number) =>
    client.createInvoiceDraft({
      contactId: '5d9c0000-0000-4000-8000-000000000001',
      externalReference: 'entry-1',
      date: '2026-11-21',
      description: 'x',
      lines: [{ description: 'x', quantity: 1, unit: 'parts', netPrice }],
    });
  await expect(draft(0.125)).rejects.toThrow('0.125 kr. has more than two decimals');
  await expect(draft(Number.NaN)).rejects.toThrow(RangeError);
  await draft(-1_295.01);
  expect(
    dinero.standIn.invoices().map(({ ProductLines: [line] }) => [line!.AccountNumber, line!.BaseAmountValue]),
  ).toEqual([[1_050, -1_295.01]]);
});

test('returns undefined for missing contacts, and for malformed ids without a request', async () => {
  expect(await dinero.client.contact('5d9c0000-0000-4000-8000-999999999999')).toBeUndefined();
  const requestCount = dinero.answers.length;
  for (const id of ['..', '../invoices', 'a?b=c', 'a#b', '%2e%2e', '', 'x'.repeat(3_000)])
    expect(await dinero.client.contact(id)).toBeUndefined();
  expect(dinero.answers).toHaveLength(requestCount);
});

test('throws NOT_CONFIGURED in every method without settings', async () => {
  const client = new DineroClient(undefined);
  const notSetUp = { code: 'NOT_CONFIGURED', message: 'Dinero er ikke sat op endnu.' };
  expect(client.isConfigured).toBe(false);
  expect(dinero.client.isConfigured).toBe(true);
  const answers = [
    client.contacts({ page: 0, pageSize: 1 }),
    client.contacts({ page: 0, pageSize: 1, search: 'x' }),
    client.contact('1'),
    client.contactByReference('1'),
    client.createContact({ name: 'x', externalReference: '1' }),
    client.invoiceByReference('1'),
    client.within(10).contact('1'),
    client.createInvoiceDraft({
      contactId: '1',
      externalReference: '1',
      date: '2026-11-21',
      description: 'x',
      lines: [],
    }),
  ];
  for (const answer of answers) await expect(answer).rejects.toMatchObject(notSetUp);
});
