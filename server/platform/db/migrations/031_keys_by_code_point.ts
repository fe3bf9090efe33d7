import { Migration } from '@mikro-orm/migrations';

/**
 * Ids, keys and indexed texts sort by code point in every database, whatever its default collation is. Names keep their
 * Danish order, and free text keeps the default. PostgreSQL rebuilds the indexes of these columns, but not the tables.
 */
export class KeysByCodePoint extends Migration {
  override up(): void {
    this.addSql(collateKeys);
  }
}

/**
 * The columns are found in the catalogue, so that no table is missed. PostgreSQL refuses to change a column that a
 * policy uses, so all policies are dropped and created again unchanged. All locks are taken first, so that a deadlock
 * with a running portal ends the migration before any work is done.
 */
const collateKeys = `
do $$
declare
  policies text[] := array(
    select format('create policy %I on %I as %s for %s to %s', policyname, tablename, permissive, cmd,
        (select string_agg(quote_ident(role), ', ') from unnest(roles) role))
      || coalesce(' using (' || qual || ')', '') || coalesce(' with check (' || with_check || ')', '')
    from pg_policies where schemaname = 'public');
  altered text[];
  statement text;
begin
  altered := array(
    select format('alter table %I ', c.relname)
      || string_agg(
        format('alter column %I type %s collate "C"', a.attname, format_type(a.atttypid, a.atttypmod)), ', ')
    from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attisdropped
      and a.attcollation = '"default"'::regcollation and (
        a.attname ~ '(^|_)(ids?|hash|key|fingerprint|attempt|up_to)$'
        or exists (select 1 from pg_index i where i.indrelid = c.oid and a.attnum = any(i.indkey))
        or exists (select 1 from pg_constraint k
          where k.conrelid = c.oid and k.contype = 'f' and a.attnum = any(k.conkey)))
    group by c.relname);
  execute (select 'lock table ' || string_agg(quote_ident(tablename), ', ' order by tablename)
    from pg_tables where schemaname = 'public' and tablename <> 'migration');
  for statement in select format('drop policy %I on %I', policyname, tablename) from pg_policies
    where schemaname = 'public' loop
    execute statement;
  end loop;
  foreach statement in array altered || policies loop
    execute statement;
  end loop;
end
$$;
`;
