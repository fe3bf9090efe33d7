import { Field, InputType } from 'type-graphql';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { User } from './User.ts';

export const UserConnection = connectionOf(User, 'User');
export const UserChange = changeOf(UserConnection, 'User');

@InputType({ description: 'A colleague, with a password that is chosen for them.' })
export class CreateUserInput {
  @Field(() => String, { description: 'As colleagues see it.' }) name!: string;
  @Field(() => String, { description: 'What they sign in with. One that an active user has is refused.' })
  email!: string;
  @Field(() => String, { description: 'At least 6 characters.' }) password!: string;
}

@InputType({ description: "One's own sign-in. E-mail and password can't be changed while signed in as somebody else." })
export class ProfileInput {
  @Field(() => String, { description: 'As colleagues see it.' }) name!: string;
  @Field(() => String, { description: 'What one signs in with. A change is told to the old address.' }) email!: string;
  @Field(() => String, { nullable: true, description: 'Needed for a new one.' }) currentPassword?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'At least 8 characters. Left out or empty: the current one is kept.',
  })
  newPassword?: string | null;
}
