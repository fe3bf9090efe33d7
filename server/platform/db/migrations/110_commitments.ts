import { Migration } from '@mikro-orm/migrations';

/** Orders keep every input of their price and the whole amount to which they commit; agreements keep billed seats. */
export class Commitments extends Migration {
  override up(): void {
    this.addSql(`
alter table "license_request" add "contract_term" int null, add "billing_interval" text collate "C" null,
  add "commitment" bigint null;
${ACTIVE_LICENSE}
update license_request r set contract_term = i.contract_term,
  billing_interval = coalesce(pg_temp.active_interval(r.installation_id, r.license_type), i.payment_interval)
  from installation i where i.id = r.installation_id;
update license_request set commitment = price::bigint * requested_licenses * contract_term where price is not null;
alter table "license_request" alter "contract_term" set not null, alter "billing_interval" set not null;
grant select (contract_term, billing_interval, commitment) on license_request to portal_customer, portal_sales;

alter table "renewal_decision" add "months" int null;
update renewal_decision d set months = coalesce(
  (select contract_term from license where id = d.subject_id),
  (select duration from service_agreement where id = d.subject_id));

alter table "service_agreement" add "billed_seats" int not null default 0;
update service_agreement a set billed_seats = (
  select coalesce(sum(l.quantity), 0) from license l join installation i on i.id = l.installation_id
  where i.department_id = a.department_id and l.status = 'ACTIVE' and l.deleted_at is null);

alter table "purchase_approval" add "commitment" bigint null, add "held_by" text collate "C" null;
update purchase_approval set commitment = case
    when kind <> 'SERVICE_AGREEMENT' then net::bigint
    when stored_order->>'paymentInterval' = 'YEARLY' then net::bigint * (stored_order->>'duration')::int / 12
    else net::bigint * (stored_order->>'duration')::int end,
  held_by = case when net is null then 'NO_PRICE' else 'ORDER_LIMIT' end;
update purchase_approval p set stored_order = p.stored_order || jsonb_build_object(
    'plan', i.license_type, 'contractTerm', i.contract_term,
    'billingInterval', coalesce(pg_temp.active_interval(i.id, i.license_type), i.payment_interval))
  from installation i where p.kind = 'LICENSE_ORDER' and i.id = p.stored_order->>'installationId';
alter table "purchase_approval" alter "held_by" set not null;
`);
  }
}

/** The interval of the licence that gets the seats of an order. */
const ACTIVE_LICENSE = `
create function pg_temp.active_interval(installation text, plan text) returns text language sql as $$
  select billing_interval from license
  where installation_id = installation and type = plan and status = 'ACTIVE' and deleted_at is null
  order by id limit 1 $$;`;
