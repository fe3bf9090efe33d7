import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { findRegistrationConflicts, register } from './registration.service.ts';
import { RegisterInput, Registered, RegistrationConflicts } from './registration.types.ts';

@Resolver()
export class RegistrationResolver {
  @Access('public')
  @Query(() => RegistrationConflicts, {
    description:
      'Whether a subdomain can be registered. An invalid value and one that is left out have no conflict. Refused ' +
      'with RATE_LIMITED after too many calls, except for admins.',
  })
  registrationConflicts(
    @Ctx() ctx: Context,
    @Arg('subdomain', () => String, { nullable: true, description: "Subdomain of the company's first installation." })
    subdomain?: string | null,
  ) {
    return findRegistrationConflicts(ctx, subdomain);
  }

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
