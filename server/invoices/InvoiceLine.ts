import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Ore } from '../../domain/money.ts';
import { Customer } from '../customers/Customer.ts';
import { dbRoles, tenantPolicies } from '../db/roles.ts';
import type { TableOf } from '../db/tables.ts';
import { LedgerEntry } from '../payments/LedgerEntry.ts';
import { Invoice, reference } from './Invoice.ts';

/** A line of an invoice, which no role may change: the text and the amounts of its ledger entry on that day. */
@Entity({
  tableName: 'invoice_line',
  rowLevelSecurity: 'force',
  policies: tenantPolicies('invoice_line', { allRowsRoles: [dbRoles.system] }),
})
@Index({ name: 'invoice_line_entry', properties: ['entryId'] })
@Index({ name: 'invoice_line_customer', properties: ['customerId'] })
export class InvoiceLine {
  @ManyToOne(() => Invoice, { ...reference, fieldName: 'invoice_id', primary: true })
  invoiceId!: string;

  @PrimaryKey({ type: 'integer' })
  position!: number;

  @ManyToOne(() => Customer, { ...reference, fieldName: 'customer_id' })
  customerId!: string;

  /** The entry that the line bills; on a credit note, the negative entry of the credit. */
  @ManyToOne(() => LedgerEntry, { ...reference, fieldName: 'entry_id' })
  entryId!: string;

  /** On a credit note, the position of the credited line. */
  @Property({ type: 'integer', nullable: true })
  creditsPosition: number | null = null;

  @Property({ type: 'text' })
  description!: string;

  @Property({ type: 'integer' })
  net!: Ore;

  @Property({ type: 'integer' })
  vat!: Ore;

  @Property({ type: 'integer' })
  gross!: Ore;
}

declare module '../db/tables.ts' {
  interface Tables {
    invoice_line: TableOf<InvoiceLine>;
  }
}
