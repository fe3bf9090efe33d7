import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { ADMINS_ALONE } from '../../../../domain/backOffice/employeeAreas.ts';
import { newId } from '../../../platform/db/ids.ts';
import { allRowsPolicies, dbRoles, selectPolicies, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';

/** A yearly regulation of service agreements: a percentage for the renewals of twelve months. */
@Entity({
  tableName: 'regulation',
  rowLevelSecurity: 'force',
  policies: [
    ...selectPolicies('regulation', [dbRoles.customer, dbRoles.sales, dbRoles.system]),
    ...allRowsPolicies('regulation', [dbRoles.admin]),
    ...employeePolicies('regulation', ['SALES'], ADMINS_ALONE),
  ],
})
export class Regulation {
  static readonly idPrefix = 'reg';

  @PrimaryKey({ type: 'text', collation: 'C' })
  id: string = newId(Regulation.idPrefix);

  /** In hundredths of a percent. */
  @Property({ type: 'integer' })
  percent!: number;

  /** The first renewal day that it holds for. */
  @Property({ type: 'date' })
  validFrom!: string;

  /** Why the prices are regulated. Only the admin role can select this column and the next one. */
  @Property({ type: 'text', lazy: true })
  note!: string;

  @Property({ type: 'text', collation: 'C', lazy: true })
  createdById!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  withdrawnAt: Date | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    regulation: TableOf<Regulation>;
  }
}
