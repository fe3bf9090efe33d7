import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import { FRESH_PROOF } from '../../../platform/access/freshProof.ts';
import type { Context } from '../../../platform/context.ts';
import { JsonObject } from '../../../platform/graphql/scalars.ts';
import { IDENTITY_TICKET, LoginInput, SignedIn } from '../auth/auth.types.ts';
import { auditFailedSignIn } from '../auth/signInFailures.service.ts';
import {
  CompleteProviderSignInInput,
  ProviderAnswer,
  ProviderRequest,
  StartProviderSignInInput,
} from '../identities/identity.types.ts';
import {
  CompleteSignInInput,
  PasskeyOptions,
  securityOf,
  SignInSecurity,
} from '../secondFactors/secondFactor.types.ts';
import { completeSignIn, passkeySignInOptions, signInWithPasskey } from './factorSignIn.service.ts';
import { login } from './passwordSignIn.service.ts';
import {
  completeProviderSignIn,
  connectOwnIdentity,
  removeIdentity,
  startProviderSignIn,
} from './providerSignIn.service.ts';

@Resolver()
export class SignInResolver {
  @Access('public')
  @Mutation(() => SignedIn, {
    description:
      'Starts a session. The session ends after 24 hours, or after 12 hours without use unless the portal is ' +
      'configured otherwise. INVALID_CREDENTIALS for a wrong e-mail or password, RATE_LIMITED after too many ' +
      'failures. Sets a cookie: a client that sends the cookie back, or calls from the same network, is exempt from ' +
      'the limit on failures of unknown clients.',
  })
  login(@Ctx() ctx: Context, @Arg('input', () => LoginInput) input: LoginInput) {
    return auditFailedSignIn(ctx, input.email, () => login(ctx, input, input.identity));
  }

  @Access('public')
  @Mutation(() => SignedIn, {
    description:
      'Finishes a sign-in that `login` answered with SECOND_FACTOR_REQUIRED. BAD_USER_INPUT on `token` when the ' +
      'first step is too old, INVALID_CREDENTIALS on `code` for a wrong or used code, RATE_LIMITED after too many.',
  })
  completeSignIn(@Ctx() ctx: Context, @Arg('input', () => CompleteSignInInput) input: CompleteSignInInput) {
    return completeSignIn(ctx, input, input.identity);
  }

  @Access('public')
  @Mutation(() => PasskeyOptions, {
    description: 'Options for `navigator.credentials.get`, to sign in with a passkey.',
  })
  async createSignInChallenge(@Ctx() ctx: Context) {
    return { options: await passkeySignInOptions(ctx) };
  }

  @Access('public')
  @Mutation(() => SignedIn, {
    description:
      'Starts a session for the owner of a passkey, without a password. INVALID_CREDENTIALS when the passkey is ' +
      'unknown or the answer invalid, RATE_LIMITED after too many failures.',
  })
  signInWithPasskey(
    @Ctx() ctx: Context,
    @Arg('response', () => JsonObject, {
      description: "The browser's answer to the options of `createSignInChallenge`, as JSON.",
    })
    response: object,
    @Arg('identity', () => String, { nullable: true, description: IDENTITY_TICKET }) identity?: string | null,
  ) {
    return signInWithPasskey(ctx, response, identity);
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
