import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ConfigError } from '../settings.ts';
import { WITHOUT_VALUES } from './guardedPool.ts';
import { createOrm } from './orm.ts';
import { dbRoles } from './roles.ts';

/**
 * Brings a database up to date. Runs as its owner; `appLogin` is the plain login that the portal signs in with,
 * which owns nothing and may only step into the named roles.
 */
export async function migrateDatabase(ownerUrl: string, appLogin: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Held to the end: of two that are started at once, the second finds everything done.
    await client.query('select pg_advisory_lock(72616, 1)');
    await assertLowerCase(client);
    await grantNamedRoles(client, new URL(ownerUrl).pathname.slice(1), appLogin);
    return await applyMigrations(ownerUrl);
  } finally {
    await client.end();
  }
}

/**
 * E-mail addresses and searches compare small letters with small letters. Any UTF-8 default can do that, except for the
 * locale 'C' of the C library, which knows English letters only.
 */
async function assertLowerCase(client: pg.Client): Promise<void> {
  const { rows } = await client.query<{ works: boolean }>(`select lower('Ø') = 'ø' as works`);
  if (!rows[0]!.works) {
    throw new ConfigError(
      `This database cannot turn 'Ø' into 'ø'. Create it with a locale that can, such as ` +
        `template template0 encoding 'UTF8' locale 'C' locale_provider builtin builtin_locale 'C.UTF-8'.`,
    );
  }
}

/** Rebuilding an index may take minutes; waiting for a lock may not, for everybody else waits behind it. */
export const openForMigrations = (ownerUrl: string): Promise<MikroORM> =>
  createOrm(ownerUrl, 2, {
    statement_timeout: 0,
    query_timeout: 0,
    options: `${WITHOUT_VALUES} -c statement_timeout=0 -c lock_timeout=5s`,
  });

async function applyMigrations(ownerUrl: string): Promise<string[]> {
  const orm = await openForMigrations(ownerUrl);
  try {
    const applied = await orm.migrator.up();
    return applied.map(({ name }) => name);
  } finally {
    await orm.close(true);
  }
}

/** Roles belong to the cluster, not the database, so two databases on one server share them. */
async function grantNamedRoles(client: pg.Client, database: string, appLogin: string): Promise<void> {
  for (const role of Object.values(dbRoles)) {
    const { rowCount } = await client.query('select 1 from pg_roles where rolname = $1', [role]);
    if (!rowCount) await client.query(`create role ${role} nologin noinherit`);
    const { rowCount: isMember } = await client.query(
      `select 1 from pg_auth_members m where m.roleid = $1::regrole and m.member = $2::regrole`,
      [role, appLogin],
    );
    if (!isMember)
      await client.query(`grant ${role} to ${client.escapeIdentifier(appLogin)} with inherit false, set true`);
  }
  await client.query(
    `grant connect on database ${client.escapeIdentifier(database)} to ${client.escapeIdentifier(appLogin)}`,
  );
  // Nobody of the portal's makes tables, temporary ones included. Such grants belong to the database, which copies don't inherit.
  await client.query(`revoke temporary on database ${client.escapeIdentifier(database)} from public`);
  await client.query('revoke create on schema public from public');
}
