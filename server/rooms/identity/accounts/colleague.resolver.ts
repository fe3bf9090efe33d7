import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import type { CompanyRole } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { CompanyRoleEnum } from '../../companies/customers/companyRole.enum.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { deactivatedUserChange, deactivatedUserPage } from '../users/user.reads.ts';
import { UserChange, UserConnection } from '../users/user.types.ts';
import { deactivateColleague, reactivateColleague, setNewUserRole, updateColleague } from './colleague.service.ts';
import { ColleagueInput, UserActivation } from './colleague.types.ts';

/** Administration of the users of a company by its administrators. */
@Resolver(() => Customer)
export class ColleagueResolver {
  @FieldResolver(() => UserConnection, {
    description: 'Users whom the company has deactivated and can reactivate, by name.',
  })
  deactivatedUsers(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return deactivatedUserPage(ctx.readerOf(customer), customer.id, args);
  }

  @Access('managePeople')
  @Mutation(() => UserChange, {
    description:
      "Changes the name and role of a user of the viewer's company. A new role brings its preset of subjects; " +
      '`setUserRights` chooses others. Refused with BAD_USER_INPUT when the company would have no administrator ' +
      'left, and with FORBIDDEN for users whose e-mail is unconfirmed, and on `name` for a person who is a user of ' +
      'several companies.',
  })
  updateColleague(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => ColleagueInput) input: ColleagueInput,
  ) {
    return updateColleague(ctx, id, version, input);
  }

  @Access('managePeople')
  @Mutation(() => UserActivation, {
    description:
      "Deactivates a user of the viewer's company, cancels their registrations for coming events, and ends their " +
      'sessions, unless these can go on in another company. Refused with CONFLICT for the last administrator, and ' +
      'with FORBIDDEN for users whose e-mail is unconfirmed.',
  })
  deactivateColleague(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deactivateColleague(ctx, id);
  }

  @Access('managePeople')
  @Mutation(() => UserActivation, {
    description:
      'Lets a deactivated user sign in again. Refused with CONFLICT when another account uses the e-mail now, and ' +
      'with FORBIDDEN for users whose e-mail is unconfirmed.',
  })
  reactivateColleague(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return reactivateColleague(ctx, id);
  }

  @Access('managePeople')
  @Mutation(() => Customer, {
    description: "Chooses the role of new users of the viewer's company for whom no role is chosen.",
  })
  setNewUserRole(
    @Ctx() ctx: Context,
    @Arg('companyRole', () => CompanyRoleEnum, { description: 'The role of new users.' }) companyRole: CompanyRole,
  ) {
    return setNewUserRole(ctx, companyRole);
  }

  @Access('viewer')
  @Subscription(() => UserChange, {
    description: "Publishes each user of the viewer's company whom the company deactivates or reactivates.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'user.changed', deactivatedUserChange),
  })
  deactivatedUserChanged(@Root() change: InstanceType<typeof UserChange>) {
    return change;
  }
}
