import { Field, ID, InputType, Int } from 'type-graphql';
import type { CompanyRole, Subject } from '../../../../domain/basics/vocabulary.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { CompanyRoleEnum } from '../../companies/customers/companyRole.enum.ts';
import { SubjectEnum } from '../../companies/customers/subject.enum.ts';
import { EDITED_DEPARTMENT_IDS, EDITED_SUBJECTS } from '../users/scope.types.ts';
import { RightsRequest } from './RightsRequest.ts';

export const RightsRequestConnection = connectionOf(RightsRequest, 'RightsRequest');
export const RightsRequestChange = changeOf(RightsRequestConnection, 'RightsRequest');

@InputType({ description: 'What a user may do and see within the company.' })
export class SetUserRightsInput {
  @Field(() => ID, { description: "A user of the viewer's company." }) userId!: string;
  @Field(() => Int, { nullable: true, description: 'The version that the viewer saw. Any version when left out.' })
  version?: number | null;
  @Field(() => CompanyRoleEnum, {
    nullable: true,
    description: 'What the user may do within the company. Unchanged when left out.',
  })
  companyRole?: CompanyRole | null;
  @Field(() => [SubjectEnum], { nullable: true, description: EDITED_SUBJECTS }) subjects?: Subject[] | null;
  @Field(() => [ID], { nullable: true, description: EDITED_DEPARTMENT_IDS }) departmentIds?: string[] | null;
}

@InputType({ description: 'What a user wants to see: a subject, a department, or both.' })
export class RequestRightsInput {
  @Field(() => SubjectEnum, { nullable: true, description: 'The subject that the user wants to see.' })
  subject?: Subject | null;
  @Field(() => ID, {
    nullable: true,
    description: "The department of the viewer's company that the user wants to see.",
  })
  departmentId?: string | null;
  @Field(() => String, {
    nullable: true,
    description:
      'The address in the portal that the user could not open, such as "/payments"; at most 500 characters. The mail ' +
      'about a grant leads there.',
  })
  path?: string | null;
}
