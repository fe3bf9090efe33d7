import { Migration } from '@mikro-orm/migrations';

/**
 * Employees of the reseller who are no admins see and change what belongs to their roles. The policies are restrictive:
 * they limit what the other policies of the admin role allow. Admins keep everything.
 */
export class Employees extends Migration {
  override up(): void {
    this.addSql(functions);
    for (const { tables, reads, writes, alsoSeen } of areas)
      for (const table of tables) this.addSql(policiesOf(table, { reads, writes, alsoSeen }));
    for (const { tables, reads } of readAreas)
      for (const table of tables) this.addSql(policy(table, 'select', { using: worksIn(reads) }));
    for (const [table, condition] of Object.entries(byRow)) this.addSql(policiesByRow(table, condition));
    for (const [table, condition] of Object.entries(readByRow))
      this.addSql(policy(table, 'select', { using: seenBy(condition) }));
    this.addSql(toldOfImpersonation);
  }

  override down(): void {
    const changed = [...areas.flatMap(({ tables }) => tables), ...Object.keys(byRow)];
    const read = [...readAreas.flatMap(({ tables }) => tables), ...Object.keys(readByRow)];
    for (const table of changed)
      for (const command of ['select', 'insert', 'update', 'delete']) this.addSql(dropPolicy(table, command));
    for (const table of read) this.addSql(dropPolicy(table, 'select'));
    this.addSql('alter table "customer" drop column "is_told_of_impersonation"');
    this.addSql(withoutFunctions);
  }
}

const EVERYBODY = 'SUPPORT,SALES,BOOKKEEPING,EVENTS';
/** No role: admins alone pass every check. */
const ADMINS = '';

const OWED = "owed_since is not null and (select works_in('BOOKKEEPING'))";
const UNSETTLED = "method = 'CREDIT_CARD' and status = 'PENDING' and (select works_in('SALES'))";

interface Area {
  reads: string;
  writes: string;
  alsoSeen?: string | undefined;
}

/** Who sees and who changes the rows of tables whose rows belong to one area. */
const areas: (Area & { tables: string[] })[] = [
  {
    tables: [
      'dinero_document',
      'dinero_request',
      'invoice',
      'invoice_charge',
      'invoice_hold',
      'invoice_line',
      'invoice_payment',
      'invoice_series',
      'reminder',
    ],
    reads: 'BOOKKEEPING',
    writes: 'BOOKKEEPING',
  },
  { tables: ['ledger_entry'], reads: 'BOOKKEEPING', writes: 'BOOKKEEPING', alsoSeen: UNSETTLED },
  { tables: ['event_message', 'event_message_recipient'], reads: 'EVENTS', writes: 'EVENTS' },
  { tables: ['event_registration'], reads: 'EVENTS', writes: 'EVENTS', alsoSeen: OWED },
  { tables: ['event'], reads: 'EVENTS,BOOKKEEPING', writes: 'EVENTS' },
  {
    tables: [
      'agreement_regulation',
      'agreement_work',
      'clip_card_top_up',
      'license_request',
      'purchase_approval',
      'purchase_commitment',
      'renewal_decision',
      'renewal_plan',
      'terms_acceptance',
    ],
    reads: 'SALES',
    writes: 'SALES',
  },
  { tables: ['agreed_price', 'price_list', 'regulation'], reads: 'SALES', writes: ADMINS },
  { tables: ['clip_card', 'hour_entry', 'license', 'service_agreement'], reads: 'SALES,SUPPORT', writes: 'SALES' },
  {
    tables: [
      'access_request',
      'announcement',
      'installation_status',
      'integration_instance',
      'invitation',
      'task',
      'task_approval',
      'task_comment',
      'task_comment_read',
      'task_list',
      'task_sync',
    ],
    reads: 'SUPPORT',
    writes: 'SUPPORT',
  },
  { tables: ['company_domain', 'company_sign_in', 'task_comment_rule'], reads: 'SUPPORT', writes: ADMINS },
  { tables: ['webhook_delivery'], reads: 'SUPPORT', writes: EVERYBODY },
  { tables: ['seat_reading'], reads: 'SUPPORT,SALES', writes: 'SUPPORT' },
  { tables: ['api_token'], reads: ADMINS, writes: ADMINS },
  { tables: ['department'], reads: EVERYBODY, writes: 'SALES,BOOKKEEPING' },
  { tables: ['customer'], reads: EVERYBODY, writes: 'SALES,SUPPORT,BOOKKEEPING' },
  { tables: ['installation'], reads: EVERYBODY, writes: 'SUPPORT,SALES' },
  { tables: ['email_confirmation', 'person', 'team_member', 'user_account'], reads: EVERYBODY, writes: ADMINS },
];

/** Who sees the rows of tables that the admin role only reads, or that every employee adds rows to. */
const readAreas = [
  { tables: ['daily_figure', 'daily_snapshot', 'mail', 'recurring_revenue'], reads: 'BOOKKEEPING' },
  { tables: ['event_feedback'], reads: 'EVENTS' },
  { tables: ['external_reference', 'rights_request', 'zendesk_incident'], reads: 'SUPPORT' },
  { tables: ['seat_day'], reads: 'SUPPORT,SALES' },
  { tables: ['audit_chain', 'audit_entry', 'audit_link', 'audit_person', 'deleted_node', 'erasure'], reads: ADMINS },
];

/** Tables whose rows belong to different areas. */
const byRow: Record<string, string> = {
  inbox_mark: 'sees_inbox_kind(kind)',
  internal_note: 'kind is null or sees_inbox_kind(kind)',
  bulk_run: 'sees_bulk(action)',
  bulk_item: 'sees_run(run_id)',
};
const readByRow: Record<string, string> = {
  activity: 'sees_activity(entity_type)',
  search_entry: 'sees_hit(kind)',
};

const worksIn = (roles: string) => `(select works_in('${roles}'))`;
const seenBy = (condition: string) => `${worksIn(ADMINS)} or ${condition}`;

function policy(table: string, command: string, { using, check }: { using?: string; check?: string }): string {
  const conditions = [...(using ? [`using (${using})`] : []), ...(check ? [`with check (${check})`] : [])];
  return `create policy "${table}_employee_${command}" on "${table}" as restrictive for ${command} to "portal_admin"
    ${conditions.join(' ')}`;
}

const dropPolicy = (table: string, command: string) => `drop policy "${table}_employee_${command}" on "${table}"`;

/** A row that is locked but not changed needs no right to write. */
function policiesOf(table: string, { reads, writes, alsoSeen }: Area): string {
  const sees = alsoSeen ? `${worksIn(reads)} or ${alsoSeen}` : worksIn(reads);
  return [
    policy(table, 'select', { using: sees }),
    policy(table, 'insert', { check: worksIn(writes) }),
    policy(table, 'update', { using: sees, check: worksIn(writes) }),
    policy(table, 'delete', { using: worksIn(writes) }),
  ].join(';\n');
}

function policiesByRow(table: string, condition: string): string {
  const sees = seenBy(condition);
  return [
    policy(table, 'select', { using: sees }),
    policy(table, 'insert', { check: sees }),
    policy(table, 'update', { using: sees, check: sees }),
    policy(table, 'delete', { using: sees }),
  ].join(';\n');
}

/**
 * A function of a kind of rows says which roles see them. A kind that it does not know is shown to admins alone, and
 * `domain/backOffice/employeeAreas.ts` says the same for the services.
 */
const functions = `
create function works_in(roles text) returns boolean language sql stable parallel safe as $$
  select is_employee_in(variadic string_to_array(roles, ','))
$$;
create function sees_inbox_kind(kind text) returns boolean language sql stable parallel safe as $$
  select works_in(case
    when kind in ('RENEWAL', 'LICENSE_REQUEST', 'AGREEMENT', 'NEW_COMPANY') then 'SALES'
    when kind in ('TASK_COMMENT', 'HELP_DESK_KEY', 'KEY_ENDS', 'INTEGRATION') then 'SUPPORT'
    when kind in ('FAILED_PAYMENT', 'PROVIDER_FAULT', 'UNBILLED_PLACE', 'UNBILLED_PERIOD') then 'BOOKKEEPING'
    when kind = 'PLACE_REQUEST' then 'EVENTS'
    else '' end)
$$;
create function sees_bulk(action text) returns boolean language sql stable parallel safe as $$
  select works_in(case
    when action in ('LICENSE_REQUEST_STATUS', 'LICENSE_REQUEST_COMPLETE', 'AGREEMENT_ACTIVATE', 'RENEWAL_ASSIGN',
      'COMPANY_CONTACT') then 'SALES'
    when action in ('INVOICE_MARK_PAID', 'INVOICE_REMIND', 'INVOICE_SEND', 'COMPANY_ISSUE_INVOICES')
      then 'BOOKKEEPING'
    else '' end)
$$;
create function sees_run(id text) returns boolean language sql stable parallel safe as $$
  select exists (select from bulk_run r where r.id = $1)
$$;
create function sees_activity(entity_type text) returns boolean language sql stable parallel safe as $$
  select works_in(case
    when entity_type in ('customer', 'department', 'user', 'zendesk_instance') then '${EVERYBODY}'
    when entity_type in ('license', 'license_request', 'service_agreement', 'clip_card', 'purchase_approval',
      'service_agreement_work') then 'SALES'
    when entity_type = 'clip_card_work' then 'SUPPORT,SALES'
    when entity_type in ('invoice', 'reminder') then 'BOOKKEEPING'
    when entity_type = 'event_place' then 'BOOKKEEPING,EVENTS'
    else '' end)
$$;
create function sees_hit(kind text) returns boolean language sql stable parallel safe as $$
  select works_in(case
    when kind in ('COMPANY', 'USER', 'DEPARTMENT', 'INSTALLATION') then '${EVERYBODY}'
    when kind in ('SERVICE_AGREEMENT', 'CLIP_CARD', 'LICENSE', 'LICENSE_REQUEST', 'PURCHASE_APPROVAL') then 'SALES'
    when kind = 'INVOICE' then 'BOOKKEEPING'
    when kind = 'TASK' then 'SUPPORT'
    when kind = 'EVENT' then 'EVENTS'
    else '' end)
$$;
`;

const withoutFunctions = `
drop function sees_hit(text);
drop function sees_activity(text);
drop function sees_run(text);
drop function sees_bulk(text);
drop function sees_inbox_kind(text);
drop function works_in(text);
`;

/** Whether the administrators of a company are mailed when an employee of the reseller acts as one of its users. */
const toldOfImpersonation = `
alter table "customer" add "is_told_of_impersonation" boolean not null default false;
grant update (is_told_of_impersonation) on customer to portal_auth;
`;
