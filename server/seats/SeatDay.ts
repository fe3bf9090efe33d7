import { Entity, Index, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { Customer } from '../customers/Customer.ts';
import { allRowsPolicies, CURRENT_COMPANY, dbRoles, selectPolicies } from '../db/roles.ts';
import type { TableOf } from '../db/tables.ts';
import { Installation } from '../installations/Installation.ts';
import { reference } from '../invoices/Invoice.ts';
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

declare module '../db/tables.ts' {
  interface Tables {
    seat_day: TableOf<SeatDay>;
  }
}
