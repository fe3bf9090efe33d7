import { Arg, Ctx, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import { Confirmation, SignedIn } from '../auth/auth.inputs.ts';
import { impersonate, stopImpersonating } from '../auth/impersonation.service.ts';
import type { Context } from '../context.ts';
import type { UserRole } from '../../domain/vocabulary.ts';
import { AdminSubscription } from '../live/AdminSubscription.ts';
import { AdminNewUserInput, AdminUserInput } from './adminUser.inputs.ts';
import { createUserAsAdmin, deleteUser, setUserRole, updateUserAsAdmin } from './adminUser.service.ts';
import { UserRoleEnum } from './User.ts';
import { UserChange } from './user.inputs.ts';
import { userChange } from './user.reads.ts';

/** Users of all companies, as the reseller's people run them. */
@Resolver()
export class AdminUserResolver {
  @Mutation(() => UserChange, { description: 'For admins: in any company. The user is told by mail.' })
  createUserAsAdmin(@Ctx() ctx: Context, @Arg('input', () => AdminNewUserInput) input: AdminNewUserInput) {
    return createUserAsAdmin(ctx, input);
  }

  @Mutation(() => UserChange, { description: "For admins. A new password ends the user's sessions." })
  updateUserAsAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => AdminUserInput) input: AdminUserInput,
  ) {
    return updateUserAsAdmin(ctx, id, version, input);
  }

  @Mutation(() => UserChange, { description: "For admins; never one's own. Ends the user's sessions." })
  setUserRole(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('role', () => UserRoleEnum, { description: 'What they may do from then on.' }) role: UserRole,
  ) {
    return setUserRole(ctx, id, role);
  }

  @Mutation(() => UserChange, { description: 'For admins; never oneself. The user is deactivated.' })
  deleteUser(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteUser(ctx, id);
  }

  @Mutation(() => SignedIn, { description: 'For admins: a session as somebody else, for an hour at most.' })
  impersonate(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: "Any company's user, and not oneself." }) id: string,
  ) {
    return impersonate(ctx, id);
  }

  @Mutation(() => Confirmation, { description: "Ends the session as somebody else; the admin's own goes on." })
  stopImpersonating(@Ctx() ctx: Context) {
    return stopImpersonating(ctx);
  }

  @AdminSubscription(() => UserChange, 'user.changed', userChange)
  adminUserChanged(@Root() change: InstanceType<typeof UserChange>) {
    return change;
  }
}
