import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { newId } from '../db/ids.ts';
import { CURRENT_COMPANY, dbRoles, openPolicies } from '../db/roles.ts';
import { Node } from '../graphql/Node.ts';

const isOwnContact = `id = (select point_of_contact_id from customer where id = ${CURRENT_COMPANY})`;

/** One of the reseller's own people. A customer sees the one who is its point of contact, and nobody else. */
@ObjectType({ implements: Node, simpleResolvers: true })
@Entity({
  tableName: 'team_member',
  rowLevelSecurity: 'force',
  policies: [
    { name: 'team_member_customer', command: 'select', roles: [dbRoles.customer], using: isOwnContact },
    ...openPolicies('team_member', [dbRoles.admin, dbRoles.system]),
  ],
})
@Index({ name: 'team_member_name', properties: ['name', 'id'] })
export class TeamMember extends Node {
  @Field(() => ID)
  @PrimaryKey({ type: 'text' })
  override id: string = newId('team');

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String)
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, { nullable: true, description: 'The address of a picture.' })
  @Property({ type: 'text', nullable: true })
  avatar: string | null = null;

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  calendarBookingUrl: string | null = null;

  @Field(() => String, { nullable: true, description: 'For admins.' })
  @Property({ type: 'text', nullable: true, unique: true })
  clickUpId: string | null = null;

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;
}
