import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType, registerEnumType } from 'type-graphql';
import { enumOf, PaymentMethod } from '../../domain/vocabulary.ts';
import { Customer } from '../customers/Customer.ts';
import { newId } from '../db/ids.ts';
import { dbRoles, tenantPolicies } from '../db/roles.ts';
import { DateTime } from '../graphql/scalars.ts';
import { Node } from '../graphql/Node.ts';

const PaymentMethodEnum = enumOf(PaymentMethod);
registerEnumType(PaymentMethodEnum, { name: 'PaymentMethod' });

@ObjectType({ implements: Node, simpleResolvers: true })
@Entity({
  tableName: 'department',
  rowLevelSecurity: 'force',
  policies: tenantPolicies('department', { everything: [dbRoles.system] }),
})
@Index({ name: 'department_customer_name', properties: ['customerId', 'name', 'id'] })
export class Department extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('dep');

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  contactPerson!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  phoneNumber: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  street: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  zip: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  city: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  billingEmail: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  poNumber: string | null = null;

  /** Absent means not chosen. */
  @Field(() => PaymentMethodEnum, { nullable: true })
  @Property({ type: 'text', nullable: true })
  paymentMethod: PaymentMethod | null = null;

  @Property({ type: 'text', nullable: true })
  cardBrand: string | null = null;

  @Property({ type: 'text', nullable: true })
  cardLast4: string | null = null;

  @Property({ type: 'smallint', nullable: true })
  cardExpMonth: number | null = null;

  @Property({ type: 'smallint', nullable: true })
  cardExpYear: number | null = null;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'integer', version: true })
  version: number = 1;
}
