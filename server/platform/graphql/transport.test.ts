import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { rooms } from '../../rooms.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import type { Person } from '../../testing/World.ts';
import { demoConfig } from '../config.ts';
import { dbRoles } from '../db/roles.ts';
import { otherAddress } from '../mail/addresses.ts';
import { pruneMail, sendMail } from '../mail/mail.jobs.ts';
import { restRoutesOf } from '../room.ts';
import { ConfigError } from '../settings.ts';

const routes = restRoutesOf(rooms);

let app: TestApp;
let person: Person;
beforeAll(async () => {
  app = await createTestApp(
    { publicUrl: 'https://portal.example', securityContact: 'https://portal.example/sikkerhed' },
    { runJobs: false },
  );
  person = await app.world.person();
});
afterAll(() => app.close());

const inject = (
  method: string,
  url: string,
  options: { payload?: unknown; token?: string; headers?: Record<string, string> } = {},
) =>
  app.portal.app.inject({
    method: method as 'GET',
    url,
    headers: { ...(options.token && { authorization: `Bearer ${options.token}` }), ...options.headers },
    ...(options.payload !== undefined && { payload: options.payload as object }),
  });
const cachingOf = async (...sent: Parameters<typeof inject>) => (await inject(...sent)).headers['cache-control'];

describe('answers with personal data are not cached:', () => {
  test('every answer of /graphql has no-store, including errors', async () => {
    const query = '{ viewer { user { email } } }';
    for (const sent of [
      ['POST', '/graphql', { payload: { query }, token: person.token }],
      ['POST', '/graphql', { payload: { query } }],
      ['POST', '/graphql', { payload: { query: '{ nothing }' }, token: person.token }],
      ['POST', '/graphql', { payload: { query: '{' } }],
      ['POST', '/graphql', { payload: '{', headers: { 'content-type': 'application/json' } }],
      ['POST', '/graphql', { payload: '<x/>', headers: { 'content-type': 'text/xml' } }],
      ['POST', '/graphql', { payload: { query: 'x'.repeat(200_000) } }],
      [
        'GET',
        `/graphql?query=${encodeURIComponent(query)}`,
        { token: person.token, headers: { 'apollo-require-preflight': 'true' } },
      ],
      ['DELETE', '/graphql', {}],
    ] as Parameters<typeof inject>[])
      expect({ sent, caching: await cachingOf(...sent) }).toEqual({ sent, caching: 'no-store' });
  });

  test('every REST answer has no-store, including errors and answers without a session', async () => {
    for (const { method, path } of routes) {
      for (const token of ['', person.token]) {
        const url = path.replaceAll(/:\w+/g, 'x');
        expect({
          method,
          url,
          caching: await cachingOf(method, url, {
            token,
            ...(method !== 'GET' && method !== 'DELETE' && { payload: {} }),
          }),
        }).toEqual({ method, url, caching: 'no-store' });
      }
    }
    for (const url of [
      '/api/findes-ikke',
      '/api/',
      '/api',
      '/api/%zz',
      '/api/webhooks/stripe',
      '/api/webhooks/findes-ikke',
      '/api/plugins/shopify/oauth/callback',
    ]) {
      for (const method of ['GET', 'POST', 'HEAD'])
        expect({ url, method, caching: await cachingOf(method, url) }).toEqual({ url, method, caching: 'no-store' });
    }
  });

  test('health, metrics, facts and missing calendars have no-store', async () => {
    for (const url of [
      '/livez',
      '/readyz',
      '/metrics',
      '/facts.json',
      '/calendar/findes-ikke.ics',
      '/.well-known/security.txt',
    ]) {
      expect({ url, caching: await cachingOf('GET', url) }).toEqual({ url, caching: 'no-store' });
    }
  });

  test('public API descriptions may be cached but must be revalidated', async () => {
    for (const url of ['/api/openapi.json', '/schema.graphql']) {
      const first = await inject('GET', url);
      expect({ url, caching: first.headers['cache-control'] }).toEqual({ url, caching: 'no-cache' });
      expect((await inject('GET', url, { headers: { 'if-none-match': String(first.headers.etag) } })).statusCode).toBe(
        304,
      );
    }
  });
});

describe('pictures are only loaded from configured hosts:', () => {
  const contentSecurityPolicyOf = async (url: string) =>
    String((await inject('GET', url)).headers['content-security-policy']);

  test('the content security policy names the portal and the hosts in PICTURE_HOSTS', async () => {
    for (const url of ['/', '/dashboard', '/api/x'])
      expect(/img-src ([^;]*)/.exec(await contentSecurityPolicyOf(url))![1]).toBe(
        `'self' https://attachments.clickup.com`,
      );
  });

  const hosts = (PICTURE_HOSTS: string) =>
    demoConfig({ databaseUrl: '', migrationDatabaseUrl: '', jwtSecret: '', encryptionKeys: '' }, { PICTURE_HOSTS })
      .pictureHosts;

  test('PICTURE_HOSTS is a comma-separated list that accepts host names only', () => {
    expect(hosts('billeder.example, *.cdn.example')).toEqual(['billeder.example', '*.cdn.example']);
    for (const wrong of [
      '*',
      'https://billeder.example',
      `billeder.example 'unsafe-inline'`,
      'a.example;script-src *',
      'localhost',
    ])
      expect(() => hosts(wrong)).toThrow(ConfigError);
  });
});

describe('the security contact is published:', () => {
  test('/.well-known/security.txt has contact, language and address, valid for half a year or more', async () => {
    const { statusCode, headers, body } = await inject('GET', '/.well-known/security.txt');
    expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
    const fields = Object.fromEntries(
      body
        .trim()
        .split('\n')
        .map((line) => line.split(/: (.*)/).slice(0, 2)),
    ) as Record<string, string>;
    expect(fields).toEqual({
      Contact: 'https://portal.example/sikkerhed',
      Expires: expect.stringMatching(/^\d{4}-\d\d-\d\dT00:00:00\.000Z$/),
      'Preferred-Languages': 'da, en',
      Canonical: 'https://portal.example/.well-known/security.txt',
    });
    const days = (Date.parse(fields.Expires!) - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(178);
    expect(days).toBeLessThan(365);
  });

  test('the contact is the reseller’s e-mail by default', () => {
    const contact = (env: Record<string, string>) =>
      demoConfig({ databaseUrl: '', migrationDatabaseUrl: '', jwtSecret: '', encryptionKeys: '' }, env).securityContact;
    expect(contact({ COMPANY_EMAIL: 'os@firma.example' })).toBe('mailto:os@firma.example');
    expect(contact({ SECURITY_CONTACT: 'mailto:sikkerhed@firma.example' })).toBe('mailto:sikkerhed@firma.example');
    expect(() => contact({ SECURITY_CONTACT: 'javascript:alert(1)' })).toThrow(ConfigError);
    expect(() => contact({ SECURITY_CONTACT: 'mailto:a@b.dk\nCanonical: https://evil.example' })).toThrow(ConfigError);
  });
});

describe('mails are stored no longer than needed:', () => {
  const link = 'https://portal.example/reset-password?token=hemmelig';
  const storeMail = (to: string) =>
    app.portal.services.writes.run({ role: dbRoles.auth }, async ({ mail }) =>
      mail({
        kind: 'password-reset',
        to,
        subject: 'Ny adgangskode',
        product: 'Portalen',
        greeting: 'Hej',
        paragraphs: ['Vælg en ny.'],
        action: { label: 'Vælg', url: otherAddress(link) },
      }),
    );
  const idOf = async (to: string) =>
    (await app.db.sql<{ id: string }>('select id from mail where recipient = $1', [to]))[0]!.id;
  const readMail = async (to: string) =>
    (
      await app.db.sql(
        `select text, html, calendar, failed_at is not null as failed, sent_at is not null as sent
         from mail where recipient = $1`,
        [to],
      )
    )[0];
  const send = (id: string) => sendMail(app.portal.services, { id: 'job', data: { id } } as never);

  test('the text of a sent mail is deleted', async () => {
    await storeMail('sendt@firma.example');
    await send(await idOf('sendt@firma.example'));
    expect(await readMail('sendt@firma.example')).toEqual({
      text: '',
      html: '',
      calendar: null,
      failed: false,
      sent: true,
    });
  });

  test('the text of a failed mail is deleted, and that of a mail to be retried is kept', async () => {
    const { services } = app.portal;
    const realSend = services.mailer.send.bind(services.mailer);
    services.mailer.send = async () => {
      throw new Error('Postkassen er fuld');
    };
    await storeMail('fuld@firma.example');
    const id = await idOf('fuld@firma.example');
    await send(id);
    expect(String((await readMail('fuld@firma.example'))!.text)).toContain(link);
    await app.db.sql('update mail set attempts = 7, next_attempt_at = now() where id = $1', [id]);
    await send(id);
    services.mailer.send = realSend;
    expect(await readMail('fuld@firma.example')).toEqual({
      text: '',
      html: '',
      calendar: null,
      failed: true,
      sent: false,
    });
  });

  test('rows are deleted after 90 days', async () => {
    for (const [to, days] of [
      ['gammel@firma.example', 91],
      ['ung@firma.example', 89],
    ] as const) {
      await storeMail(to);
      await app.db.sql(`update mail set created_at = now() - make_interval(days => $2) where recipient = $1`, [
        to,
        days,
      ]);
    }
    await pruneMail(app.portal.services, {} as never);
    expect(
      await app.db.sql(`select recipient from mail where recipient in ('gammel@firma.example', 'ung@firma.example')`),
    ).toEqual([{ recipient: 'ung@firma.example' }]);
  });
});
