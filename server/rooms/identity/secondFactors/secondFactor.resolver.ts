import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import { FRESH_PROOF, provedUntil } from '../../../platform/access/freshProof.ts';
import { may } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { subscribeToOne } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { endOtherSessions, endOwnSession, ownSessions } from '../auth/ownSessions.service.ts';
import { UserChange } from '../users/user.types.ts';
import { confirmIdentity, identityPasskeyOptions } from './confirmIdentity.service.ts';
import { appOf, passkeysOf, recoveryCodesOf } from './secondFactor.reads.ts';
import {
  addPasskey,
  confirmAuthenticatorApp,
  passkeySetup,
  removeAuthenticatorApp,
  removePasskey,
  renamePasskey,
  renewRecoveryCodes,
  resetSecondFactors,
  setUpAuthenticatorApp,
} from './secondFactor.service.ts';
import {
  AddPasskeyInput,
  AuthenticatorAppInfo,
  AuthenticatorAppSetup,
  ConfirmIdentityInput,
  PasskeyInfo,
  PasskeyOptions,
  RecoveryCodesInfo,
  SecondFactorAdded,
  SecurityRulesInput,
  SignInSecurity,
  SignInSessionConnection,
  securityOf,
} from './secondFactor.types.ts';
import { updateSecurityRules } from './securityRules.service.ts';

const subscribeToOwnSecurity = (ctx: Context) =>
  subscribeToOne(ctx, 'security.changed', ctx.person.personId, async (reader) => securityOf(reader));

@Resolver(() => SignInSecurity)
export class SecondFactorResolver {
  @Access('openSignInSecurity')
  @Query(() => SignInSecurity, {
    nullable: true,
    description:
      'How the viewer signs in. Available before two-step verification is set up. Null while an admin acts as the ' +
      'user; FORBIDDEN for API tokens.',
  })
  security(@Ctx() ctx: Context) {
    return may(ctx.viewer, 'secureSignIn') ? securityOf(ctx) : null;
  }

  @Access('secureSignIn')
  @Subscription(() => SignInSecurity, {
    description: 'Publishes when the viewer has changed how they sign in, signs in somewhere, or a session ends.',
    subscribe: ({ context }) => subscribeToOwnSecurity(context as Context),
  })
  securityChanged(@Root() security: SignInSecurity) {
    return security;
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the reseller or the company requires two-step verification of the viewer.',
  })
  isRequired(@Ctx() ctx: Context) {
    return ctx.person.needsSecondFactor;
  }

  @FieldResolver(() => AuthenticatorAppInfo, { nullable: true, description: 'Null when the viewer has no app.' })
  async authenticatorApp(@Ctx() ctx: Context) {
    return (await appOf(ctx, ctx.person.personId)) ?? null;
  }

  @FieldResolver(() => [PasskeyInfo], { description: 'Passkeys, oldest first; at most 20.' })
  passkeys(@Ctx() ctx: Context) {
    return passkeysOf(ctx, ctx.person.personId);
  }

  @FieldResolver(() => RecoveryCodesInfo, {
    nullable: true,
    description: 'Null without two-step verification.',
  })
  recoveryCodes(@Ctx() ctx: Context) {
    return recoveryCodesOf(ctx, ctx.person.personId);
  }

  @FieldResolver(() => SignInSessionConnection, { description: 'Where the viewer is signed in, newest first.' })
  sessions(@Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return ownSessions(ctx, args);
  }

  @FieldResolver(() => DateTime, {
    description: 'Until when the last proof of identity is fresh enough for operations that need one.',
  })
  provedUntil(@Ctx() ctx: Context) {
    return provedUntil(ctx.person);
  }

  @Access('secureSignIn')
  @Mutation(() => PasskeyOptions, {
    description: 'Options for `navigator.credentials.get`, to confirm the identity of the viewer with a passkey.',
  })
  async createIdentityChallenge(@Ctx() ctx: Context) {
    return { options: await identityPasskeyOptions(ctx) };
  }

  @Access('secureSignIn')
  @Mutation(() => SignInSecurity, {
    description:
      'Proves who the viewer is, for operations that answer REAUTHENTICATION_REQUIRED. The proof counts for ten ' +
      'minutes in this session. BAD_USER_INPUT for a wrong password, INVALID_CREDENTIALS for a wrong code or ' +
      'passkey, RATE_LIMITED after too many.',
  })
  async confirmIdentity(@Ctx() ctx: Context, @Arg('input', () => ConfirmIdentityInput) input: ConfirmIdentityInput) {
    await confirmIdentity(ctx, input);
    return securityOf(ctx);
  }

  @Access('secureSignIn')
  @Mutation(() => AuthenticatorAppSetup, {
    description:
      'Creates the secret of an authenticator app, which counts once `confirmAuthenticatorApp` has its first code. ' +
      `CONFLICT when the viewer has an app already; ${FRESH_PROOF}`,
  })
  setUpAuthenticatorApp(@Ctx() ctx: Context) {
    return setUpAuthenticatorApp(ctx);
  }

  @Access('secureSignIn')
  @Mutation(() => SecondFactorAdded, {
    description:
      'Puts the authenticator app to use. From now on, a sign-in with the password needs a second step. ' +
      `BAD_USER_INPUT on \`code\` for a wrong code; CONFLICT when no setup is open; ${FRESH_PROOF}`,
  })
  async confirmAuthenticatorApp(
    @Ctx() ctx: Context,
    @Arg('code', () => String, { description: 'Six digits of the app.' }) code: string,
  ) {
    return { ...(await confirmAuthenticatorApp(ctx, { code })), security: securityOf(ctx) };
  }

  @Access('secureSignIn')
  @Mutation(() => SignInSecurity, {
    description:
      'Removes the authenticator app. The recovery codes go with the last second factor. CONFLICT when two-step ' +
      `verification is required and nothing else is left; ${FRESH_PROOF}`,
  })
  async removeAuthenticatorApp(@Ctx() ctx: Context) {
    await removeAuthenticatorApp(ctx);
    return securityOf(ctx);
  }

  @Access('secureSignIn')
  @Mutation(() => PasskeyOptions, {
    description: `Options for \`navigator.credentials.create\`. CONFLICT with 20 passkeys; ${FRESH_PROOF}`,
  })
  async setUpPasskey(@Ctx() ctx: Context) {
    return { options: await passkeySetup(ctx) };
  }

  @Access('secureSignIn')
  @Mutation(() => SecondFactorAdded, {
    description:
      'Stores a passkey that the browser has created. From now on, a sign-in with the password needs a second step. ' +
      `BAD_USER_INPUT for an invalid answer or name; CONFLICT for a passkey that is known; ${FRESH_PROOF}`,
  })
  async addPasskey(@Ctx() ctx: Context, @Arg('input', () => AddPasskeyInput) input: AddPasskeyInput) {
    return { ...(await addPasskey(ctx, input)), security: securityOf(ctx) };
  }

  @Access('secureSignIn')
  @Mutation(() => SignInSecurity, { description: 'Renames a passkey of the viewer.' })
  async renamePasskey(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('name', () => String, { description: 'At most 60 characters.' }) name: string,
  ) {
    await renamePasskey(ctx, { id, name });
    return securityOf(ctx);
  }

  @Access('secureSignIn')
  @Mutation(() => SignInSecurity, {
    description:
      'Removes a passkey of the viewer. CONFLICT when two-step verification is required and nothing else is left; ' +
      FRESH_PROOF,
  })
  async removePasskey(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    await removePasskey(ctx, id);
    return securityOf(ctx);
  }

  @Access('secureSignIn')
  @Mutation(() => SecondFactorAdded, {
    description: `Replaces the recovery codes. CONFLICT without two-step verification; ${FRESH_PROOF}`,
  })
  async renewRecoveryCodes(@Ctx() ctx: Context) {
    return { recoveryCodes: await renewRecoveryCodes(ctx), security: securityOf(ctx) };
  }

  @Access('secureSignIn')
  @Mutation(() => SignInSecurity, {
    description: 'Signs the viewer out on one device. NOT_FOUND for a session of somebody else.',
  })
  async endSession(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    await endOwnSession(ctx, id);
    return securityOf(ctx);
  }

  @Access('manageSecurity')
  @Mutation(() => Customer, {
    description:
      "Changes what the viewer's company requires of its users. Users without a required second factor can do " +
      `nothing else until they have set it up. CONFLICT when the viewer has not set it up; ${FRESH_PROOF}`,
  })
  updateSecurityRules(@Ctx() ctx: Context, @Arg('input', () => SecurityRulesInput) input: SecurityRulesInput) {
    return updateSecurityRules(ctx, input);
  }

  @Access('administer')
  @Mutation(() => UserChange, {
    description:
      'For admins: removes all second factors of a user who has lost them, ends their sessions and mails them a ' +
      `notice. ${FRESH_PROOF}`,
  })
  resetSecondFactors(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'A user of any company, but not the admin themselves.' }) id: string,
  ) {
    return resetSecondFactors(ctx, id);
  }

  @Access('secureSignIn')
  @Mutation(() => SignInSecurity, { description: 'Signs the viewer out everywhere but in this session.' })
  async endOtherSessions(@Ctx() ctx: Context) {
    await endOtherSessions(ctx);
    return securityOf(ctx);
  }
}
