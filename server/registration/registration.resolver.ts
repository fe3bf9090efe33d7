import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import { Access } from '../access/Access.ts';
import type { Context } from '../context.ts';
import { RegisterInput, Registered } from './registration.inputs.ts';
import { register } from './registration.service.ts';

@Resolver()
export class RegistrationResolver {
  @Access('public')
  @Mutation(() => Registered, {
    description:
      'Registers a company with its first department, installation and user, and mails the user a confirmation link. ' +
      'Refused with BAD_USER_INPUT on fields that are invalid or taken, and with CONFLICT for a repeated ' +
      'registrationId with another password.',
  })
  register(@Ctx() ctx: Context, @Arg('input', () => RegisterInput) input: RegisterInput) {
    return register(ctx, input);
  }
}
