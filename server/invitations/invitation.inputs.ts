import { Field, InputType, ObjectType } from 'type-graphql';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { Invitation } from './Invitation.ts';

export const InvitationConnection = connectionOf(Invitation, 'Invitation');
export const InvitationChange = changeOf(InvitationConnection, 'Invitation');

@InputType()
export class InviteUserInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
}

@InputType()
export class AcceptInvitationInput {
  @Field(() => String) token!: string;
  @Field(() => String) password!: string;
}

@ObjectType({ description: 'What an invitation\'s link tells whoever opens it.', simpleResolvers: true })
export class InvitationPreview {
  @Field(() => String) companyName!: string;
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
}
