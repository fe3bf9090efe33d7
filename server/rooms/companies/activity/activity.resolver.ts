import { Arg, Args, Ctx, FieldResolver, Resolver, Root, Subscription } from 'type-graphql';
import type { ActivityType } from '../../../../domain/basics/vocabulary.ts';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { connectionOf, PageArgs } from '../../../platform/graphql/connection.ts';
import { CalendarDate } from '../../../platform/graphql/scalars.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { Customer } from '../customers/Customer.ts';
import { activityById, activityPage } from './activity.reads.ts';
import { Activity, ActivityTypeEnum } from './Activity.ts';

const ActivityConnection = connectionOf(Activity, 'Activity');

@Resolver(() => Activity)
export class ActivityResolver {
  @Access('viewer')
  @Subscription(() => Activity, {
    description: "Sends each new activity of the viewer's company.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'activity.added', activityById),
  })
  activityAdded(@Root() activity: Activity) {
    return activity;
  }

  @AdminSubscription('workInBackOffice', () => Activity, 'activity.added', activityById)
  adminActivityAdded(@Root() activity: Activity) {
    return activity;
  }
}

@Resolver(() => Customer)
export class CustomerActivitiesResolver {
  @FieldResolver(() => ActivityConnection, { description: "Activities in the company's history, newest first." })
  activities(
    @Root() customer: Customer,
    @Ctx() ctx: Context,
    @Args(() => PageArgs) args: PageArgs,
    @Arg('type', () => ActivityTypeEnum, {
      nullable: true,
      description: 'Only activities of this type. All activities when left out.',
    })
    type?: ActivityType | null,
    @Arg('person', () => String, {
      nullable: true,
      description: 'Part of the name of the actor or of the impersonated user.',
    })
    person?: string | null,
    @Arg('from', () => CalendarDate, { nullable: true, description: 'First day, included, in Copenhagen time.' })
    from?: string | null,
    @Arg('to', () => CalendarDate, { nullable: true, description: 'Last day, included, in Copenhagen time.' })
    to?: string | null,
  ) {
    return activityPage(ctx.readerOf(customer), customer.id, { type, person, from, to }, args);
  }
}
