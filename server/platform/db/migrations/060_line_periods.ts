import { Migration } from '@mikro-orm/migrations';

const PERIOD = `add "period_from" date null, add "period_to" date null`;

/** The period that an amount is for. Entries and lines from before the upgrade have none. */
export class LinePeriods extends Migration {
  override up(): void {
    this.addSql(`
alter table "ledger_entry" ${PERIOD};
alter table "invoice_line" ${PERIOD};
-- Admins see which of the mails with a file was a reminder.
grant select (kind) on mail to portal_admin;
`);
  }
}
