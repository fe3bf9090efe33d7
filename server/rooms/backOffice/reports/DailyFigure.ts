import { Entity, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Figure } from '../../../../domain/backOffice/reports/figures.ts';
import { allRowsPolicies, dbRoles, selectPolicies, employeeReadPolicy } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { DailySnapshot } from './DailySnapshot.ts';

/** One part of a figure on a day, such as the unpaid invoices of one age. */
@Entity({
  tableName: 'daily_figure',
  rowLevelSecurity: 'force',
  policies: [
    ...selectPolicies('daily_figure', [dbRoles.admin]),
    ...allRowsPolicies('daily_figure', [dbRoles.system]),
    employeeReadPolicy('daily_figure', ['BOOKKEEPING']),
  ],
})
export class DailyFigure {
  @ManyToOne(() => DailySnapshot, {
    mapToPk: true,
    fieldName: 'day',
    primary: true,
    index: false,
    deleteRule: 'cascade',
    updateRule: 'cascade',
  })
  day!: string;

  @PrimaryKey({ type: 'text', collation: 'C' })
  figure!: Figure;

  /** The part of the figure; empty for a figure without parts. */
  @PrimaryKey({ type: 'text', collation: 'C' })
  key!: string;

  /** In øre; 0 for a figure that is no amount. */
  @Property({ type: 'bigint' })
  amount!: number;

  /** Things, or minutes of hours. */
  @Property({ type: 'bigint' })
  count!: number;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    daily_figure: TableOf<DailyFigure>;
  }
}
