import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { InvoiceKind } from '../../../../domain/money/invoices.ts';
import { allRowsPolicies, dbRoles } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';

/** The moment up to which the changes of Dinero's invoices, or of its credit notes, have been read. */
@Entity({
  tableName: 'dinero_cursor',
  rowLevelSecurity: 'force',
  policies: allRowsPolicies('dinero_cursor', [dbRoles.system]),
})
export class DineroCursor {
  @PrimaryKey({ type: 'text', collation: 'C' })
  kind!: InvoiceKind;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  changesSince!: Date;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    dinero_cursor: TableOf<DineroCursor>;
  }
}
