import { Ctx, Query, Resolver } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { MAX_SHOWN, ownMemberships } from './membership.reads.ts';
import { Membership } from './membership.types.ts';

@Resolver()
export class MembershipResolver {
  @Access('chooseCompany')
  @Query(() => [Membership], {
    description:
      `The companies in which the session of the viewer can act, last used first; at most ${MAX_SHOWN}. Empty for ` +
      'admins without a company. While an admin acts as a user, the company of that user alone. Answered before a ' +
      'required second factor is set up, so that the viewer can choose another company. FORBIDDEN for API tokens.',
  })
  memberships(@Ctx() ctx: Context) {
    return ownMemberships(ctx, ctx.person);
  }
}
