import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Subject, valuesOf } from '../../../../domain/basics/vocabulary.ts';
import { MAX_OVERLAP_DAYS } from '../../../../domain/partners/validation/apiTokens.ts';
import { Access } from '../../../platform/access/Access.ts';
import { FRESH_PROOF } from '../../../platform/access/freshProof.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { SubjectEnum } from '../../companies/customers/subject.enum.ts';
import { User } from '../../identity/users/User.ts';
import { apiTokenChange, apiTokenPage, tokensIssuedBy } from './apiToken.reads.ts';
import {
  ApiTokenChange,
  ApiTokenConnection,
  ApiTokenInfo,
  IssueApiTokenInput,
  IssuedApiToken,
} from './apiToken.types.ts';
import { issueOwnApiToken, revokeOwnApiToken, rotateOwnApiToken } from './ownApiToken.service.ts';

/** The API tokens of a company, for its administrators. */
@Resolver(() => Customer)
export class OwnApiTokenResolver {
  @FieldResolver(() => ApiTokenConnection, {
    nullable: true,
    description:
      'API tokens of the company, newest first, including revoked ones. Null for viewers who are not administrators ' +
      'of the company.',
  })
  apiTokens(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    const reader = ctx.readerOf(customer);
    const isOwn = may(ctx.viewer, 'manageApiTokens') && ctx.viewer.customerId === customer.id;
    return reader !== ctx || isOwn ? apiTokenPage(reader, customer.id, args) : null;
  }

  @Access('manageApiTokens')
  @Mutation(() => IssuedApiToken, {
    description: `Issues an API token for the data of the viewer's company. ${FRESH_PROOF}`,
  })
  issueOwnApiToken(@Ctx() ctx: Context, @Arg('input', () => IssueApiTokenInput) input: IssueApiTokenInput) {
    return issueOwnApiToken(ctx, input);
  }

  @Access('manageApiTokens')
  @Mutation(() => IssuedApiToken, {
    description:
      'Replaces an API token of the company by a new one with the same rights, and lets the old one work for some ' +
      `days. NOT_FOUND when it is revoked or has expired; ${FRESH_PROOF}`,
  })
  rotateOwnApiToken(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('overlapDays', () => Int, {
      description: `Days for which the old token still works, at most ${MAX_OVERLAP_DAYS}. It ends at once with 0.`,
    })
    overlapDays: number,
  ) {
    return rotateOwnApiToken(ctx, id, overlapDays);
  }

  @Access('manageApiTokens')
  @Mutation(() => ApiTokenChange, {
    description: 'Revokes an API token of the company. It is refused from then on, and its open sockets are closed.',
  })
  revokeOwnApiToken(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return revokeOwnApiToken(ctx, id);
  }

  @Access('manageApiTokens')
  @Subscription(() => ApiTokenChange, {
    description: "Publishes each API token of the viewer's company that is issued or revoked.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'api-token.changed', apiTokenChange),
  })
  apiTokenChanged(@Root() change: InstanceType<typeof ApiTokenChange>) {
    return change;
  }
}

@Resolver(() => User)
export class IssuedApiTokenResolver {
  @FieldResolver(() => [ApiTokenInfo], {
    description:
      'Working API tokens of the company that the user has issued, newest first; the first fifty. Empty for viewers ' +
      'who are not administrators of the company.',
  })
  issuedApiTokens(@Root() user: User, @Ctx() ctx: Context) {
    const reader = ctx.readerOf(user);
    return reader !== ctx || may(ctx.viewer, 'manageApiTokens') ? tokensIssuedBy(reader, user.id) : [];
  }
}

@Resolver(() => ApiTokenInfo)
export class ApiTokenInfoResolver {
  @FieldResolver(() => [SubjectEnum], { description: 'The subjects of the company that the token may see.' })
  subjects(@Root() { subjects }: ApiTokenInfo) {
    return subjects ?? valuesOf(Subject);
  }

  @FieldResolver(() => String, {
    description: 'Name of the user who issued the token; for a company, the name of the reseller if an admin did.',
  })
  issuedBy(@Root() { issuedBy }: ApiTokenInfo, @Ctx() ctx: Context) {
    return issuedBy ?? ctx.services.config.legal.companyName;
  }
}
