import { Ctx, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../access/Access.ts';
import type { Context } from '../context.ts';
import { subscribeAsAdmin } from '../live/subscribe.ts';
import { Admin } from './Admin.ts';

const adminRoot = { id: 'admin' };

/** The entry to the admin fields, which each room adds for its own data. */
@Resolver(() => Admin)
export class AdminResolver {
  @Access('administer')
  @Query(() => Admin, { description: 'Data of all companies. Refused with FORBIDDEN for callers who are not admins.' })
  admin(@Ctx() ctx: Context) {
    return ctx.admin && adminRoot;
  }

  @Access('administer')
  @Subscription(() => Admin, {
    description:
      'Publishes a notice for admins when the counts of their overview may have changed. Only the last notice of a ' +
      'burst is sent.',
    subscribe: ({ context }) =>
      subscribeAsAdmin(
        context as Context,
        [
          'license-request.changed',
          'service-agreement.changed',
          'license.changed',
          'renewal.changed',
          'company.changed',
          'erasure.changed',
          'event-registration.changed',
        ],
        async () => adminRoot,
        { queueLimit: 1 },
      ),
  })
  adminChanged(@Root() admin: Admin) {
    return admin;
  }
}
