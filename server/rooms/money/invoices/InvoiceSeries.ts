import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InvoiceKind } from '../../../../domain/money/invoices.ts';
import { allRowsPolicies, dbRoles, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';

/**
 * The last number of invoices, and of credit notes. A transaction that takes a number locks the row until its commit,
 * so that numbers have no gaps: one that is rolled back gives its number back.
 */
@Entity({
  tableName: 'invoice_series',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('invoice_series', [dbRoles.admin, dbRoles.system]),
    ...employeePolicies('invoice_series', ['BOOKKEEPING']),
  ],
})
export class InvoiceSeries {
  @PrimaryKey({ type: 'text', collation: 'C' })
  kind!: InvoiceKind;

  @Property({ type: 'integer' })
  lastNumber!: number;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    invoice_series: TableOf<InvoiceSeries>;
  }
}
