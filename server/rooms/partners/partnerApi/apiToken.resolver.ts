import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { Subject } from '../../../../domain/basics/vocabulary.ts';
import {
  DEFAULT_TOKEN_DAYS,
  MAX_OVERLAP_DAYS,
  MAX_TOKEN_DAYS,
} from '../../../../domain/partners/validation/apiTokens.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { SubjectEnum } from '../../companies/customers/subject.enum.ts';
import { apiTokenChange, apiTokenPage } from './apiToken.reads.ts';
import { issueApiToken, revokeApiToken, rotateApiToken } from './apiToken.service.ts';
import type { ApiTokenScope } from './ApiToken.ts';
import {
  ALLOWED_ADDRESSES,
  ApiTokenChange,
  ApiTokenConnection,
  ApiTokenScopeEnum,
  DEPARTMENT_IDS,
  IssuedApiToken,
  PROGRAM,
  SUBJECTS,
} from './apiToken.types.ts';

@Resolver(() => Admin)
export class ApiTokenResolver {
  @Access('administer')
  @FieldResolver(() => ApiTokenConnection, {
    description: 'API tokens of a company, newest first, including revoked ones.',
  })
  apiTokens(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company whose data the tokens give access to.' })
    customerId: string,
    @Args(() => PageArgs) args: PageArgs,
  ) {
    return apiTokenPage(ctx.admin, customerId, args);
  }

  @Access('administer')
  @Mutation(() => IssuedApiToken, { description: 'For admins: issues an API token for the data of one company.' })
  issueApiToken(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company whose data the token gives access to.' })
    customerId: string,
    @Arg('name', () => String, { description: 'Purpose of the token, at most 100 characters.' }) name: string,
    @Arg('scope', () => ApiTokenScopeEnum, { description: 'Which operations the token may run.' }) scope: ApiTokenScope,
    @Arg('expiresInDays', () => Int, {
      defaultValue: DEFAULT_TOKEN_DAYS,
      description: `Days until the token expires, at most ${MAX_TOKEN_DAYS}.`,
    })
    expiresInDays: number,
    @Arg('allowedAddresses', () => [String], { defaultValue: [], description: ALLOWED_ADDRESSES })
    allowedAddresses: string[],
    @Arg('program', () => String, { nullable: true, description: PROGRAM }) program: string | null,
    @Arg('subjects', () => [SubjectEnum], { nullable: true, description: SUBJECTS }) subjects: Subject[] | null,
    @Arg('departmentIds', () => [ID], { nullable: true, description: DEPARTMENT_IDS }) departmentIds: string[] | null,
  ) {
    const rights = { scope, subjects, departmentIds };
    return issueApiToken(ctx, customerId, { name, expiresInDays, allowedAddresses, program, ...rights });
  }

  @Access('administer')
  @Mutation(() => IssuedApiToken, {
    description:
      'For admins: replaces an API token by a new one with the same rights, and lets the old one work for some days. ' +
      'NOT_FOUND when it is revoked or has expired.',
  })
  rotateApiToken(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('overlapDays', () => Int, {
      description: `Days for which the old token still works, at most ${MAX_OVERLAP_DAYS}. It ends at once with 0.`,
    })
    overlapDays: number,
  ) {
    return rotateApiToken(ctx, id, overlapDays);
  }

  @Access('administer')
  @Mutation(() => ApiTokenChange, {
    description: 'For admins: revokes an API token. It is refused from then on, and its open sockets are closed.',
  })
  revokeApiToken(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return revokeApiToken(ctx, id);
  }

  @AdminSubscription('administer', () => ApiTokenChange, 'api-token.changed', apiTokenChange)
  adminApiTokenChanged(@Root() change: InstanceType<typeof ApiTokenChange>) {
    return change;
  }
}
