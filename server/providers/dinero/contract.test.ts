import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { startDinero } from '../../../sandbox/dinero/testing/startDinero.ts';
import type { ReceivedRequest } from '../../../sandbox/RequestLog.ts';
import { allOptional, callOf, mismatchesOf, parseParameter, type Shape } from '../testing/contract.ts';

interface Call {
  status?: number;
  form?: Record<string, string>;
  query?: Record<string, Shape>;
  body?: Record<string, Shape>;
  answer: Shape;
}
interface Contract {
  calls: Record<string, Call>;
  objects: Record<string, Shape>;
  longest: Record<string, number>;
  largestPage: number;
}

const contract = JSON.parse(readFileSync(`${import.meta.dirname}/testing/contract.json`, 'utf8')) as Contract;
let dinero: Awaited<ReturnType<typeof startDinero>>;
let requests: ReceivedRequest[];

/** Calls every method once, with all parameters. */
beforeAll(async () => {
  dinero = await startDinero();
  const { client, standIn } = dinero;
  const contact = await client.createContact({
    name: 'Nordlys ApS',
    email: 'faktura@nordlys.example',
    phoneNumber: '70 10 20 30',
    vatNumber: '12345678',
    address: 'Havnegade 1',
    city: 'Aarhus C',
    zipCode: '8000',
    country: 'DK',
    contactPerson: 'Mette Holm',
    eanNumber: '5798000001000',
    externalReference: 'company-1',
  });
  await client.createContact({ name: 'Kort ApS', externalReference: 'company-2' });
  await client.contacts({ page: 0, pageSize: 25 });
  await client.contacts({ page: 0, pageSize: 25, search: 'nord' });
  await client.contact(contact.id);
  await client.contact('5d9c0000-0000-4000-8000-999999999999');
  await client.contactByReference('company-1');
  await client.createInvoiceDraft({
    contactId: contact.id,
    externalReference: 'entry-1',
    date: '2026-11-21',
    description: 'Klippekort',
    comment: 'Tak',
    ean: '5798000001000',
    poNumber: 'PO-17',
    lines: [{ description: 'Timer', quantity: 10, unit: 'hours', netPrice: 1_165.5 }],
  });
  await client.invoiceByReference('entry-1');
  const invoice = {
    id: '7a1c0000-0000-4000-8000-000000000001',
    contactId: contact.id,
    externalReference: 'invc_1',
    date: '2026-11-21',
    paymentDays: 14,
    ean: '5798000001000',
    poNumber: 'PO-17',
    comment: null,
    creditNoteFor: null,
    lines: [
      {
        description: 'Timer',
        quantity: 3,
        unit: 'hours' as const,
        comments: '20. nov. 2026',
        net: 1_165_50,
        gross: 1_456_88,
        hasVat: true,
      },
    ],
  };
  const note = { ...invoice, id: '7a1c0000-0000-4000-8000-000000000002', creditNoteFor: invoice.id };
  const since = new Date(0);
  for (const [kind, document] of [
    ['INVOICE', invoice],
    ['CREDIT_NOTE', note],
  ] as const) {
    await client.document(kind, '7a1c0000-0000-4000-8000-999999999999');
    await client.createDocument(kind, document);
    await client.bookDocument(kind, (await client.document(kind, document.id))!);
    await client.documentPdf(kind, document.id);
    await client.changedDocuments(kind, { since, page: 0, isDeleted: false });
    await client.changedDocuments(kind, { since, page: 0, isDeleted: true });
  }
  await client.createDocument('INVOICE', invoice);
  await client.addPayment((await client.document('INVOICE', invoice.id))!, {
    amount: 100_00,
    paidOn: '2026-11-22',
    externalReference: 'ipay_1',
    depositAccount: 55_010,
    description: 'Kortbetaling',
  });
  await client.invoicePayments(invoice.id);
  await client.createContact({ name: '', externalReference: 'company-3' }).catch(() => undefined);
  standIn.expireTokens();
  standIn.limitFor(1, { sendsRetryAfter: true });
  await client.contact(contact.id);
  requests = dinero.sandbox.received('dinero');
});
afterAll(() => dinero.close());

test('every request has the required parameters of the contract with their types, and no unknown ones', () => {
  expect(requests.length).toBeGreaterThan(10);
  for (const request of requests) {
    const [path, query = ''] = request.path.split('?');
    const name = callOf(contract, request.method, path!);
    const call = contract.calls[name]!;
    const sent = Object.fromEntries(
      [...new URLSearchParams(query)].map(([key, value]) => [key, parseParameter(value)]),
    );
    const body = (request.body ?? {}) as Record<string, unknown>;
    expect({
      name,
      mismatches: [
        ...unknownFields(sent, call.query ?? {}),
        ...mismatchesOf(contract, sent, allOptional(call.query ?? {})),
      ],
    }).toEqual({ name, mismatches: [] });
    expect({
      name,
      mismatches: [...unknownFields(body, call.body ?? {}), ...mismatchesOf(contract, body, call.body ?? {})],
    }).toEqual({
      name,
      mismatches: [],
    });
    expect(body).toMatchObject(call.form ?? {});
  }
});

test('the client makes every call of the contract: the sign-in as a form, all others as JSON with the token', () => {
  expect(new Set(requests.map(({ method, path }) => callOf(contract, method, path.split('?')[0]!)))).toEqual(
    new Set(Object.keys(contract.calls)),
  );
  const { clientId, clientSecret, apiKey, organisationId } = dinero.settings;
  for (const { method, path, headers, body } of requests) {
    if (path === '/dineroapi/oauth/token') {
      expect(headers['content-type']).toMatch(/^application\/x-www-form-urlencoded/);
      expect(headers['authorization']).toBe(`Basic ${btoa(`${clientId}:${clientSecret}`)}`);
      expect(body).toMatchObject({ username: apiKey, password: apiKey });
    } else {
      expect(path).toMatch(new RegExp(`^/v[12]/${organisationId}/`));
      expect(headers['authorization']).toMatch(/^Bearer \S+$/);
      expect(headers['content-type']).toBe(method === 'POST' ? 'application/json' : undefined);
    }
  }
});

test('lists request fields of the contract, times without milliseconds, and pages that Dinero allows', () => {
  const lists = requests.filter(
    ({ method, path }) => method === 'GET' && /\/(contacts|invoices|creditnotes)\?/.test(path),
  );
  expect(lists).toHaveLength(8);
  for (const { path } of lists) {
    const query = new URLSearchParams(path.split('?')[1]);
    const known = contract.objects[path.includes('/contacts?') ? 'Contact' : 'Invoice'] as Record<string, Shape>;
    expect(
      query
        .get('fields')
        ?.split(',')
        .filter((field) => !(`${field}?` in known)),
    ).toEqual([]);
    // The version of a document is not among the fields of a list.
    expect(query.get('fields')).not.toContain('TimeStamp');
    expect(query.get('changesSince') ?? '').not.toContain('.');
    expect(Number(query.get('pageSize') ?? 100)).toBeLessThanOrEqual(contract.largestPage);
  }
});

test('the stand-in refuses requests without a required field or with a too long reference', async () => {
  const token = requests.at(-1)!.headers['authorization'] as string;
  for (const [path, callName] of [
    ['contacts', 'POST /v1/{organizationId}/contacts'],
    ['invoices', 'POST /v1/{organizationId}/invoices'],
  ] as const) {
    const good = requests.find((request) => request.method === 'POST' && request.path.endsWith(`/${path}`))!
      .body as Record<string, unknown>;
    const required = Object.keys(contract.calls[callName]!.body!).filter((name) => !name.endsWith('?'));
    const bad = [
      ...required.map((name) => ({ [name]: undefined })),
      { ExternalReference: 'x'.repeat(contract.longest['ExternalReference']! + 1) },
    ];
    for (const changes of bad) {
      const [name] = Object.keys(changes) as [string];
      const answer = await fetch(`${dinero.settings.apiUrl}/v1/${dinero.settings.organisationId}/${path}`, {
        method: 'POST',
        headers: { authorization: token, 'content-type': 'application/json' },
        body: JSON.stringify({ ...good, ...changes }),
      });
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ code: 42, validationErrors: { [name]: expect.any(String) } });
    }
  }
});

test('the stand-in answers with the fields and types of the contract, and with text beyond its rate limit', () => {
  for (const { method, path, status, type, body } of dinero.answers) {
    if (type?.startsWith('application/octet-stream')) continue;
    const name = callOf(contract, method, path);
    const { answer, status: success = 200 } = contract.calls[name]!;
    if (status === 429)
      expect({ type, body }).toEqual({
        type: 'text/plain; charset=utf-8',
        body: expect.stringMatching(/^API calls quota exceeded!/),
      });
    else
      expect({ name, mismatches: mismatchesOf(contract, body, status >= 400 ? 'Error' : answer) }).toEqual({
        name,
        mismatches: [],
      });
    expect([success, 400, 401, 404, 409, 429]).toContain(status);
  }
  expect(new Set(dinero.answers.map(({ status }) => status))).toEqual(new Set([200, 201, 400, 401, 404, 409, 429]));
});

/** Returns the fields, at any depth, that are not in the contract. */
function unknownFields(sent: unknown, shape: Shape): string[] {
  if (Array.isArray(sent) && Array.isArray(shape)) return sent.flatMap((item) => unknownFields(item, shape[0]));
  if (typeof sent !== 'object' || sent === null || typeof shape !== 'object' || Array.isArray(shape)) return [];
  return Object.entries(sent).flatMap(([name, inner]) => {
    const known = shape[name] ?? shape[`${name}?`];
    return known === undefined ? [`${name} is not in the contract`] : unknownFields(inner, known);
  });
}
