import { Ctx, FieldResolver, Query, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import type { Topic } from '../../../platform/db/events.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { ReadsReplica } from '../../../platform/graphql/readsReplica.ts';
import { subscribeAsAdmin } from '../../../platform/live/subscribe.ts';
import { adminCounts } from './adminCounts.reads.ts';
import { AdminCounts } from './AdminCounts.ts';

const adminRoot = { id: 'admin' };

const topics = [
  'license-request.changed',
  'service-agreement.changed',
  'license.changed',
  'renewal.changed',
  'company.changed',
  'erasure.changed',
  'event-registration.changed',
] as const;

/** What only changes counts of the navigation. */
const otherTopics: Topic[] = [
  'invoice.changed',
  'event.changed',
  'seats.changed',
  'inbox.changed',
  'ledger.changed',
  'integration.changed',
];

/** The entry to the admin fields, which each room adds for its own data. */
@Resolver(() => Admin)
export class AdminResolver {
  @ReadsReplica('current')
  @Access('workInBackOffice')
  @Query(() => Admin, {
    description: 'Data of all companies. Refused with FORBIDDEN for callers who are no employees.',
  })
  admin(@Ctx() ctx: Context) {
    return ctx.admin && adminRoot;
  }

  @Access('workInBackOffice')
  @Subscription(() => Admin, {
    description:
      'Publishes a notice for employees when the counts of their overview may have changed. Only the last notice of ' +
      'a burst is sent.',
    subscribe: ({ context }) => subscribeAsAdmin(context as Context, topics, async () => adminRoot, { queueLimit: 1 }),
  })
  adminChanged(@Root() admin: Admin) {
    return admin;
  }

  @Access('workInBackOffice')
  @FieldResolver(() => AdminCounts, { description: "The counts beside the entries of the back office's navigation." })
  counts(@Ctx() ctx: Context) {
    return adminCounts(ctx);
  }

  @Access('workInBackOffice')
  @Subscription(() => AdminCounts, {
    description:
      'For admins and employees: publishes `Admin.counts` when they may have changed. The last of a burst is sent.',
    subscribe: ({ context }) =>
      subscribeAsAdmin(context as Context, [...topics, ...otherTopics], adminCounts, { queueLimit: 1 }),
  })
  adminCountsChanged(@Root() counts: AdminCounts) {
    return counts;
  }
}
