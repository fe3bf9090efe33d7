import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy';
import {
  dbRoles,
  tenantPolicies,
  scopePolicy,
  seesInstallation,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Installation } from '../../companies/installations/Installation.ts';

/** Zendesk's answer to which incidents concern one installation. */
@Entity({
  tableName: 'installation_status',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('installation_status', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('installation_status', 'departments', seesInstallation()),
    ...employeePolicies('installation_status', ['SUPPORT']),
  ],
})
export class InstallationStatus {
  @ManyToOne(() => Installation, {
    mapToPk: true,
    primary: true,
    fieldName: 'installation_id',
    index: false,
    deleteRule: 'cascade',
  })
  installationId!: string;

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: 'installation_status_customer' })
  customerId!: string;

  /** Null when Zendesk refused to answer for the installation, so that it is unknown which concern it. */
  @Property({ type: 'string[]', columnType: 'text[]', nullable: true })
  incidentIds: string[] | null = null;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  checkedAt!: Date;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    installation_status: TableOf<InstallationStatus>;
  }
}
