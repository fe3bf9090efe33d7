import { Migration } from '@mikro-orm/migrations';

/** Triggers that cost the same for every row, however many rows there are (decision 005). */
export class CheaperTriggers extends Migration {
  override up(): void {
    this.addSql(sources);
    this.addSql(entries);
    this.addSql(seats);
    this.addSql(seatTriggers);
    this.addSql(correctSeats);
  }
}

interface Source {
  kind: string;
  /** The columns of the table that its entries are made of, besides the id. */
  columns: string;
  /** The columns of the entry, from `customer_id` to `is_draft`, as those of the view `search_source` before. */
  entry: string;
  where?: string;
}

const sourceOf: Record<string, Source> = {
  customer: {
    kind: 'COMPANY',
    columns: 'name, vat_number, city, contact_person, billing_email, phone_number, ean_number, po_number',
    entry: `id as customer_id, null::text as department_id, null::text as installation_id, name as title,
      concat_ws(' · ', 'CVR ' || nullif(vat_number, ''), nullif(city, '')) as details,
      concat_ws(' ', contact_person collate "C", billing_email, replace(phone_number, ' ', ''), ean_number,
        po_number) as also,
      array[vat_number, 'DK' || vat_number, ean_number, billing_email, phone_number] as keys, false as is_draft`,
  },
  user_account: {
    kind: 'USER',
    columns: 'customer_id, name, email, deactivated_at',
    entry: `customer_id, null::text as department_id, null::text as installation_id, name as title, email as details,
      'brugere' as also, array[email] as keys, false as is_draft`,
    where: 'deactivated_at is null and customer_id is not null',
  },
  department: {
    kind: 'DEPARTMENT',
    columns: 'customer_id, name, city, contact_person, billing_email, phone_number, po_number',
    entry: `customer_id, null::text as department_id, null::text as installation_id, name as title, city as details,
      concat_ws(' ', 'afdelinger', contact_person collate "C", billing_email, replace(phone_number, ' ', ''),
        po_number) as also,
      array[billing_email, phone_number] as keys, false as is_draft`,
  },
  installation: {
    kind: 'INSTALLATION',
    columns: 'customer_id, department_id, subdomain',
    entry: `customer_id, department_id, null::text as installation_id, subdomain as title, null::text as details,
      'zendesk com installationer' as also, array[subdomain, subdomain || '.zendesk.com'] as keys, false as is_draft`,
  },
  license: {
    kind: 'LICENSE',
    columns: 'customer_id, installation_id, type, quantity, valid_until, deleted_at',
    entry: `customer_id, null::text as department_id, installation_id, search_plan(type) as title,
      quantity || case quantity when 1 then ' licens' else ' licenser' end || ' · til ' || search_date(valid_until)
        as details,
      'licenser' as also, '{}'::text[] as keys, false as is_draft`,
    where: 'deleted_at is null',
  },
  license_request: {
    kind: 'LICENSE_REQUEST',
    columns: 'customer_id, department_id, installation_id, license_type, requested_licenses, created_at',
    entry: `customer_id, department_id, installation_id,
      'Licensanmodning: ' || requested_licenses || ' ' || search_plan(license_type) as title,
      search_date((created_at at time zone 'Europe/Copenhagen')::date) as details, 'licensanmodninger' as also,
      '{}'::text[] as keys, false as is_draft`,
  },
  service_agreement: {
    kind: 'SERVICE_AGREEMENT',
    columns: 'customer_id, department_id, start_date, end_date, deleted_at',
    entry: `customer_id, department_id, null::text as installation_id,
      'Serviceaftale fra ' || search_date(start_date) as title, 'til ' || search_date(end_date) as details,
      'serviceaftaler' as also, '{}'::text[] as keys, false as is_draft`,
    where: 'deleted_at is null',
  },
  clip_card: {
    kind: 'CLIP_CARD',
    columns: 'customer_id, department_id, hours, created_at, click_up_list_id, deleted_at',
    entry: `customer_id, department_id, null::text as installation_id,
      'Klippekort på ' || hours || case hours when 1 then ' time' else ' timer' end as title,
      search_date((created_at at time zone 'Europe/Copenhagen')::date) as details, null::text as also,
      array[click_up_list_id] as keys, false as is_draft`,
    where: 'deleted_at is null',
  },
  invoice: {
    kind: 'INVOICE',
    columns: 'customer_id, department_id, kind, number, issued_on',
    entry: `customer_id, department_id, null::text as installation_id,
      case kind when 'CREDIT_NOTE' then 'Kreditnota ' else 'Faktura ' end || number as title,
      search_date(issued_on) as details, case kind when 'CREDIT_NOTE' then 'kreditnotaer' else 'fakturaer' end as also,
      array[number::text] as keys, false as is_draft`,
    where: 'number is not null',
  },
  task: {
    kind: 'TASK',
    columns: 'customer_id, name, click_up_id, deleted_at',
    entry: `customer_id, null::text as department_id, null::text as installation_id, name as title,
      null::text as details, 'opgaver' as also, array[click_up_id] as keys, false as is_draft`,
    where: 'deleted_at is null',
  },
  event: {
    kind: 'EVENT',
    columns: 'title, date, location, status',
    entry: `null::text as customer_id, null::text as department_id, null::text as installation_id, title,
      concat_ws(' · ', search_date(date), nullif(location, '')) as details, 'events' as also, '{}'::text[] as keys,
      status = 'DRAFT' as is_draft`,
  },
};

const COLUMNS = 'kind, id, customer_id, department_id, installation_id, title, details, is_draft, searched';

const viewOf = ([table, { kind, entry, where = 'true' }]: [string, Source]) => `
create view search_source_of_${table} as
select '${kind}' as kind, id, customer_id, department_id, installation_id, title collate "C" as title,
  nullif(details, '') as details, is_draft,
  search_text(title collate "C", concat_ws(' ', details, also), keys) collate "C" as searched
from (select id, ${entry} from "${table}" where ${where}) as rows;
`;

const asSystem = (statements: string) => `
grant create on schema public to portal_system;
set local role portal_system;
${statements}
reset role;
revoke create on schema public from portal_system;
`;

/** A view for each table, and all of them together in the view that was there before. */
const sources = asSystem(`
${Object.entries(sourceOf).map(viewOf).join('')}
create or replace view search_source as
${Object.keys(sourceOf)
  .map((table) => `select ${COLUMNS} from search_source_of_${table}`)
  .join('\nunion all\n')};
`);

/**
 * Each function reads the source of its own table, so that its plan has one branch and is made once for each
 * connection. It reads the row as it now is, because another trigger of the same statement may have changed it since.
 */
const functionOf = (table: string) => `
create function search_entry_follows_${table}() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into search_entry as e (${COLUMNS})
    select ${COLUMNS} from search_source_of_${table} s where s.id = new.id
    on conflict (id) do update set customer_id = excluded.customer_id, department_id = excluded.department_id,
      installation_id = excluded.installation_id, title = excluded.title, details = excluded.details,
      is_draft = excluded.is_draft, searched = excluded.searched
    where (e.customer_id, e.department_id, e.installation_id, e.title, e.details, e.is_draft, e.searched)
      is distinct from (excluded.customer_id, excluded.department_id, excluded.installation_id, excluded.title,
        excluded.details, excluded.is_draft, excluded.searched);
  if not found and tg_op = 'UPDATE' then
    delete from search_entry e where e.id = new.id
      and not exists (select from search_source_of_${table} s where s.id = new.id);
  end if;
  return null;
end $$;
`;

/** An update starts a trigger only if it changes a column that the entry is made of. */
function triggersOf([table, { columns }]: [string, Source]): string {
  const row = (name: string) => `(${columns.replaceAll(/\w+/g, `${name}.$&`)})`;
  return `
drop trigger "search_entry_follows_${table}" on "${table}";
create trigger "search_entry_follows_${table}" after insert on "${table}"
  for each row execute function search_entry_follows_${table}();
create trigger "search_entry_follows_${table}_update" after update of ${columns} on "${table}"
  for each row when (${row('old')} is distinct from ${row('new')})
  execute function search_entry_follows_${table}();
create trigger "search_entry_follows_${table}_delete" after delete on "${table}"
  for each row execute function search_entry_follows();
`;
}

/** The function that followed all tables now only deletes the entries of deleted rows. */
const entries = `
${asSystem(`
create or replace function search_entry_follows() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from search_entry where id = old.id;
  return null;
end $$;
${Object.keys(sourceOf).map(functionOf).join('')}`)}
${Object.entries(sourceOf).map(triggersOf).join('')}
`;

/**
 * Adds what a statement changes to the bought seats, once for each installation. The row of the reading is locked by
 * its update, which adds to what parallel transactions have committed; a sum would not see their licences. The order
 * of the ids keeps two statements from waiting for each other.
 */
const seats = asSystem(`
create or replace function seat_reading_of_license() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  changes refcursor;
  changed text;
  seats int;
begin
  if tg_op = 'INSERT' then
    open changes for select installation_id, sum(quantity)::int from added
      where status = 'ACTIVE' and deleted_at is null
      group by installation_id having sum(quantity) <> 0 order by installation_id;
  elsif tg_op = 'DELETE' then
    open changes for select installation_id, -sum(quantity)::int from removed
      where status = 'ACTIVE' and deleted_at is null
      group by installation_id having sum(quantity) <> 0 order by installation_id;
  else
    open changes for select installation_id, sum(quantity)::int from (
        select installation_id, quantity from added where status = 'ACTIVE' and deleted_at is null
        union all select installation_id, -quantity from removed where status = 'ACTIVE' and deleted_at is null) rows
      group by installation_id having sum(quantity) <> 0 order by installation_id;
  end if;
  loop
    fetch changes into changed, seats;
    exit when not found;
    -- Read again soon, so that a company is told at once what its new seats change.
    update seat_reading set bought = bought + seats,
      next_read_at = case when next_read_at is not null and fault is null then least(next_read_at, now())
        else next_read_at end
    where installation_id = changed;
  end loop;
  close changes;
  return null;
end $$;
`);

const seatTriggers = `
drop trigger "seat_reading_follows_license_insert" on "license";
drop trigger "seat_reading_follows_license_update" on "license";
create trigger "seat_reading_follows_license_insert" after insert on "license" referencing new table as added
  for each statement execute function seat_reading_of_license();
create trigger "seat_reading_follows_license_update" after update on "license"
  referencing new table as added old table as removed for each statement execute function seat_reading_of_license();
create trigger "seat_reading_follows_license_delete" after delete on "license" referencing old table as removed
  for each statement execute function seat_reading_of_license();
`;

/**
 * Corrects sums that parallel purchases have left wrong. The locks of the new triggers keep licences from changing
 * meanwhile.
 */
const correctSeats = `
set local role portal_system;
update seat_reading r set bought = l.seats
  from (
    select i.installation_id, coalesce(sum(quantity) filter (where status = 'ACTIVE' and deleted_at is null), 0)::int
      as seats
    from seat_reading i left join license l on l.installation_id = i.installation_id group by i.installation_id) l
  where l.installation_id = r.installation_id and r.bought <> l.seats;
reset role;
`;
