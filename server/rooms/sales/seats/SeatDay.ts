import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import {
  allRowsPolicies,
  CURRENT_COMPANY,
  dbRoles,
  selectPolicies,
  scopePolicy,
  seesSubject,
  seesInstallation,
  employeeReadPolicy,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { reference } from '../../money/ledger/Invoice.ts';
import { ofInstallation } from './SeatReading.ts';

/** One row for each installation and day on which it was read. */
@Entity({
  tableName: 'seat_day',
  rowLevelSecurity: 'force',
  policies: [
    {
      name: 'seat_day_customer',
      command: 'select',
      roles: [dbRoles.customer],
      using: `customer_id = ${CURRENT_COMPANY}`,
    },
    ...selectPolicies('seat_day', [dbRoles.admin]),
    ...allRowsPolicies('seat_day', [dbRoles.system]),
    scopePolicy('seat_day', 'subject', seesSubject('LICENSES')),
    scopePolicy('seat_day', 'departments', seesInstallation()),
    employeeReadPolicy('seat_day', ['SUPPORT', 'SALES']),
  ],
})
@Index({ name: 'seat_day_customer', properties: ['customerId'] })
export class SeatDay {
  @ManyToOne(() => Installation, { ...ofInstallation, fieldName: 'installation_id', primary: true })
  installationId!: string;

  @Property({ type: 'date', primary: true }) day!: string;

  @ManyToOne(() => Customer, { ...reference, fieldName: 'customer_id' })
  customerId!: string;

  @Property({ type: 'integer' }) bought!: number;
  @Property({ type: 'integer' }) inUse!: number;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    seat_day: TableOf<SeatDay>;
  }
}
