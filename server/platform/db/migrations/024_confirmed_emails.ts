import { Migration } from '@mikro-orm/migrations';

/** Users confirm their e-mail address. All accounts that exist when this migration runs count as confirmed. */
export class ConfirmedEmails extends Migration {
  override up(): void {
    this.addSql('alter table "user_account" add "email_confirmed_at" timestamptz null');
    // Forced row-level security binds the owner too, and no policy lets the owner see rows.
    this.addSql('alter table "user_account" no force row level security');
    this.addSql('update "user_account" set "email_confirmed_at" = now()');
    this.addSql('alter table "user_account" force row level security');
    this.addSql(addresses);
    this.addSql(links);
    this.addSql(policies);
    this.addSql(grants);
    this.addSql(functions);
  }
}

/** Several accounts, one per company, may have the same address until one of them has confirmed it. */
const addresses = `
drop index "user_account_active_email";
create unique index "user_account_company_email" on "user_account" (lower("email"), "customer_id")
  where "deactivated_at" is null;
create unique index "user_account_confirmed_email" on "user_account" (lower("email"))
  where "deactivated_at" is null and "email_confirmed_at" is not null;
`;

const links = `
create table "email_confirmation" (
  "user_id" text not null, "email" text not null, "token_hash" text collate "C" not null,
  "created_at" timestamptz not null, "expires_at" timestamptz not null, primary key ("user_id")
);
alter table "email_confirmation" add constraint "email_confirmation_token_hash_unique" unique ("token_hash");
alter table "email_confirmation" add constraint "email_confirmation_user_id_foreign"
  foreign key ("user_id") references "user_account" ("id") on update cascade on delete cascade;
`;

const policies = `
alter table "email_confirmation" enable row level security;
alter table "email_confirmation" force row level security;
create policy "email_confirmation_auth" on "email_confirmation" to "portal_auth" using (true) with check (true);
create policy "email_confirmation_system" on "email_confirmation" to "portal_system" using (true) with check (true);
create policy "email_confirmation_admin" on "email_confirmation" for select to "portal_admin" using (true);
create policy "email_confirmation_first" on "email_confirmation" for insert to "portal_customer", "portal_registration",
  "portal_admin"
  with check (exists (
    select 1 from user_account u
    where u.id = email_confirmation.user_id and u.email = email_confirmation.email and u.email_confirmed_at is null));
create policy "user_account_made_unconfirmed" on "user_account" as restrictive for insert
  to "portal_customer", "portal_registration"
  with check (email_confirmed_at is null);
`;

/** Only the role of the sign-in may change an address, once the new one is confirmed. */
const grants = `
revoke update (email) on user_account from portal_customer, portal_admin;
grant select (email_confirmed_at) on user_account to portal_customer, portal_admin, portal_registration, portal_system;
grant update (email_confirmed_at) on user_account to portal_auth;
grant select, insert, update, delete on email_confirmation to portal_auth;
grant select, delete on email_confirmation to portal_system;
grant insert on email_confirmation to portal_customer, portal_registration, portal_admin;
grant select (user_id, email, expires_at) on email_confirmation to portal_admin;
grant update (revoked_at) on api_token to portal_auth;
`;

/**
 * A function beside session_viewer tells whether a user's address is confirmed. Mail choices count only for the user
 * who has confirmed the address.
 */
const functions = `
create function email_confirmed_at(uid text) returns timestamptz language sql stable security definer
  set search_path = public, pg_temp as $$
  select u.email_confirmed_at from user_account u where u.id = uid
$$;
grant create on schema public to portal_auth;
alter function email_confirmed_at(text) owner to portal_auth;
set local role portal_auth;
revoke all on function email_confirmed_at(text) from public;
grant execute on function email_confirmed_at(text) to portal_customer, portal_admin, portal_auth, portal_registration,
  portal_sign_up, portal_public, portal_system, portal_sales, portal_attendee;
create or replace function mutes_mail(address text, wanted text) returns boolean language sql stable security definer
  set search_path = public, pg_temp as $$
  select exists (
    select from muted_mail m join user_account u on u.id = m.user_id
    where lower(u.email) = lower(address) and u.deactivated_at is null and u.email_confirmed_at is not null
      and m.category = wanted
  )
$$;
reset role;
revoke create on schema public from portal_auth;
`;
