import { Field, InputType, ObjectType } from 'type-graphql';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { Invitation } from './Invitation.ts';

export const InvitationConnection = connectionOf(Invitation, 'Invitation');
export const InvitationChange = changeOf(InvitationConnection, 'Invitation');

@InputType({ description: 'Whom to invite.' })
export class InviteUserInput {
  @Field(() => String, { description: 'As colleagues see it.' }) name!: string;
  @Field(() => String, { description: 'Where the link goes. An invitation that waits there is sent again.' })
  email!: string;
}

@InputType({ description: "What the page behind an invitation's link sends." })
export class AcceptInvitationInput {
  @Field(() => String, { description: 'The secret in the link; it works once.' }) token!: string;
  @Field(() => String, { description: 'At least 8 characters.' }) password!: string;
}

@ObjectType({ description: "What an invitation's link tells whoever opens it.", simpleResolvers: true })
export class InvitationPreview {
  @Field(() => String, { description: 'Which company it is to join.' }) companyName!: string;
  @Field(() => String, { description: 'Of whoever is invited.' }) name!: string;
  @Field(() => String, { description: 'What they will sign in with.' }) email!: string;
}
