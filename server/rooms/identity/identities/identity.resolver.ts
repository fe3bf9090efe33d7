import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import { FRESH_PROOF } from '../../../platform/access/freshProof.ts';
import type { Context } from '../../../platform/context.ts';
import { securityOf, SignInSecurity } from '../secondFactors/secondFactor.types.ts';
import { hasPassword, identitiesOf } from './identity.reads.ts';
import {
  CompleteProviderSignInInput,
  Identity,
  ProviderAnswer,
  ProviderRequest,
  StartProviderSignInInput,
} from './identity.types.ts';
import {
  completeProviderSignIn,
  connectOwnIdentity,
  removeIdentity,
  startProviderSignIn,
} from './providerSignIn.service.ts';

@Resolver(() => SignInSecurity)
export class IdentityResolver {
  @FieldResolver(() => [Identity], { description: 'Accounts of providers that the viewer has connected; at most 10.' })
  async identities(@Ctx() ctx: Context) {
    const identities = await identitiesOf(ctx, ctx.person.userId);
    return identities.map((identity) => ({
      ...identity,
      providerName: ctx.services.openId.provider(identity.provider)?.name ?? identity.provider,
    }));
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the viewer has a password. A user who joined with a provider may have none.',
  })
  hasPassword(@Ctx() ctx: Context) {
    return hasPassword(ctx, ctx.person.userId);
  }

  @Access('public')
  @Mutation(() => ProviderRequest, {
    description:
      'Begins a sign-in at a provider (OpenID Connect). BAD_USER_INPUT for an unknown provider, PROVIDER_UNAVAILABLE ' +
      'when it does not answer, UNAUTHENTICATED for a purpose that needs a session, RATE_LIMITED after too many.',
  })
  startProviderSignIn(
    @Ctx() ctx: Context,
    @Arg('input', () => StartProviderSignInInput) { provider, purpose }: StartProviderSignInInput,
  ) {
    return startProviderSignIn(ctx, provider, purpose);
  }

  @Access('public')
  @Mutation(() => ProviderAnswer, {
    description:
      'Finishes a sign-in at a provider. BAD_USER_INPUT when the user cancelled it, or on `ticket` when it is too ' +
      'old or used; INVALID_CREDENTIALS when the answer of the provider is not valid; SECOND_FACTOR_REQUIRED for an ' +
      'account with two-step verification.',
  })
  completeProviderSignIn(
    @Ctx() ctx: Context,
    @Arg('input', () => CompleteProviderSignInInput) input: CompleteProviderSignInInput,
  ) {
    return completeProviderSignIn(ctx, input);
  }

  @Access('secureSignIn')
  @Mutation(() => SignInSecurity, {
    description:
      'Connects the account of a sign-in that was answered with NO_ACCOUNT with the viewer. CONFLICT when it belongs ' +
      `to another user; ${FRESH_PROOF}`,
  })
  async connectIdentity(
    @Ctx() ctx: Context,
    @Arg('ticket', () => String, { description: '`ticket` of the answer.' }) ticket: string,
  ) {
    await connectOwnIdentity(ctx, ticket);
    return securityOf(ctx);
  }

  @Access('secureSignIn')
  @Mutation(() => SignInSecurity, {
    description:
      'Removes an account of a provider from the viewer. CONFLICT for the last one of a viewer without a password; ' +
      FRESH_PROOF,
  })
  async removeIdentity(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    await removeIdentity(ctx, id);
    return securityOf(ctx);
  }
}
