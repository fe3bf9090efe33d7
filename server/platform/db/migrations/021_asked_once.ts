import { Migration } from '@mikro-orm/migrations';

/**
 * Request ids of hours and work, which may be sent again after a lost answer, and one open invitation for each address.
 */
export class AskedOnce extends Migration {
  override up(): void {
    for (const table of ['hour_entry', 'agreement_work']) {
      this.addSql(`alter table "${table}" add "request_id" text null`);
      this.addSql(`alter table "${table}" add constraint "${table}_request_id_unique" unique ("request_id")`);
    }
    this.addSql(invitations);
  }
}

/**
 * Of several open invitations to one e-mail, only the newest stays open. Forced row-level security is lifted for the
 * update, because it binds the owner too, and no policy lets the owner see rows.
 */
const invitations = `
alter table "invitation" no force row level security;
update "invitation" older set "revoked_at" = now() where "accepted_at" is null and "revoked_at" is null and exists (
  select 1 from "invitation" newer
  where newer."customer_id" = older."customer_id" and lower(newer."email") = lower(older."email")
    and newer."id" > older."id"
    and newer."accepted_at" is null and newer."revoked_at" is null);
alter table "invitation" force row level security;
create unique index "invitation_waiting" on "invitation" ("customer_id", lower("email"))
  where "accepted_at" is null and "revoked_at" is null;
grant update (name) on invitation to portal_customer, portal_admin;
`;
