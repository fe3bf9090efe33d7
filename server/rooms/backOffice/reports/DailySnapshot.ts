import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { FigureDifference } from '../../../../domain/backOffice/reports/figures.ts';
import { allRowsPolicies, dbRoles, selectPolicies, employeeReadPolicy } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';

/** The night in which the figures of a day were computed, and how they differed from the ledger. */
@Entity({
  tableName: 'daily_snapshot',
  rowLevelSecurity: 'force',
  policies: [
    ...selectPolicies('daily_snapshot', [dbRoles.admin]),
    ...allRowsPolicies('daily_snapshot', [dbRoles.system]),
    employeeReadPolicy('daily_snapshot', ['BOOKKEEPING']),
  ],
})
export class DailySnapshot {
  @PrimaryKey({ type: 'date' })
  day!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  takenAt!: Date;

  /** Whether a later night computed it. Figures that nobody can compute afterwards are missing then. */
  @Property({ type: 'boolean' })
  isLate!: boolean;

  @Property({ type: 'json', default: '[]' })
  differences: FigureDifference[] = [];
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    daily_snapshot: TableOf<DailySnapshot>;
  }
}
