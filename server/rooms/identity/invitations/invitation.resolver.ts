import { Arg, Args, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../../companies/customers/Customer.ts';
import { SignedIn } from '../auth/auth.types.ts';
import { Membership } from '../memberships/membership.types.ts';
import { acceptInvitationAsPerson } from './acceptAsPerson.service.ts';
import { invitationChange, invitationPage, invitationPreview } from './invitation.reads.ts';
import {
  acceptInvitation,
  inviteUser,
  resendInvitation,
  resendInvitationAsAdmin,
  revokeInvitation,
  revokeInvitationAsAdmin,
} from './invitation.service.ts';
import { Invitation } from './Invitation.ts';
import {
  AcceptInvitationInput,
  InvitationChange,
  InvitationConnection,
  InvitationPreview,
  InviteUserInput,
} from './invitation.types.ts';

@Resolver(() => Invitation)
export class InvitationResolver {
  @FieldResolver(() => Boolean, {
    description: 'Whether the link has expired. `resendInvitation` mails a new one.',
  })
  isExpired(@Root() { expiresAt }: Invitation) {
    return new Date(expiresAt) <= new Date();
  }

  @Access('public')
  @Query(() => InvitationPreview, {
    nullable: true,
    description:
      'The company and person of an invitation link. Null when the link is unknown, used, withdrawn or expired. ' +
      'Refused with RATE_LIMITED after too many such links. Needs no session.',
  })
  invitation(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'The secret in the link.' }) token: string,
  ) {
    return invitationPreview(ctx, token);
  }

  @Access('managePeople')
  @Mutation(() => InvitationChange, {
    description:
      'Mails a link with which the invited person chooses a password. Refused with FORBIDDEN for API tokens and for ' +
      'users whose e-mail is unconfirmed, and with RATE_LIMITED after too many mails.',
  })
  inviteUser(@Ctx() ctx: Context, @Arg('input', () => InviteUserInput) input: InviteUserInput) {
    return inviteUser(ctx, input);
  }

  @Access('managePeople')
  @Mutation(() => InvitationChange, {
    description:
      'Mails a new link that works for 72 hours. The previous link stops working. Refused with FORBIDDEN for API ' +
      'tokens and for users whose e-mail is unconfirmed, and with RATE_LIMITED after too many mails.',
  })
  resendInvitation(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return resendInvitation(ctx, id);
  }

  @Access('managePeople')
  @Mutation(() => InvitationChange, {
    description: 'Withdraws an invitation: its link stops working. Refused with FORBIDDEN for API tokens.',
  })
  revokeInvitation(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return revokeInvitation(ctx, id);
  }

  @Access('support')
  @Mutation(() => InvitationChange, {
    description:
      'For admins and support: mails a new link of an invitation of any company. The previous link stops working. ' +
      'Refused with RATE_LIMITED after too many mails.',
  })
  resendInvitationAsAdmin(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return resendInvitationAsAdmin(ctx, id);
  }

  @Access('support')
  @Mutation(() => InvitationChange, {
    description: 'For admins and support: withdraws an invitation of any company. Its link stops working.',
  })
  revokeInvitationAsAdmin(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return revokeInvitationAsAdmin(ctx, id);
  }

  @AdminSubscription('support', () => InvitationChange, 'invitation.changed', invitationChange)
  adminInvitationChanged(@Root() change: InstanceType<typeof InvitationChange>) {
    return change;
  }

  @Access('public')
  @Mutation(() => SignedIn, {
    description:
      'Creates the invited user and signs them in. Needs no session. Refused with BAD_USER_INPUT when the link is ' +
      'unknown, used, withdrawn or expired, or the password is weak, and with CONFLICT when a user has confirmed the ' +
      'address: they call `acceptInvitationAsPerson`.',
  })
  acceptInvitation(@Ctx() ctx: Context, @Arg('input', () => AcceptInvitationInput) input: AcceptInvitationInput) {
    return acceptInvitation(ctx, input);
  }

  @Access('joinCompanies')
  @Mutation(() => [Membership], {
    description:
      'Makes the viewer a user of the company of the invitation as well, and returns the `memberships` of the ' +
      'viewer. The password stays, and so does the company in which the call acts: name the new one by the header ' +
      '`X-Company`. BAD_USER_INPUT when the link is unknown, used, withdrawn or expired, and on `token` when it ' +
      'was mailed to another address than the one that the viewer has confirmed; CONFLICT for a user of the ' +
      'company; FORBIDDEN while an admin acts as the user, and for a session that began through the organisation ' +
      'of a company.',
  })
  acceptInvitationAsPerson(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'The secret in the link. It works once.' }) token: string,
  ) {
    return acceptInvitationAsPerson(ctx, token);
  }

  @Access('viewer')
  @Subscription(() => InvitationChange, {
    description: "Publishes each invitation of the viewer's company that is sent, used or withdrawn.",
    subscribe: ({ context }) =>
      subscribeToOwn(context as Context, 'invitation.changed', invitationChange, { sees: ['PEOPLE'] }),
  })
  invitationChanged(@Root() change: InstanceType<typeof InvitationChange>) {
    return change;
  }
}

@Resolver(() => Customer)
export class CustomerInvitationsResolver {
  @FieldResolver(() => InvitationConnection, {
    description: 'Invitations that are neither used nor withdrawn, newest first.',
  })
  invitations(@Root() customer: Customer, @Ctx() ctx: Context, @Args(() => PageArgs) args: PageArgs) {
    return invitationPage(ctx.readerOf(customer), customer.id, args);
  }
}
