import type { MikroORM } from '@mikro-orm/postgresql';
import pg from 'pg';
import { ConfigError } from '../settings.ts';
import { LOG_WITHOUT_VALUES } from './guardedPool.ts';
import { createOrm } from './orm.ts';
import { dbRoles } from './roles.ts';

/**
 * Runs the pending migrations as the database's owner, and returns their names. Creates the named roles before that and
 * grants them to `appLogin`, the plain login of the portal, which owns nothing. Safe to run twice at the same time.
 * Throws a ConfigError for a database whose locale cannot lower-case Danish letters.
 */
export async function migrateDatabase(ownerUrl: string, appLogin: string): Promise<string[]> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    // Held until the end, so that the second of two concurrent runs waits and then finds all migrations applied.
    await client.query('select pg_advisory_lock(72616, 1)');
    await assertLowerCase(client);
    await grantNamedRoles(client, new URL(ownerUrl).pathname.slice(1), appLogin);
    // Before the migrations and apart from them, so that no table stays locked until their end.
    await client.query(ADMIT_OWNER);
    const applied = await applyMigrations(ownerUrl);
    await client.query(ADMIT_OWNER);
    return applied;
  } finally {
    await client.end();
  }
}

/**
 * Lets the owner read and change the rows of every table. Forced row-level security would hide them, and a migration
 * would change no row, without an error. The owner also searches for the data of an erased person and verifies the
 * audit log, whose triggers refuse changes by the owner, too. The running portal does not connect as the owner.
 */
const ADMIT_OWNER = `
do $$
declare
  name text;
begin
  for name in select c.relname from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relrowsecurity
      and not exists (
        select from pg_policy p where p.polrelid = c.oid and p.polname = c.relname || '_owner' and p.polcmd = '*')
  loop
    execute format('drop policy if exists %I on %I', name || '_owner', name);
    execute format('create policy %I on %I to current_user using (true) with check (true)', name || '_owner', name);
  end loop;
end
$$`;

/**
 * E-mail addresses and searches compare lower-case letters. Every UTF-8 locale can lower-case Danish letters except the
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

/**
 * Connects the ORM for migrations: a statement may take minutes to rebuild an index, but waits only seconds for a lock,
 * because every other transaction on the table queues behind the waiting statement.
 */
export const openForMigrations = (ownerUrl: string): Promise<MikroORM> =>
  createOrm(ownerUrl, {
    poolSize: 2,
    timeouts: {
      statement_timeout: 0,
      query_timeout: 0,
      options: `${LOG_WITHOUT_VALUES} -c statement_timeout=0 -c lock_timeout=5s`,
    },
  });

async function applyMigrations(ownerUrl: string): Promise<string[]> {
  const orm = await openForMigrations(ownerUrl);
  try {
    return await orm.em.transactional(async (em) => {
      // The migration before may have created tables.
      orm.migrator.on('migrating', () => em.execute(ADMIT_OWNER).then(() => undefined));
      const applied = await orm.migrator.up({ transaction: em.getTransactionContext()! });
      return applied.map(({ name }) => name);
    });
  } finally {
    await orm.close(true);
  }
}

/** Undoes the newest migration. Throws when it cannot be undone, or is not applied. */
export async function undoMigration(ownerUrl: string, name: string): Promise<void> {
  const orm = await openForMigrations(ownerUrl);
  try {
    const undone = await orm.migrator.down({ migrations: [name] });
    if (!undone.length) throw new Error(`${name} is not applied`);
  } finally {
    await orm.close(true);
  }
}

/**
 * Roles belong to the cluster and not to a database, so another database on the same server may have created them
 * before.
 */
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
  // None of the portal's roles may create tables, temporary ones included. A restored or copied database has
  // PostgreSQL's default grants again, so these are revoked at each run.
  await client.query(`revoke temporary on database ${client.escapeIdentifier(database)} from public`);
  await client.query('revoke create on schema public from public');
}
