import { Arg, Args, Ctx, FieldResolver, ID, Int, Mutation, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { subscribeAsAdmin } from '../../../platform/live/subscribe.ts';
import { activeTeam, memberChange, memberPage } from './team.reads.ts';
import { createMember, deleteMember, syncTeam, updateMember } from './team.service.ts';
import { TeamMemberChange, TeamMemberConnection, TeamMemberInput } from './team.types.ts';
import { TeamMember } from './TeamMember.ts';

@Resolver(() => Admin)
export class TeamResolver {
  @Access('workInBackOffice')
  @FieldResolver(() => TeamMemberConnection, { description: 'All team members, sorted by name.' })
  teamMembers(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('search', () => String, { nullable: true, description: 'Text to find in name, e-mail and title.' })
    search?: string | null,
  ) {
    return memberPage(ctx.admin, search, args);
  }

  @Access('workInBackOffice')
  @FieldResolver(() => [TeamMember], { description: 'Active team members, by name.' })
  team(@Ctx() ctx: Context) {
    return activeTeam(ctx.admin);
  }

  @Access('administer')
  @Mutation(() => TeamMemberChange, { description: 'For admins. Creates a team member.' })
  createTeamMember(@Ctx() ctx: Context, @Arg('input', () => TeamMemberInput) input: TeamMemberInput) {
    return createMember(ctx, input);
  }

  @Access('administer')
  @Mutation(() => TeamMemberChange, {
    description:
      'For admins. Replaces all fields of a team member. Refused with CONFLICT when `version` is not the newest.',
  })
  updateTeamMember(
    @Ctx() ctx: Context,
    @Arg('id', () => ID) id: string,
    @Arg('version', () => Int, { nullable: true }) version: number | null,
    @Arg('input', () => TeamMemberInput) input: TeamMemberInput,
  ) {
    return updateMember(ctx, id, version, input);
  }

  @Access('administer')
  @Mutation(() => TeamMemberChange, {
    description: "For admins. Deletes a team member. Refused with CONFLICT for a company's point of contact.",
  })
  deleteTeamMember(@Ctx() ctx: Context, @Arg('id', () => ID) id: string) {
    return deleteMember(ctx, id);
  }

  @Access('administer')
  @Mutation(() => [TeamMember], {
    description:
      'For admins. Adds or updates a team member for each user of the ClickUp workspaces, and returns the whole ' +
      'team. Members are never deleted.',
  })
  syncTeamFromClickUp(@Ctx() ctx: Context) {
    return syncTeam(ctx);
  }

  @Access('workInBackOffice')
  @Subscription(() => TeamMemberChange, {
    description: 'For admins and employees. Sends every change of a team member.',
    subscribe: ({ context }) =>
      subscribeAsAdmin(context as Context, 'team.changed', (ctx, id) => memberChange(ctx.admin, id)),
  })
  adminTeamMemberChanged(@Root() change: InstanceType<typeof TeamMemberChange>) {
    return change;
  }
}
