import { Migration } from '@mikro-orm/migrations';

const COLUMNS = `add "quantity" integer null, add "unit" text collate "C" null, add "supplied_on" date null`;

/**
 * What a line of an invoice counts, and the day on which it was supplied. Entries and lines from before the upgrade,
 * and those of a process of the version before, have none.
 */
export class LineQuantities extends Migration {
  override up(): void {
    this.addSql(`
alter table "ledger_entry" ${COLUMNS};
alter table "invoice_line" ${COLUMNS};
`);
  }
}
