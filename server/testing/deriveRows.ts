import type pg from 'pg';

/** Creates all entries of the search, changes those that differ from their source, and deletes those without one. */
const SEARCH_ENTRIES = `
insert into search_entry as e (kind, id, customer_id, department_id, installation_id, title, details, is_draft,
    searched)
  select kind, id, customer_id, department_id, installation_id, title, details, is_draft, searched from search_source
  on conflict (id) do update set customer_id = excluded.customer_id, department_id = excluded.department_id,
    installation_id = excluded.installation_id, title = excluded.title, details = excluded.details,
    is_draft = excluded.is_draft, searched = excluded.searched
  where (e.customer_id, e.department_id, e.installation_id, e.title, e.details, e.is_draft, e.searched)
    is distinct from (excluded.customer_id, excluded.department_id, excluded.installation_id, excluded.title,
      excluded.details, excluded.is_draft, excluded.searched);
delete from search_entry e where not exists (select from search_source s where s.id = e.id);
`;

/** Sets the departments of activities and of entries of the search, which decide who sees them. */
const DEPARTMENTS = `
with scopes as (
  select id, coalesce(department_id, case when kind in ('LICENSE', 'TASK', 'DEPARTMENT') then department_of(id) end)
    as department_id
  from search_entry
)
update search_entry e set scope_department_id = s.department_id from scopes s
  where s.id = e.id and e.scope_department_id is distinct from s.department_id;
update activity set department_id = department_of(entity_id)
  where department_id is null and department_of(entity_id) is not null;
`;

/** Creates the seat reading of every installation, with the seats of its active licences. */
const SEATS = `
insert into seat_reading as r (installation_id, customer_id, next_read_at, bought)
  select i.id, i.customer_id,
    case when i.connection in ('KEY', 'OAUTH') or i.zendesk_api_key is not null then now() end, coalesce(sum, 0)
  from installation i left join (
    select installation_id, sum(quantity)::int as sum from license where status = 'ACTIVE' and deleted_at is null
    group by installation_id) l on l.installation_id = i.id
  on conflict (installation_id) do update set bought = excluded.bought where r.bought <> excluded.bought;
`;

/** Sets the times at which new copies of tasks were first seen, and seen as closed. */
const TASKS = `
update task set seen_at = coalesce(seen_at, now()), closed_at = case when is_open then closed_at
    else coalesce(closed_at, now()) end
  where seen_at is null or closed_at is null and not is_open;
`;

/** Computes the billed months of agreements that have only billed periods, and the periods of all others. */
const BILLED_MONTHS = `
with intervals as (
  select id, case payment_interval when 'YEARLY' then 12 else 1 end as months from service_agreement
)
update service_agreement a set billed_months = (
    select coalesce(max(months), 0) from generate_series(0, a.billed_periods * i.months) months
    where a.start_date + make_interval(months => months) <= a.end_date + 1)
  from intervals i where i.id = a.id and a.billed_periods <> 0 and a.billed_months = 0;
with intervals as (
  select id, case payment_interval when 'YEARLY' then 12 else 1 end as months from service_agreement
)
update service_agreement a set billed_periods = ceil(a.billed_months / i.months::numeric)
  from intervals i where i.id = a.id and a.billed_months <> 0
    and a.billed_periods <> ceil(a.billed_months / i.months::numeric);
`;

/** Links the entries of the audit log that have no link, in the order of their times. */
const AUDIT_LINKS = `
do $$
declare
  entry audit_entry;
  head audit_chain;
  own_chain text;
begin
  for entry in select a.* from audit_entry a where not exists (select from audit_link l where l.entry_id = a.id)
    order by coalesce(a.customer_id, ''), a.created_at, a.id
  loop
    own_chain := coalesce(entry.customer_id, '');
    if head.chain is distinct from own_chain then
      update audit_chain set position = head.position, hash = head.hash where chain = head.chain;
      insert into audit_chain (chain, position, hash, first_position, first_hash) values (own_chain, 0, '', 1, '')
        on conflict (chain) do nothing;
      select * into head from audit_chain c where c.chain = own_chain for update;
    end if;
    insert into audit_link (entry_id, chain, position, previous_hash, hash)
      values (entry.id, own_chain, head.position + 1, head.hash, audit_hash(head.hash, entry))
      returning position, hash into head.position, head.hash;
  end loop;
  update audit_chain set position = head.position, hash = head.hash where chain = head.chain;
end $$;
`;

/**
 * Writes everything that triggers derive from rows, after rows were inserted while triggers were disabled. All rows are
 * derived together, which takes a small part of the time of the triggers. `changed_at` has a default and needs nothing.
 * The client must be a superuser outside a transaction.
 */
export async function deriveRows(client: pg.Client): Promise<void> {
  await client.query(`
    begin;
    set local session_replication_role = replica;
    ${SEARCH_ENTRIES} ${DEPARTMENTS} ${SEATS} ${TASKS} ${BILLED_MONTHS} ${AUDIT_LINKS}
    commit;`);
}
