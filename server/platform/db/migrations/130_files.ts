import { Migration } from '@mikro-orm/migrations';

/** Files on tasks, agreements, orders of licences and events, and documents that a company and the reseller share. */
export class Files extends Migration {
  override up(): void {
    this.addSql(contents);
    this.addSql(documents);
    this.addSql(files);
    this.addSql(others);
    this.addSql(policies);
    this.addSql(employees.map(employeePolicy).join(''));
    this.addSql(seesBulk(['COMPANY_DOCUMENT']));
    this.addSql(grants);
    this.addSql(nodes);
    this.addSql(deletedEventFiles);
    this.addSql(contentFollows);
    this.addSql(seesFile);
    this.addSql(deletions(FILES_ARE_SEEN));
    this.addSql(searchKinds(['DOCUMENT']));
    this.addSql(seesHit(['DOCUMENT']));
    this.addSql(asSystem(searchSource));
    this.addSql(searchTriggers);
    this.addSql(seenEntries(`(kind <> 'DOCUMENT' or ${isSeen('search_entry', 'company_document', 'id')})`));
  }

  /** The bytes stay in the store, whose sweep removes them once the tables are there again. */
  override down(): void {
    this.addSql(seenEntries());
    this.addSql(
      asSystem(`${allSources()} drop view search_source_of_company_document;
        delete from search_entry where kind = 'DOCUMENT';`),
    );
    this.addSql(seesHit());
    this.addSql(searchKinds());
    this.addSql(seesBulk());
    this.addSql(deletions());
    this.addSql('drop function sees_file(text)');
    this.addSql(
      'drop table "document_reading", "stored_file", "company_document", "file_content", "file_quota", "file_place"',
    );
    this.addSql(
      'set local role portal_system; drop function file_content_follows_files(), ' +
        'search_entry_follows_company_document(); reset role',
    );
  }
}

/**
 * A department with documents is not deleted; its deleted files and documents stay for a while, without it. The files
 * of a cancelled order and of an event go with it, and those of a comment stay at the task.
 */
const ON_DELETE: Record<string, string> = {
  department_id: ' on delete set null',
  license_request_id: ' on delete cascade',
  event_id: ' on delete cascade',
  comment_id: ' on delete set null',
};

const references = (table: string, columns: Record<string, string>) =>
  Object.entries(columns)
    .map(
      ([column, target]) =>
        `alter table "${table}" add constraint "${table}_${column}_foreign" foreign key ("${column}")
  references "${target}" ("id")${ON_DELETE[column] ?? ''};`,
    )
    .join('\n');

const contents = `
create table "file_content" (
  "id" text collate "C" not null, "customer_id" text collate "C" null, "sha256" text collate "C" not null,
  "store_key" text collate "C" not null, "size" int not null, "media_type" text not null,
  "state" text collate "C" not null, "refusal" text collate "C" null, "is_scanned" boolean not null default false,
  "has_preview" boolean not null default false, "scan_at" timestamptz null, "attempts" int not null default 0,
  "created_at" timestamptz not null, primary key ("id"));
alter table "file_content" add constraint "file_content_of_company" unique ("customer_id", "sha256");
alter table "file_content" add constraint "file_content_store_key_unique" unique ("store_key");
create index "file_content_due" on "file_content" ("scan_at", "id") where "scan_at" is not null;
${references('file_content', { customer_id: 'customer' })}
`;

const documents = `
create table "company_document" (
  "id" text collate "C" not null, "customer_id" text collate "C" not null, "department_id" text collate "C" null,
  "subject" text collate "C" null, "kind" text collate "C" not null, "title" text collate "da-DK-x-icu" not null,
  "requirement" text collate "C" not null default 'NONE', "due_on" date null, "is_from_reseller" boolean not null,
  "created_by_id" text collate "C" null, "created_by_name" text not null, "request_key" text collate "C" null,
  "newest_at" timestamptz not null, "deleted_at" timestamptz null, "created_at" timestamptz not null,
  "version" int not null default 1, primary key ("id"));
alter table "company_document" add constraint "company_document_request_key_unique" unique ("request_key");
create index "company_document_newest" on "company_document" ("customer_id", "newest_at", "id")
  where "deleted_at" is null;
create index "company_document_shared" on "company_document" ("newest_at", "id")
  where "deleted_at" is null and "is_from_reseller" and coalesce("request_key", '') not like 'copy:%';
create index "company_document_department" on "company_document" ("department_id");
${references('company_document', { customer_id: 'customer', department_id: 'department' })}
`;

const files = `
create table "stored_file" (
  "id" text collate "C" not null, "customer_id" text collate "C" null,
  "name" text not null, "size" int not null, "state" text collate "C" not null,
  "refusal" text collate "C" null, "content_id" text collate "C" null, "task_id" text collate "C" null,
  "comment_id" text collate "C" null, "service_agreement_id" text collate "C" null,
  "license_request_id" text collate "C" null, "document_id" text collate "C" null,
  "event_id" text collate "C" null, "is_for_attendees" boolean not null default false, "version_number" int null,
  "note" text null, "uploaded_by_id" text collate "C" null, "uploaded_by_name" text not null,
  "is_from_reseller" boolean not null, "request_key" text collate "C" null, "ticket_hash" text collate "C" null,
  "ticket_expires_at" timestamptz null, "arrived_sha256" text collate "C" null, "arrived_key" text collate "C" null,
  "media_type" text null,
  "click_up_id" text collate "C" null, "source_url" text null, "send_at" timestamptz null,
  "attempts" int not null default 0, "deleted_at" timestamptz null, "created_at" timestamptz not null,
  "version" int not null default 1, primary key ("id"));
alter table "stored_file" add constraint "file_one_target"
  check (num_nonnulls(task_id, service_agreement_id, license_request_id, document_id, event_id) = 1);
alter table "stored_file" add constraint "file_of_event_without_company"
  check ((customer_id is null) = (event_id is not null));
alter table "stored_file" add constraint "file_request_key_unique" unique ("request_key");
alter table "stored_file" add constraint "file_click_up_id_unique" unique ("click_up_id");
create index "file_of_company" on "stored_file" ("customer_id", "id");
create index "file_of_task" on "stored_file" ("task_id", "id");
create index "file_of_comment" on "stored_file" ("comment_id");
create index "file_of_agreement" on "stored_file" ("service_agreement_id", "id");
create index "file_of_license_request" on "stored_file" ("license_request_id", "id");
create index "file_of_document" on "stored_file" ("document_id", "id");
create index "file_of_event" on "stored_file" ("event_id", "id");
create index "file_of_content" on "stored_file" ("content_id");
create index "file_arriving" on "stored_file" ("customer_id", "created_at") where "state" = 'UPLOADING';
create index "file_unsent" on "stored_file" ("send_at", "id") where "send_at" is not null;
${references('stored_file', {
  customer_id: 'customer',
  content_id: 'file_content',
  task_id: 'task',
  comment_id: 'task_comment',
  service_agreement_id: 'service_agreement',
  license_request_id: 'license_request',
  document_id: 'company_document',
  event_id: 'event',
})}
`;

const others = `
create table "document_reading" (
  "file_id" text collate "C" not null, "user_id" text collate "C" not null, "customer_id" text collate "C" not null,
  "user_name" text not null, "opened_at" timestamptz not null, "confirmed_at" timestamptz null,
  primary key ("file_id", "user_id"));
create index "document_reading_user" on "document_reading" ("user_id");
${references('document_reading', { file_id: 'stored_file', customer_id: 'customer' })}
create table "file_quota" ("customer_id" text collate "C" not null, "megabytes" int not null,
  primary key ("customer_id"));
${references('file_quota', { customer_id: 'customer' })}
create table "file_place" ("id" text collate "C" not null, "place" text not null, primary key ("id"));
`;

const SEES_ALL_DEPARTMENTS = '(select sees_all_departments())';
const SEES_WHOLE_COMPANY = '(select sees_whole_company())';
const sees = (subject: string) => `(select sees_subject('${subject}'))`;
const isSeen = (table: string, of: string, column: string) =>
  `exists (select 1 from ${of} p where p.id = ${table}.${column})`;
const documentIsSeen = isSeen('stored_file', 'company_document', 'document_id');

/** A file for attendees is for those who have a place at the event. */
const eventFileIsSeen = `${isSeen('stored_file', 'event', 'event_id')}
    and (not is_for_attendees or exists (select 1 from event_registration r where r.event_id = stored_file.event_id
      and r.user_id = (select current_setting('app.user_id', true)) and r.status in ('REGISTERED', 'CONFIRMED')))`;

/** A file is seen by those who see what it stands at, and its bytes and readers by those who see the file. */
const scopes: [table: string, part: string, condition: string][] = [
  ['company_document', 'subject', 'subject is null or sees_subject(subject)'],
  [
    'company_document',
    'departments',
    `department_id is null or ${SEES_ALL_DEPARTMENTS} or department_id = any ((select seen_departments())::text[])`,
  ],
  [
    'stored_file',
    'subject',
    `case when task_id is not null then ${sees('TASKS')}
    when service_agreement_id is not null then ${sees('AGREEMENTS')}
    when license_request_id is not null then ${sees('LICENSES')}
    when event_id is not null then ${eventFileIsSeen} else ${documentIsSeen} end`,
  ],
  [
    'stored_file',
    'departments',
    `${SEES_ALL_DEPARTMENTS} or case when task_id is not null then ${isSeen('stored_file', 'task', 'task_id')}
    when service_agreement_id is not null then ${isSeen('stored_file', 'service_agreement', 'service_agreement_id')}
    when license_request_id is not null then ${isSeen('stored_file', 'license_request', 'license_request_id')}
    when event_id is not null then true else ${documentIsSeen} end`,
  ],
  [
    'file_content',
    'departments',
    `customer_id is not null and ${SEES_WHOLE_COMPANY}
    or exists (select 1 from stored_file p where p.content_id = file_content.id)`,
  ],
  [
    'document_reading',
    'departments',
    `${SEES_WHOLE_COMPANY} or ${isSeen('document_reading', 'stored_file', 'file_id')}`,
  ],
];

const TENANT_TABLES = ['file_content', 'company_document', 'stored_file', 'document_reading', 'file_quota'];

const policies = `
${[...TENANT_TABLES, 'file_place']
  .map(
    (table) => `
alter table "${table}" enable row level security;
alter table "${table}" force row level security;
create policy "${table}_system" on "${table}" to "portal_system" using (true) with check (true);`,
  )
  .join('')}
${TENANT_TABLES.map(
  (table) => `
create policy "${table}_customer" on "${table}" to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));
create policy "${table}_admin" on "${table}" to "portal_admin" using (true) with check (true);`,
).join('')}
create policy "stored_file_event" on "stored_file" for select to "portal_customer" using (event_id is not null);
create policy "file_content_event" on "file_content" for select to "portal_customer" using (customer_id is null);
${scopes
  .map(
    ([table, part, condition]) => `
create policy "${table}_${part}" on "${table}" as restrictive for select to "portal_customer" using (${condition});`,
  )
  .join('')}
${['company_document', 'stored_file', 'document_reading']
  .map(
    (table) => `
create policy "${table}_personal_data_select" on "${table}" for select to "portal_personal_data" using (true);
create policy "${table}_personal_data_update" on "${table}" for update to "portal_personal_data"
  using ((select is_erasure_confirmed()));`,
  )
  .join('')}
`;

const worksIn = (roles: string) => `(select works_in('${roles}'))`;
const AREA_OF_FILE = `${worksIn('')} or case when task_id is not null then ${worksIn('SUPPORT')}
  when service_agreement_id is not null then ${worksIn('SALES,SUPPORT')}
  when event_id is not null then ${worksIn('EVENTS')} else ${worksIn('SALES')} end`;

interface EmployeeRule {
  table: string;
  reads: string;
  /** Undefined for a table that the admin role only reads. */
  writes?: string;
}

/** The rows that employees of the reseller see and change, by their areas, as for the other tables. */
const employees: EmployeeRule[] = [
  { table: 'company_document', reads: worksIn('SALES'), writes: worksIn('SALES') },
  { table: 'stored_file', reads: AREA_OF_FILE, writes: AREA_OF_FILE },
  {
    table: 'file_content',
    reads: `${worksIn('SALES,SUPPORT')} or customer_id is null and ${worksIn('EVENTS')}`,
    writes: worksIn('SALES'),
  },
  { table: 'document_reading', reads: worksIn('SALES') },
  { table: 'file_quota', reads: worksIn('SALES'), writes: worksIn('') },
];

function employeePolicy({ table, reads, writes }: EmployeeRule): string {
  const policy = (command: string, conditions: string) =>
    `create policy "${table}_employee_${command}" on "${table}" as restrictive for ${command} to "portal_admin"
  ${conditions};`;
  return [
    policy('select', `using (${reads})`),
    ...(writes
      ? [
          policy('insert', `with check (${writes})`),
          policy('update', `using (${reads}) with check (${writes})`),
          policy('delete', `using (${writes})`),
        ]
      : []),
  ].join('\n');
}

/** Documents are put to many companies by the sales. */
const seesBulk = (moreOfSales: string[] = []) => `
create or replace function sees_bulk(action text) returns boolean language sql stable parallel safe as $$
  select works_in(case
    when action in (${[
      'LICENSE_REQUEST_STATUS',
      'LICENSE_REQUEST_COMPLETE',
      'AGREEMENT_ACTIVATE',
      'RENEWAL_ASSIGN',
      'COMPANY_CONTACT',
      ...moreOfSales,
    ]
      .map((action) => `'${action}'`)
      .join(', ')}) then 'SALES'
    when action in ('INVOICE_MARK_PAID', 'INVOICE_REMIND', 'INVOICE_SEND', 'COMPANY_ISSUE_INVOICES')
      then 'BOOKKEEPING'
    else '' end)
$$;
`;

/** Customers and admins read; the services write as the system, after they have asked for the rights of the caller. */
const grants = `
grant select on file_content, company_document, stored_file, document_reading, file_quota
  to portal_customer, portal_admin;
grant insert, update on file_quota to portal_admin;
-- A bulk run stores its progress together with the document, as the admin.
grant insert on file_content, company_document, stored_file to portal_admin;
grant select, insert, update, delete on file_content, company_document, stored_file, document_reading, file_quota,
  file_place to portal_system;
grant select on company_document, stored_file, document_reading to portal_personal_data;
grant update (title, created_by_name) on company_document to portal_personal_data;
grant update (name, note, uploaded_by_name) on stored_file to portal_personal_data;
grant update (user_name) on document_reading to portal_personal_data;
`;

/**
 * The record of a deletion is seen by those who saw the file or the document, whose row stays as long as the record.
 * That of a file of an event has no company.
 */
const FILES_ARE_SEEN = `(type <> all (array['StoredFile', 'CompanyDocument'])
    or customer_id <> '' and ${SEES_WHOLE_COMPANY} or sees_file(node_id))`;

const seesFile = `
create function sees_file(id text) returns boolean language sql stable as $$
  select exists (select from stored_file f where f.id = $1) or exists (select from company_document d where d.id = $1)
$$;
`;

const unlessOneOf = (types: string[], ...subjects: string[]) =>
  `(${subjects.map(sees).join(' or ')} or type <> all (array[${types.map((type) => `'${type}'`).join(', ')}]))`;

const deletions = (...more: string[]) => `
drop policy "deleted_node_subject" on "deleted_node";
create policy "deleted_node_subject" on "deleted_node" as restrictive for select to "portal_customer" using (${[
  unlessOneOf(['Invoice', 'LedgerEntry', 'AgreedPrice'], 'FINANCE'),
  unlessOneOf(['License', 'LicenseRequest'], 'LICENSES'),
  unlessOneOf(['ServiceAgreement', 'AgreementWork', 'HourEntry'], 'AGREEMENTS'),
  unlessOneOf(['ClipCard'], 'AGREEMENTS', 'TASKS'),
  unlessOneOf(['Task'], 'TASKS'),
  unlessOneOf(['User', 'Invitation', 'AccessRequest'], 'PEOPLE'),
  unlessOneOf(['PurchaseApproval', 'TermsAcceptance'], 'LICENSES', 'AGREEMENTS'),
  ...more,
].join(' and ')});
`;

/** As for other nodes: the time of their last change, and a record of their deletion. */
const nodes = Object.entries({ stored_file: 'StoredFile', company_document: 'CompanyDocument' })
  .map(
    ([table, type]) => `
alter table "${table}" add "changed_at" timestamptz not null default date_trunc('milliseconds', now());
create trigger "${table}_changed_at" before insert or update on "${table}"
  for each row execute function set_changed_at();
create index "${table}_changed_at" on "${table}" ("changed_at", "id");
create index "${table}_own_changed_at" on "${table}" ("customer_id", "changed_at", "id");
create trigger "record_deleted_node_of_${table}" after delete on "${table}"
  for each row execute function record_deleted_node('${type}', 'COMPANY');
create trigger "record_deleted_node_by_update_of_${table}" after update of customer_id, deleted_at on "${table}"
  for each row when (${table === 'stored_file' ? 'old.event_id is null and ' : ''}(
    old.customer_id is distinct from new.customer_id or old.deleted_at is distinct from new.deleted_at))
  execute function record_deleted_node('${type}', 'COMPANY');`,
  )
  .join('');

/** Deletions of files of events are recorded for all companies, because they belong to none. */
const deletedEventFiles = `
create trigger "record_deleted_node_by_update_of_event_file" after update of deleted_at on "stored_file"
  for each row when (old.event_id is not null and old.deleted_at is distinct from new.deleted_at)
  execute function record_deleted_node('StoredFile', 'EVERYBODY');
`;

/**
 * A content goes with its last file, also when a row that the file stands at is deleted. The sweep removes its bytes.
 */
const contentFollows = `
grant create on schema public to portal_system;
set local role portal_system;
create function file_content_follows_files() returns trigger language plpgsql security definer
  set search_path = public, pg_temp as $$
begin
  delete from file_content c where c.id = old.content_id
    and not exists (select from stored_file f where f.content_id = c.id);
  return null;
end $$;
reset role;
revoke create on schema public from portal_system;
create trigger "file_content_follows_files" after delete on "stored_file"
  for each row when (old.content_id is not null) execute function file_content_follows_files();
`;

/** The last kind is the new one, so that the letters of the others, and with them their terms, stay. */
const searchKinds = (more: string[] = []) => `
create or replace function search_kinds() returns text[] language sql immutable parallel safe as $$
  select array[${[
    'COMPANY',
    'USER',
    'DEPARTMENT',
    'INSTALLATION',
    'SERVICE_AGREEMENT',
    'CLIP_CARD',
    'LICENSE',
    'LICENSE_REQUEST',
    'INVOICE',
    'TASK',
    'EVENT',
    'PURCHASE_APPROVAL',
    ...more,
  ]
    .map((kind) => `'${kind}'`)
    .join(', ')}]
$$;
`;

const seesHit = (moreOfSales: string[] = []) => `
create or replace function sees_hit(kind text) returns boolean language sql stable parallel safe as $$
  select works_in(case
    when kind in ('COMPANY', 'USER', 'DEPARTMENT', 'INSTALLATION') then 'SUPPORT,SALES,BOOKKEEPING,EVENTS'
    when kind in (${[
      'SERVICE_AGREEMENT',
      'CLIP_CARD',
      'LICENSE',
      'LICENSE_REQUEST',
      'PURCHASE_APPROVAL',
      ...moreOfSales,
    ]
      .map((kind) => `'${kind}'`)
      .join(', ')}) then 'SALES'
    when kind = 'INVOICE' then 'BOOKKEEPING'
    when kind = 'TASK' then 'SUPPORT'
    when kind = 'EVENT' then 'EVENTS'
    else '' end)
$$;
`;

const asSystem = (statements: string) => `
grant create on schema public to portal_system;
set local role portal_system;
${statements}
reset role;
revoke create on schema public from portal_system;
`;

const ENTRY_COLUMNS = 'kind, id, customer_id, department_id, installation_id, title, details, is_draft, searched';

const allSources = (more: string[] = []) => `
create or replace view search_source as
${[
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
  ...more,
]
  .map((table) => `select ${ENTRY_COLUMNS} from search_source_of_${table}`)
  .join('\nunion all\n')};
`;

/** Documents are found by their titles, as the objects of the other kinds (decision 007). */
const searchSource = `
create view search_source_of_company_document as
select 'DOCUMENT' as kind, id, customer_id, department_id, installation_id, title collate "C" as title,
  nullif(details, '') as details, is_draft,
  search_text(title collate "C", concat_ws(' ', details, also), keys) collate "C" as searched
from (
  select id, customer_id, department_id, null::text as installation_id, title,
    search_date((newest_at at time zone 'Europe/Copenhagen')::date) as details, 'dokumenter' as also,
    '{}'::text[] as keys, false as is_draft
  from "company_document" where deleted_at is null) as rows;
${allSources(['company_document'])}
create function search_entry_follows_company_document() returns trigger language plpgsql security definer
  set search_path = public, pg_temp set plan_cache_mode = force_generic_plan as $$
begin
  insert into search_entry as e (${ENTRY_COLUMNS})
    select ${ENTRY_COLUMNS} from search_source_of_company_document s where s.id = new.id
    on conflict (id) do update set customer_id = excluded.customer_id, department_id = excluded.department_id,
      title = excluded.title, details = excluded.details, searched = excluded.searched
    where (e.customer_id, e.department_id, e.title, e.details, e.searched)
      is distinct from (excluded.customer_id, excluded.department_id, excluded.title, excluded.details,
        excluded.searched);
  if not found and tg_op = 'UPDATE' then
    delete from search_entry e where e.id = new.id
      and not exists (select from search_source_of_company_document s where s.id = new.id);
  end if;
  return null;
end $$;
`;

const SEARCHED_COLUMNS = ['customer_id', 'department_id', 'title', 'newest_at', 'deleted_at'];
const searchedOf = (row: string) => `(${SEARCHED_COLUMNS.map((column) => `${row}.${column}`).join(', ')})`;

const searchTriggers = `
create trigger "search_entry_follows_company_document" after insert on "company_document"
  for each row execute function search_entry_follows_company_document();
create trigger "search_entry_follows_company_document_update" after update of ${SEARCHED_COLUMNS.join(', ')}
  on "company_document" for each row when (${searchedOf('old')} is distinct from ${searchedOf('new')})
  execute function search_entry_follows_company_document();
create trigger "search_entry_follows_company_document_delete" after delete on "company_document"
  for each row execute function search_entry_follows();
`;

const unlessKind = (kinds: string[], ...subjects: string[]) =>
  `(${subjects.map(sees).join(' or ')} or kind <> all (array[${kinds.map((kind) => `'${kind}'`).join(', ')}]))`;

const seenEntries = (...more: string[]) => `
drop policy "search_entry_subject" on "search_entry";
create policy "search_entry_subject" on "search_entry" as restrictive for select to "portal_customer" using (${[
  unlessKind(['INVOICE'], 'FINANCE'),
  unlessKind(['LICENSE', 'LICENSE_REQUEST'], 'LICENSES'),
  unlessKind(['SERVICE_AGREEMENT'], 'AGREEMENTS'),
  unlessKind(['CLIP_CARD'], 'AGREEMENTS', 'TASKS'),
  unlessKind(['TASK'], 'TASKS'),
  `(kind <> 'USER' or ${sees('PEOPLE')} or id = (select current_setting('app.user_id', true)))`,
  `(kind <> 'PURCHASE_APPROVAL' or sees_approval(id))`,
  ...more,
].join(' and ')});
`;
