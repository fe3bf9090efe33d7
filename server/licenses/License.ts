import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Interval, LicenseStatus, Plan } from '../../domain/vocabulary.ts';
import { Customer } from '../customers/Customer.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, tenantPolicies } from '../db/roles.ts';
import { Installation } from '../installations/Installation.ts';

/** What a company may use on an installation, for a time. */
@Entity({
  tableName: 'license',
  rowLevelSecurity: 'force',
  policies: tenantPolicies('license', { own: [dbRoles.registration], everything: [dbRoles.system] }),
})
@Index({ name: 'license_customer_newest', properties: ['customerId', 'id'] })
/** What counts now is found without what once was. */
@Index({
  name: 'license_active',
  expression: `create index "license_active" on "license" ("customer_id", "installation_id", "quantity") where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Index({ name: 'license_installation', properties: ['installationId'] })
export class License {
  @PrimaryKey({ type: 'text' })
  id: string = newId('lic');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Installation, { mapToPk: true, fieldName: 'installation_id', index: false })
  installationId!: string;

  @Property({ type: 'text' })
  type!: Plan;

  @Property({ type: 'integer' })
  quantity!: number;

  @Property({ type: 'text' })
  status!: LicenseStatus;

  @Property({ type: 'text' })
  billingInterval!: Interval;

  /** In months. */
  @Property({ type: 'integer' })
  contractTerm!: number;

  @Property({ type: 'date' })
  validFrom!: string;

  @Property({ type: 'date' })
  validUntil!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  /** Deleted by an admin, and kept for the history. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Property({ type: 'integer', version: true })
  version: number = 1;
}
