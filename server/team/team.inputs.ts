import { Field, InputType } from 'type-graphql';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { TeamMember } from './TeamMember.ts';

export const TeamMemberConnection = connectionOf(TeamMember, 'TeamMember');
export const TeamMemberChange = changeOf(TeamMemberConnection, 'TeamMember');

@InputType()
export class TeamMemberInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String) title!: string;
  @Field(() => String, { nullable: true }) phone?: string | null;
  @Field(() => String, { nullable: true, description: 'Over https.' }) avatar?: string | null;
  @Field(() => String, { nullable: true }) clickUpId?: string | null;
  @Field(() => String, { nullable: true, description: 'Over https.' }) calendarBookingUrl?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Left out: active.' }) isActive?: boolean | null;
}
