import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { addDays, lastDayAfterRenewal, monthsBetween } from '../../../../domain/basics/dates.ts';
import type { Ore } from '../../../../domain/basics/money.ts';
import type { Interval, LicenseStatus, Plan } from '../../../../domain/basics/vocabulary.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  insertsWithout,
  tenantPolicies,
  scopePolicy,
  SELLING_ROLES,
  seesSubject,
  seesInstallation,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { IntervalEnum } from '../../companies/customers/billing.enums.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { PlanEnum } from '../../companies/installations/plan.enum.ts';
import { LicenseStatusEnum } from './license.enums.ts';

@Sees('LICENSES')
@ObjectType({
  implements: Node,
  description: 'The right of a company to use a help-desk plan in an installation, for a number of seats until a date.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'license',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('license', {
      companyRoles: [dbRoles.sales, dbRoles.registration],
      allRowsRoles: [dbRoles.system],
    }),
    insertsWithout(
      'license',
      dbRoles.registration,
      ['monthly_price', 'renewal_quantity', 'paused_at'],
      'billed_months = 0',
    ),
    scopePolicy('license', 'subject', seesSubject('LICENSES')),
    scopePolicy('license', 'departments', seesInstallation(), { roles: SELLING_ROLES }),
    ...employeePolicies('license', ['SALES', 'SUPPORT'], ['SALES']),
  ],
})
@Index({ name: 'license_customer_newest', properties: ['customerId', 'id'] })
// Partial indexes, so that active licences are found without reading expired and deleted ones.
@Index({
  name: 'license_active',
  expression:
    'create index "license_active" on "license" ("customer_id", "installation_id", "quantity") ' +
    `where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Index({
  name: 'license_ends',
  expression:
    'create index "license_ends" on "license" ("valid_until", "id") ' +
    `where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Index({
  name: 'license_next_period',
  expression:
    'create index "license_next_period" on "license" (("valid_from" + make_interval(months => "billed_months"))) ' +
    `where "status" = 'ACTIVE' and "deleted_at" is null and "monthly_price" is not null`,
})
@Index({
  name: 'license_current',
  expression:
    'create index "license_current" on "license" ("installation_id", "id") ' +
    `where "status" <> 'EXPIRED' and "deleted_at" is null`,
})
@Index({
  name: 'license_expired',
  expression:
    'create index "license_expired" on "license" ("installation_id", "id") ' +
    `where "status" = 'EXPIRED' and "deleted_at" is null`,
})
@Index({ name: 'license_installation', properties: ['installationId'] })
export class License extends Node {
  static readonly idPrefix = 'lic';

  [OptionalProps]?: Defaults<'billedMonths'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(License.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Installation, { mapToPk: true, fieldName: 'installation_id', index: false })
  installationId!: string;

  @Field(() => Installation, { description: 'The installation in which the licence is used.' })
  @BelongsTo('installationId')
  installation?: Installation;

  @Field(() => PlanEnum, { description: 'The plan of the help desk.' })
  @Property({ type: 'text' })
  type!: Plan;

  @Field(() => Int, { description: 'Number of seats, each for one agent.' })
  @Property({ type: 'integer' })
  quantity!: number;

  @Field(() => LicenseStatusEnum, { description: 'Whether the licence can be used.' })
  @Property({ type: 'text' })
  status!: LicenseStatus;

  @Field(() => IntervalEnum, { description: 'How often the licence is billed.' })
  @Property({ type: 'text' })
  billingInterval!: Interval;

  @Field(() => Int, { description: 'Number of months by which each renewal extends the licence.' })
  @Property({ type: 'integer' })
  contractTerm!: number;

  @Field(() => CalendarDate, { description: 'First day of the licence.' })
  @Property({ type: 'date' })
  validFrom!: string;

  @Field(() => CalendarDate, { description: 'Last day of the licence, unless it is renewed.' })
  @Property({ type: 'date' })
  validUntil!: string;

  @Field(() => Int, {
    nullable: true,
    description:
      'Price of the seats for a month in øre, excluding VAT, until the end of the term. Null when the price is by ' +
      'agreement, and nothing is billed in the portal.',
  })
  @Property({ type: 'integer', nullable: true })
  monthlyPrice: number | null = null;

  @Field(() => Int, {
    description: 'Number of months since `validFrom` that are billed. Only seats with a price are billed.',
  })
  @Property({ type: 'integer', default: 0 })
  billedMonths: number = 0;

  /** Number of seats from the next renewal on; null when the number stays the same. */
  @Property({ type: 'integer', nullable: true })
  renewalQuantity: number | null = null;

  /** The `validUntil` of which the customer was last reminded. */
  @Property({ type: 'date', nullable: true })
  remindedOf: string | null = null;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the licence was paused, because a period is not paid after the last attempt. No period is billed until ' +
      'it is paid. Null when the licence is not paused.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  pausedAt: Date | null = null;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  /** Set when an admin deletes the licence. The row is kept as history. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;

  /** Adds seats now, and after the next renewal as well. */
  addSeats(quantity: number): void {
    this.quantity += quantity;
    if (this.renewalQuantity !== null) this.renewalQuantity += quantity;
  }

  /**
   * Corrects the number of seats. Each seat keeps its price; periods that are billed already do not change. A pending
   * reduction that would add seats is dropped. More seats that a renewal was decided with stay.
   */
  correctQuantity(quantity: number): void {
    const next = this.renewalQuantity;
    if (next !== null && (next === quantity || (next < this.quantity && next > quantity))) this.renewalQuantity = null;
    if (this.monthlyPrice !== null) this.monthlyPrice = Math.round((this.monthlyPrice * quantity) / this.quantity);
    this.quantity = quantity;
  }

  /**
   * Extends the licence by a term with a pending seat change, another plan if one is given, and the price of a seat for
   * a month. The periods of the old term are billed before. The months are those of the decision.
   */
  renew({ plan, price, months }: { plan: Plan | null; price: Ore | null; months: number | null }): void {
    const firstDay = addDays(this.validUntil, 1);
    this.validUntil = lastDayAfterRenewal(this.validFrom, this.validUntil, months ?? this.contractTerm);
    this.quantity = this.renewalQuantity ?? this.quantity;
    this.renewalQuantity = null;
    this.type = plan ?? this.type;
    this.monthlyPrice = price === null ? null : price * this.quantity;
    this.billedMonths = monthsBetween(this.validFrom, firstDay);
  }
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    license: TableOf<License>;
  }
}
