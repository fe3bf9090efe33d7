import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql';
import { Admin } from '../admin/Admin.ts';
import type { Context } from '../context.ts';
import { PageArgs } from '../graphql/connection.ts';
import { AdminSubscription } from '../live/AdminSubscription.ts';
import type { ApiTokenScope } from './ApiToken.ts';
import { ApiTokenChange, ApiTokenConnection, ApiTokenScopeEnum, IssuedApiToken } from './apiToken.inputs.ts';
import { apiTokenChange, apiTokenPage } from './apiToken.reads.ts';
import { issueApiToken, revokeApiToken } from './apiToken.service.ts';

@Resolver(() => Admin)
export class ApiTokenResolver {
  @FieldResolver(() => ApiTokenConnection, { description: "A company's, newest first, revoked ones too." })
  apiTokens(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company whose data they open.' }) customerId: string,
    @Args(() => PageArgs) args: PageArgs,
  ) {
    return apiTokenPage(ctx.admin, customerId, args);
  }

  @Mutation(() => IssuedApiToken, { description: "For admins: a key to one company's data, for its partner." })
  issueApiToken(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company whose data it opens.' }) customerId: string,
    @Arg('name', () => String, { description: 'What it is for, at most 100 characters.' }) name: string,
    @Arg('scope', () => ApiTokenScopeEnum, { description: 'What it may.' }) scope: ApiTokenScope,
  ) {
    return issueApiToken(ctx, customerId, { name, scope });
  }

  @Mutation(() => ApiTokenChange, { description: 'For admins. It opens nothing from then on.' })
  revokeApiToken(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return revokeApiToken(ctx, id);
  }

  @AdminSubscription(() => ApiTokenChange, 'api-token.changed', apiTokenChange)
  adminApiTokenChanged(@Root() change: InstanceType<typeof ApiTokenChange>) {
    return change;
  }
}
