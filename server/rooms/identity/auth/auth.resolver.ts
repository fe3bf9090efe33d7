import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { User } from '../users/User.ts';
import {
  ConfirmEmailInput,
  Confirmation,
  EmailConfirmationPreview,
  ForgotPasswordInput,
  PendingEmail,
  ResetPasswordInput,
} from './auth.types.ts';
import { emailConfirmationPreview, ownPendingEmail, pendingEmailLoader } from './emailConfirmation.reads.ts';
import { cancelEmailChange, confirmEmail, resendEmailConfirmation } from './emailConfirmation.service.ts';
import { passwordResetLinkWorks, requestPasswordReset, resetPassword } from './passwordReset.service.ts';
import { logout } from './session.service.ts';

@Resolver()
export class AuthResolver {
  @Access('signOut')
  @Mutation(() => Confirmation, {
    description: 'Ends the session of the request, and the impersonations that were started from it.',
  })
  logout(@Ctx() ctx: Context) {
    return logout(ctx);
  }

  @Access('public')
  @Mutation(() => Confirmation, {
    description:
      'Mails a link with which the user can choose a new password. The answer is the same whether or not a user has ' +
      'the address. RATE_LIMITED after too many requests.',
  })
  forgotPassword(@Ctx() ctx: Context, @Arg('input', () => ForgotPasswordInput) input: ForgotPasswordInput) {
    return requestPasswordReset(ctx, input);
  }

  @Access('public')
  @Query(() => Boolean, {
    description:
      'Whether a mailed reset link still works. False when the link is unknown, used or expired; RATE_LIMITED after ' +
      'too many such links.',
  })
  passwordResetLinkWorks(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'The secret in the link.' }) token: string,
  ) {
    return passwordResetLinkWorks(ctx, token);
  }

  @Access('public')
  @Mutation(() => Confirmation, {
    description:
      "Sets the new password of the link's user, confirms the address, ends all sessions of the user and mails them " +
      'a notice. Needs no session. If the address was unconfirmed, other accounts that claim it are closed. ' +
      'BAD_USER_INPUT when the link is unknown, used or expired, or the password is weak; RATE_LIMITED after too ' +
      'many invalid links.',
  })
  resetPassword(@Ctx() ctx: Context, @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput) {
    return resetPassword(ctx, input);
  }
}

@Resolver(() => User)
export class EmailConfirmationResolver {
  @FieldResolver(() => PendingEmail, {
    nullable: true,
    description:
      'The unconfirmed address that the user has asked to change to. Null when there is none, and for callers other ' +
      'than the user and admins.',
  })
  pendingEmail(@Root() user: User, @Ctx() ctx: Context) {
    const reader = ctx.readerOf(user);
    if (reader !== ctx) return pendingEmailLoader.of(reader).load(user.id);
    return ctx.viewer.kind === 'session' && ctx.viewer.userId === user.id ? ownPendingEmail(ctx, user.id) : null;
  }

  @Access('public')
  @Query(() => EmailConfirmationPreview, {
    nullable: true,
    description:
      'The address and user of a confirmation link. Null when the link is unknown, used, replaced or expired; ' +
      'RATE_LIMITED after too many such links. Needs no session, and does not use the link.',
  })
  emailConfirmation(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'The secret in the link.' }) token: string,
  ) {
    return emailConfirmationPreview(ctx, token);
  }

  @Access('public')
  @Mutation(() => Confirmation, {
    description:
      "Confirms the address of the link and makes it the e-mail address of the link's user. Needs no session. Other " +
      'accounts that claim the address without having confirmed it are closed. When the address has an account ' +
      'already, the user becomes a membership of it instead: the id stays, the account keeps its password, and the ' +
      "user's former password and sessions end. BAD_USER_INPUT when the link is unknown, used, replaced or expired; " +
      'CONFLICT when a changed address belongs to another account; FORBIDDEN while an admin acts as the user; ' +
      'RATE_LIMITED after too many invalid links.',
  })
  confirmEmail(@Ctx() ctx: Context, @Arg('input', () => ConfirmEmailInput) input: ConfirmEmailInput) {
    return confirmEmail(ctx, input);
  }

  @Access('person')
  @Mutation(() => User, {
    description:
      "Mails a new link to the viewer's pending or unconfirmed address. The previous link stops working. CONFLICT " +
      'when no address is pending or unconfirmed; FORBIDDEN while an admin acts as the user; RATE_LIMITED after too ' +
      'many mails.',
  })
  resendEmailConfirmation(@Ctx() ctx: Context) {
    return resendEmailConfirmation(ctx);
  }

  @Access('person')
  @Mutation(() => User, {
    description:
      "Cancels the viewer's change of e-mail address: the mailed link stops working. Has no effect when no change is " +
      'pending. FORBIDDEN while an admin acts as the user.',
  })
  cancelEmailChange(@Ctx() ctx: Context) {
    return cancelEmailChange(ctx);
  }
}
