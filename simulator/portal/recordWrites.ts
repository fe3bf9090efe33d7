/**
 * SQL that records every change that a customer's role makes to a row of another company, and every change with the
 * admin's role by somebody who is neither an admin nor an employee whose work changes such rows. It works below the
 * policies, so it sees a change that a policy let pass.
 */
export const recordForeignWrites = `
  create table simulated.foreign_write (
    role text not null, customer_id text, user_id text, table_name text not null, changed_row jsonb not null
  );
  -- The roles whose work changes a table, also as a consequence of something else. Written out by hand.
  create function simulated.changers(name text) returns text[] language sql immutable as $$
    select string_to_array(case
      when name in ('agreed_price', 'api_token', 'company_domain', 'company_sign_in', 'file_quota', 'user_account')
        then ''
      when name in ('task_comment', 'invitation', 'access_request') then 'SUPPORT'
      when name = 'seat_reading' then 'SUPPORT,SALES,BOOKKEEPING'
      when name in ('clip_card', 'hour_entry') then 'SUPPORT,SALES,BOOKKEEPING'
      when name in ('license', 'license_request', 'service_agreement', 'renewal_decision') then 'SALES,BOOKKEEPING'
      when name in ('ledger_entry', 'invoice', 'invoice_line') then 'BOOKKEEPING,SALES,EVENTS'
      when name in ('invoice_payment', 'invoice_hold', 'reminder') then 'BOOKKEEPING,EVENTS'
      when name = 'event_registration' then 'EVENTS,BOOKKEEPING'
      else 'SUPPORT,SALES,BOOKKEEPING,EVENTS' end, ',')
  $$;
  create function simulated.record_foreign_write() returns trigger language plpgsql security definer as $$
    declare
      changed jsonb := to_jsonb(coalesce(new, old));
      company text := nullif(current_setting('app.customer_id', true), '');
      person text := nullif(current_setting('app.user_id', true), '');
      used_role text := current_setting('role');
    begin
      -- A new name of a person is copied into the accounts that the person has had in other companies.
      if tg_table_name = 'user_account' and tg_op = 'UPDATE'
        and to_jsonb(old) ->> 'deactivated_at' is not null and to_jsonb(new) ->> 'deactivated_at' is not null then
        return null;
      end if;
      if (used_role in ('portal_customer', 'portal_sales', 'portal_registration')
            and changed ->> 'customer_id' is distinct from company)
        or (used_role = 'portal_admin'
            and not exists (select from user_account u where u.id = person
              and (u.role = 'ADMIN' or u.employee_roles && simulated.changers(tg_table_name))))
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
      -- What is pruned a month after it has ended is in no list any more.
      if tg_op = 'DELETE' and least((to_jsonb(old) ->> 'decided_at')::timestamptz,
          (to_jsonb(old) ->> 'expires_at')::timestamptz) < simulated.now() - interval '29 days' then
        return null;
      end if;
      insert into simulated.change values (tg_table_name, (coalesce(new, old)).customer_id, (coalesce(new, old)).id);
      return null;
    end $$;
  ${triggersOn(tables, 'record_change')}
`;

/** Tables whose rows a person or program changes only together with an activity of the company. */
const tablesWithActivities = [
  'api_token',
  'clip_card',
  'department',
  'installation',
  'integration_instance',
  'invitation',
  'license',
  'license_request',
  'service_agreement',
];

/**
 * SQL that records which transaction has changed which rows for whom, and which has added which activities. Notes of
 * the reseller's staff are not the company's business, and need no activity.
 */
export const recordCauses = `
  create table simulated.caused_change (
    tx xid8 not null, role text not null, user_id text, customer_id text, table_name text not null, id text not null
  );
  create table simulated.new_activity (tx xid8 not null, customer_id text, actor_id text, subject_id text);
  create table simulated.new_mail (
    tx xid8 not null, kind text not null, recipient text not null, subject text not null
  );
  create function simulated.record_mail() returns trigger language plpgsql security definer as $$
    begin
      insert into simulated.new_mail values (pg_current_xact_id(), new.kind, new.recipient, new.subject);
      return null;
    end $$;
  create trigger record_mail after insert on mail for each row execute function simulated.record_mail();
  create function simulated.record_caused_change() returns trigger language plpgsql security definer as $$
    declare
      without_activity text[] := '{admin_notes,version,changed_at}';
    begin
      if tg_op = 'UPDATE' and to_jsonb(new) - without_activity = to_jsonb(old) - without_activity then
        return null;
      end if;
      insert into simulated.caused_change values (
        pg_current_xact_id(), current_setting('role'), nullif(current_setting('app.user_id', true), ''),
        (coalesce(new, old)).customer_id, tg_table_name, (coalesce(new, old)).id
      );
      return null;
    end $$;
  create function simulated.record_activity() returns trigger language plpgsql security definer as $$
    begin
      insert into simulated.new_activity
        values (pg_current_xact_id(), new.customer_id, new.actor_id, new.subject_id);
      return null;
    end $$;
  create trigger record_activity after insert on activity
    for each row execute function simulated.record_activity();
  ${triggersOn(tablesWithActivities, 'record_caused_change')}
`;

/** SQL that records each change of a licence's seats and each completed order, by transaction. */
export const recordSeats = `
  create table simulated.seat_change (
    tx xid8 not null, role text not null, license_id text not null, installation_id text not null, type text not null,
    seats integer not null, is_renewal boolean not null
  );
  create table simulated.completed_order (
    tx xid8 not null, installation_id text not null, type text not null, seats integer not null
  );
  create function simulated.record_seat_change() returns trigger language plpgsql security definer as $$
    declare
      before integer := case when tg_op = 'INSERT' then 0 else old.quantity end;
    begin
      if new.quantity <> before then
        insert into simulated.seat_change values (
          pg_current_xact_id(), current_setting('role'), new.id, new.installation_id, new.type, new.quantity - before,
          tg_op = 'UPDATE' and new.valid_until > old.valid_until
            and new.quantity = coalesce(old.renewal_quantity, old.quantity)
        );
      end if;
      return null;
    end $$;
  create function simulated.record_completed_order() returns trigger language plpgsql security definer as $$
    begin
      if new.fulfilled_at is not null and old.fulfilled_at is null then
        insert into simulated.completed_order
          values (pg_current_xact_id(), new.installation_id, new.license_type, new.requested_licenses);
      end if;
      return null;
    end $$;
  create trigger record_seat_change after insert or update on license
    for each row execute function simulated.record_seat_change();
  create trigger record_completed_order after update on license_request
    for each row execute function simulated.record_completed_order();
`;

/**
 * SQL that records, whenever an entry of the ledger was paid or has failed, what the same transaction has made of the
 * goods. The trigger runs when the transaction commits.
 */
export const recordSettledEntries = `
  create table simulated.settled_entry (
    entry_id text not null, status text not null, subject text not null, is_purchase boolean not null,
    goods_status text not null, is_deleted boolean not null
  );
  create function simulated.record_settled_entry() returns trigger language plpgsql security definer as $$
    begin
      insert into simulated.settled_entry
        select new.id, new.status, new.subject, g.purchase_id = new.purchase_id, g.status, g.deleted_at is not null
        from (
          select id, purchase_id, status, deleted_at from clip_card
          union all select id, purchase_id, status, deleted_at from service_agreement
        ) g
        where g.id = new.subject_id;
      return null;
    end $$;
  create constraint trigger record_settled_entry after update on ledger_entry deferrable initially deferred
    for each row when (new.status in ('PAID', 'FAILED') and new.status <> old.status)
    execute function simulated.record_settled_entry();
`;

/**
 * SQL that records changes of acceptances of terms, and the days of notices about regulations. The erasure of a person
 * changes only the name and the address.
 */
export const recordTerms = `
  create table simulated.changed_acceptance (role text not null, id text not null);
  create function simulated.record_changed_acceptance() returns trigger language plpgsql security definer as $$
    declare
      erased text[] := case when current_setting('role') = 'portal_personal_data' then '{accepted_by,address}'
        else '{}' end;
    begin
      if tg_op = 'DELETE' or to_jsonb(new) - erased <> to_jsonb(old) - erased then
        insert into simulated.changed_acceptance values (current_setting('role'), old.id);
      end if;
      return null;
    end $$;
  create trigger record_changed_acceptance after update or delete on terms_acceptance
    for each row execute function simulated.record_changed_acceptance();
  create table simulated.regulation_notice (regulation_id text not null, agreement_id text not null, day date not null);
  create function simulated.record_regulation_notice() returns trigger language plpgsql security definer as $$
    begin
      insert into simulated.regulation_notice values (
        new.regulation_id, new.agreement_id, (simulated.now() at time zone 'Europe/Copenhagen')::date
      );
      return null;
    end $$;
  create trigger record_regulation_notice after insert on agreement_regulation
    for each row when (new.state = 'NOTIFIED') execute function simulated.record_regulation_notice();
`;

/** SQL that keeps every state of the secrets by which a webhook's messages are signed. */
export const recordWebhookSecrets = `
  create table simulated.webhook_secret (
    instance_id text not null, customer_id text not null, secrets text, previous_secret_ends_at timestamptz
  );
  create function simulated.record_webhook_secret() returns trigger language plpgsql security definer as $$
    begin
      insert into simulated.webhook_secret
        values (new.id, new.customer_id, new.secrets, new.previous_secret_ends_at);
      return null;
    end $$;
  create trigger record_webhook_secret after insert or update of secrets, previous_secret_ends_at
    on integration_instance for each row execute function simulated.record_webhook_secret();
`;

/** SQL that calls a function of the schema `simulated` for each row that changes in one of the tables. */
function triggersOn(tables: string[], name: string): string {
  return tables
    .map(
      (table) => `create trigger ${name} after insert or update or delete on ${table}
        for each row execute function simulated.${name}();`,
    )
    .join('\n');
}
