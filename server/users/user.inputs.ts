import { Field, InputType } from 'type-graphql';
import { changeOf, connectionOf } from '../graphql/connection.ts';
import { User } from './User.ts';

export const UserConnection = connectionOf(User, 'User');
export const UserChange = changeOf(UserConnection, 'User');

@InputType()
export class CreateUserInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String) password!: string;
}

@InputType()
export class ProfileInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true }) currentPassword?: string | null;
  @Field(() => String, { nullable: true, description: 'Left out or empty: the current one is kept.' }) newPassword?: string | null;
}
