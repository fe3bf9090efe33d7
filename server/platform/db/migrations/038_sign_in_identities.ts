import { Migration } from '@mikro-orm/migrations';

/** Accounts at providers such as Microsoft, with which users sign in. */
export class SignInIdentities extends Migration {
  override up(): void {
    this.addSql(`
create table "sign_in_identity" ("id" text collate "C" not null, "user_id" text collate "C" not null,
  "provider" text collate "C" not null, "issuer" text collate "C" not null, "subject" text collate "C" not null,
  "tenant" text collate "C" null, "email" text null, "created_at" timestamptz not null,
  "last_used_at" timestamptz null,
  primary key ("id"));
alter table "sign_in_identity" add constraint "sign_in_identity_account" unique ("issuer", "subject");
create index "sign_in_identity_user" on "sign_in_identity" ("user_id", "id");
alter table "sign_in_identity" add constraint "sign_in_identity_user_id_foreign" foreign key ("user_id")
  references "user_account" ("id");

alter table "sign_in_identity" enable row level security;
alter table "sign_in_identity" force row level security;
create policy "sign_in_identity_auth" on "sign_in_identity" to "portal_auth" using (true) with check (true);
grant select, insert, update, delete on sign_in_identity to portal_auth;
`);
  }
}
