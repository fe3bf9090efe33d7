import { Migration } from '@mikro-orm/migrations';

/**
 * Whether a user has ever signed in, which outlives the sessions. The default is for users of whom nothing tells
 * otherwise: those from before the audit log, and those whom a replica of the previous version creates.
 */
export class SignedInUsers extends Migration {
  override up(): void {
    this.addSql(`
alter table "user_account" add column "has_signed_in" boolean not null default true;
update user_account u set has_signed_in = false
where u.created_at > (select min(e.created_at) from audit_entry e)
  and not exists (select from session s where s.user_id = u.id and s.actor_id is null)
  and not exists (select from known_client k where k.user_id = u.id)
  and not exists (select from audit_entry e where e.action = 'SIGNED_IN' and e.target_id = u.id);
grant select (has_signed_in) on user_account to portal_system, portal_personal_data;
grant update (has_signed_in) on user_account to portal_auth;
`);
  }
}
