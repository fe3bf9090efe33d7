import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy';
import { Field, Float, ID, Int, ObjectType } from 'type-graphql';
import { dateOf } from '../../../../domain/basics/dates.ts';
import type { ClipCardStatus } from '../../../../domain/basics/vocabulary.ts';
import { clipCardPrice } from '../../../../domain/money/clipCardPricing.ts';
import type { Prices } from '../../../../domain/money/prices.ts';
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
  SELLING_ROLES,
  seesSubject,
  seesDepartment,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Department } from '../../companies/departments/Department.ts';
import { User } from '../../identity/users/User.ts';
import type { KeyOrigin } from '../../money/ledger/KeyOrigin.ts';
import { ClipCardStatusEnum } from './clipCard.enums.ts';

@Sees('AGREEMENTS', 'TASKS')
@ObjectType({
  implements: Node,
  description: 'Prepaid hours of a department, which work uses up.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'clip_card',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('clip_card', { companyRoles: [dbRoles.sales], allRowsRoles: [dbRoles.system] }),
    insertsWithout(
      'clip_card',
      dbRoles.sales,
      ['click_up_list_id', 'low_since', 'deleted_at'],
      `status in ('PENDING', 'ACTIVE') and hours_used = 0`,
    ),
    clientKeyPolicy('clip_card'),
    scopePolicy('clip_card', 'subject', seesSubject('AGREEMENTS', 'TASKS'), { roles: SELLING_ROLES }),
    scopePolicy('clip_card', 'departments', seesDepartment(), { roles: SELLING_ROLES }),
    ...personalDataPolicies('clip_card'),
    ...employeePolicies('clip_card', ['SALES', 'SUPPORT'], ['SALES']),
  ],
})
@Index({ name: 'clip_card_customer_newest', properties: ['customerId', 'id'] })
@Index({
  name: 'clip_card_active',
  expression:
    'create index "clip_card_active" on "clip_card" ("customer_id", "hours", "hours_used") ' +
    `where "status" = 'ACTIVE' and "deleted_at" is null`,
})
@Index({ name: 'clip_card_department', properties: ['departmentId'] })
@Unique({ name: 'clip_card_purchase_id_unique', properties: ['customerId', 'origin', 'purchaseId'] })
@Index({ name: 'clip_card_by_hours', properties: ['hours', 'id'] })
@Index({ name: 'clip_card_by_hours_used', properties: ['hoursUsed', 'id'] })
@Index({ name: 'clip_card_by_price', properties: ['price', 'id'] })
@Index({ name: 'clip_card_by_expiry', properties: ['expiresOn', 'id'] })
export class ClipCard extends Node {
  static readonly idPrefix = 'clip';

  [OptionalProps]?: Defaults<'hoursUsed' | 'discount' | 'status' | 'isBilled' | 'origin'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(ClipCard.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => Department, { mapToPk: true, fieldName: 'department_id', index: false })
  departmentId!: string;

  @Field(() => Department, { description: 'The department that pays for the card.' })
  @BelongsTo('departmentId')
  department?: Department;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', nullable: true, index: false })
  userId: string | null = null;

  @Field(() => User, {
    nullable: true,
    description: 'The user who bought the card. Null when there is none, as for a purchase with an API token.',
  })
  @BelongsTo('userId')
  user?: User | null;

  @Field(() => Int, { description: 'Number of hours that were bought.' })
  @Property({ type: 'integer' })
  hours!: number;

  @Field(() => Float, { description: 'Number of hours used: the sum of the hour entries.' })
  @Property({ type: 'double' })
  hoursUsed: number = 0;

  // Those who see cards for their tasks alone see neither the discount nor the price.
  @Sees('AGREEMENTS', 'FINANCE')
  @Field(() => Int, { description: 'Discount in percent. 0 for callers who see neither AGREEMENTS nor FINANCE.' })
  @Property({ type: 'integer' })
  discount: number = 0;

  @Sees('AGREEMENTS', 'FINANCE')
  @Field(() => Int, {
    description:
      'Price of all hours in øre, after the discount and excluding VAT. 0 for callers who see neither AGREEMENTS nor ' +
      'FINANCE.',
  })
  @Property({ type: 'integer' })
  price!: number;

  @Field(() => ClipCardStatusEnum, { description: 'Whether the hours can be used.' })
  @Property({ type: 'text' })
  status: ClipCardStatus = 'PENDING';

  @Field(() => CalendarDate, {
    nullable: true,
    description: 'The last day on which the hours can be used. Null when the card does not expire.',
  })
  @Property({ type: 'date', nullable: true })
  expiresOn: string | null = null;

  /** Since when the balance has been low. Set until the balance is no longer low, so that people are notified once. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  lowSince: Date | null = null;

  /** Whether a ledger entry has been created for the price. A card by an admin is billed when it is first active. */
  @Property({ type: 'boolean' })
  isBilled: boolean = false;

  @Field(() => ID, { nullable: true, description: "Id of the card's list at ClickUp. Null until the list is created." })
  @Property({ type: 'text', nullable: true })
  clickUpListId: string | null = null;

  @Property({ type: 'text', collation: 'C', default: 'CLIENT' })
  origin: KeyOrigin = 'CLIENT';

  @Property({ type: 'text' })
  purchaseId!: string;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deletedAt: Date | null = null;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;

  /** Sets the hours and discount, and computes the price from them. */
  setHours(prices: Prices, hours: number, discount: number): void {
    const price = clipCardPrice(prices, hours, discount);
    Object.assign(this, { hours, discount: price.discountPercent, price: price.net });
  }

  /**
   * Adds minutes of work; a negative number gives hours back. An active card without hours left becomes USED. A used
   * card that gets hours back becomes ACTIVE again, unless it has expired.
   */
  addWork(minutes: number): void {
    this.hoursUsed = Math.round((this.hoursUsed * 60 + minutes) * 100) / 100 / 60;
    if (this.status === 'ACTIVE' && this.hoursUsed >= this.hours) this.status = 'USED';
    else if (this.status === 'USED' && this.hoursUsed < this.hours && !this.hasExpired()) this.status = 'ACTIVE';
  }

  private hasExpired(): boolean {
    return this.expiresOn !== null && this.expiresOn < dateOf();
  }
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    clip_card: TableOf<ClipCard>;
  }
}
