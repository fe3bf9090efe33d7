import { Field, ID, InputType, ObjectType } from 'type-graphql';
import type { CompanyRole, Subject } from '../../../../domain/basics/vocabulary.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { CompanyRoleEnum } from '../../companies/customers/companyRole.enum.ts';
import { SubjectEnum } from '../../companies/customers/subject.enum.ts';
import { NEW_DEPARTMENT_IDS, NEW_SUBJECTS } from '../users/scope.types.ts';
import { Invitation } from './Invitation.ts';

export const InvitationConnection = connectionOf(Invitation, 'Invitation');
export const InvitationChange = changeOf(InvitationConnection, 'Invitation');

@InputType({ description: 'The person to invite.' })
export class InviteUserInput {
  @Field(() => String, { description: 'Name of the person, as colleagues will see it.' }) name!: string;
  @Field(() => String, {
    description:
      'The address to mail the link to. When an unused invitation to the address exists, it is sent again with the ' +
      'new name, and with the role and the rights that are given.',
  })
  email!: string;
  @Field(() => CompanyRoleEnum, {
    nullable: true,
    description: 'What the person may do within the company. When left out, the role of `Customer.newUserRole`.',
  })
  companyRole?: CompanyRole | null;
  @Field(() => [SubjectEnum], { nullable: true, description: NEW_SUBJECTS }) subjects?: Subject[] | null;
  @Field(() => [ID], { nullable: true, description: NEW_DEPARTMENT_IDS }) departmentIds?: string[] | null;
}

@InputType({ description: 'A chosen password, with the secret of the mailed link.' })
export class AcceptInvitationInput {
  @Field(() => String, { description: 'The secret in the link. It works once.' }) token!: string;
  @Field(() => String, { description: 'Password: at least 8 characters, and not easy to guess.' }) password!: string;
}

@ObjectType({ description: 'The company and person of an unused invitation link.', simpleResolvers: true })
export class InvitationPreview {
  @Field(() => String, { description: 'Name of the company to join.' }) companyName!: string;
  @Field(() => String, { description: 'Name of the invited person.' }) name!: string;
  @Field(() => String, { description: 'The address with which the person will sign in.' }) email!: string;
  @Field(() => Boolean, {
    description:
      'Whether a user has confirmed the address. They sign in and call `acceptInvitationAsPerson`, instead of ' +
      'choosing a password.',
  })
  hasAccount!: boolean;
}
