import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EVERY_EMPLOYEE } from '../../../../domain/backOffice/employeeAreas.ts';
import type { PaymentMethod } from '../../../../domain/basics/vocabulary.ts';
import { DANISH } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  insertsWithout,
  paymentPolicy,
  tenantPolicies,
  personalDataPolicies,
  scopePolicy,
  SELLING_ROLES,
  seesDepartment,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { PaymentMethodEnum } from '../customers/billing.enums.ts';
import { Customer } from '../customers/Customer.ts';

/** Columns of the card, which is stored after the department is created and the bank has confirmed it. */
const CARD_COLUMNS = ['stripe_payment_method_id', 'card_brand', 'card_last4', 'card_exp_month', 'card_exp_year'];

/** The columns that a department's own form and the admin's form set. */
export const DEPARTMENT_FORM_COLUMNS = [
  'name',
  'contactPerson',
  'phoneNumber',
  'street',
  'zip',
  'city',
  'billingEmail',
  'poNumber',
] as const satisfies (keyof Department)[];

@ObjectType({
  implements: Node,
  description: 'A part of a company that orders and pays for itself.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'department',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('department', {
      companyRoles: [dbRoles.sales, dbRoles.registration, dbRoles.signUp],
      allRowsRoles: [dbRoles.system],
    }),
    insertsWithout(
      'department',
      dbRoles.customer,
      CARD_COLUMNS,
      '(payment_method is null or payment_method = (select c.default_payment_method from customer c ' +
        'where c.id = department.customer_id))',
    ),
    insertsWithout('department', dbRoles.registration, ['payment_method', ...CARD_COLUMNS]),
    paymentPolicy('department'),
    scopePolicy('department', 'departments', seesDepartment('id'), { roles: SELLING_ROLES }),
    ...personalDataPolicies('department', ['update']),
    ...employeePolicies('department', EVERY_EMPLOYEE, ['SALES', 'BOOKKEEPING']),
  ],
})
@Index({ name: 'department_customer_name', properties: ['customerId', 'name', 'id'] })
@Index({
  name: 'department_name_grams',
  expression: 'create index "department_name_grams" on "department" using gin (search_grams("name"))',
})
@Index({
  name: 'department_name_unique',
  expression: `create unique index "department_name_unique" on "department"
    ("customer_id", (name_key("name") collate "C"),
    (case when "name" collate "C" = "shared_name" then "id" else '' end))`,
})
export class Department extends Node {
  static readonly idPrefix = 'dep';

  [OptionalProps]?: Defaults;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(Department.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @Field(() => Customer, { description: 'The company of the department.' })
  @BelongsTo('customerId')
  customer?: Customer;

  @Field(() => String, { description: 'Name of the department, unique within its company.' })
  @Property({ type: 'text', collation: DANISH })
  name!: string;

  /**
   * Set for departments that had the same name as another one before names had to be unique: the name they shared.
   * Exempts the department from the unique index until it is renamed.
   */
  @Property({ type: 'text', collation: 'C', nullable: true, lazy: true, hidden: true })
  sharedName: string | null = null;

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

  @Field(() => PaymentMethodEnum, {
    nullable: true,
    description:
      "How the department pays. A new department has its company's `defaultPaymentMethod`. Null until a payment " +
      'method is chosen, and nothing can be bought before.',
  })
  @Property({ type: 'text', nullable: true })
  paymentMethod: PaymentMethod | null = null;

  @Property({ type: 'text', nullable: true })
  stripePaymentMethodId: string | null = null;

  @Property({ type: 'text', nullable: true })
  cardBrand: string | null = null;

  @Property({ type: 'text', nullable: true })
  cardLast4: string | null = null;

  @Property({ type: 'smallint', nullable: true })
  cardExpMonth: number | null = null;

  @Property({ type: 'smallint', nullable: true })
  cardExpYear: number | null = null;

  /** Idempotency key of the admin's form that created the row; null for rows that the company created itself. */
  @Property({ type: 'text', nullable: true, unique: true, hidden: true })
  requestId: string | null = null;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;

  payByInvoice(): void {
    this.paymentMethod = 'INVOICE';
  }

  payByCard({ paymentMethodId, brand, last4, expMonth, expYear }: Card): void {
    this.paymentMethod = 'CREDIT_CARD';
    this.stripePaymentMethodId = paymentMethodId;
    this.cardBrand = brand;
    this.cardLast4 = last4;
    this.cardExpMonth = expMonth;
    this.cardExpYear = expYear;
  }
}

interface Card {
  paymentMethodId: string;
  brand: string;
  last4: string;
  expMonth: number;
  expYear: number;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    department: TableOf<Department>;
  }
}
