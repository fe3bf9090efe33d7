import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import { DEFAULT_TOKEN_DAYS, MAX_TOKEN_DAYS } from '../../../../domain/partners/validation/apiTokens.ts';
import { changeOf, connectionOf } from '../../../platform/graphql/connection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { ShownOnce } from '../../../platform/graphql/shownOnce.ts';
import { SubjectEnum } from '../../companies/customers/subject.enum.ts';
import type { ApiTokenScope } from './ApiToken.ts';

export const ApiTokenScopeEnum = { READ: 'READ', READ_WRITE: 'READ_WRITE' } as const;
registerEnum(ApiTokenScopeEnum, 'ApiTokenScope', 'Which operations an API token may run.', {
  READ: 'Queries and subscriptions. A mutation is refused with FORBIDDEN.',
  READ_WRITE: 'Mutations too, except those that only users or admins may run.',
});

export const ALLOWED_ADDRESSES =
  'IP addresses, or ranges such as "203.0.113.0/24", from which the token works; at most 20. Empty for all addresses.';

export const PROGRAM =
  'Key of the program that uses the token: up to 40 characters a to z, 0 to 9, hyphens and underscores. Tokens of ' +
  'one company with the same program share their external ids. Null for a program of its own.';

export const SUBJECTS = 'The subjects of the company that the token may see. Null or left out for all.';
export const DEPARTMENT_IDS = 'The departments of the company whose rows the token may see. Null or left out for all.';

@ObjectType({
  description: "A partner's API token for the data of one company. The token itself is shown once and is not stored.",
  simpleResolvers: true,
})
export class ApiTokenInfo {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Purpose of the token, as whoever issued it described it.' }) name!: string;
  @Field(() => String, { description: 'Last four characters of the token, by which it can be recognised.' })
  lastFour!: string;
  @Field(() => ApiTokenScopeEnum, { description: 'Which operations the token may run.' }) scope!: ApiTokenScope;
  @Field(() => String, {
    description:
      'Key of the program that uses the token. Tokens of one company with the same program share their external ids.',
  })
  program!: string;
  /** Null for all subjects. */
  subjects!: Subject[] | null;
  @Field(() => [ID], {
    nullable: true,
    description: 'Ids of the departments whose rows the token may see. Null for all departments.',
  })
  departmentIds!: string[] | null;
  /** Null when the viewer cannot see the issuer. */
  issuedBy!: string | null;
  @Field(() => DateTime, { description: 'Time at which the token was issued.' }) createdAt!: string;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time from which the token is refused; null for tokens that were issued before tokens expired.',
  })
  expiresAt!: string | null;
  @Field(() => String, { nullable: true, description: 'Network address of the last use; null before the first use.' })
  lastUsedAddress!: string | null;
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time of the last use, to the minute; null if the token was never used.',
  })
  lastUsedAt!: string | null;
  @Field(() => [String], { description: ALLOWED_ADDRESSES }) allowedAddresses!: string[];
  @Field(() => DateTime, {
    nullable: true,
    description: 'Time since which the token is refused; null if it is still valid.',
  })
  revokedAt!: string | null;
}

@InputType({ description: 'A new API token.' })
export class IssueApiTokenInput {
  @Field(() => String, { description: 'Purpose of the token, at most 100 characters.' }) name!: string;
  @Field(() => ApiTokenScopeEnum, { description: 'Which operations the token may run.' }) scope!: ApiTokenScope;
  @Field(() => Int, {
    defaultValue: DEFAULT_TOKEN_DAYS,
    description: `Days until the token expires, at most ${MAX_TOKEN_DAYS}.`,
  })
  expiresInDays!: number;
  @Field(() => [String], { defaultValue: [], description: ALLOWED_ADDRESSES }) allowedAddresses!: string[];
  @Field(() => String, { nullable: true, description: PROGRAM }) program?: string | null;
  @Field(() => [SubjectEnum], { nullable: true, description: SUBJECTS }) subjects?: Subject[] | null;
  @Field(() => [ID], { nullable: true, description: DEPARTMENT_IDS }) departmentIds?: string[] | null;
}

export const ApiTokenConnection = connectionOf(ApiTokenInfo, 'ApiToken');
export const ApiTokenChange = changeOf(ApiTokenConnection, 'ApiToken');

@ObjectType({ description: 'A new API token, and its row in the list of tokens.', simpleResolvers: true })
export class IssuedApiToken {
  @ShownOnce()
  @Field(() => String, { description: 'The secret token. It is returned only once.' })
  token!: string;
  @Field(() => ApiTokenChange, { description: 'The row of the token, without the secret.' }) change!: object;
}
