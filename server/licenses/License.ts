import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { lastDayAfterRenewal } from '../../domain/dates.ts';
import type { Interval, LicenseStatus, Plan } from '../../domain/vocabulary.ts';
import { Customer } from '../customers/Customer.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, tenantPolicies } from '../db/roles.ts';
import { BelongsTo } from '../graphql/belongsTo.ts';
import { IntervalEnum, LicenseStatusEnum, PlanEnum } from '../graphql/enums.ts';
import { Node } from '../graphql/Node.ts';
import { CalendarDate, DateTime } from '../graphql/scalars.ts';
import { Installation } from '../installations/Installation.ts';

@ObjectType({
  implements: Node,
  description: 'What a company may use on an installation, for a time.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'license',
  rowLevelSecurity: 'force',
  policies: tenantPolicies('license', { own: [dbRoles.sales, dbRoles.registration], everything: [dbRoles.system] }),
})
@Index({ name: 'license_customer_newest', properties: ['customerId', 'id'] })
/** What counts now is found without what once was. */
@Index({
  name: 'license_active',
  expression: `create index "license_active" on "license" ("customer_id", "installation_id", "quantity") where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Index({
  name: 'license_ends',
  expression: `create index "license_ends" on "license" ("valid_until", "id") where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Index({ name: 'license_installation', properties: ['installationId'] })
export class License extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('lic');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Installation, { mapToPk: true, fieldName: 'installation_id', index: false })
  installationId!: string;

  @Field(() => Installation, { description: 'Where it is used.' })
  @BelongsTo('installation', 'installationId')
  installation?: Installation;

  @Field(() => PlanEnum, { description: "Which of the help desk's plans." })
  @Property({ type: 'text' })
  type!: Plan;

  @Field(() => Int, { description: 'How many people can use it: its seats.' })
  @Property({ type: 'integer' })
  quantity!: number;

  @Field(() => LicenseStatusEnum, { description: 'Whether it can be used.' })
  @Property({ type: 'text' })
  status!: LicenseStatus;

  @Field(() => IntervalEnum, { description: 'How often it is billed.' })
  @Property({ type: 'text' })
  billingInterval!: Interval;

  @Field(() => Int, { description: 'How much longer it runs each time it is renewed, in months.' })
  @Property({ type: 'integer' })
  contractTerm!: number;

  @Field(() => CalendarDate, { description: 'Its first day.' })
  @Property({ type: 'date' })
  validFrom!: string;

  @Field(() => CalendarDate, { description: 'Its last day, unless it is renewed.' })
  @Property({ type: 'date' })
  validUntil!: string;

  /** How many it shall be from the next renewal on; absent where that stays as it is. */
  @Property({ type: 'integer', nullable: true })
  renewalQuantity: number | null = null;

  /** The end that the customer has been reminded of. */
  @Property({ type: 'date', nullable: true })
  remindedOf: string | null = null;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  /** Deleted by an admin, and kept for the history. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;

  /** More seats now are more after the renewal, too. */
  add(quantity: number): void {
    this.quantity += quantity;
    if (this.renewalQuantity !== null) this.renewalQuantity += quantity;
  }

  /** Another term from its end on, with as many as were wanted for it. */
  renew(): void {
    this.validUntil = lastDayAfterRenewal(this.validFrom, this.validUntil, this.contractTerm);
    this.quantity = this.renewalQuantity ?? this.quantity;
    this.renewalQuantity = null;
  }
}
