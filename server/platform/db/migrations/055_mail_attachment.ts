import { Migration } from '@mikro-orm/migrations';

/** Mails carry a file that is rendered when they are sent. Admins see which mails carried a file, but no content. */
export class MailAttachment extends Migration {
  override up(): void {
    this.addSql(`
alter table "mail" add "attachment_kind" text collate "C" null, add "attachment_id" text collate "C" null;
create index "mail_attachment" on "mail" ("attachment_id") where "attachment_id" is not null;
create policy "mail_admin_select" on "mail" for select to "portal_admin" using (attachment_id is not null);
create policy "mail_without_attachment" on "mail" as restrictive for insert
  to "portal_customer", "portal_sales", "portal_auth", "portal_registration", "portal_sign_up", "portal_attendee",
    "portal_public"
  with check (attachment_id is null);
grant select (id, recipient, attachment_kind, attachment_id, created_at, sent_at, failed_at, last_error) on mail
  to portal_admin;
`);
  }
}
