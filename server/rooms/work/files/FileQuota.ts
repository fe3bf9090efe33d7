import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import { dbRoles, employeePolicies, tenantPolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';

/** How much a company may store, where an admin has set another quota than that of the settings. */
@Entity({
  tableName: 'file_quota',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('file_quota', { allRowsRoles: [dbRoles.system] }),
    ...employeePolicies('file_quota', ['SALES'], []),
  ],
})
export class FileQuota {
  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    index: false,
    primary: true,
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  customerId!: string;

  @Property({ type: 'integer' })
  megabytes!: number;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    file_quota: TableOf<FileQuota>;
  }
}
