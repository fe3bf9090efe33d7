import { Migration } from '@mikro-orm/migrations';

/** Payments that the portal records are added at Dinero, where alone they can be undone from then on. */
export class PaymentsAtDinero extends Migration {
  override up(): void {
    this.addSql(`
alter table "invoice_payment" add "dinero_state" text collate "C" null;
grant update (dinero_state) on invoice_payment to portal_system;
`);
  }
}
