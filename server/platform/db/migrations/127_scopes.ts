import { Migration } from '@mikro-orm/migrations';

/**
 * Rows are shown by the scope of the caller: the subjects, and the departments to which a row belongs directly or by
 * its installation, its clip card or its parent (decision 041).
 */
export class Scopes extends Migration {
  override up(): void {
    this.addSql(functions);
    this.addSql(columns);
    this.addSql(recording);
    this.addSql(backfill);
    this.addSql(policies.map(createPolicy).join(''));
    this.addSql(
      Object.entries(sold)
        .map(
          ([table, condition]) => `
create policy "${table}_sold" on "${table}" as restrictive for insert to "portal_sales" with check (${condition});`,
        )
        .join(''),
    );
  }

  override down(): void {
    this.addSql(
      Object.keys(sold)
        .map((table) => `drop policy "${table}_sold" on "${table}";`)
        .join('\n'),
    );
    this.addSql(policies.map(([table, part]) => `drop policy "${table}_${part}" on "${table}";`).join('\n'));
    this.addSql(undone);
  }
}

const asSystem = (statements: string) => `
grant create on schema public to portal_system;
set local role portal_system;
${statements}
reset role;
revoke create on schema public from portal_system;
`;

/** Departments of objects, by the prefix of their ids. An object without a department has no entry. */
const departmentQueries: Record<string, string> = {
  dep: 'id',
  inst: '(select i.department_id from installation i where i.id = $1)',
  lic: `(select i.department_id from license l join installation i on i.id = l.installation_id where l.id = $1)`,
  lreq: '(select q.department_id from license_request q where q.id = $1)',
  agr: '(select a.department_id from service_agreement a where a.id = $1)',
  clip: '(select c.department_id from clip_card c where c.id = $1)',
  invc: '(select v.department_id from invoice v where v.id = $1)',
  ledg: '(select l.department_id from ledger_entry l where l.id = $1)',
  appr: '(select p.department_id from purchase_approval p where p.id = $1)',
  task: '(select c.department_id from task t join clip_card c on c.id = t.clip_card_id where t.id = $1)',
  hour: '(select c.department_id from hour_entry h join clip_card c on c.id = h.clip_card_id where h.id = $1)',
  work: `(select a.department_id from agreement_work w join service_agreement a on a.id = w.agreement_id
    where w.id = $1)`,
  rem: '(select v.department_id from reminder r join invoice v on v.id = r.invoice_id where r.id = $1)',
  tcom: `(select c.department_id from task_comment m join task t on t.id = m.task_id
    join clip_card c on c.id = t.clip_card_id where m.id = $1)`,
  ereg: '(select r.department_id from event_registration r where r.id = $1)',
};

const PREFIXES = Object.keys(departmentQueries)
  .map((prefix) => `'${prefix}'`)
  .join(', ');

/**
 * The lists of seen installations and cards are read with the rights of the caller, once for each statement, and only
 * for callers who do not see all departments. `department_of` answers for deleted objects too, as long as their
 * deletion is kept.
 */
const functions = `
create function sees_whole_company() returns boolean language sql stable parallel safe as $$
  select coalesce(current_setting('app.subjects', true) = '*', false) and sees_all_departments()
$$;
create function seen_installations() returns text[] language sql stable as $$
  select coalesce(array_agg(i.id), '{}') from installation i
$$;
create function seen_clip_cards() returns text[] language sql stable as $$
  select coalesce(array_agg(c.id), '{}') from clip_card c
$$;
create function sees_approval(id text) returns boolean language sql stable as $$
  select exists (select from purchase_approval p where p.id = $1)
$$;
grant select (id, department_id) on installation, license_request, service_agreement, clip_card, invoice, ledger_entry,
  purchase_approval, event_registration to portal_system;
grant select (id, installation_id) on license to portal_system;
grant select (id, clip_card_id) on task, hour_entry to portal_system;
grant select (id, agreement_id) on agreement_work to portal_system;
grant select (id, invoice_id) on reminder to portal_system;
`;

/**
 * The department of an activity is the one at the time of the activity. A transaction may store the activity before its
 * object, so that the department is looked for again when the transaction commits.
 */
const columns = `
alter table "activity" add "department_id" text collate "C" null, add "also_subject" text collate "C" null;
alter table "deleted_node" add "department_id" text collate "C" null,
  add "left_department_ids" text[] collate "C" not null default '{}',
  add "has_moved_within" boolean not null default false;
alter table "search_entry" add "scope_department_id" text collate "C" null;
`;

const recording = `
${asSystem(`
create function department_of(id text) returns text language plpgsql stable security definer
  set search_path = public, pg_temp as $$
declare
  found_id text;
begin
  case split_part($1, '_', 1)
${Object.entries(departmentQueries)
  .map(([prefix, query]) => `    when '${prefix}' then found_id := ${query === 'id' ? '$1' : query};`)
  .join('\n')}
    else return null;
  end case;
  return coalesce(found_id, (select d.department_id from deleted_node d
    where d.node_id = $1 and not d.has_moved_within order by d.deleted_at desc limit 1));
end $$;
create function sees_department_of(id text) returns boolean language sql stable security definer
  set search_path = public, pg_temp as $$
  select coalesce(department_of($1) = any (seen_departments()), true)
$$;
create function webhook_receivers(companies text[]) returns table (id text, customer_id text, chosen jsonb)
  language sql stable security definer set search_path = public, pg_temp as $$
  select i.id, i.customer_id, (i.settings -> 'events')::jsonb from integration_instance i
  where i.customer_id = any (companies) and i.plugin_id = 'webhooks' and i.is_enabled
$$;
create function activity_department() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  new.department_id := department_of(new.entity_id);
  return new;
end $$;
create function activity_department_at_commit() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  found_id text := department_of(new.entity_id);
begin
  if found_id is not null then
    update activity set department_id = found_id where id = new.id;
  end if;
  return null;
end $$;
create or replace function record_deleted_node() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  was jsonb := to_jsonb(old);
  now_is jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
  was_owner text;
  now_owner text;
  is_deleted boolean := tg_op = 'DELETE' or now_is ->> 'deleted_at' is not null;
begin
  was_owner := case tg_argv[1] when 'EVERYBODY' then '' when 'ITSELF' then was ->> 'id'
    else coalesce(was ->> 'customer_id', '-') end;
  now_owner := case when tg_argv[1] = 'COMPANY' and tg_op = 'UPDATE' then coalesce(now_is ->> 'customer_id', '-')
    else was_owner end;
  if is_deleted and was ->> 'deleted_at' is null or was_owner <> now_owner then
    insert into deleted_node (node_id, customer_id, type, is_moved, deleted_at, department_id)
      values (old.id, was_owner, tg_argv[0], not is_deleted, time_of_change(), case tg_argv[0]
        when 'Department' then was ->> 'id'
        when 'User' then null
        else coalesce(was ->> 'department_id', department_of(coalesce(was ->> 'installation_id',
          was ->> 'clip_card_id', was ->> 'agreement_id', was ->> 'invoice_id', was ->> 'task_id'))) end)
      on conflict (node_id, customer_id) do update set is_moved = excluded.is_moved, deleted_at = excluded.deleted_at,
        department_id = excluded.department_id, has_moved_within = false;
  end if;
  if not is_deleted then
    delete from deleted_node where node_id = old.id and customer_id = now_owner and not has_moved_within;
  end if;
  return null;
end $$;
create function record_left_department() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  insert into deleted_node as d (node_id, customer_id, type, is_moved, has_moved_within, deleted_at, department_id,
      left_department_ids)
    select moved.id, new.customer_id, moved.type, true, true, time_of_change(), new.department_id,
      array[old.department_id]
    from (
      select new.id as id, tg_argv[0] as type
      union all select l.id, 'License' from license l where l.installation_id = new.id and l.deleted_at is null
      union all select t.id, 'Task' from task t where t.clip_card_id = new.id and t.deleted_at is null
      union all select h.id, 'HourEntry' from hour_entry h where h.clip_card_id = new.id
      union all select w.id, 'AgreementWork' from agreement_work w where w.agreement_id = new.id) moved
    on conflict (node_id, customer_id) do update set deleted_at = excluded.deleted_at,
      department_id = excluded.department_id, is_moved = true, has_moved_within = true,
      left_department_ids = array(select distinct unnest(d.left_department_ids || excluded.left_department_ids));
  return null;
end $$;
revoke all on function webhook_receivers(text[]), department_of(text) from public;
grant execute on function webhook_receivers(text[]) to portal_customer, portal_sales, portal_admin, portal_auth,
  portal_sign_up, portal_system;
`)}
create trigger "activity_department" before insert on "activity" for each row execute function activity_department();
create constraint trigger "activity_department_at_commit" after insert on "activity" deferrable initially deferred
  for each row when (new.department_id is null and split_part(new.entity_id, '_', 1) in (${PREFIXES}))
  execute function activity_department_at_commit();
${[
  ['installation', 'Installation'],
  ['clip_card', 'ClipCard'],
  ['service_agreement', 'ServiceAgreement'],
]
  .map(
    ([table, type]) => `
create trigger "record_left_department_of_${table}" after update of department_id on "${table}"
  for each row when (old.department_id <> new.department_id and old.customer_id = new.customer_id)
  execute function record_left_department('${type}');`,
  )
  .join('')}
drop trigger "external_reference_forget" on "deleted_node";
create trigger "external_reference_forget" after insert or update on "deleted_node"
  for each row when (new.type in ('Department', 'Installation', 'ClipCard') and not new.has_moved_within)
  execute function external_reference_forget();
`;

/** Conditions of stored activities that tell about a subject beside that of their object. */
const alsoAbout: [subject: string, condition: string][] = [
  [
    'FINANCE',
    `entity_type in ('license', 'license_request', 'service_agreement', 'clip_card')
      and (title like 'Fakturakladde er oprettet: %' or title like '% er betalt')
    or entity_type = 'department' and (title like 'Betalingsmetoden for %' or title like '% betaler med kort, der %')
    or entity_type = 'customer' and (title like 'En pris %' or title like 'Fakturering: %'
      or title like 'Automatiske rykkere %' or title like 'Fakturaer går til %' or title like 'Nye afdelinger %')`,
  ],
  ['AGREEMENTS', `entity_type = 'department' and title like 'Automatisk køb er %'`],
  ['LICENSES', `entity_type = 'zendesk_instance' and title like 'Navne på agenter i %'`],
  [
    'INTEGRATIONS',
    `entity_type = 'customer' and title like 'API-nøglen %' or entity_type = 'zendesk_instance'
      and title not like 'Zendesk-installationen %' and title not like 'Navne på agenter i %'`,
  ],
];

/**
 * Licences and tasks are found by their department, as other entries are. The column of activities counts as no change,
 * because programs that copy the data would otherwise read all of them again.
 */
const backfill = `
set local role portal_system;
update deleted_node set department_id = node_id where type = 'Department';
reset role;
${asSystem(`
create function search_entry_department() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  if new.department_id is null and new.kind in ('LICENSE', 'TASK', 'DEPARTMENT') then
    new.scope_department_id := department_of(new.id);
  else
    new.scope_department_id := new.department_id;
  end if;
  return new;
end $$;
`)}
grant update (department_id, also_subject) on activity to portal_system;
alter table activity disable trigger user;
set local role portal_system;
update search_entry set scope_department_id = coalesce(department_id,
  case when kind in ('LICENSE', 'TASK', 'DEPARTMENT') then department_of(id) end);
update activity set department_id = department_of(entity_id)
where split_part(entity_id, '_', 1) in (${PREFIXES});
${alsoAbout
  .map(([subject, condition]) => `update activity set also_subject = '${subject}' where ${condition};`)
  .join('\n')}
reset role;
revoke update (also_subject) on activity from portal_system;
alter table activity enable trigger user;
create trigger "search_entry_department" before insert or update on "search_entry"
  for each row execute function search_entry_department();
${asSystem(`
create function search_entry_moves() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  update search_entry e set searched = e.searched
    from license l where l.installation_id = new.id and e.id = l.id;
  update search_entry e set searched = e.searched
    from task t where t.clip_card_id = new.id and e.id = t.id;
  return null;
end $$;
`)}
${['installation', 'clip_card']
  .map(
    (table) => `
create trigger "search_entry_moves_with_${table}" after update of department_id on "${table}"
  for each row when (old.department_id <> new.department_id) execute function search_entry_moves();`,
  )
  .join('')}
`;

const undone = `
drop trigger "search_entry_moves_with_installation" on "installation";
drop trigger "search_entry_moves_with_clip_card" on "clip_card";
drop trigger "search_entry_department" on "search_entry";
${['installation', 'clip_card', 'service_agreement']
  .map((table) => `drop trigger "record_left_department_of_${table}" on "${table}";`)
  .join('\n')}
drop trigger "activity_department_at_commit" on "activity";
drop trigger "activity_department" on "activity";
revoke update (department_id) on activity from portal_system;
drop trigger "external_reference_forget" on "deleted_node";
create trigger "external_reference_forget" after insert or update on "deleted_node"
  for each row when (new.type in ('Department', 'Installation', 'ClipCard'))
  execute function external_reference_forget();
${asSystem(`
drop function search_entry_moves();
drop function search_entry_department();
drop function record_left_department();
drop function activity_department_at_commit();
drop function activity_department();
drop function webhook_receivers(text[]);
drop function sees_department_of(text);
drop function department_of(text);
delete from deleted_node where has_moved_within;
create or replace function record_deleted_node() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
declare
  was jsonb := to_jsonb(old);
  now_is jsonb := case when tg_op = 'UPDATE' then to_jsonb(new) end;
  was_owner text;
  now_owner text;
  is_deleted boolean := tg_op = 'DELETE' or now_is ->> 'deleted_at' is not null;
begin
  was_owner := case tg_argv[1] when 'EVERYBODY' then '' when 'ITSELF' then was ->> 'id'
    else coalesce(was ->> 'customer_id', '-') end;
  now_owner := case when tg_argv[1] = 'COMPANY' and tg_op = 'UPDATE' then coalesce(now_is ->> 'customer_id', '-')
    else was_owner end;
  if is_deleted and was ->> 'deleted_at' is null or was_owner <> now_owner then
    insert into deleted_node (node_id, customer_id, type, is_moved, deleted_at)
      values (old.id, was_owner, tg_argv[0], not is_deleted, time_of_change())
      on conflict (node_id, customer_id) do update set is_moved = excluded.is_moved, deleted_at = excluded.deleted_at;
  end if;
  if not is_deleted then
    delete from deleted_node where node_id = old.id and customer_id = now_owner;
  end if;
  return null;
end $$;`)}
alter table "activity" drop column "department_id", drop column "also_subject";
alter table "deleted_node" drop column "department_id", drop column "left_department_ids",
  drop column "has_moved_within";
alter table "search_entry" drop column "scope_department_id";
drop function sees_approval(text);
drop function seen_clip_cards();
drop function seen_installations();
drop function sees_whole_company();
`;

type Command = 'all' | 'select';
type Policy = [table: string, part: 'subject' | 'departments', condition: string, command?: Command, roles?: string];

const CUSTOMER = '"portal_customer"';
const SELLING = '"portal_customer", "portal_sales"';
const ALL = '(select sees_all_departments())';
const sees = (...subjects: string[]) => subjects.map((subject) => `(select sees_subject('${subject}'))`).join(' or ');
const department = (column = 'department_id') => `${ALL} or ${column} = any ((select seen_departments())::text[])`;
const departmentIfAny = (column = 'department_id') => `${column} is null or ${department(column)}`;
const installation = `${ALL} or installation_id = any ((select seen_installations())::text[])`;
const clipCard = `${ALL} or clip_card_id = any ((select seen_clip_cards())::text[])`;
const parent = (table: string, of: string, column: string) =>
  `${ALL} or exists (select 1 from ${of} p where p.id = ${table}.${column})`;
const unlessOneOf = (column: string, values: string[], subjects: string[]) =>
  `(${sees(...subjects)} or ${column} <> all (array[${values.map((value) => `'${value}'`).join(', ')}]))`;

/** The event of a webhook message; empty for a test message. */
const EVENT = `coalesce(type, '')`;

const SEES_GOODS = `case split_part(subject_id, '_', 1)
  when 'lic' then ${sees('LICENSES')} else ${sees('AGREEMENTS')} end`;

/** A sale reads the goods of every subject, and inserts those that the caller sees. */
const sold = { service_agreement: sees('AGREEMENTS'), renewal_decision: SEES_GOODS };

const partsOfInvoices = ['invoice_line', 'invoice_payment', 'invoice_charge', 'reminder', 'invoice_hold'];

const policies: Policy[] = [
  ['department', 'departments', department('id'), 'all', SELLING],
  ['installation', 'departments', department(), 'all', SELLING],
  ['installation_status', 'departments', installation],
  ['ledger_entry', 'subject', sees('FINANCE')],
  ['ledger_entry', 'departments', department(), 'all', SELLING],
  ['invoice', 'subject', sees('FINANCE')],
  ['invoice', 'departments', department()],
  ...partsOfInvoices.flatMap((table): Policy[] => [
    [table, 'subject', sees('FINANCE')],
    [table, 'departments', parent(table, 'invoice', 'invoice_id')],
  ]),
  ['agreed_price', 'subject', sees('FINANCE')],
  ['license', 'subject', sees('LICENSES')],
  ['license', 'departments', installation, 'all', SELLING],
  ['license_request', 'subject', sees('LICENSES'), 'all', SELLING],
  ['license_request', 'departments', `(${department()}) and (${installation})`, 'all', SELLING],
  ['seat_reading', 'subject', sees('LICENSES'), 'all', SELLING],
  ['seat_reading', 'departments', installation, 'all', SELLING],
  ['seat_day', 'subject', sees('LICENSES')],
  ['seat_day', 'departments', installation],
  ['help_desk_agent', 'subject', sees('LICENSES')],
  ['help_desk_agent', 'departments', installation],
  ['clip_card', 'subject', sees('AGREEMENTS', 'TASKS'), 'all', SELLING],
  ['clip_card', 'departments', department(), 'all', SELLING],
  ['hour_entry', 'subject', sees('AGREEMENTS')],
  ['hour_entry', 'departments', clipCard],
  ['service_agreement', 'subject', sees('AGREEMENTS')],
  ['service_agreement', 'departments', department(), 'all', SELLING],
  ['agreement_work', 'subject', sees('AGREEMENTS')],
  ['agreement_work', 'departments', parent('agreement_work', 'service_agreement', 'agreement_id')],
  ['agreement_regulation', 'subject', sees('AGREEMENTS')],
  [
    'agreement_regulation',
    'departments',
    parent('agreement_regulation', 'service_agreement', 'agreement_id'),
    'all',
    SELLING,
  ],
  ['clip_card_top_up', 'subject', sees('AGREEMENTS'), 'all', SELLING],
  ['clip_card_top_up', 'departments', department(), 'all', SELLING],
  [
    'purchase_approval',
    'subject',
    `${unlessOneOf('kind', ['LICENSE_ORDER'], ['LICENSES'])} and ${unlessOneOf(
      'kind',
      ['CLIP_CARD', 'SERVICE_AGREEMENT'],
      ['AGREEMENTS'],
    )}`,
    'all',
    SELLING,
  ],
  ['purchase_approval', 'departments', departmentIfAny(), 'all', SELLING],
  [
    'purchase_commitment',
    'subject',
    `${sees('FINANCE')} or buyer_id = (select current_setting('app.user_id', true))`,
    'select',
  ],
  ['renewal_decision', 'subject', SEES_GOODS],
  ['renewal_decision', 'departments', `${ALL} or sees_department_of(subject_id)`, 'all', SELLING],
  [
    'terms_acceptance',
    'subject',
    `${unlessOneOf('document', ['LICENSE'], ['LICENSES'])} and ${unlessOneOf(
      'document',
      ['CLIP_CARD', 'SERVICE_AGREEMENT'],
      ['AGREEMENTS'],
    )}`,
    'select',
  ],
  ['terms_acceptance', 'departments', `${ALL} or sees_department_of(subject_id)`, 'select'],
  ['task', 'subject', sees('TASKS')],
  ['task', 'departments', clipCard],
  ['task_list', 'subject', sees('TASKS')],
  ['task_list', 'departments', clipCard],
  ['task_approval', 'subject', sees('TASKS')],
  ['task_approval', 'departments', parent('task_approval', 'task', 'task_id')],
  ['task_sync', 'subject', sees('TASKS')],
  ['task_comment', 'subject', sees('TASKS')],
  ['task_comment', 'departments', parent('task_comment', 'task', 'task_id')],
  ['integration_instance', 'subject', sees('INTEGRATIONS')],
  ['integration_instance', 'departments', installation],
  [
    'webhook_delivery',
    'subject',
    [
      `(${sees('INTEGRATIONS')})`,
      unlessOneOf(EVENT, ['agreed_price_changed', 'ledger_changed', 'invoice_changed'], ['FINANCE']),
      unlessOneOf(
        EVENT,
        ['license_changed', 'license_completed', 'license_request_changed', 'seats_changed', 'seats_exceeded'],
        ['LICENSES'],
      ),
      unlessOneOf(EVENT, ['agreement_active', 'service_agreement_changed', 'clip_card_low'], ['AGREEMENTS']),
      unlessOneOf(EVENT, ['clip_card_changed'], ['AGREEMENTS', 'TASKS']),
      unlessOneOf(EVENT, ['purchase_approval_changed'], ['LICENSES', 'AGREEMENTS']),
      unlessOneOf(EVENT, ['task_awaiting_approval', 'task_changed', 'task_comment_changed'], ['TASKS']),
      unlessOneOf(
        EVENT,
        [
          'user_created',
          'user_changed',
          'invitation_changed',
          'access_request_changed',
          'event_registered',
          'event_cancelled',
        ],
        ['PEOPLE'],
      ),
    ].join(' and '),
    'select',
  ],
  [
    'webhook_delivery',
    'departments',
    `${ALL} or exists (select 1 from integration_instance p where p.id = webhook_delivery.instance_id) ` +
      `and (type is null or subject_id is not null and sees_department_of(subject_id))`,
    'select',
  ],
  ['external_reference', 'subject', sees('INTEGRATIONS')],
  ['user_account', 'subject', `(${sees('PEOPLE')}) or id = (select current_setting('app.user_id', true))`, 'select'],
  ['invitation', 'subject', sees('PEOPLE')],
  ['access_request', 'subject', sees('PEOPLE')],
  [
    'activity',
    'subject',
    [
      unlessOneOf('entity_type', ['invoice', 'reminder', 'event_place'], ['FINANCE']),
      unlessOneOf('entity_type', ['license', 'license_request'], ['LICENSES']),
      unlessOneOf('entity_type', ['clip_card', 'service_agreement', 'service_agreement_work'], ['AGREEMENTS']),
      unlessOneOf('entity_type', ['clip_card_work'], ['TASKS']),
      '(also_subject is null or sees_subject(also_subject))',
      `(entity_type <> 'user' or ${sees('PEOPLE')} or entity_id = (select current_setting('app.user_id', true)))`,
      `(entity_type <> 'purchase_approval' or sees_approval(entity_id))`,
    ].join(' and '),
    'select',
  ],
  ['activity', 'departments', departmentIfAny(), 'select'],
  ['activity_summary', 'subject', '(select sees_whole_company())', 'select'],
  [
    'search_entry',
    'subject',
    [
      unlessOneOf('kind', ['INVOICE'], ['FINANCE']),
      unlessOneOf('kind', ['LICENSE', 'LICENSE_REQUEST'], ['LICENSES']),
      unlessOneOf('kind', ['SERVICE_AGREEMENT'], ['AGREEMENTS']),
      unlessOneOf('kind', ['CLIP_CARD'], ['AGREEMENTS', 'TASKS']),
      unlessOneOf('kind', ['TASK'], ['TASKS']),
      `(kind <> 'USER' or ${sees('PEOPLE')} or id = (select current_setting('app.user_id', true)))`,
      `(kind <> 'PURCHASE_APPROVAL' or sees_approval(id))`,
    ].join(' and '),
    'select',
  ],
  ['search_entry', 'departments', departmentIfAny('scope_department_id'), 'select'],
  [
    'deleted_node',
    'subject',
    [
      unlessOneOf('type', ['Invoice', 'LedgerEntry', 'AgreedPrice'], ['FINANCE']),
      unlessOneOf('type', ['License', 'LicenseRequest'], ['LICENSES']),
      unlessOneOf('type', ['ServiceAgreement', 'AgreementWork', 'HourEntry'], ['AGREEMENTS']),
      unlessOneOf('type', ['ClipCard'], ['AGREEMENTS', 'TASKS']),
      unlessOneOf('type', ['Task'], ['TASKS']),
      unlessOneOf('type', ['User', 'Invitation', 'AccessRequest'], ['PEOPLE']),
      unlessOneOf('type', ['PurchaseApproval', 'TermsAcceptance'], ['LICENSES', 'AGREEMENTS']),
    ].join(' and '),
    'select',
  ],
  [
    'deleted_node',
    'departments',
    `case when has_moved_within
      then not ${ALL} and left_department_ids && (select seen_departments())::text[]
        and department_id <> all ((select seen_departments())::text[])
      else ${departmentIfAny()} or left_department_ids && (select seen_departments())::text[] end`,
    'select',
  ],
];

function createPolicy([table, part, condition, command = 'all', roles = CUSTOMER]: Policy): string {
  const check = command === 'all' ? `\n  with check (${condition})` : '';
  return `
create policy "${table}_${part}" on "${table}" as restrictive for ${command} to ${roles}
  using (${condition})${check};`;
}
