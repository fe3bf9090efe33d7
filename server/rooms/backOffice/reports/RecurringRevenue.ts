import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Ore } from '../../../../domain/basics/money.ts';
import { allRowsPolicies, dbRoles, selectPolicies, employeeReadPolicy } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { reference } from '../../money/ledger/Invoice.ts';

/**
 * The recurring revenue of a company, from a day until the day before it changed. Only changes are stored, so that the
 * table grows with the number of changes and not with the number of days.
 */
@Entity({
  tableName: 'recurring_revenue',
  rowLevelSecurity: 'force',
  policies: [
    ...selectPolicies('recurring_revenue', [dbRoles.admin]),
    ...allRowsPolicies('recurring_revenue', [dbRoles.system]),
    employeeReadPolicy('recurring_revenue', ['BOOKKEEPING']),
  ],
})
@Index({
  name: 'recurring_revenue_current',
  expression: `create index "recurring_revenue_current" on "recurring_revenue" ("customer_id")
    where "until_day" is null`,
})
@Index({ name: 'recurring_revenue_from', properties: ['fromDay', 'customerId'] })
@Index({ name: 'recurring_revenue_until', properties: ['untilDay', 'customerId'] })
export class RecurringRevenue {
  @ManyToOne(() => Customer, { ...reference, fieldName: 'customer_id', primary: true })
  customerId!: string;

  @PrimaryKey({ type: 'date' })
  fromDay!: string;

  /** The last day with this amount; null while it holds. */
  @Property({ type: 'date', nullable: true })
  untilDay: string | null = null;

  /** In øre for a month, excluding VAT. 0 when all prices are by agreement. */
  @Property({ type: 'bigint' })
  amount!: Ore;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    recurring_revenue: TableOf<RecurringRevenue>;
  }
}
