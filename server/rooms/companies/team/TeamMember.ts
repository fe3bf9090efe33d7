import { OptionalProps } from '@mikro-orm/core';
import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { EVERY_EMPLOYEE, ADMINS_ALONE } from '../../../../domain/backOffice/employeeAreas.ts';
import { DANISH } from '../../../platform/db/collation.ts';
import type { Defaults } from '../../../platform/db/defaults.ts';
import { newId } from '../../../platform/db/ids.ts';
import { CURRENT_COMPANY, dbRoles, allRowsPolicies, employeePolicies } from '../../../platform/db/roles.ts';
import type { TableOf } from '../../../platform/db/tables.ts';
import { Node } from '../../../platform/Node.ts';

const isOwnContact = `id = (select point_of_contact_id from customer where id = ${CURRENT_COMPANY})`;

@ObjectType({
  implements: Node,
  description: 'An employee of the reseller. A company sees only its point of contact.',
  simpleResolvers: true,
})
@Entity({
  tableName: 'team_member',
  rowLevelSecurity: 'force',
  policies: [
    { name: 'team_member_customer', command: 'select', roles: [dbRoles.customer], using: isOwnContact },
    ...allRowsPolicies('team_member', [dbRoles.admin, dbRoles.system]),
    ...employeePolicies('team_member', EVERY_EMPLOYEE, ADMINS_ALONE),
  ],
})
@Index({ name: 'team_member_name', properties: ['name', 'id'] })
export class TeamMember extends Node {
  static readonly idPrefix = 'team';

  [OptionalProps]?: Defaults<'isActive'>;

  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId(TeamMember.idPrefix);

  @Field(() => String, { description: 'Full name.' })
  @Property({ type: 'text', collation: DANISH })
  name!: string;

  @Field(() => String, { description: 'Job title.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'E-mail for customers.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Phone number for customers. Null when there is none.' })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, { nullable: true, description: 'Address of a picture. Null when there is none.' })
  @Property({ type: 'text', nullable: true })
  avatar: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: 'Address over https where customers book a meeting. Null when there is none.',
  })
  @Property({ type: 'text', nullable: true })
  calendarBookingUrl: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: "For admins. The member's user id at ClickUp. Null for everybody else.",
  })
  @Property({ type: 'text', nullable: true, unique: true })
  clickUpId: string | null = null;

  @Field(() => Boolean, {
    description:
      'Whether the member is active. Inactive members are not in `team` and get no mails as a point of contact.',
  })
  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;
}

declare module '../../../platform/db/tables.ts' {
  interface Tables {
    team_member: TableOf<TeamMember>;
  }
}
