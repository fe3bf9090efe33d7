import { Migration } from '@mikro-orm/migrations';

/**
 * One table of everything that people search for, which triggers keep equal to its sources, and the functions that
 * search it (decision 007).
 */
export class SearchEntries extends Migration {
  override up(): void {
    this.addSql(table);
    this.addSql(folding);
    this.addSql(source);
    this.addSql(terms);
    this.addSql(search);
    this.addSql(ownership);
    this.addSql(rights);
    this.addSql(triggers);
    this.addSql(backfill);
    this.addSql(index);
    this.addSql(filters);
  }
}

const table = `
create table "search_entry" ("id" text collate "C" not null, "kind" text collate "C" not null,
  "customer_id" text collate "C" null, "department_id" text collate "C" null,
  "installation_id" text collate "C" null, "title" text not null, "details" text null,
  "is_draft" boolean not null default false, "searched" text collate "C" not null,
  primary key ("id"));
`;

/**
 * Folded texts consist of lower-case letters and digits, with one space between words. The letters ð and þ never
 * occur in them: in `searched` they mark a key of an entry and the beginning of its title.
 */
const folding = `
create function search_fold(value text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(replace(replace(replace(replace(replace(replace(replace(
    regexp_replace(normalize(lower(value collate "und-x-icu"), nfkd), '[\\u0300-\\u036f]', '', 'g'),
    'ø', 'o'), 'æ', 'ae'), 'ß', 'ss'), 'þ', 'th'), 'ð', 'd'), 'aa', 'a'), 'oe', 'o'),
    '[^[:alnum:]]+', ' ', 'g'))
$$;

create function search_key(value text) returns text language sql immutable parallel safe as $$
  select replace(search_fold(value), ' ', '')
$$;

create function search_text(title text, also text, keys text[]) returns text
  language sql immutable parallel safe as $$
  select ' ' || coalesce((select string_agg('ð' || left(search_key(k), 100) || 'ð ', '' order by n)
      from unnest(keys) with ordinality as given (k, n) where search_key(k) <> ''), '')
    || 'þ' || left(search_fold(title), 300) || 'þ ' || left(search_fold(title || ' ' || coalesce(also, '')), 1000)
    || ' '
$$;

create function search_date(day date) returns text language sql immutable parallel safe as $$
  select extract(day from day) || '. ' || (array['jan.', 'feb.', 'mar.', 'apr.', 'maj', 'jun.', 'jul.', 'aug.',
    'sep.', 'okt.', 'nov.', 'dec.'])[extract(month from day)::int] || ' ' || extract(year from day)
$$;

create function search_plan(plan text) returns text language sql immutable parallel safe as $$
  select case plan when 'PLAN_SUPPORT_TEAM' then 'Support Team' when 'PLAN_SUITE_TEAM' then 'Suite Team'
    when 'PLAN_SUITE_GROWTH' then 'Suite Growth' when 'PLAN_SUITE_PRO' then 'Suite Professional'
    when 'PLAN_SUITE_ENTERPRISE' then 'Suite Enterprise' else plan end
$$;
`;

/** The entries as they have to be. Each follows from one row of its source, so that no entry depends on another one. */
const source = `
create view search_source as
select kind, id, customer_id, department_id, installation_id, title, nullif(details, '') as details, is_draft,
  search_text(title, concat_ws(' ', details, also), keys) as searched
from (
  select 'COMPANY' as kind, id, id as customer_id, null as department_id, null as installation_id,
    name collate "C" as title,
    concat_ws(' · ', 'CVR ' || nullif(vat_number, ''), nullif(city, '')) as details,
    concat_ws(' ', contact_person collate "C", billing_email, replace(phone_number, ' ', ''), ean_number,
      po_number) as also,
    array[vat_number, 'DK' || vat_number, ean_number, billing_email, phone_number] as keys, false as is_draft
  from customer
  union all
  select 'USER', id, customer_id, null, null, name collate "C", email, 'brugere', array[email], false
  from user_account where deactivated_at is null and customer_id is not null
  union all
  select 'DEPARTMENT', id, customer_id, null, null, name collate "C", city,
    concat_ws(' ', 'afdelinger', contact_person collate "C", billing_email, replace(phone_number, ' ', ''), po_number),
    array[billing_email, phone_number], false
  from department
  union all
  select 'INSTALLATION', id, customer_id, department_id, null, subdomain, null, 'zendesk com installationer',
    array[subdomain, subdomain || '.zendesk.com'], false
  from installation
  union all
  select 'LICENSE', id, customer_id, null, installation_id, search_plan(type),
    quantity || case quantity when 1 then ' licens' else ' licenser' end || ' · til ' || search_date(valid_until),
    'licenser', '{}', false
  from license where deleted_at is null
  union all
  select 'LICENSE_REQUEST', id, customer_id, department_id, installation_id,
    'Licensanmodning: ' || requested_licenses || ' ' || search_plan(license_type),
    search_date((created_at at time zone 'Europe/Copenhagen')::date), 'licensanmodninger', '{}', false
  from license_request
  union all
  select 'SERVICE_AGREEMENT', id, customer_id, department_id, null, 'Serviceaftale fra ' || search_date(start_date),
    'til ' || search_date(end_date), 'serviceaftaler', '{}', false
  from service_agreement where deleted_at is null
  union all
  select 'CLIP_CARD', id, customer_id, department_id, null,
    'Klippekort på ' || hours || case hours when 1 then ' time' else ' timer' end,
    search_date((created_at at time zone 'Europe/Copenhagen')::date), null, array[click_up_list_id], false
  from clip_card where deleted_at is null
  union all
  select 'INVOICE', id, customer_id, department_id, null,
    case kind when 'CREDIT_NOTE' then 'Kreditnota ' else 'Faktura ' end || number, search_date(issued_on),
    case kind when 'CREDIT_NOTE' then 'kreditnotaer' else 'fakturaer' end, array[number::text], false
  from invoice where number is not null
  union all
  select 'TASK', id, customer_id, null, null, name, null, 'opgaver', array[click_up_id], false
  from task where deleted_at is null
  union all
  select 'EVENT', id, null, null, null, title, concat_ws(' · ', search_date(date), nullif(location, '')), 'events',
    '{}', status = 'DRAFT'
  from event
) as rows;

create function search_entry_follows() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  of_kind text := tg_argv[0];
begin
  if tg_op = 'DELETE' then
    delete from search_entry where id = old.id;
    return null;
  end if;
  insert into search_entry as e (kind, id, customer_id, department_id, installation_id, title, details, is_draft,
      searched)
    select kind, id, customer_id, department_id, installation_id, title, details, is_draft, searched
    from search_source s where s.kind = of_kind and s.id = new.id
    on conflict (id) do update set customer_id = excluded.customer_id, department_id = excluded.department_id,
      installation_id = excluded.installation_id, title = excluded.title, details = excluded.details,
      is_draft = excluded.is_draft, searched = excluded.searched
    where (e.customer_id, e.department_id, e.installation_id, e.title, e.details, e.is_draft, e.searched)
      is distinct from (excluded.customer_id, excluded.department_id, excluded.installation_id, excluded.title,
        excluded.details, excluded.is_draft, excluded.searched);
  if tg_op = 'UPDATE' then
    delete from search_entry e where e.id = new.id
      and not exists (select from search_source s where s.kind = of_kind and s.id = new.id);
  end if;
  return null;
end $$;
`;

/**
 * The index of words, a full-text index whose terms begin with the letter of the kind: 'a^' and the title, 'a.' and a
 * word, 'a~' and the end of a word, by which a part of a word is found; '=' and a key.
 *
 * Entries whose id ends with 0 are a sample of one in 32, and have their terms once more after a '0'. A common word
 * finds enough entries in the sample, and any other word has few enough to rank all of them, so that the work of a
 * search does not grow with the number of entries.
 */
const terms = `
create function search_kinds() returns text[] language sql immutable parallel safe as $$
  select array['COMPANY', 'USER', 'DEPARTMENT', 'INSTALLATION', 'SERVICE_AGREEMENT', 'CLIP_CARD', 'LICENSE',
    'LICENSE_REQUEST', 'INVOICE', 'TASK', 'EVENT']
$$;

create function search_letters(kinds text[]) returns text[] language sql immutable parallel safe as $$
  select array(select chr(96 + array_position(search_kinds(), k)) from unnest(kinds) k)
$$;

create function search_terms(id text, kind text, searched text) returns tsvector
  language plpgsql immutable parallel safe set search_path = public, pg_temp as $$
declare
  letter text := (search_letters(array[kind]))[1];
  parts text[] := string_to_array(searched, 'þ');
  terms text[] := array[letter || '^' || left(parts[2], 80)];
  word text;
begin
  foreach word in array string_to_array(trim(parts[3]), ' ') loop
    word := left(word, 40);
    terms := terms || (letter || '.' || word);
    for i in 2 .. length(word) - 2 loop
      terms := terms || (letter || '~' || substr(word, i));
    end loop;
  end loop;
  if right(id, 1) = '0' then
    terms := terms || array(select '0' || t from unnest(terms) t);
  end if;
  return array_to_tsvector(terms || array(
    select '=' || replace(w, 'ð', '') from string_to_table(trim(parts[1]), ' ') w where w <> ''));
end $$;

create function search_query(marks text[], words text[]) returns tsquery language sql immutable parallel safe as $$
  select string_agg('(' || (select string_agg(format('%L:*', m || w), ' | ') from unnest(marks) m
      where right(m, 1) <> '~' or length(w) > 2) || ')', ' & ')::tsquery
  from unnest(words) w
$$;

-- A word of one letter is the beginning of too many words to look for them all.
create function search_long_words(words text[]) returns text[] language sql immutable parallel safe as $$
  select coalesce(nullif(array(select w from unnest(words) w where length(w) > 1), '{}'), words)
$$;

create function search_patterns(words text[], at_start boolean) returns text[]
  language sql immutable parallel safe as $$
  select array(select case when at_start or length(w) < 3 then '% ' else '%' end || w || '%' from unnest(words) w)
$$;

create function search_rank(searched text, folded text) returns int language sql immutable parallel safe as $$
  select case when searched like '% ð' || replace(folded, ' ', '') || 'ð %' then 0
    when searched like '% þ' || folded || '%' then 1
    when searched like all (search_patterns(string_to_array(folded, ' '), true)) then 2
    when searched like all (search_patterns(string_to_array(folded, ' '), false)) then 3 else 4 end
$$;
`;

/**
 * The search in all companies, whose caller may see all entries: the condition of another policy would have to be
 * checked before the index is used. Ranks: an exact key or id is 0, then the beginning of the title, beginnings of
 * words, parts of words, and words of which some name the company, department or installation.
 */
const search = `
create function search_matches(terms tsquery, patterns text[], at_most int) returns setof text
  language plpgsql stable rows 20
  set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
begin
  return query select m.id from (
      select e.id, e.searched from search_entry e where search_terms(e.id, e.kind, e.searched) @@ terms limit 5000) m
    where m.searched like all (patterns) limit at_most;
end $$;

create function search_everywhere(query text, kinds text[], at_most int) returns table (id text, rank int)
  language plpgsql stable rows 20 set search_path = public, pg_temp as $$
#variable_conflict use_column
declare
  enough int := greatest(at_most, 20);
  folded text := search_fold(query);
  words text[] := string_to_array(folded, ' ');
  letters text[] := search_letters(kinds);
  letter text;
  marks text[];
  sampled text[];
  rare text[];
  terms text[];
  found text[];
  places text[];
  place_words text[];
  other_words text[];
begin
  if folded = '' then
    return;
  end if;
  found := array(select search_matches(format('%L', '=' || replace(folded, ' ', ''))::tsquery, '{}', 100))
    || array(select e.id from search_entry e where e.id = lower(trim(query)));
  -- An e-mail, a subdomain or an id names one thing, and its words would name many others.
  if cardinality(found) > 0 and cardinality(words) > 1 then
    return query select e.id, 0 from search_entry e where e.id = any (found) and e.kind = any (kinds)
      order by array_position(kinds, e.kind), e.id desc limit at_most;
    return;
  end if;

  marks := array(select l || m from unnest(letters) l, unnest(array['.', '~']) m);
  sampled := array(select '0' || m from unnest(marks) m);
  if cardinality(array(select search_matches(search_query(sampled, words), '{}', enough))) < enough then
    -- Few match. They are found by their rare words, for the index reads all entries of each word that it looks for.
    rare := array(select w from unnest(words) w
      where cardinality(array(select search_matches(search_query(sampled, array[w]), '{}', enough))) < enough);
    if cardinality(rare) = 0 then
      rare := search_long_words(words);
      marks := array(select l || '.' from unnest(letters) l);
    end if;
    found := found || array(select search_matches(search_query(marks, rare), search_patterns(words, false), 2000));
  else
    -- Too many to rank them all: each kind by itself, in the order of the ranks, until there are enough.
    for marks, terms in values (array['^'], array[folded]), (array['.'], words), (array['.', '~'], words) loop
      foreach letter in array letters loop
        places := array(select search_matches(
          search_query(array(select '0' || letter || m from unnest(marks) m), terms), '{}', enough));
        if cardinality(places) < enough then
          places := array(select search_matches(
            search_query(array(select letter || m from unnest(marks) m), terms), '{}', 2000));
        end if;
        found := array(select unnest(found) union select unnest(places));
        exit when cardinality(found) >= at_most;
      end loop;
      exit when cardinality(found) >= at_most;
    end loop;
  end if;

  if cardinality(found) < at_most and cardinality(words) between 2 and 6 then
    for split in 1 .. cardinality(words) - 1 loop
      for place_words, other_words in
        values (words[:split], words[split + 1:]), (words[split + 1:], words[:split])
      loop
        places := array(select search_matches(search_query(
          array(select l || '.' from unnest(search_letters(array['COMPANY', 'DEPARTMENT', 'INSTALLATION'])) l),
          search_long_words(place_words)), search_patterns(place_words, true), 6));
        -- Words that name many places do not say which one is meant.
        continue when cardinality(places) not between 1 and 5;
        found := found || array(
          select e.id from search_entry p join search_entry e on e.customer_id = p.customer_id
          where p.id = any (places) and e.id <> p.id and p.id in (e.customer_id, e.department_id, e.installation_id)
            and e.searched like all (search_patterns(other_words, true))
          limit 200);
      end loop;
    end loop;
  end if;

  return query
    select e.id, case when e.id = lower(trim(query)) then 0 else search_rank(e.searched, folded) end as rank
    from search_entry e
    where e.id = any (found) and e.kind = any (kinds)
    order by rank, array_position(kinds, e.kind), e.id desc
    limit at_most;
end $$;
`;

const ownership = `
grant portal_system to current_user with inherit false, set true;
grant create on schema public to portal_system;
alter view search_source owner to portal_system;
alter function search_entry_follows() owner to portal_system;
revoke create on schema public from portal_system;
`;

const rights = `
alter table "search_entry" enable row level security;
alter table "search_entry" force row level security;
create policy "search_entry_customer" on "search_entry" for select to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)));
create policy "search_entry_customer_event" on "search_entry" for select to "portal_customer"
  using (kind = 'EVENT' and not is_draft);
create policy "search_entry_admin_select" on "search_entry" for select to "portal_admin" using (true);
create policy "search_entry_system" on "search_entry" to "portal_system" using (true) with check (true);
create policy "search_entry_personal_data_select" on "search_entry" for select to "portal_personal_data" using (true);
grant select on search_entry to portal_customer, portal_admin, portal_personal_data;
grant select, insert, update, delete on search_entry to portal_system;
`;
/** After the triggers, whose locks keep other transactions from writing until the migration is done. */
const backfill = `
set local role portal_system;
insert into search_entry (kind, id, customer_id, department_id, installation_id, title, details, is_draft, searched)
  select kind, id, customer_id, department_id, installation_id, title, details, is_draft, searched from search_source;
reset role;
`;

const sources: Record<string, [kind: string, columns: string]> = {
  customer: ['COMPANY', 'name, vat_number, city, contact_person, billing_email, phone_number, ean_number, po_number'],
  user_account: ['USER', 'name, email, customer_id, deactivated_at'],
  department: ['DEPARTMENT', 'name, city, contact_person, billing_email, phone_number, po_number'],
  installation: ['INSTALLATION', 'subdomain, department_id'],
  license: ['LICENSE', 'type, quantity, valid_until, installation_id, deleted_at'],
  license_request: ['LICENSE_REQUEST', 'license_type, requested_licenses, department_id, installation_id'],
  service_agreement: ['SERVICE_AGREEMENT', 'start_date, end_date, department_id, deleted_at'],
  clip_card: ['CLIP_CARD', 'hours, department_id, click_up_list_id, deleted_at'],
  invoice: ['INVOICE', 'number'],
  task: ['TASK', 'name, click_up_id, deleted_at'],
  event: ['EVENT', 'title, date, location, status'],
};

/** The triggers run as the role of the system, and only for the columns that entries show. */
const triggers = Object.entries(sources)
  .map(
    ([name, [kind, columns]]) => `
create trigger "search_entry_follows_${name}" after insert or delete or update of ${columns} on "${name}"
  for each row execute function search_entry_follows('${kind}');`,
  )
  .join('');

/**
 * Built after the rows are there, which is faster. Without a list of pending entries, which each step of a search would
 * read from its beginning.
 */
const index = `
create index "search_entry_customer" on "search_entry" ("customer_id");
create index "search_entry_terms" on "search_entry" using gin (search_terms("id", "kind", "searched"))
  with (fastupdate = off);
`;

/**
 * The filters of the admins' lists: whether any name contains a text at all. Without it, a list in which nothing is
 * found is read to its end. The planner must not expect to meet a match soon, because it would read the whole table.
 */
const filters = `
create index "customer_name_grams" on "customer" using gin (search_grams("name"));
create index "department_name_grams" on "department" using gin (search_grams("name"));
create index "user_account_email_grams" on "user_account" using gin (search_grams("email"));
create function some_name_contains(searched text, pattern text, targets text[]) returns boolean
  language plpgsql stable set search_path = public, pg_temp set enable_seqscan = off set enable_indexscan = off as $$
declare
  grams text[] := search_grams(searched);
begin
  return cardinality(grams) = 0
    or 'company' = any (targets)
      and exists (select from customer where search_grams(name) @> grams and name ilike pattern)
    or 'department' = any (targets)
      and exists (select from department where search_grams(name) @> grams and name ilike pattern)
    or 'user' = any (targets)
      and exists (select from user_account where search_grams(email) @> grams and email ilike pattern);
end $$;
`;
