import { ArrayType, OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { lastDayAfterRenewal } from '../../../../domain/basics/dates.ts';
import type { Interval, ServiceAgreementStatus } from '../../../../domain/basics/vocabulary.ts';
import { firstPriceList } from '../../../../domain/money/prices.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  clientKeyPolicy,
  dbRoles,
  insertsWithout,
  tenantPolicies,
  personalDataPolicies,
  scopePolicy,
  soldPolicy,
  SELLING_ROLES,
  seesSubject,
  seesDepartment,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { IntervalEnum } from '../../companies/customers/billing.enums.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { User } from '../../identity/users/User.ts';
import type { KeyOrigin } from '../../money/ledger/KeyOrigin.ts';
import { AgreedPrice } from '../../money/prices/AgreedPrice.ts';
import { PriceListVersion } from '../../money/prices/PriceListVersion.ts';
import { ServiceAgreementStatusEnum } from './agreement.enums.ts';

@Sees('AGREEMENTS')
@ObjectType({
  implements: Node,
  description: "An agreement on support for a department's installations, for a term and at an agreed price.",
  simpleResolvers: true,
})
@Entity({
  tableName: 'service_agreement',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('service_agreement', { companyRoles: [dbRoles.sales], allRowsRoles: [dbRoles.system] }),
    insertsWithout(
      'service_agreement',
      dbRoles.sales,
      ['reminded_of', 'deleted_at', 'paused_at'],
      `status = 'PENDING'`,
    ),
    clientKeyPolicy('service_agreement'),
    scopePolicy('service_agreement', 'subject', seesSubject('AGREEMENTS')),
    soldPolicy('service_agreement', seesSubject('AGREEMENTS')),
    scopePolicy('service_agreement', 'departments', seesDepartment(), { roles: SELLING_ROLES }),
    ...personalDataPolicies('service_agreement'),
    ...employeePolicies('service_agreement', ['SALES', 'SUPPORT'], ['SALES']),
  ],
})
@Index({ name: 'service_agreement_customer_newest', properties: ['customerId', 'id'] })
@Index({
  name: 'service_agreement_active',
  expression: `create index "service_agreement_active" on "service_agreement" ("customer_id")
    where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Index({
  name: 'service_agreement_ends',
  expression: `create index "service_agreement_ends" on "service_agreement" ("end_date", "id")
    where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Index({
  name: 'service_agreement_pending',
  expression: `create index "service_agreement_pending" on "service_agreement" ("id")
    where "status" = 'PENDING' and "deleted_at" is null`,
})
@Index({ name: 'service_agreement_department', properties: ['departmentId'] })
@Index({
  name: 'service_agreement_next_period',
  expression: `create index "service_agreement_next_period" on "service_agreement"
    (("start_date" + make_interval(months => "billed_months")))
    where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Unique({ name: 'service_agreement_purchase_id_unique', properties: ['customerId', 'origin', 'purchaseId'] })
@Index({ name: 'service_agreement_by_start', properties: ['startDate', 'id'] })
@Index({ name: 'service_agreement_by_end', properties: ['endDate', 'id'] })
@Index({ name: 'service_agreement_by_duration', properties: ['duration', 'id'] })
export class ServiceAgreement extends Node {
  static readonly idPrefix = 'agr';

  [OptionalProps]?: Defaults<
    'status' | 'billedMonths' | 'billedSeats' | 'billedPeriods' | 'origin' | 'priceListId' | 'regulations'
  >;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(ServiceAgreement.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Department, { mapToPk: true, fieldName: 'department_id', index: false })
  departmentId!: string;

  @Field(() => Department, { description: 'The department whose installations the agreement covers, and which pays.' })
  @BelongsTo('departmentId')
  department?: Department;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', nullable: true, index: false })
  userId: string | null = null;

  @Field(() => User, { nullable: true, description: 'The buyer. Null when the agreement has none.' })
  @BelongsTo('userId')
  user?: User | null;

  @Field(() => ServiceAgreementStatusEnum, {
    description: 'State of the agreement. Only an ACTIVE agreement gives a right to support.',
  })
  @Property({ type: 'text' })
  status: ServiceAgreementStatus = 'PENDING';

  @Field(() => CalendarDate, { description: 'First day of the term.' })
  @Property({ type: 'date' })
  startDate!: string;

  @Field(() => CalendarDate, { description: 'Last day of the term. A renewal moves the day.' })
  @Property({ type: 'date' })
  endDate!: string;

  @Field(() => Int, { description: 'Months that each renewal adds to the term.' })
  @Property({ type: 'integer' })
  duration!: number;

  @Field(() => IntervalEnum, { description: 'Length of the periods that are billed.' })
  @Property({ type: 'text' })
  paymentInterval!: Interval;

  @Field(() => Int, { description: 'Number of licences at the time of the sale.' })
  @Property({ type: 'integer' })
  licenseCount!: number;

  @Field(() => Int, { description: 'Price per licence and month in øre at the time of the sale, excluding VAT.' })
  @Property({ type: 'integer' })
  licensePrice!: number;

  /** The version of the price list at which the agreement was sold. */
  @ManyToOne(() => PriceListVersion, {
    mapToPk: true,
    fieldName: 'price_list_id',
    index: false,
    collation: 'C',
    default: 'price_first',
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  priceListId: string = firstPriceList.id;

  /** The price that was agreed with the company and at which the agreement was sold; null for the price of the list. */
  @ManyToOne(() => AgreedPrice, {
    mapToPk: true,
    fieldName: 'agreed_price_id',
    nullable: true,
    index: false,
    collation: 'C',
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  agreedPriceId: string | null = null;

  /**
   * The version of the terms that the company accepted, with the order or the last renewal. Null for agreements from
   * before acceptances were stored, and for those of admins.
   */
  @Property({ type: 'date', nullable: true })
  termsVersion: string | null = null;

  /** The regulations at earlier renewals, in hundredths of a percent, in their order. They raise the sold price. */
  @Property({ type: new ArrayType(Number), columnType: 'int[]', default: [] })
  regulations: number[] = [];

  /** Number of billed months. Counting months keeps the billing correct when the payment interval changes. */
  @Property({ type: 'integer', default: 0 })
  billedMonths: number = 0;

  /** The highest number of seats that the running period is billed for. Seats that arrive are billed by the day. */
  @Property({ type: 'integer', default: 0 })
  billedSeats: number = 0;

  /** The billed months in periods, which a database trigger maintains for servers of the previous version. */
  @Property({ type: 'integer', default: 0 })
  readonly billedPeriods: number = 0;

  /** The end date of the last reminder that the customer received, so that each end date has one reminder. */
  @Property({ type: 'date', nullable: true })
  remindedOf: string | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the agreement was paused, because a period is not paid after the last attempt. No support is given and ' +
      'no period is billed until it is paid. Null when the agreement is not paused.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  pausedAt: Date | null = null;

  @Property({ type: 'text', collation: 'C', default: 'CLIENT' })
  origin: KeyOrigin = 'CLIENT';

  @Property({ type: 'text' })
  purchaseId!: string;

  @Field(() => DateTime, { description: 'When the agreement was bought, or created by an admin.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;

  /** Extends the term by the months of its decision. */
  renew(months: number): void {
    this.endDate = lastDayAfterRenewal(this.startDate, this.endDate, months);
  }
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    service_agreement: TableOf<ServiceAgreement>;
  }
}
