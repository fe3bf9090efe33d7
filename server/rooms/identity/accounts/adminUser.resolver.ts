import { Arg, Ctx, ID, Int, Mutation, Resolver, Root } from 'type-graphql';
import type { EmployeeRole, UserRole } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import { FRESH_PROOF } from '../../../platform/access/freshProof.ts';
import type { Context } from '../../../platform/context.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { Confirmation, SignedIn } from '../auth/auth.types.ts';
import { impersonate, stopImpersonating } from '../auth/impersonation.service.ts';
import { EmployeeRoleEnum } from '../users/employeeRoles.enum.ts';
import { deactivatedUserChange, userChange } from '../users/user.reads.ts';
import { UserRoleEnum } from '../users/User.ts';
import { UserChange } from '../users/user.types.ts';
import {
  createUserAsAdmin,
  deleteUser,
  reactivateUserAsAdmin,
  setUserRole,
  updateUserAsAdmin,
} from './adminUser.service.ts';
import { AdminNewUserInput, AdminUserInput } from './adminUser.types.ts';
import { UserActivation } from './colleague.types.ts';

/** Administration of the users of all companies. */
@Resolver()
export class AdminUserResolver {
  @Access('administer')
  @Mutation(() => UserChange, {
    description:
      'Creates a user in any company and mails them a link that confirms their e-mail. For admins. If the address ' +
      'has an account, the user joins it when its owner follows the link. For an EMPLOYEE or ADMIN: ' +
      FRESH_PROOF,
  })
  createUserAsAdmin(@Ctx() ctx: Context, @Arg('input', () => AdminNewUserInput) input: AdminNewUserInput) {
    return createUserAsAdmin(ctx, input);
  }

  @Access('administer')
  @Mutation(() => UserChange, {
    description:
      'Edits a user of any company. For admins. A new password ends all sessions of the user. Refused with CONFLICT ' +
      'when admins change their own e-mail or password; `updateProfile` does that.',
  })
  updateUserAsAdmin(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => AdminUserInput) input: AdminUserInput,
  ) {
    return updateUserAsAdmin(ctx, id, version, input);
  }

  @Access('administer')
  @Mutation(() => UserChange, {
    description:
      'Changes the role of a user, or the roles of an employee, and ends all their sessions. For admins. Refused ' +
      'with CONFLICT for the own role of the admin and for the last ADMIN, and with BAD_USER_INPUT when a new ' +
      'employee has not confirmed their e-mail or a new USER has no company.',
  })
  setUserRole(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('role', () => UserRoleEnum, { description: 'The new role.' }) role: UserRole,
    @Arg('employeeRoles', () => [EmployeeRoleEnum], {
      nullable: true,
      description: 'The roles of an EMPLOYEE, at least one. Null or left out for a USER and an ADMIN.',
    })
    employeeRoles?: EmployeeRole[] | null,
  ) {
    return setUserRole(ctx, id, role, employeeRoles);
  }

  @Access('administer')
  @Mutation(() => UserChange, {
    description:
      'For admins. Deactivates a user, cancels their registrations for coming events, and ends their sessions, ' +
      'unless these can go on in another company. Refused with CONFLICT for the admin themselves.',
  })
  deleteUser(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteUser(ctx, id);
  }

  @Access('administer')
  @Mutation(() => UserActivation, {
    description:
      'Lets a user of any company sign in again whom the company has deactivated. For admins. Refused with CONFLICT ' +
      'when another account uses the e-mail now.',
  })
  reactivateUserAsAdmin(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return reactivateUserAsAdmin(ctx, id);
  }

  @AdminSubscription('workInBackOffice', () => UserChange, 'user.changed', deactivatedUserChange)
  adminDeactivatedUserChanged(@Root() change: InstanceType<typeof UserChange>) {
    return change;
  }

  @Access('impersonate')
  @Mutation(() => SignedIn, {
    description:
      'Starts an impersonation: a session as another user, for at most an hour. For admins and support. The reason ' +
      'is kept in the audit log, and the administrators of the company are mailed it if the company wants that ' +
      '(`Customer.isToldOfImpersonation`). FORBIDDEN when somebody who is no ADMIN wants to act as an employee.',
  })
  impersonate(
    @Ctx() ctx: Context,
    @Arg('id', () => ID, { description: 'A user of any company, but not the caller themselves.' }) id: string,
    @Arg('reason', () => String, { description: 'Why, at most 500 characters.' }) reason: string,
  ) {
    return impersonate(ctx, id, reason);
  }

  @Access('person')
  @Mutation(() => Confirmation, {
    description:
      "Ends the impersonation; the admin's own session continues. Refused with CONFLICT when the session is not an " +
      'impersonation.',
  })
  stopImpersonating(@Ctx() ctx: Context) {
    return stopImpersonating(ctx);
  }

  @AdminSubscription('workInBackOffice', () => UserChange, 'user.changed', userChange)
  adminUserChanged(@Root() change: InstanceType<typeof UserChange>) {
    return change;
  }
}
