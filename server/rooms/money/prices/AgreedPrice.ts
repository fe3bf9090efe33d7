import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { ADMINS_ALONE } from '../../../../domain/backOffice/employeeAreas.ts';
import { enumOf } from '../../../../domain/basics/vocabulary.ts';
import { PriceItem } from '../../../../domain/money/agreedPrices.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { dbRoles, tenantPolicies, scopePolicy, seesSubject, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { CalendarDate, DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { Customer } from '../../companies/customers/Customer.ts';

export const PriceItemEnum = enumOf(PriceItem);
registerEnum(PriceItemEnum, 'PriceItem', 'A figure of the price list that a company can have a price of its own for.', {
  HOURLY_RATE: 'The price of an hour on a clip card, before volume discounts.',
  SERVICE_AGREEMENT: 'The price of a service agreement per licence and month, in every step.',
  PLAN_SUPPORT_TEAM: 'A licence of Zendesk Support Team for a month.',
  PLAN_SUITE_TEAM: 'A licence of Zendesk Suite Team for a month.',
  PLAN_SUITE_GROWTH: 'A licence of Zendesk Suite Growth for a month.',
  PLAN_SUITE_PRO: 'A licence of Zendesk Suite Professional for a month.',
  PLAN_SUITE_ENTERPRISE: 'A licence of Zendesk Suite Enterprise for a month.',
});

@Sees('FINANCE')
@ObjectType({
  implements: Node,
  description: "A company's own price for an item, which takes precedence over the price list.",
  simpleResolvers: true,
})
@Entity({
  tableName: 'agreed_price',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('agreed_price', { allRowsRoles: [dbRoles.system] }),
    scopePolicy('agreed_price', 'subject', seesSubject('FINANCE')),
    ...employeePolicies('agreed_price', ['SALES'], ADMINS_ALONE),
  ],
})
@Index({ name: 'agreed_price_customer_newest', properties: ['customerId', 'id'] })
@Index({
  name: 'agreed_price_day',
  expression: `create unique index "agreed_price_day" on "agreed_price" ("customer_id", "item", "valid_from")
    where "withdrawn_at" is null`,
})
export class AgreedPrice extends Node {
  static readonly idPrefix = 'agp';

  [OptionalProps]?: Defaults<'note'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text', collation: 'C' })
  override id: string = newId(AgreedPrice.idPrefix);

  @ManyToOne(() => Customer, {
    mapToPk: true,
    fieldName: 'customer_id',
    index: false,
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  customerId!: string;

  @Field(() => PriceItemEnum, { description: 'The figure of the price list that the price replaces.' })
  @Property({ type: 'text', collation: 'C' })
  item!: PriceItem;

  @Field(() => Int, {
    nullable: true,
    description: 'Fixed price in øre, excluding VAT. Null when a discount is agreed instead.',
  })
  @Property({ type: 'integer', nullable: true })
  price: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description: 'Discount on the price of the list, in percent. Null when a fixed price is agreed instead.',
  })
  @Property({ type: 'integer', nullable: true })
  discountPercent: number | null = null;

  @Field(() => CalendarDate, { description: 'First day of the price, in Copenhagen.' })
  @Property({ type: 'date' })
  validFrom!: string;

  @Field(() => CalendarDate, { nullable: true, description: 'Last day of the price; null when it has no end.' })
  @Property({ type: 'date', nullable: true })
  validUntil: string | null = null;

  /** Only the admin role can select this column and those of the history. */
  @Property({ type: 'text', default: '', lazy: true })
  note: string = '';

  @Property({ type: 'text', collation: 'C', nullable: true, lazy: true })
  createdById: string | null = null;

  @Field(() => DateTime, { description: 'When an admin entered the price.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  /** A withdrawn price never came into force. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  withdrawnAt: Date | null = null;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    agreed_price: TableOf<AgreedPrice>;
  }
}
