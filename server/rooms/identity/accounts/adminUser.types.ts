import { Field, ID, InputType } from 'type-graphql';
import type { CompanyRole, EmployeeRole, Subject, UserRole } from '../../../../domain/basics/vocabulary.ts';
import { CompanyRoleEnum } from '../../companies/customers/companyRole.enum.ts';
import { SubjectEnum } from '../../companies/customers/subject.enum.ts';
import { EmployeeRoleEnum } from '../users/employeeRoles.enum.ts';
import { EDITED_DEPARTMENT_IDS, EDITED_SUBJECTS, NEW_DEPARTMENT_IDS, NEW_SUBJECTS } from '../users/scope.types.ts';
import { UserRoleEnum } from '../users/User.ts';

@InputType({ description: 'A user of any company that an admin creates.' })
export class AdminNewUserInput {
  @Field(() => String, { description: 'Name of the user, as colleagues see it.' }) name!: string;
  @Field(() => String, {
    description:
      'The address with which the user signs in. Refused when an active user has confirmed it, or when an active ' +
      'user of the company has it.',
  })
  email!: string;
  @Field(() => String, { description: 'Password: at least 6 characters, and not easy to guess.' }) password!: string;
  @Field(() => UserRoleEnum, { description: 'The rights of the user.' }) role!: UserRole;
  @Field(() => [EmployeeRoleEnum], {
    nullable: true,
    description: 'The roles of an EMPLOYEE, at least one. Null or left out for a USER and an ADMIN.',
  })
  employeeRoles?: EmployeeRole[] | null;
  @Field(() => ID, { description: 'The company of the user.' }) customerId!: string;
  @Field(() => CompanyRoleEnum, {
    nullable: true,
    description: 'What the user may do within the company. When left out, the role of `Customer.newUserRole`.',
  })
  companyRole?: CompanyRole | null;
  @Field(() => [SubjectEnum], { nullable: true, description: NEW_SUBJECTS }) subjects?: Subject[] | null;
  @Field(() => [ID], { nullable: true, description: NEW_DEPARTMENT_IDS }) departmentIds?: string[] | null;
}

@InputType({ description: 'A user that an admin edits.' })
export class AdminUserInput {
  @Field(() => String, { description: 'Name of the user, as colleagues see it.' }) name!: string;
  @Field(() => String, {
    description:
      'The address with which the user signs in. A new address is mailed a confirmation link and takes effect when ' +
      'it is confirmed; the old address is notified.',
  })
  email!: string;

  @Field(() => String, {
    nullable: true,
    description: 'New password: at least 8 characters, and not easy to guess. Unchanged when left out or empty.',
  })
  password?: string | null;

  @Field(() => CompanyRoleEnum, {
    nullable: true,
    description:
      'What the user may do within the company. Unchanged when left out. The last administrator keeps the role.',
  })
  companyRole?: CompanyRole | null;
  @Field(() => [SubjectEnum], { nullable: true, description: EDITED_SUBJECTS }) subjects?: Subject[] | null;
  @Field(() => [ID], { nullable: true, description: EDITED_DEPARTMENT_IDS }) departmentIds?: string[] | null;

  @Field(() => [EmployeeRoleEnum], {
    nullable: true,
    description:
      'The new roles of an EMPLOYEE, at least one; a change ends their sessions. Unchanged when left out. Refused ' +
      'for a USER and an ADMIN.',
  })
  employeeRoles?: EmployeeRole[] | null;
}
