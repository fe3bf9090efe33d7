import pg from 'pg';
import { ConfigError } from '../settings.ts';

/**
 * Throws a ConfigError when the login is a superuser, bypasses row-level security, owns the database or tables, or
 * inherits the rights of other roles: policies would not limit the portal's statements then.
 */
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
      login.super && 'is a superuser',
      login.bypass && 'bypasses row-level security (BYPASSRLS)',
      login.owner && 'owns the database or its tables',
      login.inherits && 'inherits the rights of other roles',
    ].filter(Boolean);
    if (reasons.length) throw new ConfigError(`DATABASE_URL: the login ${reasons.join(' and ')}. Use a plain login.`);
  } finally {
    await client.end();
  }
}
