import { Field, ID, ObjectType } from 'type-graphql';
import type { CompanyRole } from '../../../../domain/basics/vocabulary.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { CompanyRoleEnum } from '../../companies/customers/companyRole.enum.ts';

@ObjectType({
  description: 'A company of which the viewer is a user. Name it by the header `X-Company`, to act in it.',
  simpleResolvers: true,
})
export class Membership {
  /** Not `id`, because clients would mix the membership up with the user in their caches. */
  @Field(() => ID, { description: 'Id of the user in the company.' }) userId!: string;
  @Field(() => ID, { description: 'Id of the company, for the header.' }) companyId!: string;
  @Field(() => String, { description: 'As the company is called now.' }) companyName!: string;
  @Field(() => CompanyRoleEnum, { description: 'What the viewer may do within the company.' })
  companyRole!: CompanyRole;
  @Field(() => Boolean, { description: 'Whether the call acts in this company.' }) isCurrent!: boolean;
  @Field(() => DateTime, {
    nullable: true,
    description:
      'When the viewer last used the portal in the company, to about five minutes. Null before the first use.',
  })
  lastUsedAt!: string | null;
}
