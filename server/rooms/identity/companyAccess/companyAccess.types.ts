import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { CompanyRole, enumOf, JoinPolicy } from '../../../../domain/basics/vocabulary.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { CompanyRoleEnum } from '../../companies/customers/companyRole.enum.ts';
import { AccessRequest } from './AccessRequest.ts';

export const AccessRequestConnection = connectionOf(AccessRequest, 'AccessRequest');
export const AccessRequestChange = changeOf(AccessRequestConnection, 'AccessRequest');

export const JoinPolicyEnum = enumOf(JoinPolicy);
registerEnum(JoinPolicyEnum, 'JoinPolicy', "How people of a company's organisation become users of the company.", {
  NONE: 'By invitation alone.',
  REQUEST: 'They ask for access, and an administrator of the company answers.',
  AUTOMATIC:
    'Whoever signs in with an account of the organisation becomes a user. A person who registers with an address of ' +
    'a confirmed domain asks for access.',
});

@ObjectType({ description: 'A mail domain of a company, with the record that proves it.', simpleResolvers: true })
export class CompanyDomainInfo {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'The domain in lower case, such as "firma.dk".' }) domain!: string;
  @Field(() => String, { description: 'Name of the TXT record that proves the claim.' }) recordName!: string;
  @Field(() => String, { description: 'Text of the TXT record that proves the claim.' }) recordText!: string;
  @Field(() => DateTime) createdAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'When the last check found the record; null if it did not.' })
  dnsFoundAt!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'When an admin confirmed the domain, which counts from then on. Null until then.',
  })
  confirmedAt!: string | null;
}

@ObjectType({ description: 'How the users of a company sign in with a provider.', simpleResolvers: true })
export class CompanySignInInfo {
  @Field(() => String, { description: 'Id of the provider, such as "microsoft".' }) provider!: string;
  @Field(() => String, { description: 'Name of the provider, such as "Microsoft".' }) providerName!: string;
  @Field(() => String, { description: "The provider's id of the organisation that the company trusts." })
  tenant!: string;
  @Field(() => Boolean, {
    description: 'Whether users with an address of a confirmed domain can sign in with this provider alone.',
  })
  isRequired!: boolean;
  @Field(() => JoinPolicyEnum, { description: 'How people of the organisation become users.' }) joinPolicy!: JoinPolicy;
  @Field(() => CompanyRoleEnum, {
    description: 'The role of people who join, unless an administrator chooses another.',
  })
  joinRole!: CompanyRole;
}

@InputType({ description: 'How the users of a company sign in with a provider.' })
export class SetCompanySignInInput {
  @Field(() => ID, {
    description: "An `Identity` of the viewer. The company trusts its organisation, with the provider's word for it.",
  })
  identityId!: string;
  @Field(() => Boolean, {
    description: 'Whether users with an address of a confirmed domain can sign in with this provider alone.',
  })
  isRequired!: boolean;
  @Field(() => JoinPolicyEnum, { description: 'How people of the organisation become users.' }) joinPolicy!: JoinPolicy;
  @Field(() => CompanyRoleEnum, { description: 'The role of people who join.' }) joinRole!: CompanyRole;
}

@InputType({ description: 'A person who asks for access to a company.' })
export class RequestAccessInput {
  @Field(() => String, {
    description: '`ticket` of a `completeProviderSignIn` that was answered with REQUEST_OFFERED, or of a mailed link.',
  })
  ticket!: string;
  @Field(() => String, { description: 'Name of the person, as colleagues will see it.' }) name!: string;
}

@ObjectType({ description: 'The company and address of a mailed link to join a company.', simpleResolvers: true })
export class JoinPreview {
  @Field(() => String, { description: 'Name of the company with the domain of the address.' }) companyName!: string;
  @Field(() => String, { description: 'The address to which the link was mailed.' }) email!: string;
}
