import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import { FRESH_PROOF } from '../../../platform/access/freshProof.ts';
import { Sees } from '../../../platform/access/Sees.ts';
import type { Context } from '../../../platform/context.ts';
import { systemReader } from '../../../platform/db/systemReader.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { Membership } from '../memberships/membership.types.ts';
import { userChange, userCountsLoader, userPage } from '../users/user.reads.ts';
import { User } from '../users/User.ts';
import { CreateUserInput, ProfileInput, UserChange, UserConnection } from '../users/user.types.ts';
import { createUser } from './account.service.ts';
import { leaveCompany } from './leaveCompany.service.ts';
import { updateProfile } from './profile.service.ts';

@Resolver(() => User)
export class UserResolver {
  @FieldResolver(() => Boolean, {
    description: 'True for the user whose session makes the request. API tokens have no user.',
  })
  isViewer(@Root() user: User, @Ctx() ctx: Context) {
    return ctx.viewer.kind === 'session' && ctx.viewer.userId === user.id;
  }

  @Access('managePeople')
  @Mutation(() => UserChange, {
    description:
      "Creates a user with the role USER in the viewer's company and mails them a link that confirms their e-mail. " +
      'The answer is the same whether or not the address has an account: if it has, the user joins that account when ' +
      'its owner follows the link, and the password given here ends. ' +
      'Refused with FORBIDDEN for API tokens and for users whose e-mail is unconfirmed, and with RATE_LIMITED after ' +
      'too many calls.',
  })
  createUser(@Ctx() ctx: Context, @Arg('input', () => CreateUserInput) input: CreateUserInput) {
    return createUser(ctx, input);
  }

  @Access('person')
  @Mutation(() => User, {
    description:
      "Edits the viewer's own name, e-mail and password. A new password ends all other sessions of the user.",
  })
  updateProfile(@Ctx() ctx: Context, @Arg('input', () => ProfileInput) input: ProfileInput) {
    return updateProfile(ctx, input);
  }

  @Access('leaveCompanies')
  @Mutation(() => [Membership], {
    description:
      "Ends the viewer's own membership of a company, which need not be the one in which the call acts, and " +
      'returns the `memberships` that remain. Cancels the registrations of that user for coming events, and ends ' +
      'the sessions of the viewer that can act in no other company. Only a new invitation brings the viewer back. ' +
      'NOT_FOUND for a company of which the viewer is no user; CONFLICT for its last administrator, for the only ' +
      'company of the viewer, and for employees of the reseller; FORBIDDEN for a session that began through the ' +
      `organisation of a company; ${FRESH_PROOF}`,
  })
  leaveCompany(
    @Ctx() ctx: Context,
    @Arg('companyId', () => ID, { description: 'One of the `memberships` of the viewer.' }) companyId: string,
  ) {
    return leaveCompany(ctx, companyId);
  }

  @Access('viewer')
  @Subscription(() => UserChange, {
    description: "Publishes each user of the viewer's company that is created, changed or deactivated.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'user.changed', userChange),
  })
  userChanged(@Root() change: InstanceType<typeof UserChange>) {
    return change;
  }
}

@Resolver(() => Customer)
export class CustomerUsersResolver {
  @Sees('PEOPLE')
  @FieldResolver(() => Int, { description: 'Number of active users.' })
  async userCount(@Root() customer: Customer, @Ctx() ctx: Context) {
    return (await userCountsLoader.of(ctx.readerOf(customer)).load(customer.id))?.total ?? 0;
  }

  @FieldResolver(() => Boolean, { description: 'Whether an active user is an administrator of the company.' })
  async hasAdministrator(@Root() customer: Customer, @Ctx() ctx: Context) {
    const reader = ctx.readerOf(customer);
    // A viewer who sees no users would otherwise be told that the company has no administrator.
    const counts = userCountsLoader.of(reader === ctx ? systemReader(ctx.services.reads) : reader);
    return ((await counts.load(customer.id))?.administrators ?? 0) > 0;
  }

  @FieldResolver(() => UserConnection, { description: 'Active users, by name.' })
  users(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return userPage(ctx.readerOf(customer), customer.id, args);
  }
}
