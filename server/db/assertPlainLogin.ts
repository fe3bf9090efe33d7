import pg from 'pg';
import { ConfigError } from '../settings.ts';

/** Row-level security binds neither a superuser nor a table's owner in disguise: the portal refuses to run as one. */
export async function assertPlainLogin(databaseUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const { rows } = await client.query<{ super: boolean; bypass: boolean; owner: boolean; inherits: boolean }>(`
      select r.rolsuper as super, r.rolbypassrls as bypass,
        exists (select 1 from pg_class c where c.relowner = r.oid and c.relkind in ('r', 'p')) or
          exists (select 1 from pg_database d where d.datname = current_database() and d.datdba = r.oid) as owner,
        exists (select 1 from pg_auth_members m join pg_roles g on g.oid = m.roleid
          where m.member = r.oid and m.inherit_option) as inherits
      from pg_roles r where r.rolname = current_user`);
    const login = rows[0]!;
    const reasons = [
      login.super && 'er superbruger',
      login.bypass && 'går uden om rækkesikkerheden (BYPASSRLS)',
      login.owner && 'ejer databasen eller dens tabeller',
      login.inherits && 'arver andre rollers rettigheder',
    ].filter(Boolean);
    if (reasons.length)
      throw new ConfigError(`DATABASE_URL: brugeren ${reasons.join(' og ')}. Brug et almindeligt login.`);
  } finally {
    await client.end();
  }
}
