import { Field, ID, InputType } from 'type-graphql';
import type { UserRole } from '../../domain/vocabulary.ts';
import { UserRoleEnum } from './User.ts';

@InputType()
export class AdminNewUserInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String) password!: string;
  @Field(() => UserRoleEnum) role!: UserRole;
  @Field(() => ID) customerId!: string;
}

@InputType()
export class AdminUserInput {
  @Field(() => String) name!: string;
  @Field(() => String) email!: string;
  @Field(() => String, { nullable: true, description: 'Left out or empty: the current one is kept.' }) password?: string | null;
}
