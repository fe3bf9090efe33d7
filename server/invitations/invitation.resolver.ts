import { Arg, Ctx, FieldResolver, ID, Mutation, Query, Resolver, Root, Subscription } from 'type-graphql';
import { SignedIn } from '../auth/auth.inputs.ts';
import type { Context } from '../context.ts';
import { subscribeToOwn } from '../live/subscribe.ts';
import { Invitation } from './Invitation.ts';
import { AcceptInvitationInput, InvitationChange, InvitationPreview, InviteUserInput } from './invitation.inputs.ts';
import { invitationChange, invitationPreview } from './invitation.reads.ts';
import { acceptInvitation, inviteUser, resendInvitation, revokeInvitation } from './invitation.service.ts';

@Resolver(() => Invitation)
export class InvitationResolver {
  @FieldResolver(() => Boolean, { description: 'Its link opens nothing; sent again, it gets another one.' })
  isExpired(@Root() { expiresAt }: Invitation) {
    return new Date(expiresAt) <= new Date();
  }

  @Query(() => InvitationPreview, {
    nullable: true,
    description: 'Absent where the link is unknown, used, withdrawn or too old.',
  })
  invitation(
    @Ctx() ctx: Context,
    @Arg('token', () => String, { description: 'The secret in the link.' }) token: string,
  ) {
    return invitationPreview(ctx, token);
  }

  @Mutation(() => InvitationChange, {
    description: 'For people, not programs: mails a link with which the invited person chooses a password.',
  })
  inviteUser(@Ctx() ctx: Context, @Arg('input', () => InviteUserInput) input: InviteUserInput) {
    return inviteUser(ctx, input);
  }

  @Mutation(() => InvitationChange, {
    description: 'For people, not programs: another link and another 72 hours. The link before it is dead.',
  })
  resendInvitation(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return resendInvitation(ctx, id);
  }

  @Mutation(() => InvitationChange, { description: 'For people, not programs: its link opens nothing from then on.' })
  revokeInvitation(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return revokeInvitation(ctx, id);
  }

  @Mutation(() => SignedIn, { description: 'For whoever has the link: makes the user, and signs them in.' })
  acceptInvitation(@Ctx() ctx: Context, @Arg('input', () => AcceptInvitationInput) input: AcceptInvitationInput) {
    return acceptInvitation(ctx, input);
  }

  @Subscription(() => InvitationChange, {
    description: "In the viewer's own company.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'invitation.changed', invitationChange),
  })
  invitationChanged(@Root() change: InstanceType<typeof InvitationChange>) {
    return change;
  }
}
