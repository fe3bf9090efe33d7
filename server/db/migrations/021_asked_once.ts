import { Migration } from '@mikro-orm/migrations';

/** Hours and work that are entered again after a lost answer, and invitations that two send at the same moment. */
export class AskedOnce extends Migration {
  override up(): void {
    for (const table of ['hour_entry', 'agreement_work']) {
      this.addSql(`alter table "${table}" add "request_id" text null`);
      this.addSql(`alter table "${table}" add constraint "${table}_request_id_unique" unique ("request_id")`);
    }
    this.addSql(invitations);
  }
}

/** Of those to the same e-mail the newest stays. The owner is held to the policies too, and has none. */
const invitations = `
alter table "invitation" no force row level security;
update "invitation" older set "revoked_at" = now() where "accepted_at" is null and "revoked_at" is null and exists (
  select 1 from "invitation" newer where newer."customer_id" = older."customer_id" and lower(newer."email") = lower(older."email") and newer."id" > older."id"
    and newer."accepted_at" is null and newer."revoked_at" is null);
alter table "invitation" force row level security;
create unique index "invitation_waiting" on "invitation" ("customer_id", lower("email")) where "accepted_at" is null and "revoked_at" is null;
grant update (name) on invitation to portal_customer, portal_admin;
`;
