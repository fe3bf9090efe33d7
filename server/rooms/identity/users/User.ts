import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EVERY_EMPLOYEE, ADMINS_ALONE } from '../../../../domain/backOffice/employeeAreas.ts';
import {
  enumOf,
  UserRole,
  type CompanyRole,
  type EmployeeRole,
  type Subject,
} from '../../../../domain/basics/vocabulary.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import { BY_CODE_POINT } from '../../../platform/db/collation.ts';
import { DANISH } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  administratorPolicies,
  dbRoles,
  tenantPolicies,
  personalDataPolicies,
  scopePolicy,
  seesSubject,
  CURRENT_PERSON,
  employeePolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Node } from '../../../platform/Node.ts';
import { CompanyRoleEnum } from '../../companies/customers/companyRole.enum.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Person } from './Person.ts';

export const UserRoleEnum = enumOf(UserRole);
registerEnum(UserRoleEnum, 'UserRole', 'The rights of a user.', {
  USER: 'A user of a company, who sees that company alone.',
  EMPLOYEE: 'An employee of the reseller, who may do what their roles allow.',
  ADMIN: 'An employee of the reseller who may do everything, and sees every company.',
});

/**
 * A person's membership of a company, or of the reseller. Name, e-mail and its confirmation are copies of the person's,
 * which triggers write, so that lists and searches need no second table. Services change them by `changePerson`.
 */
@Sees('PEOPLE')
@ObjectType({
  implements: Node,
  description:
    'A person with a sign-in. Deleting a user deactivates the account; the name stays on orders, activities and ' +
    'entries until the data of the person is erased.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'user_account',
  rowLevelSecurity: 'force',
  policies: [
    ...tenantPolicies('user_account', {
      companyRoles: [dbRoles.registration],
      allRowsRoles: [dbRoles.auth, dbRoles.system],
    }),
    // A company reactivates only the users whom it has deactivated itself.
    ...administratorPolicies('user_account', `role = 'USER' and (deactivated_at is null or deactivated_by_company)`),
    // Beside the checks of the services: the roles of customers, registrations and sign-ins cannot create an admin.
    {
      name: 'user_account_customer_makes_users',
      type: 'restrictive',
      command: 'insert',
      roles: [dbRoles.customer, dbRoles.registration, dbRoles.auth],
      check: `role = 'USER'`,
    },
    // Customers and registrations create accounts with an unconfirmed address. The auth role confirms it when a mailed
    // link is used.
    {
      name: 'user_account_made_unconfirmed',
      type: 'restrictive',
      command: 'insert',
      roles: [dbRoles.customer, dbRoles.registration],
      check: 'email_confirmed_at is null',
    },
    scopePolicy('user_account', 'subject', `(${seesSubject('PEOPLE')}) or id = ${CURRENT_PERSON}`, {
      command: 'select',
    }),
    ...personalDataPolicies('user_account', ['update']),
    ...employeePolicies('user_account', EVERY_EMPLOYEE, ADMINS_ALONE),
  ],
})
@Index({ name: 'user_account_customer_name', properties: ['customerId', 'name', 'id'] })
@Index({
  name: 'user_account_email_grams',
  expression: 'create index "user_account_email_grams" on "user_account" using gin (search_grams("email"))',
})
// An e-mail has at most one active account in a company.
@Index({
  name: 'user_account_company_email',
  expression:
    'create unique index "user_account_company_email" on "user_account" (lower("email"), "customer_id") ' +
    'where "deactivated_at" is null',
})
@Check({
  name: 'user_account_administrator_scope',
  expression: "company_role <> 'ADMINISTRATOR' or (subjects is null and department_ids is null)",
})
@Check({
  name: 'user_account_employee_roles',
  expression: "(role = 'EMPLOYEE') = (employee_roles is not null) and cardinality(employee_roles) > 0",
})
@Index({ name: 'user_account_person', properties: ['personId'] })
// A person has at most one active membership in a company.
@Index({
  name: 'user_account_person_company',
  expression:
    'create unique index "user_account_person_company" on "user_account" ("person_id", "customer_id") ' +
    'where "deactivated_at" is null',
})
export class User extends Node {
  static readonly idPrefix = 'user';

  [OptionalProps]?: Defaults<'role' | 'companyRole' | 'deactivatedByCompany'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(User.idPrefix);

  /** The owner of the sign-in. */
  @ManyToOne(() => Person, {
    mapToPk: true,
    fieldName: 'person_id',
    index: false,
    deleteRule: 'no action',
    updateRule: 'no action',
  })
  personId!: string;

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', nullable: true, index: false })
  customerId: string | null = null;

  @Field(() => Customer, { nullable: true, description: "The user's company. Null for an admin without a company." })
  @BelongsTo('customerId')
  customer?: Customer | null;

  @Field(() => String, { description: 'Name of the user, as colleagues see it.' })
  @Property({ type: 'text', collation: DANISH })
  name!: string;

  @Field(() => String, {
    description:
      'The address with which the user signs in. Not case-sensitive. Active users who have confirmed the same ' +
      'address are one person in several companies.',
  })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the user confirmed the address in `email`. Null until the user confirms it. Until then, the user cannot ' +
      'invite or create colleagues.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  emailConfirmedAt: Date | null = null;

  @Field(() => UserRoleEnum, { description: 'The rights of the user.' })
  @Property({ type: 'text' })
  role: UserRole = 'USER';

  @Field(() => CompanyRoleEnum, {
    description: 'What the user may do within the company. The rights of `role` do not depend on it.',
  })
  @Property({ type: 'text', default: 'ADMINISTRATOR' })
  companyRole: CompanyRole = 'ADMINISTRATOR';

  /** The subjects of the company that the user may see; null for all. */
  @Property({ type: 'string[]', columnType: 'text[]', nullable: true })
  subjects: Subject[] | null = null;

  /** The departments whose rows the user may see; null for all. */
  @Property({ type: 'string[]', columnType: 'text[]', collation: BY_CODE_POINT, nullable: true })
  departmentIds: string[] | null = null;

  /**
   * The roles of an employee of the reseller; null for admins, who have all, and for customers. Only employees and the
   * sign-in can read this column.
   */
  @Property({ type: 'string[]', columnType: 'text[]', nullable: true, lazy: true, hidden: true })
  employeeRoles: EmployeeRole[] | null = null;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  deactivatedAt: Date | null = null;

  /** Whether the company itself deactivated the user, and may therefore reactivate them. */
  @Property({ type: 'boolean', default: false })
  deactivatedByCompany: boolean = false;

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    user_account: TableOf<User>;
  }
}
