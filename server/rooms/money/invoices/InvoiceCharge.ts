import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  tenantPolicies,
  scopePolicy,
  seesSubject,
  seesParent,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Invoice, reference } from '../ledger/Invoice.ts';

/**
 * A card payment of an invoice, from its beginning to its outcome. While it is PENDING, the open amount is reserved for
 * it: nothing else may be paid or credited, so that nobody pays too much.
 */
@Entity({
  tableName: 'invoice_charge',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('invoice_charge', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('invoice_charge', 'subject', seesSubject('FINANCE')),
    scopePolicy('invoice_charge', 'departments', seesParent('invoice_charge', 'invoice', 'invoice_id')),
    ...employeePolicies('invoice_charge', ['BOOKKEEPING']),
  ],
})
@Index({ name: 'invoice_charge_invoice', properties: ['invoiceId', 'id'] })
@Index({ name: 'invoice_charge_customer', properties: ['customerId'] })
@Index({
  name: 'invoice_charge_pending',
  expression: `create unique index "invoice_charge_pending" on "invoice_charge" ("invoice_id")
    where "status" = 'PENDING'`,
})
@Index({
  name: 'invoice_charge_unsettled',
  expression: `create index "invoice_charge_unsettled" on "invoice_charge" ("next_check_at")
    where "status" = 'PENDING'`,
})
export class InvoiceCharge {
  static readonly idPrefix = 'ichg';

  [OptionalProps]?: Defaults<'status'>;

  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(InvoiceCharge.idPrefix);

  @ManyToOne(() => Customer, { ...reference, fieldName: 'customer_id' })
  customerId!: string;

  @ManyToOne(() => Invoice, { ...reference, fieldName: 'invoice_id' })
  invoiceId!: string;

  /** In øre, including VAT: what was open when it began. */
  @Property({ type: 'integer' })
  amount!: Ore;

  @Property({ type: 'text', collation: 'C', default: 'PENDING' })
  status: 'PENDING' | 'PAID' | 'FAILED' = 'PENDING';

  /** Id of the payment at Stripe; null until Stripe has answered. */
  @Property({ type: 'text', collation: 'C', nullable: true, unique: true })
  providerId: string | null = null;

  /** Danish text that says why the payment failed; null unless it did. */
  @Property({ type: 'text', nullable: true })
  failureMessage: string | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  settledAt: Date | null = null;

  /** When Stripe is asked again for the outcome. */
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  nextCheckAt: Date = new Date();
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    invoice_charge: TableOf<InvoiceCharge>;
  }
}
