import { get } from 'node:http';
import { PassThrough } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { fastify } from 'fastify';
import jwt from 'jsonwebtoken';
import { dbRoles } from '../../../platform/db/roles.ts';
import { createTestApp, type TestApp } from '../../../testing/createTestApp.ts';
import { creditInvoice } from './creditInvoice.service.ts';
import { documentLink } from './documentLink.ts';
import { issueInvoices } from './invoice.jobs.ts';
import { sendPdf } from './sendPdf.ts';
import { readPdf } from './testing/readPdf.ts';

let app: TestApp;
let invoice: { id: string; number: number };
beforeAll(async () => {
  const payTo = { bankAccount: '1234 0001234567', iban: null, creditorNumber: '12345678' };
  app = await createTestApp({ payTo }, { runJobs: false });
  const departmentId = await app.world.department(await app.world.company('Ærø Møller ApS'));
  await app.world.ledgerEntry(departmentId, { description: 'Klippekort, 10 timer' });
  await issueInvoices(app.portal.services, '2026-11-20');
  [invoice] = (await app.db.sql('select id, number from invoice')) as [typeof invoice];
});
afterAll(() => app.close());

const link = (id: string, expiresAt?: Date) => documentLink(app.portal.services, { id, readerId: null }, expiresAt);
const fetchDocument = (url: string, method: 'GET' | 'HEAD' = 'GET') => app.portal.app.inject({ method, url });
const textOf = async (content: Buffer) => (await readPdf(content)).pages.join(' ').replaceAll(/\s+/g, ' ');

describe('the link to the PDF of an invoice', () => {
  test('opens it without a sign-in, under a Danish name, and no cache keeps it', async () => {
    const answer = await fetchDocument(link(invoice.id));
    expect(answer).toMatchObject({
      statusCode: 200,
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="Faktura-${invoice.number}.pdf"`,
        'cache-control': 'no-store',
        'x-content-type-options': 'nosniff',
        'referrer-policy': 'no-referrer',
        'content-security-policy': expect.stringContaining(`object-src 'self'`),
      },
    });
    const text = await textOf(answer.rawPayload);
    for (const part of [String(invoice.number), 'Ærø Møller ApS', 'Klippekort, 10 timer', '20. nov. 2026'])
      expect(text).toContain(part);
    expect(text).toMatch(/\+71<\d{15} \+12345678< Bankoverførsel Reg\. 1234 Konto 0001234567 Betal senest/);
  });

  test('shows what is credited since, and opens the credit note', async () => {
    await app.portal.services.writes.run({ role: dbRoles.admin, employeeRoles: null }, (write) =>
      creditInvoice(write, app.portal.services, {
        invoiceId: invoice.id,
        lines: [{ position: 1, net: 100_00 }],
        reason: 'Rabat, som blev glemt',
        issuedById: null,
      }),
    );
    const [note] = (await app.db.sql(`select id, number from invoice where kind = 'CREDIT_NOTE'`)) as [typeof invoice];
    expect(await textOf((await fetchDocument(link(invoice.id))).rawPayload)).toContain('Krediteret −125,00 kr');
    const answer = await fetchDocument(link(note.id));
    expect(answer.headers['content-disposition']).toBe(`inline; filename="Kreditnota-K${note.number}.pdf"`);
    const text = await textOf(answer.rawPayload);
    for (const part of [`K${note.number}`, `Retter faktura ${invoice.number}`, 'Rabat, som blev glemt', '−125,00'])
      expect(text).toContain(part);
  });

  test('opens nothing once the user or the program that asked for it may not see the invoice', async () => {
    const [{ customer_id: customerId, department_id: departmentId }] = (await app.db.sql(
      'select customer_id, department_id from invoice where id = $1',
      [invoice.id],
    )) as [{ customer_id: string; department_id: string }];
    const member = await app.world.person({ customerId, companyRole: 'FINANCE', departmentIds: [departmentId] });
    const program = await app.world.apiToken(customerId);
    const other = await app.world.department(customerId);
    const ended: [table: string, id: string, token: string, change: string][] = [
      ['user_account', member.id, member.token, `subjects = '{TASKS}'`],
      ['user_account', member.id, member.token, `department_ids = array['${other}']`],
      ['user_account', member.id, member.token, 'deactivated_at = now()'],
      ['api_token', program.id, program.token, `subjects = '{TASKS}'`],
      ['api_token', program.id, program.token, `department_ids = array['${other}']`],
      ['api_token', program.id, program.token, 'revoked_at = now()'],
    ];
    for (const [table, id, token, change] of ended) {
      const all = 'subjects = null, department_ids = null';
      await app.db.sql(`update ${table} set ${all} where id = $1`, [id]);
      const { data } = await app.graphql(
        'query ($id: ID!) { node(id: $id) { ... on Invoice { documentUrl } } }' as const,
        { token, variables: { id: invoice.id } },
      );
      const { documentUrl } = data.node as { documentUrl: string };
      expect((await fetchDocument(documentUrl, 'HEAD')).statusCode).toBe(200);
      await app.db.sql(`update ${table} set ${change} where id = $1`, [id]);
      const { statusCode, body } = await fetchDocument(documentUrl);
      expect({ change, statusCode, body }).toEqual({
        change,
        statusCode: 404,
        body: 'Linket virker ikke. Hent dokumentet igen i portalen.',
      });
    }
  });

  test('answers HEAD without rendering', async () => {
    const answer = await fetchDocument(link(invoice.id), 'HEAD');
    expect(answer).toMatchObject({ statusCode: 200, headers: { 'content-type': 'application/pdf' }, body: '' });
  });

  test('says in Danish that it has expired', async () => {
    const answer = await fetchDocument(link(invoice.id, new Date(Date.now() - 1_000)));
    expect(answer).toMatchObject({ statusCode: 410, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect(answer.body).toContain('Linket er udløbet');
  });

  test('works for ten minutes', () => {
    const { exp } = jwt.decode(link(invoice.id).split('key=')[1]!) as { exp: number };
    expect(Math.abs(exp - Date.now() / 1_000 - 600)).toBeLessThan(60);
  });

  test.each([
    ['without a key', async () => ''],
    ['with two keys', async () => `?${link(invoice.id).split('?')[1]}&${link(invoice.id).split('?')[1]}`],
    ['with another text', async () => '?key=abc'],
    ['with a broken encoding', async () => '?key=%E0%A4%A'],
    ['that was changed', async () => `${link(invoice.id).replace('/documents/pdf', '')}x`],
    ['of an unknown invoice', async () => `?key=${link('inv_ukendt').split('key=')[1]}`],
    ['of another object', async () => `?key=${link(invoice.id.replace('inv', 'cust')).split('key=')[1]}`],
    [
      'with the token of a session',
      async () => {
        const { id } = await app.world.person({ role: 'ADMIN' });
        return `?key=${(await app.world.session(id)).token}`;
      },
    ],
    [
      'that somebody else signed',
      async () =>
        `?key=${jwt.sign({ exp: 9_999_999_999 }, 'x'.repeat(40), {
          subject: invoice.id,
          issuer: 'portal',
          audience: 'portal-link-document',
        })}`,
    ],
  ])('%s shows nothing', async (_, query) => {
    const answer = await fetchDocument(`/documents/pdf${await query()}`);
    expect(answer).toMatchObject({ statusCode: 404, headers: { 'content-type': 'text/plain; charset=utf-8' } });
    expect(answer.body).toBe('Linket virker ikke. Hent dokumentet igen i portalen.');
  });

  test('is no sign-in', async () => {
    const { errors } = await app.graphql('{ viewer { user { id } } }', { token: link(invoice.id).split('key=')[1]! });
    expect(errors?.[0]?.message).toBe('Invalid token');
  });

  test('that a reader closes early harms no other reader', async () => {
    await new Promise<void>((resolve) => {
      const request = get(app.url + link(invoice.id), (response) => {
        response.destroy();
        request.on('close', resolve);
      });
    });
    expect((await fetchDocument(link(invoice.id))).statusCode).toBe(200);
  });

  test('is refused for a moment when many wait for theirs, and a document that fails is an error', async () => {
    const documents: PassThrough[] = [];
    let areDone = false;
    const server = fastify();
    server.get('/:kind', (request, reply) =>
      sendPdf(app.portal.services, { request, reply, filename: 'Faktura.pdf' }, () => {
        if (request.url === '/broken') throw new Error('cannot be rendered');
        const document = new PassThrough();
        documents.push(document);
        if (areDone) document.end();
        return document;
      }),
    );
    expect((await server.inject('/broken')).statusCode).toBe(500);
    // Two are rendered, 50 wait, and one is refused.
    const answers = Array.from({ length: 53 }, async (_, i) => {
      const answer = await server.inject({ url: '/long', remoteAddress: `192.0.2.${i}` });
      if (answer.statusCode === 429) {
        areDone = true;
        for (const document of documents) document.end();
      }
      return answer;
    });
    const refused = (await Promise.all(answers)).filter(({ statusCode }) => statusCode !== 200);
    expect(refused).toHaveLength(1);
    expect(refused[0]).toMatchObject({ statusCode: 429, headers: { 'retry-after': '1' } });
    expect(refused[0]!.body).toContain('Der hentes mange dokumenter lige nu');
  });

  test('is refused for a moment to an address with many, while another address gets its own at once', async () => {
    const documents: PassThrough[] = [];
    const server = fastify();
    server.get('/:kind', (request, reply) =>
      sendPdf(app.portal.services, { request, reply, filename: 'Faktura.pdf' }, () => {
        const document = new PassThrough();
        if (request.url === '/short') document.end();
        else documents.push(document);
        return document;
      }),
    );
    const fetchFrom = async (url: string, remoteAddress: string) => server.inject({ url, remoteAddress });
    const long = Array.from({ length: 22 }, () => fetchFrom('/long', '2001:db8::1'));
    // One is rendered, 20 wait, and one is refused, from another address of the same network as well.
    expect((await Promise.race(long)).statusCode).toBe(429);
    expect((await fetchFrom('/long', '2001:db8::2')).statusCode).toBe(429);
    while (!documents.length) await new Promise((resolve) => setImmediate(resolve));
    expect(documents).toHaveLength(1);
    expect((await fetchFrom('/short', '192.0.2.1')).statusCode).toBe(200);
    const progress = { answered: 0 };
    for (const answer of long) void answer.then(() => (progress.answered += 1));
    while (progress.answered < 22) {
      for (const document of documents.splice(0)) document.end();
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect((await Promise.all(long)).filter(({ statusCode }) => statusCode === 200)).toHaveLength(21);
  });
});
