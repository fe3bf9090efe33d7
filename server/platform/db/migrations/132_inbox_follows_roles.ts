import { Migration } from '@mikro-orm/migrations';

/** Lets the change of an employee's roles give back the items of the inbox with which the employee no longer works. */
export class InboxFollowsRoles extends Migration {
  override up(): void {
    this.addSql('grant select (kind, assignee_id), update (assignee_id) on inbox_mark to portal_auth;');
    this.addSql(`create policy "inbox_mark_auth_select" on "inbox_mark" for select to "portal_auth" using (true);`);
    this.addSql(`create policy "inbox_mark_auth_update" on "inbox_mark" for update to "portal_auth"
      using (true) with check (assignee_id is null);`);
  }

  override down(): void {
    this.addSql('drop policy "inbox_mark_auth_update" on "inbox_mark";');
    this.addSql('drop policy "inbox_mark_auth_select" on "inbox_mark";');
    this.addSql('revoke select (kind, assignee_id), update (assignee_id) on inbox_mark from portal_auth;');
  }
}
