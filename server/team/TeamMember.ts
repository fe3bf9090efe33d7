import { Entity, Index, PrimaryKey, Property } from '@mikro-orm/decorators/legacy';
import { Field, ID, Int, ObjectType } from 'type-graphql';
import { DANISH } from '../db/collation.ts';
import { newId } from '../db/ids.ts';
import { CURRENT_COMPANY, dbRoles, openPolicies } from '../db/roles.ts';
import { Node } from '../graphql/Node.ts';

const isOwnContact = `id = (select point_of_contact_id from customer where id = ${CURRENT_COMPANY})`;

@ObjectType({
  implements: Node,
  description: "One of the reseller's own people. A customer sees its point of contact, and nobody else.",
  simpleResolvers: true,
})
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

  @Field(() => String, { description: 'As customers see it.' })
  @Property({ type: 'text', collation: DANISH })
  name!: string;

  @Field(() => String, { description: 'What they do.' })
  @Property({ type: 'text' })
  title!: string;

  @Field(() => String, { description: 'Where customers write.' })
  @Property({ type: 'text' })
  email!: string;

  @Field(() => String, { nullable: true, description: 'Where customers ring; absent where there is none.' })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null;

  @Field(() => String, { nullable: true, description: 'The address of a picture.' })
  @Property({ type: 'text', nullable: true })
  avatar: string | null = null;

  @Field(() => String, {
    nullable: true,
    description: "Where customers book a meeting, over https; absent where they can't.",
  })
  @Property({ type: 'text', nullable: true })
  calendarBookingUrl: string | null = null;

  @Field(() => String, { nullable: true, description: 'For admins: who they are at ClickUp.' })
  @Property({ type: 'text', nullable: true, unique: true })
  clickUpId: string | null = null;

  @Field(() => Boolean, { description: 'Who is not is left out of `team`, and gets no mails as a point of contact.' })
  @Property({ type: 'boolean' })
  isActive: boolean = true;

  @Property({ type: 'datetime', columnType: 'timestamptz' })
  createdAt: Date = new Date();

  @Field(() => Int)
  @Property({ type: 'integer', version: true })
  version: number = 1;
}
