import { Field, InputType } from 'type-graphql';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { TeamMember } from './TeamMember.ts';

export const TeamMemberConnection = connectionOf(TeamMember, 'TeamMember');
export const TeamMemberChange = changeOf(TeamMemberConnection, 'TeamMember');

@InputType({ description: "One of the reseller's own people, all of it: what is left out is emptied." })
export class TeamMemberInput {
  @Field(() => String, { description: 'As customers see it.' }) name!: string;
  @Field(() => String, { description: 'Where customers write.' }) email!: string;
  @Field(() => String, { description: 'What they do.' }) title!: string;
  @Field(() => String, { nullable: true, description: 'Where customers ring; at most 40 characters.' }) phone?:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'The address of a picture, over https.' }) avatar?: string | null;
  @Field(() => String, { nullable: true, description: "Who they are at ClickUp; nobody else's." }) clickUpId?:
    | string
    | null;
  @Field(() => String, { nullable: true, description: 'Where customers book a meeting, over https.' })
  calendarBookingUrl?: string | null;
  @Field(() => Boolean, { nullable: true, description: 'Left out: active.' }) isActive?: boolean | null;
}
