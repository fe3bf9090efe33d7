import { Ctx, FieldResolver, Resolver, Root } from 'type-graphql';
import type { Viewer } from '../../../platform/access/viewer.ts';
import type { Context } from '../../../platform/context.ts';
import { ViewerType } from '../users/ViewerType.ts';
import { MAX_SHOWN, ownMemberships } from './membership.reads.ts';
import { Membership } from './membership.types.ts';

@Resolver(() => ViewerType)
export class MembershipResolver {
  @FieldResolver(() => [Membership], {
    description:
      `The companies in which the session of the viewer can act, last used first; at most ${MAX_SHOWN}. Empty for ` +
      'API tokens and for admins without a company. While an admin acts as a user, the company of that user alone.',
  })
  memberships(@Root() viewer: Viewer, @Ctx() ctx: Context) {
    return viewer.kind === 'session' ? ownMemberships(ctx, viewer) : [];
  }
}
