import { Field, ID, InputType, Int, ObjectType } from 'type-graphql';
import type { Context } from '../../../platform/context.ts';
import { connectionOf } from '../../../platform/graphql/connection.ts';
import { registerEnum } from '../../../platform/graphql/registerEnum.ts';
import { DateTime, JsonObject } from '../../../platform/graphql/scalars.ts';
import { ShownOnce } from '../../../platform/graphql/shownOnce.ts';
import { IDENTITY_TICKET } from '../auth/auth.types.ts';

export const IdentityProofEnum = {
  PASSWORD: 'PASSWORD',
  CODE: 'CODE',
  RECOVERY_CODE: 'RECOVERY_CODE',
  PASSKEY: 'PASSKEY',
  PROVIDER: 'PROVIDER',
} as const;
export type IdentityProof = keyof typeof IdentityProofEnum;
registerEnum(IdentityProofEnum, 'IdentityProof', 'How a user can prove who they are.', {
  PASSWORD: 'The password with which the user signs in.',
  CODE: 'A code of the authenticator app, or a recovery code.',
  RECOVERY_CODE: 'A recovery code, for a user without an authenticator app.',
  PASSKEY: 'A passkey on one of the devices of the user.',
  PROVIDER: 'A new sign-in at a provider that the user has connected.',
});

@ObjectType({ description: 'The app that computes codes for the user.', simpleResolvers: true })
export class AuthenticatorAppInfo {
  @Field(() => DateTime, { description: 'When the user added the app.' }) createdAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'When a code was last accepted.' }) lastUsedAt!: string | null;
}

@ObjectType('Passkey', { description: 'A passkey with which the user signs in.', simpleResolvers: true })
export class PasskeyInfo {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Name that the user gave the passkey.' }) name!: string;
  @Field(() => DateTime, { description: 'When the user added the passkey.' }) createdAt!: string;
  @Field(() => DateTime, { nullable: true, description: 'Time of the last use; null if it was never used.' })
  lastUsedAt!: string | null;
}

@ObjectType({
  description: 'The recovery codes of a user. The codes themselves are shown once.',
  simpleResolvers: true,
})
export class RecoveryCodesInfo {
  @Field(() => Int, { description: 'Number of unused codes.' }) left!: number;
  @Field(() => Int, { description: 'Number of codes, used ones included.' }) total!: number;
  @Field(() => DateTime, { description: 'When the codes were made.' }) createdAt!: string;
}

@ObjectType({ description: 'A device or program on which the user is signed in.', simpleResolvers: true })
export class SignInSession {
  @Field(() => ID) id!: string;
  @Field(() => String, { description: 'Browser and system in Danish, such as "Chrome på macOS".' }) device!: string;
  @Field(() => Boolean, { description: 'Whether the device is a phone or a tablet.' }) isMobile!: boolean;
  @Field(() => String, { nullable: true, description: 'Network address of the last recorded use.' })
  address!: string | null;
  @Field(() => DateTime, { description: 'When the user signed in.' }) createdAt!: string;
  @Field(() => DateTime, { description: 'Time of the last use, to about five minutes.' }) lastUsedAt!: string;
  @Field(() => Boolean, { description: 'Whether it is the session of this request.' }) isCurrent!: boolean;
}

export const SignInSessionConnection = connectionOf(SignInSession, 'SignInSession');

@ObjectType({ description: 'How the viewer signs in. Nobody else can see it.', simpleResolvers: true })
export class SignInSecurity {
  @Field(() => ID, { description: 'The same for every request of one user.' }) id!: string;
}

/** The fields of the type read as they are selected, so the object itself only has an id. */
export const securityOf = ({ person }: Context): SignInSecurity => ({ id: `security_${person.userId}` });

@InputType({ description: 'The second step of a sign-in.' })
export class CompleteSignInInput {
  @Field(() => String, { description: '`extensions.secondFactor.token` of the first step. It works for ten minutes.' })
  token!: string;

  @Field(() => String, { description: 'Six digits of the authenticator app, or a recovery code. Each works once.' })
  code!: string;

  @Field(() => String, { nullable: true, description: IDENTITY_TICKET })
  identity?: string | null;
}

@InputType({ description: 'A proof of identity. Exactly one of the fields must be given.' })
export class ConfirmIdentityInput {
  @Field(() => String, { nullable: true, description: 'The password of the user.' }) password?: string | null;
  @Field(() => String, { nullable: true, description: 'Six digits of the authenticator app, or a recovery code.' })
  code?: string | null;
  @Field(() => JsonObject, {
    nullable: true,
    description: "The browser's answer to the options of `createIdentityChallenge`, as JSON.",
  })
  passkey?: object | null;
}

@InputType({ description: 'What a company requires of its users. A rule that is left out stays.' })
export class SecurityRulesInput {
  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether users can do nothing before they have set up two-step verification.',
  })
  requiresSecondFactor?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether a change of how departments pay needs a fresh proof of identity.',
  })
  requiresPaymentProof?: boolean | null;

  @Field(() => Boolean, {
    nullable: true,
    description: 'Whether administrators are mailed when an employee of the reseller acts as a user of the company.',
  })
  isToldOfImpersonation?: boolean | null;
}

@InputType({ description: 'A passkey that the browser has created.' })
export class AddPasskeyInput {
  @Field(() => String, { description: 'A name by which the user recognises the passkey, at most 60 characters.' })
  name!: string;

  @Field(() => JsonObject, { description: "The browser's answer to the options of `setUpPasskey`, as JSON." })
  response!: object;
}

@ObjectType({ description: 'What a new authenticator app needs.', simpleResolvers: true })
export class AuthenticatorAppSetup {
  @ShownOnce()
  @Field(() => String, { description: 'The shared secret in base32. It is returned only once.' })
  secret!: string;
  @ShownOnce()
  @Field(() => String, { description: 'Address with the secret, which apps read from a QR code.' })
  uri!: string;
}

@ObjectType({ description: 'Options for the credential functions of a browser.', simpleResolvers: true })
export class PasskeyOptions {
  @ShownOnce()
  @Field(() => JsonObject, { description: 'The options as JSON, as WebAuthn defines them. They work for 30 minutes.' })
  options!: object;
}

@ObjectType({ description: 'The result of adding a second factor.', simpleResolvers: true })
export class SecondFactorAdded {
  @Field(() => SignInSecurity, { description: 'How the viewer signs in from now on.' }) security!: SignInSecurity;

  @ShownOnce()
  @Field(() => [String], {
    nullable: true,
    description: 'New recovery codes, which are returned only once. Null when the user already had codes.',
  })
  recoveryCodes!: string[] | null;
}
