import { OptionalProps } from '@mikro-orm/core';
import { Check, Entity, Index, ManyToOne, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, ObjectType } from 'type-graphql';
import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import {
  allRowsPolicies,
  CURRENT_COMPANY,
  CURRENT_PERSON,
  dbRoles,
  employeeReadPolicy,
  personalDataPolicies,
} from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { BelongsTo } from '../../../platform/graphql/belongsTo.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { SubjectEnum } from '../../companies/customers/subject.enum.ts';
import { Department } from '../../companies/departments/Department.ts';
import { User } from '../users/User.ts';

const IS_OWN_COMPANY = `customer_id = ${CURRENT_COMPANY}`;
const IS_ADMINISTRATOR = '(select is_company_administrator())';

@ObjectType({
  description: 'A user who asks an administrator of the company for a subject or a department that they may not see.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'rights_request',
  rowLevelSecurity: 'force',
  policies: [
    ...allRowsPolicies('rights_request', [dbRoles.admin, dbRoles.auth, dbRoles.system]),
    {
      name: 'rights_request_customer_select',
      command: 'select',
      roles: [dbRoles.customer],
      using: `${IS_OWN_COMPANY} and (user_id = ${CURRENT_PERSON} or ${IS_ADMINISTRATOR})`,
    },
    {
      name: 'rights_request_customer_insert',
      command: 'insert',
      roles: [dbRoles.customer],
      check: `${IS_OWN_COMPANY} and user_id = ${CURRENT_PERSON} and decided_at is null`,
    },
    {
      name: 'rights_request_customer_update',
      command: 'update',
      roles: [dbRoles.customer],
      using: `${IS_OWN_COMPANY} and ${IS_ADMINISTRATOR}`,
      check: `${IS_OWN_COMPANY} and ${IS_ADMINISTRATOR}`,
    },
    ...personalDataPolicies('rights_request', ['delete']),
    employeeReadPolicy('rights_request', ['SUPPORT']),
  ],
})
@Check({ name: 'rights_request_wanted', expression: 'subject is not null or department_id is not null' })
@Index({ name: 'rights_request_customer_newest', properties: ['customerId', 'id'] })
@Index({ name: 'rights_request_department', properties: ['departmentId'] })
// A user has one open request for the same rights.
@Index({
  name: 'rights_request_open',
  expression:
    'create unique index "rights_request_open" on "rights_request" ' +
    `("user_id", coalesce("subject", ''), coalesce("department_id", '')) where "decided_at" is null`,
})
export class RightsRequest {
  static readonly idPrefix = 'rreq';

  [OptionalProps]?: Defaults;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  id: string = newId(RightsRequest.idPrefix);

  @ManyToOne(() => Customer, { mapToPk: true, fieldName: 'customer_id', index: false })
  customerId!: string;

  @ManyToOne(() => User, { mapToPk: true, fieldName: 'user_id', index: false })
  userId!: string;

  @Field(() => User, { description: 'Who asks.' })
  @BelongsTo('userId')
  user?: User;

  @Field(() => SubjectEnum, { nullable: true, description: 'The subject that the user wants to see, if any.' })
  @Property({ type: 'text', collation: 'C', nullable: true })
  subject: Subject | null = null;

  @ManyToOne(() => Department, {
    mapToPk: true,
    fieldName: 'department_id',
    nullable: true,
    index: false,
    deleteRule: 'cascade',
  })
  departmentId: string | null = null;

  @Field(() => Department, {
    nullable: true,
    description: 'The department that the user wants to see. Null when they want none, and for the user themselves.',
  })
  @BelongsTo('departmentId')
  department?: Department | null;

  @Field(() => String, {
    nullable: true,
    description: 'The address in the portal that the user could not open, such as "/payments". Null when not sent.',
  })
  @Property({ type: 'text', nullable: true })
  path: string | null = null;

  @Field(() => DateTime)
  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Property({ type: 'datetime', columnType: 'timestamptz', nullable: true })
  decidedAt: Date | null = null;

  /** The answer; null until there is one, and for a request that ended without one. */
  @Property({ type: 'boolean', nullable: true })
  isGranted: boolean | null = null;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    rights_request: TableOf<RightsRequest>;
  }
}
