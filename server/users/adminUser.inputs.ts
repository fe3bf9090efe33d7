import { Field, ID, InputType } from 'type-graphql';
import type { UserRole } from '../../domain/vocabulary.ts';
import { UserRoleEnum } from './User.ts';

@InputType({ description: 'A user of any company, as an admin makes it.' })
export class AdminNewUserInput {
  @Field(() => String, { description: 'As colleagues see it.' }) name!: string;
  @Field(() => String, { description: 'What they sign in with. One that an active user has is refused.' })
  email!: string;
  @Field(() => String, { description: 'At least 6 characters.' }) password!: string;
  @Field(() => UserRoleEnum, { description: 'What they may do.' }) role!: UserRole;
  @Field(() => ID, { description: 'The company that they become a user of.' }) customerId!: string;
}

@InputType({ description: 'A user as an admin edits it.' })
export class AdminUserInput {
  @Field(() => String, { description: 'As colleagues see it.' }) name!: string;
  @Field(() => String, { description: 'What they sign in with. A change is told to the old address.' }) email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'At least 8 characters. Left out or empty: the current one is kept.',
  })
  password?: string | null;
}
