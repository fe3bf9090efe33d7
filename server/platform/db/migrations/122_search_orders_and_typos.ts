import { Migration } from '@mikro-orm/migrations';

/**
 * Finds clip cards and orders by the six characters that people compare them by, orders that wait for approval, and
 * names with one typing mistake (decision 007).
 */
export class SearchOrdersAndTypos extends Migration {
  override up(): void {
    this.addSql(kinds);
    this.addSql(locks);
    this.addSql(sources);
    this.addSql(triggers);
    this.addSql(backfill);
    this.addSql(typos);
  }
}

/** The last kind is the new one, so that the letters of the others, and with them their terms, stay. */
const kinds = `
create or replace function search_kinds() returns text[] language sql immutable parallel safe as $$
  select array['COMPANY', 'USER', 'DEPARTMENT', 'INSTALLATION', 'SERVICE_AGREEMENT', 'CLIP_CARD', 'LICENSE',
    'LICENSE_REQUEST', 'INVOICE', 'TASK', 'EVENT', 'PURCHASE_APPROVAL']
$$;
`;

/** Keeps other transactions from writing rows by the old views before the entries are written anew. */
const locks = `
lock table clip_card, license_request, purchase_approval in share row exclusive mode;
`;

const entries: Record<string, { kind: string; entry: string; where?: string }> = {
  clip_card: {
    kind: 'CLIP_CARD',
    entry: `customer_id, department_id, null::text as installation_id,
      'Klippekort på ' || hours || case hours when 1 then ' time' else ' timer' end as title,
      search_date((created_at at time zone 'Europe/Copenhagen')::date) as details, null::text as also,
      array[click_up_list_id, right(id, 6), 'klippekort ' || right(id, 6)] as keys, false as is_draft`,
    where: 'deleted_at is null',
  },
  license_request: {
    kind: 'LICENSE_REQUEST',
    entry: `customer_id, department_id, installation_id,
      'Licensanmodning: ' || requested_licenses || ' ' || search_plan(license_type) as title,
      search_date((created_at at time zone 'Europe/Copenhagen')::date) as details, 'licensanmodninger' as also,
      array[right(id, 6)] as keys, false as is_draft`,
  },
  purchase_approval: {
    kind: 'PURCHASE_APPROVAL',
    entry: `customer_id, department_id, null::text as installation_id, description as title,
      search_date((created_at at time zone 'Europe/Copenhagen')::date) as details, 'ordrer godkendelser' as also,
      array[right(id, 6)] as keys, false as is_draft`,
  },
};

const COLUMNS = 'kind, id, customer_id, department_id, installation_id, title, details, is_draft, searched';

const viewOf = ([table, { kind, entry, where = 'true' }]: [string, (typeof entries)[string]]) => `
create or replace view search_source_of_${table} as
select '${kind}' as kind, id, customer_id, department_id, installation_id, title collate "C" as title,
  nullif(details, '') as details, is_draft,
  search_text(title collate "C", concat_ws(' ', details, also), keys) collate "C" as searched
from (select id, ${entry} from "${table}" where ${where}) as rows;
`;

const tables = [
  'customer',
  'user_account',
  'department',
  'installation',
  'license',
  'license_request',
  'service_agreement',
  'clip_card',
  'invoice',
  'task',
  'event',
  'purchase_approval',
];

const sources = `
grant create on schema public to portal_system;
set local role portal_system;
${Object.entries(entries).map(viewOf).join('')}
create or replace view search_source as
${tables.map((table) => `select ${COLUMNS} from search_source_of_${table}`).join('\nunion all\n')};

create function search_entry_follows_purchase_approval() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into search_entry as e (${COLUMNS})
    select ${COLUMNS} from search_source_of_purchase_approval s where s.id = new.id
    on conflict (id) do update set customer_id = excluded.customer_id, department_id = excluded.department_id,
      title = excluded.title, details = excluded.details, searched = excluded.searched
    where (e.customer_id, e.department_id, e.title, e.details, e.searched)
      is distinct from (excluded.customer_id, excluded.department_id, excluded.title, excluded.details,
        excluded.searched);
  return null;
end $$;
reset role;
revoke create on schema public from portal_system;
`;

const COLUMNS_OF_APPROVAL = ['customer_id', 'department_id', 'description', 'created_at'];
const rowOf = (name: string) => `(${COLUMNS_OF_APPROVAL.map((column) => `${name}.${column}`).join(', ')})`;

const triggers = `
create trigger "search_entry_follows_purchase_approval" after insert on "purchase_approval"
  for each row execute function search_entry_follows_purchase_approval();
create trigger "search_entry_follows_purchase_approval_update" after update of ${COLUMNS_OF_APPROVAL.join(', ')}
  on "purchase_approval" for each row when (${rowOf('old')} is distinct from ${rowOf('new')})
  execute function search_entry_follows_purchase_approval();
create trigger "search_entry_follows_purchase_approval_delete" after delete on "purchase_approval"
  for each row execute function search_entry_follows();
`;

const backfill = `
set local role portal_system;
${['clip_card', 'license_request']
  .map(
    (table) => `
update search_entry e set searched = s.searched from search_source_of_${table} s
  where s.id = e.id and e.searched <> s.searched;`,
  )
  .join('')}
insert into search_entry (${COLUMNS}) select ${COLUMNS} from search_source_of_purchase_approval;
reset role;
`;

/**
 * One typing mistake leaves one half of a word as it is, or changes the places of the two letters in its middle. The
 * index finds the entries with such a word, and patterns with the mistake at each letter find the right ones among a
 * bounded number of them. Short words and numbers have to be right, because most of them are like many others.
 */
const typos = `
create function search_forgives(word text) returns boolean language sql immutable parallel safe as $$
  select word ~ '^[a-z]{5,}$'
$$;

-- A row for each word of the query: an entry is similar when it matches one pattern of each. None when no word may
-- have a mistake.
create function search_typo_patterns(query text) returns table (patterns text[])
  language sql immutable parallel safe set search_path = public, pg_temp as $$
  select case when search_forgives(w) then array(
      select '% ' || typed || '%' from generate_series(0, length(w) - 1) i, unnest(array[
        left(w, i) || '_' || substr(w, i + 2),
        left(w, i) || '_' || substr(w, i + 1),
        left(w, i) || substr(w, i + 2),
        left(w, i) || substr(w, i + 2, 1) || substr(w, i + 1, 1) || substr(w, i + 3)]) typed)
    else search_patterns(array[w], false) end
  from string_to_table(search_fold(query), ' ') w
  where exists (select from string_to_table(search_fold(query), ' ') o where search_forgives(o))
$$;

create function search_typo_query(letters text[], words text[]) returns tsquery
  language sql immutable parallel safe set search_path = public, pg_temp as $$
  select string_agg('(' || (
      select string_agg(format('%L:*', l || term), ' | ') from unnest(letters) l, unnest(
        case when search_forgives(w) then array[
          '.' || left(w, length(w) / 2),
          '~' || substr(w, length(w) / 2 + 1),
          '.' || left(w, length(w) / 2 - 1) || substr(w, length(w) / 2 + 1, 1) || substr(w, length(w) / 2, 1)
            || substr(w, length(w) / 2 + 2)]
        when length(w) > 2 then array['.' || w, '~' || w]
        else array['.' || w] end) term) || ')', ' & ')::tsquery
  from unnest(words) w
$$;

create function search_similar(query text, kinds text[], at_most int) returns setof text
  language plpgsql stable rows 20
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
declare
  terms tsquery;
begin
  if not exists (select from search_typo_patterns(query)) then
    return;
  end if;
  terms := search_typo_query(search_letters(kinds), string_to_array(search_fold(query), ' '));
  return query with wanted as materialized (select patterns from search_typo_patterns(query))
    select m.id from (
      select e.id, e.kind, e.searched from search_entry e
      where search_terms(e.id, e.kind, e.searched) @@ terms limit 1000) m
    where not exists (select from wanted w where not m.searched like any (w.patterns))
    order by array_position(kinds, m.kind), m.id desc limit at_most;
end $$;
`;
