import { Migration } from '@mikro-orm/migrations';

/**
 * Prices, statuses and provider ids can only be written by the new sales role, and no longer by the customer role.
 * Functions that run with their owner's rights look for tables in the schema first, and not in a caller's temporary
 * schema.
 */
export class SalesRole extends Migration {
  override up(): void {
    this.addSql(grantsOfSales);
    this.addSql(grantsOfCustomers);
    this.addSql(policiesOfSales);
    this.addSql(insertsWithoutOutcome);
    this.addSql(functions);
  }
}

const grantsOfSales = `
grant usage on schema public to portal_sales;
grant select on customer, department, license, service_agreement, clip_card, ledger_entry, activity to portal_sales;
grant select (id, customer_id, department_id, subdomain, license_type, payment_interval, contract_term,
  zendesk_api_key_last4, zendesk_api_email, created_at, version)
  on installation to portal_sales;
grant select (id, customer_id, department_id, installation_id, user_id, license_type, requested_licenses, status,
  approved_at, fulfilled_at, purchase_id, created_at, version)
  on license_request to portal_sales;
grant select (id, customer_id, plugin_id, is_enabled, settings) on integration_instance to portal_sales;

grant update (stripe_customer_id) on customer to portal_sales;
grant update (payment_method, stripe_payment_method_id, card_brand, card_last4, card_exp_month, card_exp_year, version)
  on department to portal_sales;
-- To lock a row until the purchase is stored, a role must be able to update something of it.
grant update (version) on installation to portal_sales;
grant update (status, version) on license_request to portal_sales;
grant insert on license_request, service_agreement, clip_card, ledger_entry, activity, mail, outbox_event,
  webhook_delivery to portal_sales;
grant usage on sequence outbox_event_id_seq to portal_sales;
`;

/** Grants name columns instead of whole tables, so that a column of a later version is closed until it is granted. */
const grantsOfCustomers = `
revoke update on customer, department, user_account from portal_customer;
grant update (name, contact_person, phone_number, vat_number, ean_number, billing_email, street, zip, city, po_number,
  version) on customer to portal_customer;
grant update (name, contact_person, phone_number, street, zip, city, billing_email, po_number, version) on department
  to portal_customer;
revoke insert, update on license_request from portal_customer;
revoke insert on service_agreement, clip_card, ledger_entry from portal_customer;
`;

const ownRows = `(select current_setting('app.customer_id', true))`;

const policiesOfSales = `
create policy "customer_sales" on "customer" to "portal_sales" using (id = ${ownRows}) with check (id = ${ownRows});
${[
  'department',
  'installation',
  'license',
  'license_request',
  'service_agreement',
  'clip_card',
  'ledger_entry',
  'activity',
  'integration_instance',
  'webhook_delivery',
]
  .map(
    (table) =>
      `create policy "${table}_sales" on "${table}" to "portal_sales"
         using (customer_id = ${ownRows}) with check (customer_id = ${ownRows});`,
  )
  .join('\n')}
create policy "mail_sales_insert" on "mail" for insert to "portal_sales" with check (true);
create policy "outbox_event_sales_insert" on "outbox_event" for insert to "portal_sales" with check (true);
create policy "license_request_sales_withdraws" on "license_request" as restrictive for update to "portal_sales"
  with check (status = 'REJECTED');
`;

/** The ORM's inserts name all columns of a row, so policies instead of grants keep these columns empty. */
const insertsWithoutOutcome = `
drop policy "ledger_entry_customer_owes" on "ledger_entry";
create policy "ledger_entry_sales_inserts" on "ledger_entry" as restrictive for insert to "portal_sales"
  with check (num_nonnulls(provider_id, settled_at, failure_message, invoice_draft_id, invoice_drafted_at,
    marked_paid_by) = 0 and status = 'PENDING');
create policy "clip_card_sales_inserts" on "clip_card" as restrictive for insert to "portal_sales"
  with check (num_nonnulls(click_up_list_id, low_since, deleted_at) = 0 and status in ('PENDING', 'ACTIVE')
    and hours_used = 0);
create policy "service_agreement_sales_inserts" on "service_agreement" as restrictive for insert to "portal_sales"
  with check (num_nonnulls(reminded_of, deleted_at) = 0 and status = 'PENDING');
create policy "license_request_sales_inserts" on "license_request" as restrictive for insert to "portal_sales"
  with check (num_nonnulls(admin_notes, approved_at, fulfilled_at) = 0 and status = 'PENDING');
create policy "department_customer_inserts" on "department" as restrictive for insert to "portal_customer"
  with check (num_nonnulls(payment_method, stripe_payment_method_id, card_brand, card_last4, card_exp_month,
    card_exp_year) = 0);
create policy "department_registration_inserts" on "department" as restrictive for insert to "portal_registration"
  with check (num_nonnulls(payment_method, stripe_payment_method_id, card_brand, card_last4, card_exp_month,
    card_exp_year) = 0);
create policy "customer_registration_inserts" on "customer" as restrictive for insert to "portal_registration"
  with check (num_nonnulls(click_up_team_id, click_up_space_id, click_up_folder_id, dinero_contact_id,
    stripe_customer_id, point_of_contact_id) = 0);
create policy "integration_instance_customer_inserts" on "integration_instance" as restrictive for insert
  to "portal_customer"
  with check (num_nonnulls(connected_to, connected_at, access_expires_at, renewing_until, last_success_at,
    last_error_at, last_error) = 0 and not needs_reconnect);
create policy "webhook_delivery_customer_inserts" on "webhook_delivery" as restrictive for insert to "portal_customer"
  with check (num_nonnulls(http_status, answer, error, settled_at) = 0 and status = 'WAITING' and attempts = 0);
create policy "webhook_delivery_sales_inserts" on "webhook_delivery" as restrictive for insert to "portal_sales"
  with check (num_nonnulls(http_status, answer, error, settled_at) = 0 and status = 'WAITING' and attempts = 0);
`;

/** A search path that does not name pg_temp finds the caller's temporary tables first. */
const functions = `
set local role portal_auth;
alter function session_viewer(text) set search_path = public, pg_temp;
alter function api_token_viewer(text) set search_path = public, pg_temp;
alter function mutes_mail(text, text) set search_path = public, pg_temp;
alter function keep_steps(text, text, text) set search_path = public, pg_temp;
grant execute on function mutes_mail(text, text), keep_steps(text, text, text) to portal_sales;
reset role;
`;
