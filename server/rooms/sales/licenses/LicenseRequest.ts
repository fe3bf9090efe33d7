import { BigIntType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import type { Interval, LicenseRequestStatus, Plan } from '../../../../domain/basics/vocabulary.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  insertsWithout,
  tenantPolicies,
  personalDataPolicies,
  scopePolicy,
  SELLING_ROLES,
  seesSubject,
  seesDepartment,
  seesInstallation,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { IntervalEnum } from '../../companies/customers/billing.enums.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { PlanEnum } from '../../companies/installations/plan.enum.ts';
import { User } from '../../identity/users/User.ts';
import { LicenseRequestStatusEnum } from './license.enums.ts';

@Sees('LICENSES')
@ObjectType({
  implements: Node,
  description: 'An order of licences that an admin handles.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'license_request',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('license_request', { companyRoles: [dbRoles.sales], allRowsRoles: [dbRoles.system] }),
    insertsWithout(
      'license_request',
      dbRoles.sales,
      ['admin_notes', 'approved_at', 'fulfilled_at'],
      `status = 'PENDING'`,
    ),
    // A customer may only cancel an order; every other status is set by an admin.
    {
      name: 'license_request_sales_withdraws',
      type: 'restrictive',
      command: 'update',
      roles: [dbRoles.sales],
      check: `status = 'REJECTED'`,
    },
    {
      name: 'license_request_customer_deletes_cancelled',
      type: 'restrictive',
      command: 'delete',
      roles: [dbRoles.customer],
      using: `status = 'REJECTED' and fulfilled_at is null`,
    },
    scopePolicy('license_request', 'subject', seesSubject('LICENSES'), { roles: SELLING_ROLES }),
    scopePolicy('license_request', 'departments', `(${seesDepartment()}) and (${seesInstallation()})`, {
      roles: SELLING_ROLES,
    }),
    ...personalDataPolicies('license_request'),
    ...employeePolicies('license_request', ['SALES']),
  ],
})
@Index({
  name: 'license_request_waiting',
  expression: `create index "license_request_waiting" on "license_request" ("id")
    where "fulfilled_at" is null and "status" in ('PENDING', 'PROCESSING', 'APPROVED')`,
})
@Index({ name: 'license_request_customer_newest', properties: ['customerId', 'id'] })
@Index({ name: 'license_request_customer_status', properties: ['customerId', 'status', 'id'] })
@Index({
  name: 'license_request_pending',
  expression: `create index "license_request_pending" on "license_request" ("customer_id") where "status" = 'PENDING'`,
})
@Index({ name: 'license_request_department', properties: ['departmentId'] })
@Index({ name: 'license_request_installation', properties: ['installationId'] })
@Unique({ name: 'license_request_purchase_id_unique', properties: ['customerId', 'purchaseId'] })
@Index({ name: 'license_request_by_quantity', properties: ['requestedLicenses', 'id'] })
@Index({ name: 'license_request_by_approval', properties: ['approvedAt', 'id'] })
export class LicenseRequest extends Node {
  static readonly idPrefix = 'lreq';

  [OptionalProps]?: Defaults<'status'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(LicenseRequest.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Department, { mapToPk: true, fieldName: 'department_id', index: false })
  departmentId!: string;

  @Field(() => Department, { description: 'The department that pays.' })
  @BelongsTo('departmentId')
  department?: Department;

  @ManyToOne(() => Installation, { mapToPk: true, fieldName: 'installation_id', index: false })
  installationId!: string;

  @Field(() => Installation, { description: 'The installation in which the licences will be used.' })
  @BelongsTo('installationId')
  installation?: Installation;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', nullable: true, index: false })
  userId: string | null = null;

  @Field(() => User, {
    nullable: true,
    description: 'The user who placed the order. Null when there is none, as for an order with an API token.',
  })
  @BelongsTo('userId')
  user?: User | null;

  @Field(() => PlanEnum, { description: "The installation's plan at the time of the order." })
  @Property({ type: 'text' })
  licenseType!: Plan;

  @Field(() => Int, { description: 'Number of seats ordered. An admin can change it until the licences are created.' })
  @Property({ type: 'integer' })
  requestedLicenses!: number;

  @Field(() => Int, { description: 'Months of a new licence, as the installation said at the time of the order.' })
  @Property({ type: 'integer' })
  contractTerm!: number;

  @Field(() => IntervalEnum, { description: 'How often a new licence is billed, at the time of the order.' })
  @Property({ type: 'text', collation: BY_CODE_POINT })
  billingInterval!: Interval;

  /**
   * The whole amount in øre to which the order commits the company, at most which its completion may cost; null when
   * the price is by agreement.
   */
  @Property({ type: new BigIntType('number'), nullable: true })
  commitment: number | null = null;

  @Field(() => LicenseRequestStatusEnum, { description: 'Status of the order.' })
  @Property({ type: 'text', collation: BY_CODE_POINT })
  status: LicenseRequestStatus = 'PENDING';

  @Field(() => Int, {
    nullable: true,
    description:
      'Price of a seat for a month in øre, excluding VAT, that the order keeps. Null when the price is by agreement.',
  })
  @Property({ type: 'integer', nullable: true })
  price: number | null = null;

  /** Only the admin and system roles can select this column. It is lazy, so that customers' reads do not include it. */
  @Property({ type: 'text', nullable: true, lazy: true })
  adminNotes: string | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description: 'When the order was first approved. Null when it has never been approved.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  approvedAt: Date | null = null;

  /** Set once, when the licences are created, so that completing the request again adds nothing. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  fulfilledAt: Date | null = null;

  /** Idempotency key chosen by the client. */
  @Property({ type: 'text' })
  purchaseId!: string;

  @Field(() => DateTime, { description: 'When the order was placed.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    license_request: TableOf<LicenseRequest>;
  }
}
