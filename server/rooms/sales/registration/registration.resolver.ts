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
      'Whether an e-mail and a subdomain can be registered. Invalid values and values that are left out have no ' +
      'conflict. Admins learn both. For others, the e-mail is only checked together with a subdomain that is free, ' +
      'and calls are limited like sign-ins: refused with RATE_LIMITED after too many.',
  })
  registrationConflicts(
    @Ctx() ctx: Context,
    @Arg('email', () => String, { nullable: true, description: "E-mail of the company's first user." })
    email?: string | null,
    @Arg('subdomain', () => String, { nullable: true, description: "Subdomain of the company's first installation." })
    subdomain?: string | null,
  ) {
    return findRegistrationConflicts(ctx, { email, subdomain });
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
