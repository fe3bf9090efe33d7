import { Field, InputType, Int, ObjectType } from 'type-graphql';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { TeamMember } from './TeamMember.ts';

export const TeamMemberConnection = connectionOf(TeamMember, 'TeamMember');
export const TeamMemberChange = changeOf(TeamMemberConnection, 'TeamMember');

@InputType({ description: 'All fields of a team member. Fields that are left out are cleared.' })
export class TeamMemberInput {
  @Field(() => String, { description: 'Full name.' }) name!: string;
  @Field(() => String, { description: 'E-mail for customers.' }) email!: string;
  @Field(() => String, { description: 'Job title.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'Phone number for customers, at most 40 characters.' })
  phone?: string | null;
  @Field(() => String, { nullable: true, description: 'Address of a picture over https.' }) avatar?: string | null;
  @Field(() => String, { nullable: true, description: "The member's user id at ClickUp. Unique in the team." })
  clickUpId?: string | null;
  @Field(() => String, { nullable: true, description: 'Address over https where customers book a meeting.' })
  calendarBookingUrl?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Whether the member is active. True when left out.' })
  isActive?: boolean | null;
}

@ObjectType({ description: 'The result of replacing a point of contact.', simpleResolvers: true })
export class ContactReplacement {
  @Field(() => Int, { description: 'Number of companies that have the new point of contact. 0 for a repeated call.' })
  count!: number;
}
