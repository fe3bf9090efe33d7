import { Arg, Ctx, Mutation, Resolver } from 'type-graphql';
import type { Context } from '../context.ts';
import { RegisterInput, Registered } from './registration.inputs.ts';
import { register } from './registration.service.ts';

@Resolver()
export class RegistrationResolver {
  @Mutation(() => Registered, { description: 'A company with its first department, installation and user.' })
  register(@Ctx() ctx: Context, @Arg('input', () => RegisterInput) input: RegisterInput) {
    return register(ctx, input);
  }
}
