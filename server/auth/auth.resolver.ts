import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { Confirmation, ForgotPasswordInput, LoginInput, ResetPasswordInput, SignedIn } from './auth.inputs.ts';
import { requestReset, resetPassword } from './passwordReset.service.ts';
import { login, logout } from './session.service.ts';

@Resolver()
export class AuthResolver {
  @Mutation(() => SignedIn, { description: 'Begins a session of 24 hours. RATE_LIMITED after too many tries.' })
  login(@Ctx() ctx: Context, @Arg('input', () => LoginInput) input: LoginInput) {
    return login(ctx, input);
  }

  @Mutation(() => Confirmation, { description: 'Ends this session, and those as somebody else that were begun from it.' })
  logout(@Ctx() ctx: Context) {
    return logout(ctx);
  }

  @Mutation(() => Confirmation, { description: 'Answers the same whether or not anyone has the e-mail.' })
  forgotPassword(@Ctx() ctx: Context, @Arg('input', () => ForgotPasswordInput) input: ForgotPasswordInput) {
    return requestReset(ctx, input);
  }

  @Mutation(() => Confirmation, { description: 'For whoever has the link. Ends all of the user\'s sessions.' })
  resetPassword(@Ctx() ctx: Context, @Arg('input', () => ResetPasswordInput) input: ResetPasswordInput) {
    return resetPassword(ctx, input);
  }
}
