import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdirSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import pg from 'pg';
import { createApp } from '../../app.ts';
import { rooms } from '../../rooms.ts';
import { keyBinding } from '../../rooms/companies/installations/Installation.ts';
import { createWorld } from '../../testing/createWorld.ts';
import { queryDatabase } from '../../testing/queryDatabase.ts';
import type { TestDatabase } from '../../testing/testDatabase.ts';
import { PASSWORD } from '../../testing/World.ts';
import { demoConfig } from '../config.ts';
import { postgresAccount } from '../db/embedded/account.ts';
import { startEmbeddedPostgres } from '../db/embedded/embedded.ts';
import { startEmbeddedDatabase } from '../db/embeddedDatabase.ts';

let folder: string;
let dataDir: string;
let child: ChildProcess | undefined;

beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-backup-')));
  dataDir = join(folder, '.data');
});
afterEach(async () => {
  if (child?.exitCode === null) {
    child.kill('SIGINT');
    await once(child, 'exit');
  }
  rmSync(folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
});

/** Starts the portal on a data folder, with a superuser's access to its tables. */
async function startPortal(dataDir: string) {
  const database = await startEmbeddedDatabase(dataDir, () => undefined);
  const portal = await createApp(
    { ...demoConfig(database, {}), dataDir, port: 0, logLevel: 'silent' },
    { rooms, runJobs: false },
  );
  const superuser = Object.assign(new URL(database.databaseUrl), {
    username: 'postgres',
    password: readFileSync(join(dataDir, 'postgres-password'), 'utf8'),
  });
  const pool = new pg.Pool({ connectionString: superuser.href, max: 1 });
  const sql = async <Row>(text: string, values?: unknown[]) => (await pool.query(text, values)).rows as Row[];
  return {
    portal,
    sql,
    world: createWorld({ sql } as TestDatabase, portal.services),
    rest: async (method: 'GET' | 'POST', url: string, { token, payload }: { token?: string; payload?: object } = {}) =>
      portal.app.inject({
        method,
        url,
        ...(payload && { payload }),
        headers: token ? { authorization: `Bearer ${token}` } : {},
      }),
    async stop() {
      await pool.end();
      await portal.close();
      await database.stop();
    },
  };
}

const shell = async (command: string) => {
  const [code] = (await once(spawn('/bin/sh', ['-ec', command], { stdio: 'inherit' }), 'exit')) as [number];
  expect([command, code]).toEqual([command, 0]);
};
const COUNTS = `
  select table_name, (xpath('/row/c/text()', query_to_xml(
    format('select count(*) as c from public.%I', table_name), false, true, '')))[1]::text as rows
  from information_schema.tables where table_schema = 'public' order by table_name`;
const PROTECTION = `
  select c.relname, c.relrowsecurity, c.relforcerowsecurity, pg_get_userbyid(c.relowner) as owner, c.relacl::text,
    array_agg(p.polname order by p.polname) as policies
  from pg_class c left join pg_policy p on p.polrelid = c.oid
  where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' group by c.oid order by 1`;

describe('a copy of the data folder that was made while the portal was stopped', () => {
  test('restores all rows with their row-level security, sealed secrets, sessions and passwords', async () => {
    const original = await startPortal(dataDir);
    const person = await original.world.person();
    const installationId = await original.world.installation(
      await original.world.department(person.customerId!, 'Drift'),
    );
    await original.sql(
      `update installation set connection = 'KEY', zendesk_api_email = 'a@b.dk', zendesk_api_key = $1 where id = $2`,
      [original.portal.services.secrets.seal('zendesk-nøgle', keyBinding(installationId)), installationId],
    );
    const [counts, protection] = [await original.sql(COUNTS), await original.sql(PROTECTION)];
    await original.stop();

    const copy = join(folder, 'copy');
    await shell(`cp -a ${dataDir} ${copy}`);
    rmSync(dataDir, { recursive: true });

    const restored = await startPortal(copy);
    try {
      expect(await restored.sql(COUNTS)).toEqual(counts);
      expect(await restored.sql(PROTECTION)).toEqual(protection);
      const [{ sealed }] = (await restored.sql('select zendesk_api_key as sealed from installation where id = $1', [
        installationId,
      ])) as [{ sealed: string }];
      expect(restored.portal.services.secrets.open(sealed, keyBinding(installationId))).toBe('zendesk-nøgle');
      expect(
        (await restored.rest('GET', '/api/departments', { token: person.token }))
          .json()
          .data.map(({ name }: { name: string }) => name),
      ).toContain('Drift');
      const signIn = await restored.rest('POST', '/api/auth/login', {
        payload: { email: person.email, password: PASSWORD },
      });
      expect((await restored.rest('GET', '/api/departments', { token: signIn.json().data.token })).statusCode).toBe(
        200,
      );
    } finally {
      await restored.stop();
    }
  });

  test('restores rows and passwords without secrets.json, but neither sealed secrets nor sessions', async () => {
    const original = await startPortal(dataDir);
    const sealed = original.portal.services.secrets.seal('zendesk-nøgle', 'row');
    const person = await original.world.person();
    await original.stop();
    rmSync(join(dataDir, 'secrets.json'));
    const restored = await startPortal(dataDir);
    try {
      expect(() => restored.portal.services.secrets.open(sealed, 'row')).toThrow();
      expect((await restored.rest('GET', '/api/departments', { token: person.token })).statusCode).toBe(401);
      expect(
        (await restored.rest('POST', '/api/auth/login', { payload: { email: person.email, password: PASSWORD } }))
          .statusCode,
      ).toBe(200);
    } finally {
      await restored.stop();
    }
  });
});

test('a copy of the data folder of a running portal cannot be started while that portal runs', async () => {
  mkdirSync(dataDir);
  child = spawn(
    process.execPath,
    [
      '--import',
      './scripts/register.mjs',
      '--input-type=module',
      '--eval',
      `
    import { startEmbeddedPostgres } from './server/platform/db/embedded/embedded.ts';
    const server = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)} });
    process.on('SIGINT', () => server.stop().then(() => process.exit(0)));
    process.stdout.write('ready');`,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  await once(child.stdout!, 'data');
  const copy = join(folder, 'copy');
  await shell(`cp -a ${dataDir} ${copy}`);
  await expect(startEmbeddedPostgres({ dataDir: copy })).rejects.toThrow(
    `The portal already runs on ${copy} (process ${child.pid}).`,
  );
});

test('for root, a database outside the data folder is restored from a copy of both', async () => {
  if (!postgresAccount()) return;
  await shell(`chmod 755 ${folder} && mkdir ${folder}/closed && chmod 750 ${folder}/closed`);
  chownSync(join(folder, 'closed'), 1, 1);
  dataDir = join(folder, 'closed', '.data');
  const original = await startEmbeddedPostgres({ dataDir });
  await queryDatabase(original.superuserUrl, `create table kept (word text); insert into kept values ('kept')`);
  await original.stop();
  const separateFolder = dirname(readFileSync(join(dataDir, 'postgres-folder'), 'utf8').trim());
  const copy = join(folder, 'copy');
  await shell(
    `cp -a ${dataDir} ${copy} && cp -a "$(cat ${dataDir}/postgres-folder)" ${copy}/postgres &&
      rm ${copy}/postgres-folder && rm -r ${separateFolder}`,
  );
  const restored = await startEmbeddedPostgres({ dataDir: copy });
  expect(await queryDatabase(restored.superuserUrl, 'select word from kept')).toEqual([{ word: 'kept' }]);
  await restored.stop();
});
