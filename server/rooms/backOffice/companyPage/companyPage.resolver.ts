import { Arg, Args, Ctx, FieldResolver, ID, Resolver, Root, Subscription } from 'type-graphql';
import { healthAreas } from '../../../../domain/backOffice/employeeAreas.ts';
import type { TimelineGroup } from '../../../../domain/backOffice/timeline.ts';
import { Access } from '../../../platform/access/Access.ts';
import { isEmployeeIn } from '../../../platform/access/policy.ts';
import type { Context } from '../../../platform/context.ts';
import { Admin } from '../../../platform/graphql/Admin.ts';
import { PageArgs } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { subscribeAsAdmin } from '../../../platform/live/subscribe.ts';
import { CompanyHealthSign, TimelineEntry, TimelineEntryConnection, TimelineGroupEnum } from './companyPage.types.ts';
import { companyHealth } from './health.reads.ts';
import { timelineEntry, timelinePage } from './timeline.reads.ts';

@Resolver(() => Admin)
export class CompanyPageResolver {
  @Access('workInBackOffice')
  @FieldResolver(() => [CompanyHealthSign], {
    description:
      'What is wrong at a company, as far as the viewer works with it, the most urgent first. Empty when it is well.',
  })
  async companyHealth(
    @Ctx() ctx: Context,
    @Arg('customerId', () => ID, { description: 'The company that is asked about.' }) customerId: string,
  ) {
    const signs = await companyHealth(ctx.admin, customerId);
    return signs.filter(({ kind }) => isEmployeeIn(ctx.viewer, healthAreas[kind]));
  }

  @Access('workInBackOffice')
  @FieldResolver(() => TimelineEntryConnection, {
    description: 'Everything that is stored with a time about a company, the newest first.',
  })
  companyTimeline(
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('customerId', () => ID, { description: 'The company that is asked about.' }) customerId: string,
    @Arg('group', () => TimelineGroupEnum, { nullable: true, description: 'The part to return; all when left out.' })
    group?: TimelineGroup | null,
    @Arg('person', () => String, {
      nullable: true,
      description: 'Part of the name of who acted, or of the impersonated user.',
    })
    person?: string | null,
    @Arg('from', () => CalendarDate, { nullable: true, description: 'First day, included, in Copenhagen time.' })
    from?: string | null,
    @Arg('to', () => CalendarDate, { nullable: true, description: 'Last day, included, in Copenhagen time.' })
    to?: string | null,
  ) {
    const filter = { group: group ?? null, person: person ?? null, from: from ?? null, to: to ?? null };
    return timelinePage(ctx.admin, customerId, filter, args);
  }
}

@Resolver(() => TimelineEntry)
export class TimelineChangesResolver {
  @Access('workInBackOffice')
  @Subscription(() => TimelineEntry, {
    description: 'For admins and employees: publishes each new activity of a company, and each new note about it.',
    subscribe: ({ context, args }) =>
      subscribeAsAdmin(
        context as Context,
        ['activity.added', 'note.added'],
        (ctx, id) => timelineEntry(ctx.admin, id),
        { customerId: (args as { customerId: string }).customerId },
      ),
  })
  adminTimelineEntryAdded(
    @Root() entry: TimelineEntry,
    @Arg('customerId', () => ID, { description: 'The company that is asked about.' }) _customerId: string,
  ) {
    return entry;
  }
}
