import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { InjectOptions } from 'fastify';
import { createApp, type Portal } from '../../app.ts';
import { rooms } from '../../rooms.ts';
import { keyBinding } from '../../rooms/companies/installations/Installation.ts';
import { openSecrets } from '../../rooms/partners/integrations/integration.reads.ts';
import { webhookBinding } from '../../rooms/work/tasks/TaskSync.ts';
import { createTestApp, type TestApp } from '../../testing/createTestApp.ts';
import { waitUntil } from '../../testing/waitUntil.ts';
import { PASSWORD, type Person } from '../../testing/World.ts';
import type { Config } from '../config.ts';

const key = (id: string) => `${id}:${randomBytes(32).toString('base64')}`;
const [oldKey, newKey] = [key('old'), key('new')];

let app: TestApp;
let person: Person;
const portals: Portal[] = [];

beforeAll(async () => {
  app = await createTestApp({ encryptionKeys: oldKey }, { runJobs: false });
  person = await app.world.person();
});
afterAll(async () => {
  await Promise.all(portals.map((portal) => portal.close()));
  await app.close();
});

/** Starts another portal on the same database, with other settings. */
async function restart(changes: Partial<Config>, options: { runJobs?: boolean } = { runJobs: false }): Promise<Portal> {
  const portal = await createApp({ ...app.config, port: 0, ...changes }, { rooms, ...options });
  portals.push(portal);
  await portal.listen();
  return portal;
}

const departmentRequest = (idempotencyKey: string): InjectOptions => ({
  method: 'POST',
  url: '/api/departments',
  payload: { name: `Afdeling ${idempotencyKey}`, contactPerson: 'Ida Skov' },
  headers: { authorization: `Bearer ${person.token}`, 'idempotency-key': idempotencyKey },
});

/** All columns, of any table, that contain a value which the key has sealed. */
async function columnsSealedBy(keyId: string): Promise<string[]> {
  const columns = await app.db.sql<{ place: string; table: string; column: string }>(`
    select table_name || '.' || column_name as place, table_name as table, column_name as column
    from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'character varying')`);
  const columnsOfKey = await Promise.all(
    columns.map(async ({ place, table, column }) =>
      (await app.db.sql(`select 1 from "${table}" where starts_with("${column}", $1) limit 1`, [`${keyId}.`])).length
        ? [place]
        : [],
    ),
  );
  return columnsOfKey.flat().toSorted();
}

describe('a rotation of ENCRYPTION_KEYS', () => {
  const sealedColumns = [
    'idempotent_call.answer',
    'idempotent_call.journal',
    'installation.zendesk_api_key',
    'integration_instance.secrets',
    'task_sync.webhook_secret',
  ];
  let installationId: string;
  let integrationId: string;
  let firstAnswer: string;

  beforeAll(async () => {
    const { secrets } = app.portal.services;
    const departmentId = await app.world.department(person.customerId!);
    installationId = await app.world.installation(departmentId);
    await app.db.sql(
      `update installation set connection = 'KEY', zendesk_api_email = 'a@b.dk', zendesk_api_key = $1 where id = $2`,
      [secrets.seal('zendesk-nøgle', keyBinding(installationId)), installationId],
    );
    integrationId = await app.world.integration(installationId);
    await app.db.sql('insert into task_sync (customer_id, webhook_secret) values ($1, $2)', [
      person.customerId,
      secrets.seal('clickup-nøgle', webhookBinding(person.customerId!)),
    ]);
    // More rows than a batch of the job, sealed with an unknown key. They sort first, and the job must go on after
    // them.
    await app.db.sql(
      `insert into idempotent_call (id, fingerprint, attempt, alive_until, answer, created_at)
        select '!' || i, '', '', now(), 'lost.a.b.c', now() from generate_series(1, 1100) i`,
    );
    firstAnswer = (await app.portal.app.inject(departmentRequest('besvaret'))).body;
    await app.portal.app.inject(departmentRequest('afbrudt'));
    // The state of a call that was interrupted: its replay journal is stored, but no answer.
    const [{ id: interrupted }] = (await app.db.sql<{ id: string }>(
      `select id from idempotent_call where fingerprint <> '' order by created_at desc limit 1`,
    )) as [{ id: string }];
    await app.db.sql('update idempotent_call set journal = $1, answer = null where id = $2', [
      secrets.seal(Buffer.from('x').toString('base64'), `idempotent_call:${interrupted}`),
      interrupted,
    ]);
  });

  test('starts with all sealed columns sealed by the old key', async () => {
    expect(await columnsSealedBy('old')).toEqual(sealedColumns);
  });

  test('can open all values while both keys are set', async () => {
    const both = await restart({ encryptionKeys: `${newKey},${oldKey}` });
    const [{ sealed }] = (await app.db.sql('select zendesk_api_key as sealed from installation where id = $1', [
      installationId,
    ])) as [{ sealed: string }];
    expect(both.services.secrets.open(sealed, keyBinding(installationId))).toBe('zendesk-nøgle');
    expect(await both.app.inject(departmentRequest('besvaret'))).toMatchObject({ statusCode: 200, body: firstAnswer });
  });

  test('refuses to run a repeated call again when the old key was removed too early', async () => {
    const tooSoon = await restart({ encryptionKeys: newKey });
    for (const name of ['besvaret', 'afbrudt']) {
      const answer = await tooSoon.app.inject(departmentRequest(name));
      expect([answer.statusCode, answer.json().message]).toEqual([
        409,
        expect.stringContaining('kan ikke længere læses'),
      ]);
    }
    expect(await app.db.sql('select 1 from department where customer_id = $1', [person.customerId])).toHaveLength(3);
  });

  test('is complete when the nightly job has run: the new key alone opens all values', async () => {
    const both = await restart({ encryptionKeys: `${newKey},${oldKey}` }, { runJobs: true });
    await both.services.jobs.send('secrets.reseal', {});
    await waitUntil(async () => !(await columnsSealedBy('old')).length);
    expect(await columnsSealedBy('new')).toEqual(sealedColumns);

    const { app: server, services } = await restart({ encryptionKeys: newKey });
    const [row] = await app.db.sql<{ zendesk: string; integration: string; clickup: string }>(
      `
      select i.zendesk_api_key as zendesk, n.secrets as integration, t.webhook_secret as clickup
      from installation i
      join integration_instance n on n.installation_id = i.id
      join task_sync t on t.customer_id = i.customer_id
      where i.id = $1`,
      [installationId],
    );
    expect(services.secrets.open(row!.zendesk, keyBinding(installationId))).toBe('zendesk-nøgle');
    expect(openSecrets(services, integrationId, row!.integration)).toEqual({
      signingSecret: expect.stringMatching(/^whsec_/),
    });
    expect(services.secrets.open(row!.clickup, webhookBinding(person.customerId!))).toBe('clickup-nøgle');
    expect(await server.inject(departmentRequest('besvaret'))).toMatchObject({ statusCode: 200, body: firstAnswer });
  });
});

describe('a new JWT_SECRET', () => {
  test('ends all sessions, and partners’ API tokens stay valid', async () => {
    const { token } = await app.world.apiToken(person.customerId!);
    const { app: server } = await restart({ jwtSecret: 'en-helt-ny-hemmelighed-til-alle-0123' });
    const listDepartments = (bearer: string) =>
      server.inject({ url: '/api/departments', headers: { authorization: `Bearer ${bearer}` } });
    expect((await listDepartments(person.token)).statusCode).toBe(401);
    expect((await listDepartments(token)).statusCode).toBe(200);
    const signIn = await server.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: person.email, password: PASSWORD },
    });
    expect(signIn.statusCode).toBe(200);
    expect((await listDepartments(signIn.json().data.token)).statusCode).toBe(200);
  });

  test('makes the portal treat a call that was sent under the old secret as a new call', async () => {
    const call = departmentRequest('besvaret');
    const { app: server } = await restart({ jwtSecret: 'en-helt-ny-hemmelighed-til-alle-0123' });
    const signIn = await server.inject({
      method: 'POST',
      url: '/api/auth/login',
      payload: { email: person.email, password: PASSWORD },
    });
    const answer = await server.inject({
      ...call,
      headers: { ...call.headers, authorization: `Bearer ${signIn.json().data.token}` },
    });
    expect(answer.headers['idempotent-replayed']).toBeUndefined();
  });
});
