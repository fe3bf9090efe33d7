/**
 * SQL that records every change that a customer's role makes to a row of another company, and every change with the
 * admin's role by somebody who is no admin. It works below the policies, so it sees a change that a policy let pass.
 */
export const recordForeignWrites = `
  create table simulated.foreign_write (
    role text not null, customer_id text, user_id text, table_name text not null, changed_row jsonb not null
  );
  create function simulated.record_foreign_write() returns trigger language plpgsql security definer as $$
    declare
      changed jsonb := to_jsonb(coalesce(new, old));
      company text := nullif(current_setting('app.customer_id', true), '');
      person text := nullif(current_setting('app.user_id', true), '');
      used_role text := current_setting('role');
    begin
      if (used_role in ('portal_customer', 'portal_sales', 'portal_registration')
            and changed ->> 'customer_id' is distinct from company)
        or (used_role = 'portal_admin'
            and not exists (select from user_account u where u.id = person and u.role = 'ADMIN'))
      then
        insert into simulated.foreign_write values (used_role, company, person, tg_table_name, changed);
      end if;
      return null;
    end $$;
  do $$ declare item regclass; begin
    for item in
      select c.oid from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'customer_id'
      where c.relnamespace = 'public'::regnamespace and c.relkind = 'r'
        and c.relname not in ('audit_entry', 'outbox_event')
    loop
      execute format('create trigger record_foreign_write after insert or update or delete on %s
        for each row execute function simulated.record_foreign_write()', item);
    end loop;
  end $$;
`;

/** SQL that records the id of each row that is created, changed or deleted in the tables whose changes are live. */
export const recordChanges = (tables: string[]) => `
  create table simulated.change (table_name text not null, customer_id text, id text not null);
  create function simulated.record_change() returns trigger language plpgsql security definer as $$
    begin
      if tg_op = 'UPDATE' and new is not distinct from old then
        return null;
      end if;
      insert into simulated.change values (tg_table_name, (coalesce(new, old)).customer_id, (coalesce(new, old)).id);
      return null;
    end $$;
  ${tables
    .map(
      (table) => `create trigger record_change after insert or update or delete on ${table}
        for each row execute function simulated.record_change();`,
    )
    .join('\n')}
`;
