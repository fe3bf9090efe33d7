import { readFileSync } from 'node:fs';
import { Writable } from 'node:stream';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { pino } from 'pino';
import { createApp } from '../../app.ts';
import { rooms } from '../../rooms.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { productionConfig, type Config } from '../config.ts';
import { readSettings } from '../settings.ts';
import { loggerOptions } from '../telemetry/logger.ts';

let app: TestApp;
beforeAll(async () => void (app = await createTestApp({ metricsToken: 'only-for-the-metrics' })));
afterAll(() => app.close());

describe('the probes and metrics', () => {
  test('report that the portal is alive and ready', async () => {
    expect((await app.portal.app.inject('/livez')).statusCode).toBe(200);
    expect((await app.portal.app.inject('/readyz')).json()).toEqual({ status: 'ok' });
  });

  test('report that the portal is not ready before its start-up is complete, although it already listens', async () => {
    const starting = await createApp(app.config, { rooms, runJobs: false });
    const whileStarting: number[] = [];
    await starting.listen(
      async (url) =>
        void whileStarting.push((await fetch(`${url}/livez`)).status, (await fetch(`${url}/readyz`)).status),
    );
    expect(whileStarting).toEqual([200, 503]);
    expect((await starting.app.inject('/readyz')).statusCode).toBe(200);
    await starting.close();
  });

  test('report that the portal is not ready while a migration is pending', async () => {
    await app.db.sql(`update migration set name = 'x_' || name`);
    const answer = await app.portal.app.inject('/readyz');
    await app.db.sql(`update migration set name = substr(name, 3)`);
    expect([answer.statusCode, answer.json()]).toEqual([
      503,
      { status: 'unavailable', problem: 'migrations are pending' },
    ]);
  });

  test('show metrics with the metrics token only, with operation names but no personal data', async () => {
    const person = await app.world.person({ email: 'hemmelig@firma.example' });
    await app.graphql('query Hvem { viewer { user { email } } }', { token: person.token });
    expect((await app.portal.app.inject('/metrics')).statusCode).toBe(401);
    const { body } = await app.portal.app.inject({
      url: '/metrics',
      headers: { authorization: 'Bearer only-for-the-metrics' },
    });
    expect(body).toContain('portal_graphql_seconds_count{kind="query",name="Hvem",outcome="ok"}');
    expect(body).not.toContain('hemmelig');
    expect(body).not.toContain(person.id);
  });
});

describe('every answer', () => {
  test('has strict headers, and a content security policy without unsafe scripts', async () => {
    for (const url of ['/', '/api/nothing', '/livez']) {
      const { headers } = await app.portal.app.inject(url);
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'strict-origin-when-cross-origin',
      });
      expect(String(headers['content-security-policy'])).toMatch(/script-src 'self'( 'sha256-[^']+')?;/);
    }
  });
});

describe('the log', () => {
  test('contains no token, password or key, wherever in a line it is', () => {
    let written = '';
    const log = pino(
      loggerOptions('info'),
      new Writable({
        write: (chunk, _encoding, done) => {
          written += chunk;
          done();
        },
      }),
    );
    log.info({
      password: 'HEMMELIG1',
      input: { password: 'HEMMELIG2', token: 'HEMMELIG3' },
      a: { b: { zendeskApiKey: 'HEMMELIG4' } },
      authorization: 'HEMMELIG5',
    });
    log.info({
      req: { method: 'GET', url: '/reset-password?token=HEMMELIG6', headers: { authorization: 'HEMMELIG7' } },
    });
    log.error({
      err: Object.assign(new Error(`insert into user_account values ('HEMMELIG8')`), {
        parameters: ['HEMMELIG9'],
        detail: 'HEMMELIG10',
      }),
    });
    log.error({ err: new Error('Bearer eyJHEMMELIG11') });
    log.error({
      err: new Error(
        'duplicate key value violates unique constraint "x"\n - detail: Key (email)=(HEMMELIG12) already exists.',
      ),
    });
    log.error({ err: new Error('invalid input syntax for type integer: "HEMMELIG13"') });
    log.error({ err: new Error('value "HEMMELIG14" is out of range for type smallint') });
    expect(written.split('\n').filter(Boolean)).toHaveLength(7);
    expect(written).toContain('unique constraint');
    expect(written).not.toContain('HEMMELIG');
  });

  test('of real sign-ins and password resets contains no secrets', async () => {
    let written = '';
    const portal = await createApp(
      { ...app.config, port: 0, logLevel: 'trace' },
      { rooms, runJobs: false, logTo: { write: (line) => void (written += line) } },
    );
    try {
      const payload = { email: 'a@b.dk', password: 'HEMMELIG-KODE' };
      await portal.app.inject({ method: 'POST', url: '/api/auth/login', payload });
      await portal.app.inject({
        url: '/reset-password?token=HEMMELIG-TOKEN',
        headers: { authorization: 'Bearer HEMMELIG-BEARER' },
      });
    } finally {
      await portal.close();
    }
    expect(written).toContain('/api/auth/login');
    expect(written).not.toContain('HEMMELIG');
  });
});

describe('the content security policy of a page', () => {
  const policyWith = async (stripe: Config['stripe']) => {
    const portal = await createApp({ ...app.config, port: 0, stripe }, { rooms, runJobs: false });
    const answer = await portal.app.inject({ url: '/dashboard' });
    await portal.close();
    return String(answer.headers['content-security-policy']);
  };
  const keys = { secretKey: 'sk_live_x', publishableKey: 'pk_live_x', webhookSecret: 'whsec_x' };

  test('allows Stripe’s hosts with real keys, the stand-in’s host with the stand-in, else neither', async () => {
    expect(await policyWith(undefined)).not.toMatch(/stripe|127\.0\.0\.1/);
    const real = await policyWith(keys);
    expect(real).toMatch(/script-src 'self' ('sha256-\S+' )?https:\/\/js\.stripe\.com/);
    expect(real).toMatch(/connect-src 'self' https:\/\/api\.stripe\.com/);
    expect(real).toMatch(/frame-src https:\/\/js\.stripe\.com .*https:\/\/hooks\.stripe\.com/);
    const standIn = await policyWith({
      ...keys,
      apiUrl: 'http://127.0.0.1:4999/stripe',
      scriptUrl: 'http://127.0.0.1:4999/stripe/v3/',
    });
    expect(standIn).toMatch(/script-src 'self' ('sha256-\S+' )?http:\/\/127\.0\.0\.1:4999;/);
    expect(standIn).not.toContain('stripe.com');
  });
});

describe('the settings', () => {
  const complete = {
    DATABASE_URL: 'postgresql://portal@db/portal',
    PUBLIC_URL: 'https://portal.example',
    JWT_SECRET: 'abcdefghijklmnopqrstuvwxyz0123456789',
    SMTP_URL: 'smtp://mail',
    MAIL_FROM: 'Portalen <hej@portal.example>',
    METRICS_TOKEN: 'abcdefghijklmnop',
    ENCRYPTION_KEYS: `a:${Buffer.alloc(32, 'x').toString('base64')}`,
  };

  test('report all settings that production needs and that are missing', () => {
    const refusal = () => productionConfig({});
    for (const name of Object.keys(complete)) expect(refusal).toThrow(`${name}: missing`);
    expect(() => productionConfig({ ...complete, LOCAL_WEBHOOKS: 'true' })).toThrow('LOCAL_WEBHOOKS: for a demo alone');
    expect(productionConfig(complete)).toMatchObject({
      mode: 'production',
      persistedOnly: true,
      proxies: 0,
      adminsNeedSecondFactor: true,
    });
  });

  test('accept the number of proxies in TRUST_PROXY, where true means one', () => {
    const proxiesOf = (TRUST_PROXY: string) => productionConfig({ ...complete, TRUST_PROXY }).proxies;
    expect(['false', 'true', '2'].map(proxiesOf)).toEqual([0, 1, 2]);
    expect(() => proxiesOf('alle')).toThrow('TRUST_PROXY');
  });

  test('report weak and malformed values', () => {
    expect(() => productionConfig({ ...complete, JWT_SECRET: 'kort' })).toThrow('JWT_SECRET: at least 32 characters');
    expect(() => productionConfig({ ...complete, JWT_SECRET: 'a'.repeat(40) })).toThrow('JWT_SECRET: too weak');
    expect(() => productionConfig({ ...complete, METRICS_TOKEN: 'kort' })).toThrow(
      'METRICS_TOKEN: at least 16 characters',
    );
    expect(() => productionConfig({ ...complete, ENCRYPTION_KEYS: 'a:kort' })).toThrow('ENCRYPTION_KEYS: each key');
    expect(() => productionConfig({ ...complete, STRIPE_SECRET_KEY: 'sk_live_x' })).toThrow(
      /STRIPE_PUBLISHABLE_KEY: missing[^]*STRIPE_WEBHOOK_SECRET: missing/,
    );
    const dinero = {
      DINERO_CLIENT_ID: 'isv',
      DINERO_CLIENT_SECRET: 'hemmelig',
      DINERO_API_KEY: 'nøgle',
      DINERO_ORGANISATION_ID: '526134',
    };
    expect(() => productionConfig({ ...complete, DINERO_API_KEY: 'nøgle' })).toThrow(
      new RegExp(
        '^DINERO_CLIENT_ID: missing \\(the four DINERO settings belong together\\)\n' +
          'DINERO_CLIENT_SECRET: missing[^]*\nDINERO_ORGANISATION_ID: missing[^\n]*$',
      ),
    );
    expect(() => productionConfig({ ...complete, ...dinero, DINERO_SALES_ACCOUNT: 'salg' })).toThrow(
      'DINERO_SALES_ACCOUNT',
    );
    expect(productionConfig({ ...complete, ...dinero, DINERO_SALES_ACCOUNT: '1050' }).dinero).toEqual({
      clientId: 'isv',
      clientSecret: 'hemmelig',
      apiKey: 'nøgle',
      organisationId: '526134',
      salesAccount: 1050,
    });
    expect(productionConfig({ ...complete, DINERO_SALES_ACCOUNT: '1050' }).dinero).toBeUndefined();
    expect(() => productionConfig({ ...complete, SUMMARY_API_URL: 'https://ai.example/v1' })).toThrow(
      'SUMMARY_MODEL: missing (address and model belong together)',
    );
    expect(() => productionConfig({ ...complete, SUMMARY_API_URL: 'file:///etc/passwd', SUMMARY_MODEL: 'x' })).toThrow(
      'SUMMARY_API_URL',
    );
    expect(
      productionConfig({ ...complete, SUMMARY_API_URL: 'https://ai.example/v1', SUMMARY_MODEL: 'et-sprog' }).summary,
    ).toEqual({ url: 'https://ai.example/v1', model: 'et-sprog', key: undefined });
    expect(productionConfig({ ...complete, SUMMARY_API_KEY: 'hemmelig' }).summary).toBeUndefined();
    expect(() => productionConfig({ ...complete, DATABASE_URL: 'ikke en adresse' })).toThrow('DATABASE_URL');
    expect(() => readSettings({ PORT: 'mange' })).toThrow('PORT');
    expect(readSettings({ BANK_ACCOUNT: '1234-0001234567', BANK_IBAN: 'dk50 0040 0440 1162 43' })).toMatchObject({
      BANK_ACCOUNT: '1234 0001234567',
      BANK_IBAN: 'DK5000400440116243',
    });
    for (const name of ['BANK_ACCOUNT', 'BANK_IBAN', 'FIK_CREDITOR'])
      expect(() => readSettings({ [name]: '1234567' })).toThrow(name);
  });

  test('are the same as in .env.example', () => {
    const named = [...readFileSync('.env.example', 'utf8').matchAll(/^#? ?([A-Z_]+)=/gm)]
      .map(([, name]) => name)
      .sort();
    const known = [...readFileSync('server/platform/settings.ts', 'utf8').matchAll(/^ {2}([A-Z_]+): /gm)]
      .map(([, name]) => name)
      .sort();
    expect(named).toEqual(known);
  });
});
