import { Arg, Ctx, FieldResolver, Mutation, Query, Resolver, Root } from 'type-graphql';
import { recordingFailedSignIn } from '../audit/signInFailures.ts';
import type { Context } from '../context.ts';
import { User } from '../users/User.ts';
import {
  ConfirmEmailInput,
  Confirmation,
  EmailConfirmationPreview,
  ForgotPasswordInput,
  LoginInput,
  PendingEmail,
  ResetPasswordInput,
  SignedIn,
} from './auth.inputs.ts';
import { emailConfirmationPreview, ownPendingEmail } from './emailConfirmation.reads.ts';
import { cancelEmailChange, confirmEmail, resendEmailConfirmation } from './emailConfirmation.service.ts';
import { passwordResetLinkWorks, requestReset, resetPassword } from './passwordReset.service.ts';
import { login, logout } from './session.service.ts';

@Resolver()
export class AuthResolver {
  @Mutation(() => SignedIn, {
    description:
      'Starts a session. It ends after 24 hours, or after 12 hours without use unless the portal is configured otherwise. RATE_LIMITED after ' +
      'too many failures. Sets a cookie: a client that sends it back, or calls from the same network, is exempt from the limit on failures of ' +
      'unknown clients.',
  })
  login(@Ctx() ctx: Context, @Arg('input', () => LoginInput) input: LoginInput) {
    return recordingFailedSignIn(ctx, input.email, () => login(ctx, input));
  }

  @Mutation(() => Confirmation, {
    description: 'Ends this session, and those as somebody else that were begun from it.',
  })
  logout(@Ctx() ctx: Context) {
    return logout(ctx);
  }

  @Mutation(() => Confirmation, { description: 'Answers the same whether or not anyone has the e-mail.' })
  forgotPassword(@Ctx() ctx: Context, @Arg('input', () => ForgotPasswordInput) input: ForgotPasswordInput) {
    return requestReset(ctx, input);
  }

  @Query(() => Boolean, {
    description:
      'Whether a mailed reset link still works. False when it is unknown, used or expired; RATE_LIMITED after many of those.',
  })
  passwordResetLinkWorks(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'The secret in the link.' }) token: string,
  ) {
    return passwordResetLinkWorks(ctx, token);
  }

  @Mutation(() => Confirmation, { description: "For whoever has the link. Ends all of the user's sessions." })
  resetPassword(@Ctx() ctx: Context, @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput) {
    return resetPassword(ctx, input);
  }
}

@Resolver(() => User)
export class EmailConfirmationResolver {
  @FieldResolver(() => PendingEmail, {
    nullable: true,
    description: 'The address that the user asked to change to. For the user and for admins; null for others.',
  })
  pendingEmail(@Root() user: User, @Ctx() ctx: Context) {
    const reader = ctx.readerOf(user);
    if (reader !== ctx) return reader.loaders.pendingEmail.load(user.id);
    return ctx.viewer.kind === 'session' && ctx.viewer.userId === user.id ? ownPendingEmail(ctx, user.id) : null;
  }

  @Query(() => EmailConfirmationPreview, {
    nullable: true,
    description:
      'For whoever has the link. Null when it is unknown, used, replaced or expired. Asking does not use it.',
  })
  emailConfirmation(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'The secret in the link.' }) token: string,
  ) {
    return emailConfirmationPreview(ctx, token);
  }

  @Mutation(() => Confirmation, {
    description: 'For whoever has the link. Other accounts that claim the address without a proof are closed.',
  })
  confirmEmail(@Ctx() ctx: Context, @Arg('input', () => ConfirmEmailInput) input: ConfirmEmailInput) {
    return confirmEmail(ctx, input);
  }

  @Mutation(() => User, {
    description: "Mails a new link to the viewer's pending or unconfirmed address. CONFLICT when there is neither.",
  })
  resendEmailConfirmation(@Ctx() ctx: Context) {
    return resendEmailConfirmation(ctx);
  }

  @Mutation(() => User, {
    description: "Withdraws the viewer's change of e-mail address: the mailed link stops working.",
  })
  cancelEmailChange(@Ctx() ctx: Context) {
    return cancelEmailChange(ctx);
  }
}
