import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { lastDayAfterRenewal } from '../../domain/dates.ts';
import type { Interval, ServiceAgreementStatus } from '../../domain/vocabulary.ts';
import { Customer } from '../customers/Customer.ts';
import { newId } from '../db/ids.ts';
import { clientKeyPolicy, dbRoles, insertsWithout, tenantPolicies } from '../db/roles.ts';
import { Department } from '../departments/Department.ts';
import { BelongsTo } from '../graphql/belongsTo.ts';
import { IntervalEnum, ServiceAgreementStatusEnum } from '../graphql/enums.ts';
import { Node } from '../graphql/Node.ts';
import { CalendarDate, DateTime } from '../graphql/scalars.ts';
import type { KeyOrigin } from '../payments/KeyOrigin.ts';
import { User } from '../users/User.ts';

@ObjectType({
  implements: Node,
  description: "Help for a department's installations, for a time, at the price it was sold at.",
  simpleResolvers: true,
})
@Entity({
  tableName: 'service_agreement',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('service_agreement', { own: [dbRoles.sales], everything: [dbRoles.system] }),
    insertsWithout('service_agreement', dbRoles.sales, ['reminded_of', 'deleted_at'], `status = 'PENDING'`),
    clientKeyPolicy('service_agreement'),
  ],
})
@Index({ name: 'service_agreement_customer_newest', properties: ['customerId', 'id'] })
@Index({
  name: 'service_agreement_active',
  expression: `create index "service_agreement_active" on "service_agreement" ("customer_id") where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Index({
  name: 'service_agreement_ends',
  expression: `create index "service_agreement_ends" on "service_agreement" ("end_date", "id") where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Index({
  name: 'service_agreement_pending',
  expression: `create index "service_agreement_pending" on "service_agreement" ("id") where "status" = 'PENDING' and "deleted_at" is null`,
})
@Index({ name: 'service_agreement_department', properties: ['departmentId'] })
@Index({
  name: 'service_agreement_next_period',
  expression: `create index "service_agreement_next_period" on "service_agreement" (("start_date" + make_interval(months => "billed_months")))
    where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Unique({ name: 'service_agreement_purchase_id_unique', properties: ['customerId', 'origin', 'purchaseId'] })
export class ServiceAgreement extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('agr');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Department, { mapToPk: true, fieldName: 'department_id', index: false })
  departmentId!: string;

  @Field(() => Department, { description: 'Whose installations it covers, and who pays.' })
  @BelongsTo('department', 'departmentId')
  department?: Department;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', nullable: true, index: false })
  userId: string | null = null;

  @Field(() => User, { nullable: true, description: 'Who bought it.' })
  @BelongsTo('user', 'userId')
  user?: User | null;

  @Field(() => ServiceAgreementStatusEnum, { description: 'Whether there is help to be had.' })
  @Property({ type: 'text' })
  status: ServiceAgreementStatus = 'PENDING';

  @Field(() => CalendarDate, { description: 'Its first day.' })
  @Property({ type: 'date' })
  startDate!: string;

  @Field(() => CalendarDate, { description: 'Its last day, unless it is renewed.' })
  @Property({ type: 'date' })
  endDate!: string;

  @Field(() => Int, { description: 'How much longer it runs each time it is renewed, in months.' })
  @Property({ type: 'integer' })
  duration!: number;

  @Field(() => IntervalEnum, { description: 'How often it is owed.' })
  @Property({ type: 'text' })
  paymentInterval!: Interval;

  @Field(() => Int, { description: 'For how many it was sold.' })
  @Property({ type: 'integer' })
  licenseCount!: number;

  @Field(() => Int, { description: 'Øre per licence and month, as it was sold.' })
  @Property({ type: 'integer' })
  licensePrice!: number;

  /** How many of its months have been billed, so that each is billed once, however it is paid from then on. */
  @Property({ type: 'integer', default: 0 })
  billedMonths: number = 0;

  /** The same in periods, for a server of the version before: the database keeps it. */
  @Property({ type: 'integer', default: 0 })
  readonly billedPeriods: number = 0;

  /** The end that the customer has been reminded of. */
  @Property({ type: 'date', nullable: true })
  remindedOf: string | null = null;

  @Property({ type: 'text', collation: 'C', default: 'CLIENT' })
  origin: KeyOrigin = 'CLIENT';

  @Property({ type: 'text' })
  purchaseId!: string;

  @Field(() => DateTime, { description: 'When it was bought, or made by an admin.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;

  /** Another term from its end on. */
  renew(): void {
    this.endDate = lastDayAfterRenewal(this.startDate, this.endDate, this.duration);
  }
}
