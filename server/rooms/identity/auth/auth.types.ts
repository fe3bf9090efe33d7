import { Field, ID, InputType, ObjectType } from 'type-graphql';
import { DateTime } from '../../../platform/graphql/scalars.ts';
import { ShownOnce } from '../../../platform/graphql/shownOnce.ts';
import { User } from '../users/User.ts';

export const IDENTITY_TICKET =
  '`ticket` of a `completeProviderSignIn` that was answered with PASSWORD_NEEDED. The sign-in connects the account ' +
  'of the provider with the user.';

@InputType({ description: 'The credentials of a sign-in.' })
export class LoginInput {
  @Field(() => String, { description: 'E-mail address of the user. Not case-sensitive.' })
  email!: string;

  @Field(() => String, {
    description:
      'Password of the user. After too many wrong passwords, further sign-ins are answered RATE_LIMITED for a while, ' +
      'even with the right one.',
  })
  password!: string;

  @Field(() => String, { nullable: true, description: IDENTITY_TICKET })
  identity?: string | null;
}

@InputType({ description: 'A request for a link that resets a forgotten password.' })
export class ForgotPasswordInput {
  @Field(() => String, { description: 'The address to mail the link to, if an active user has the address.' })
  email!: string;
}

@InputType({ description: 'A new password, with the secret of the mailed link.' })
export class ResetPasswordInput {
  @Field(() => String, { description: 'The secret in the link. It works once, and for one hour.' })
  token!: string;

  @Field(() => String, { description: 'The new password: at least 6 characters, and not easy to guess.' })
  password!: string;
}

@InputType({ description: 'A proof that an e-mail address belongs to the user.' })
export class ConfirmEmailInput {
  @Field(() => String, { description: 'The secret in the link. It works once.' })
  token!: string;
}

@ObjectType({ description: 'The address and user of an unused confirmation link.', simpleResolvers: true })
export class EmailConfirmationPreview {
  @Field(() => String, { description: 'The address that the link confirms.' }) email!: string;
  @Field(() => String, { description: 'Name of the user who gets the address.' }) name!: string;
  @Field(() => String, {
    nullable: true,
    description: "Name of the user's company. Null for an admin without a company.",
  })
  companyName!: string | null;
  @Field(() => ID, { nullable: true, description: "Id of the user's company. Null for an admin without a company." })
  companyId!: string | null;
  @Field(() => Boolean, {
    description:
      'True when the address has an account already. The link then adds the company to it, and the account keeps its ' +
      'password.',
  })
  hasAccount!: boolean;
  @Field(() => Boolean, {
    description: 'True when the link changes the address: until it is used, the user signs in with another one.',
  })
  isChange!: boolean;
}

@ObjectType({ description: 'An unconfirmed address that a user has asked to change to.', simpleResolvers: true })
export class PendingEmail {
  @Field(() => String, { description: 'The new address, to which the link was mailed.' }) email!: string;
  @Field(() => DateTime, { description: 'When the link expires: one hour after it was last sent.' }) expiresAt!: string;
  @Field(() => Boolean, {
    description: 'Whether the link has expired. `resendEmailConfirmation` mails a new one that works for another hour.',
  })
  isExpired!: boolean;
}

@ObjectType({ description: 'A session that was started.', simpleResolvers: true })
export class SignedIn {
  @ShownOnce()
  @Field(() => String, { description: 'The session token. Send it as a bearer token in the Authorization header.' })
  token!: string;

  @Field(() => User, { description: 'The user who is signed in.' })
  user!: User;
}

@ObjectType({ description: 'The answer of a call that returns only a message.', simpleResolvers: true })
export class Confirmation {
  @Field(() => String, { description: 'A sentence in Danish that can be shown to the user.' })
  message!: string;
}
