import { Migration } from '@mikro-orm/migrations';

/** A limit for what a person buys in a month, and the amounts that count towards it. */
export class MonthLimits extends Migration {
  override up(): void {
    this.addSql(`
alter table "customer" add "approval_month_limit" int null;
grant update (approval_month_limit) on customer to portal_auth;

create table "purchase_commitment" ("id" text collate "C" not null, "customer_id" text collate "C" not null,
  "buyer_id" text collate "C" not null, "kind" text collate "C" not null, "subject_id" text collate "C" not null,
  "amount" bigint not null, "created_at" timestamptz not null,
  primary key ("id"));
alter table "purchase_commitment" add constraint "purchase_commitment_customer_id_foreign"
  foreign key ("customer_id") references "customer" ("id");
create index "purchase_commitment_of_buyer" on "purchase_commitment" ("customer_id", "buyer_id", "created_at");
create index "purchase_commitment_subject" on "purchase_commitment" ("subject_id");
alter table "purchase_commitment" enable row level security;
alter table "purchase_commitment" force row level security;
${['customer', 'sales', 'sign_up']
  .map(
    (role) => `create policy "purchase_commitment_${role}" on "purchase_commitment" to "portal_${role}"
  using (customer_id = (select current_setting('app.customer_id', true)))
  with check (customer_id = (select current_setting('app.customer_id', true)));`,
  )
  .join('\n')}
create policy "purchase_commitment_admin" on "purchase_commitment" to "portal_admin" using (true) with check (true);
create policy "purchase_commitment_system" on "purchase_commitment" to "portal_system" using (true) with check (true);
grant select, insert on purchase_commitment to portal_customer, portal_sales, portal_sign_up, portal_system;
grant delete on purchase_commitment to portal_sales, portal_sign_up;
grant select on purchase_commitment to portal_admin;
${COMMITTED_SINCE}
`);
  }
}

/**
 * The function belongs to the role of the portal itself, because the role of event sign-ups cannot read goods. A role
 * that is limited to a company gets the sum of that company alone. What was cancelled does not count.
 */
const COMMITTED_SINCE = `
create function committed_since(company text, buyer text, since timestamptz, replaced text) returns bigint
  language sql stable security definer set search_path = public, pg_temp as $$
  select coalesce(sum(c.amount), 0)::bigint from purchase_commitment c
  where c.customer_id = company and c.buyer_id = buyer and c.created_at >= since
    and coalesce(nullif(current_setting('app.customer_id', true), ''), company) = company
    and not (c.kind in ('RENEWAL', 'SEAT') and c.subject_id = replaced)
    and not exists (select from license_request x
      where x.id = c.subject_id and x.status = 'REJECTED' and x.fulfilled_at is null)
    and not exists (select from clip_card x where x.id = c.subject_id and x.status = 'CANCELLED')
    and not exists (select from service_agreement x
      where x.id = c.subject_id and x.status = 'CANCELLED' and c.kind = 'ORDER')
    and not exists (select from event_registration x where x.id = c.subject_id and x.status = 'CANCELLED')
$$;
grant create on schema public to portal_system;
alter function committed_since(text, text, timestamptz, text) owner to portal_system;
revoke create on schema public from portal_system;
set local role portal_system;
revoke all on function committed_since(text, text, timestamptz, text) from public;
grant execute on function committed_since(text, text, timestamptz, text)
  to portal_customer, portal_sales, portal_sign_up, portal_system;
reset role;`;
