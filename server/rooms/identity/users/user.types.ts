import { Field, ID, InputType } from 'type-graphql';
import type { CompanyRole, Subject } from '../../../../domain/basics/vocabulary.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { CompanyRoleEnum } from '../../companies/customers/companyRole.enum.ts';
import { SubjectEnum } from '../../companies/customers/subject.enum.ts';
import { NEW_DEPARTMENT_IDS, NEW_SUBJECTS } from './scope.types.ts';
import { User } from './User.ts';

export const UserConnection = connectionOf(User, 'User');
export const UserChange = changeOf(UserConnection, 'User');

@InputType({ description: 'A new colleague, with a password that the viewer chooses.' })
export class CreateUserInput {
  @Field(() => String, { description: 'Name of the user, as colleagues see it.' }) name!: string;
  @Field(() => String, {
    description:
      'The address with which the user signs in. Refused when an active user has confirmed it, or when an active ' +
      'colleague has it.',
  })
  email!: string;
  @Field(() => String, { description: 'Password: at least 6 characters, and not easy to guess.' }) password!: string;
  @Field(() => CompanyRoleEnum, {
    nullable: true,
    description: 'What the user may do within the company. When left out, the role of `Customer.newUserRole`.',
  })
  companyRole?: CompanyRole | null;
  @Field(() => [SubjectEnum], { nullable: true, description: NEW_SUBJECTS }) subjects?: Subject[] | null;
  @Field(() => [ID], { nullable: true, description: NEW_DEPARTMENT_IDS }) departmentIds?: string[] | null;
}

@InputType({ description: "The viewer's own sign-in. E-mail and password cannot be changed during impersonation." })
export class ProfileInput {
  @Field(() => String, { description: 'Name of the user, as colleagues see it.' }) name!: string;
  @Field(() => String, {
    description:
      'The address with which the viewer signs in. A new address is mailed a confirmation link and takes effect when ' +
      'it is confirmed; the old address is notified.',
  })
  email!: string;
  @Field(() => String, { nullable: true, description: 'Required for a new e-mail or password.' })
  currentPassword?: string | null;

  @Field(() => String, {
    nullable: true,
    description: 'New password: at least 8 characters, and not easy to guess. Unchanged when left out or empty.',
  })
  newPassword?: string | null;
}
