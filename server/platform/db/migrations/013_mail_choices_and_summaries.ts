import { Migration } from '@mikro-orm/migrations';

/** Mail categories that users have turned off, and summaries of the latest activities. */
export class MailChoicesAndSummaries extends Migration {
  override up(): void {
    this.addSql(tables);
    this.addSql(policies);
    this.addSql(grants);
    this.addSql(muting);
  }
}

const tables = `
create table "muted_mail" ("user_id" text not null, "category" text not null, primary key ("user_id", "category"));
alter table "muted_mail" add constraint "muted_mail_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id") on delete cascade;

create table "activity_summary" (
  "customer_id" text not null, "text" text null, "up_to" text not null, "made_at" timestamptz not null,
  primary key ("customer_id")
);
alter table "activity_summary" add constraint "activity_summary_customer_id_foreign" foreign key ("customer_id")
  references "customer" ("id") on update cascade on delete cascade;
`;

const policies = `
alter table "muted_mail" enable row level security;
alter table "muted_mail" force row level security;
create policy "muted_mail_customer" on "muted_mail" to "portal_customer"
  using (user_id = (select current_setting('app.user_id', true)))
  with check (user_id = (select current_setting('app.user_id', true)));
create policy "muted_mail_auth" on "muted_mail" to "portal_auth" using (true) with check (true);

alter table "activity_summary" enable row level security;
alter table "activity_summary" force row level security;
create policy "activity_summary_customer" on "activity_summary" for select to "portal_customer"
  using (customer_id = (select current_setting('app.customer_id', true)));
create policy "activity_summary_system" on "activity_summary" to "portal_system" using (true) with check (true);
`;

const grants = `
grant select, insert, delete on muted_mail to portal_customer;
grant select on muted_mail to portal_auth;
grant select on activity_summary to portal_customer;
grant select, insert, update on activity_summary to portal_system;
`;

/**
 * A role that stores a mail may read neither the recipient's account nor their mail choices. This function reveals
 * only whether the recipient has turned the category off.
 */
const muting = `
create function mutes_mail(address text, wanted text) returns boolean language sql stable security definer
  set search_path = public as $$
  select exists (
    select from muted_mail m join user_account u on u.id = m.user_id
    where lower(u.email) = lower(address) and u.deactivated_at is null and m.category = wanted
  )
$$;
grant create on schema public to portal_auth;
alter function mutes_mail(text, text) owner to portal_auth;
revoke create on schema public from portal_auth;
set local role portal_auth;
revoke all on function mutes_mail(text, text) from public;
grant execute on function mutes_mail(text, text)
  to portal_customer, portal_admin, portal_auth, portal_registration, portal_sign_up, portal_public, portal_system;
reset role;
`;
