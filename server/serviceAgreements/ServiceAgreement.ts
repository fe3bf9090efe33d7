import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import type { Interval, ServiceAgreementStatus } from '../../domain/vocabulary.ts';
import { Customer } from '../customers/Customer.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, tenantPolicies } from '../db/roles.ts';
import { Department } from '../departments/Department.ts';
import { User } from '../users/User.ts';

/** Help for a department's installations, for a time, at the price it was sold at. */
@Entity({
  tableName: 'service_agreement',
  rowLevelSecurity: 'force',
  policies: tenantPolicies('service_agreement', { everything: [dbRoles.system] }),
})
@Index({ name: 'service_agreement_customer_newest', properties: ['customerId', 'id'] })
@Index({
  name: 'service_agreement_active',
  expression: `create index "service_agreement_active" on "service_agreement" ("customer_id") where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Index({ name: 'service_agreement_department', properties: ['departmentId'] })
export class ServiceAgreement {
  @PrimaryKey({ type: 'text' })
  id: string = newId('agr');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Department, { mapToPk: true, fieldName: 'department_id', index: false })
  departmentId!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', nullable: true, index: false })
  userId: string | null = null;

  @Property({ type: 'text' })
  status: ServiceAgreementStatus = 'PENDING';

  @Property({ type: 'date' })
  startDate!: string;

  @Property({ type: 'date' })
  endDate!: string;

  /** In months. */
  @Property({ type: 'integer' })
  duration!: number;

  @Property({ type: 'text' })
  paymentInterval!: Interval;

  /** As it was sold: licences, and øre per licence and month. */
  @Property({ type: 'integer' })
  licenseCount!: number;

  @Property({ type: 'integer' })
  licensePrice!: number;

  @Property({ type: 'text', unique: true })
  purchaseId!: string;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Property({ type: 'integer', version: true })
  version: number = 1;
}
