import { Field, InputType, ObjectType } from 'type-graphql';
import type { CompanyRole } from '../../../../domain/basics/vocabulary.ts';
import { CompanyRoleEnum } from '../../companies/customers/companyRole.enum.ts';
import { UserChange } from '../users/user.types.ts';

@InputType({ description: 'The name and role of a colleague. The colleague alone changes e-mail and password.' })
export class ColleagueInput {
  @Field(() => String, { description: 'Name of the user, as colleagues see it.' }) name!: string;
  @Field(() => CompanyRoleEnum, { description: 'What the user may do within the company.' }) companyRole!: CompanyRole;
}

@ObjectType({
  description: 'A user who moved between the list of active users and the list of deactivated users.',
  simpleResolvers: true,
})
export class UserActivation {
  @Field(() => UserChange, { description: 'The change of the list of active users.' }) active!: object;
  @Field(() => UserChange, { description: 'The change of the list of deactivated users.' }) deactivated!: object;
}
