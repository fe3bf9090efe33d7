import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EVERY_EMPLOYEE } from '../../../../domain/backOffice/employeeAreas.ts';
import type { CompanyRole, PaymentMethod, Invoicing } from '../../../../domain/basics/vocabulary.ts';
import { BY_CODE_POINT, DANISH } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  dbRoles,
  insertsWithout,
  paymentPolicy,
  tenantPolicies,
  personalDataPolicies,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { TeamMember } from '../team/TeamMember.ts';
import { InvoicingEnum, PaymentMethodEnum } from './billing.enums.ts';
import { CompanyRoleEnum } from './companyRole.enum.ts';
import { SEARCHED_COLUMNS } from './searchedColumns.ts';

/** Columns that link a company to providers and to its point of contact. A registration may not set them. */
const PROVIDER_COLUMNS = [
  'click_up_team_id',
  'click_up_space_id',
  'click_up_folder_id',
  'dinero_contact_id',
  'stripe_customer_id',
  'point_of_contact_id',
];

/** The columns that a company's own form and the admin's form set. */
export const COMPANY_FORM_COLUMNS = [
  'name',
  'contactPerson',
  'phoneNumber',
  'vatNumber',
  'eanNumber',
  'billingEmail',
  'street',
  'zip',
  'city',
  'poNumber',
] as const satisfies (keyof Customer)[];

@ObjectType({
  implements: Node,
  description: 'A company that buys from the reseller. All data of a customer belongs to one company.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'customer',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('customer', {
      column: 'id',
      companyRoles: [dbRoles.sales, dbRoles.registration, dbRoles.signUp],
      allRowsRoles: [dbRoles.auth, dbRoles.system],
    }),
    insertsWithout('customer', dbRoles.registration, PROVIDER_COLUMNS),
    paymentPolicy('customer'),
    ...personalDataPolicies('customer', ['update']),
    ...employeePolicies('customer', EVERY_EMPLOYEE, ['SALES', 'SUPPORT', 'BOOKKEEPING']),
  ],
})
// A card belongs to one department and cannot be the payment method of others.
@Check({
  name: 'customer_default_payment_method_shared',
  expression: `default_payment_method collate "C" = 'INVOICE'`,
})
@Index({ name: 'customer_by_name', properties: ['name', 'id'] })
@Index({ name: 'customer_by_contact_person', properties: ['contactPerson', 'id'] })
@Index({ name: 'customer_by_contact', properties: ['pointOfContactId', 'name', 'id'] })
@Index({
  name: 'customer_search',
  expression: `create index "customer_search" on "customer" using gin (search_grams(${SEARCHED_COLUMNS}))`,
})
@Index({
  name: 'customer_name_grams',
  expression: 'create index "customer_name_grams" on "customer" using gin (search_grams("name"))',
})
@Index({ name: 'customer_by_vat_number', properties: ['vatNumber', 'id'] })
@Index({
  name: 'customer_not_set_up',
  expression: `create index "customer_not_set_up" on "customer" ("id")
    where "dinero_contact_id" is null or "click_up_folder_id" is null or "point_of_contact_id" is null`,
})
@Index({
  name: 'customer_new',
  expression: 'create index "customer_new" on "customer" ("id") where "point_of_contact_id" is null',
})
export class Customer extends Node {
  static readonly idPrefix = 'cust';

  [OptionalProps]?: Defaults<
    | 'requiresSecondFactor'
    | 'requiresPaymentProof'
    | 'isToldOfImpersonation'
    | 'newUserRole'
    | 'invoicing'
    | 'sendsReminders'
  >;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(Customer.idPrefix);

  @Field(() => String, { description: 'Name of the company. Not unique.' })
  @Property({ type: 'text', collation: DANISH })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text', collation: DANISH })
  contactPerson!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  phoneNumber!: string;

  @Field(() => String)
  @Property({ type: 'text', collation: BY_CODE_POINT })
  vatNumber!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  eanNumber: string | null = null;

  @Field(() => String)
  @Property({ type: 'text' })
  billingEmail!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  street!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  zip!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  city!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  poNumber: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the workspace at ClickUp. Null until an admin has linked a folder.',
  })
  @Property({ type: 'text', nullable: true })
  clickUpTeamId: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description: 'Id of the space at ClickUp. Null until an admin has linked a folder.',
  })
  @Property({ type: 'text', nullable: true })
  clickUpSpaceId: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the ClickUp folder that contains the company's tasks. Null until an admin has linked it.",
  })
  @Property({ type: 'text', nullable: true, unique: true })
  clickUpFolderId: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the ClickUp folder when it was linked. Null until an admin has linked a folder.',
  })
  @Property({ type: 'text', nullable: true })
  clickUpFolderName: string | null = null;

  @Field(() => ID, {
    nullable: true,
    description: "Id of the Dinero contact that receives the company's invoices. Null until an admin has linked it.",
  })
  @Property({ type: 'text', nullable: true })
  dineroContactId: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Name of the Dinero contact when it was linked. Null until an admin has linked it.',
  })
  @Property({ type: 'text', nullable: true })
  dineroContactName: string | null = null;

  @ManyToOne(() => TeamMember, {
    mapToPk: true,
    fieldName: 'point_of_contact_id',
    nullable: true,
    deleteRule: 'set null',
  })
  pointOfContactId: string | null = null;

  @Property({ type: 'text', nullable: true, unique: true })
  stripeCustomerId: string | null = null;

  /** Idempotency key of the registration, chosen by the client; null for companies without one. */
  @Property({ type: 'text', nullable: true, unique: true })
  registrationId: string | null = null;

  @Field(() => Boolean, {
    description: 'Whether users of the company can do nothing before they have set up two-step verification.',
  })
  @Property({ type: 'boolean', default: false })
  requiresSecondFactor: boolean = false;

  @Field(() => Boolean, {
    description:
      'Whether a change of how departments pay needs a fresh proof of identity. API tokens cannot give one, so that ' +
      'such changes are refused to them.',
  })
  @Property({ type: 'boolean', default: false })
  requiresPaymentProof: boolean = false;

  @Field(() => Boolean, {
    description:
      'Whether the administrators of the company are mailed when an employee of the reseller acts as one of its users.',
  })
  @Property({ type: 'boolean', default: false })
  isToldOfImpersonation: boolean = false;

  @Field(() => CompanyRoleEnum, { description: 'The role of new users for whom no role is chosen.' })
  @Property({ type: 'text', default: 'ADMINISTRATOR' })
  newUserRole: CompanyRole = 'ADMINISTRATOR';

  @Field(() => Int, {
    nullable: true,
    description:
      'Purchases above this amount in øre, excluding VAT, wait for an administrator of the company when a buyer, an ' +
      'API token or a REST call makes them. The amount of a purchase is its whole `commitment`. Null when there is ' +
      'no limit for a purchase.',
  })
  @Property({ type: 'integer', nullable: true })
  approvalLimit: number | null = null;

  @Field(() => Int, {
    nullable: true,
    description:
      'What each buyer and each API token may buy for in a calendar month without an approval, in øre, excluding ' +
      'VAT. It holds beside `approvalLimit`. Null when there is no such limit.',
  })
  @Property({ type: 'integer', nullable: true })
  approvalMonthLimit: number | null = null;

  @Field(() => PaymentMethodEnum, {
    nullable: true,
    description:
      'The payment method of departments that are created from now on: INVOICE, or null when each department chooses ' +
      'its own. Existing departments keep theirs.',
  })
  @Property({ type: 'text', nullable: true })
  defaultPaymentMethod: PaymentMethod | null = null;

  @Field(() => InvoicingEnum, { description: 'When the purchases of its departments are gathered into an invoice.' })
  @Property({ type: 'text', collation: 'C', default: 'IMMEDIATE' })
  invoicing: Invoicing = 'IMMEDIATE';

  @Field(() => Int, {
    nullable: true,
    description: "Days from the issue of an invoice until it is due. Null for the reseller's usual number.",
  })
  @Property({ type: 'integer', nullable: true })
  paymentDays: number | null = null;

  @Field(() => Boolean, {
    description: 'Whether reminders of unpaid invoices are sent by themselves. An admin decides it.',
  })
  @Property({ type: 'boolean', default: true })
  sendsReminders: boolean = true;

  /** When the administrators were mailed that Zendesk ends API keys: once for each company. */
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true, hidden: true })
  toldKeysEndAt: Date | null = null;

  /** The first day of the month in which the statement of used hours was mailed last. */
  @Property({ type: 'date', nullable: true })
  hoursMailedMonth: string | null = null;

  @Field(() => DateTime, { description: 'When the company registered.' })
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    customer: TableOf<Customer>;
  }
}
