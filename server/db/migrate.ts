import pg from 'pg';
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
    await grantNamedRoles(client, new URL(ownerUrl).pathname.slice(1), appLogin);
    return await applyMigrations(ownerUrl);
  } finally {
    await client.end();
  }
}

async function applyMigrations(ownerUrl: string): Promise<string[]> {
  const orm = await createOrm(ownerUrl, 2);
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
      `select 1 from pg_auth_members m where m.roleid = $1::regrole and m.member = $2::regrole`, [role, appLogin]);
    if (!isMember) await client.query(`grant ${role} to ${client.escapeIdentifier(appLogin)} with inherit false, set true`);
  }
  await client.query(`grant connect on database ${client.escapeIdentifier(database)} to ${client.escapeIdentifier(appLogin)}`);
}
