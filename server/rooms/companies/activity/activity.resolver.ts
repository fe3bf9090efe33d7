import { FieldResolver, Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { inUpperCase } from '../../../platform/graphql/bothSpellings.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { activityById } from './activity.reads.ts';
import { Activity, ActivityTypeEnum } from './Activity.ts';

@Resolver(() => Activity)
export class ActivityResolver {
  @FieldResolver(() => ActivityTypeEnum, { description: 'The kind of object that the activity is about.' })
  subjectType(@Root() { entityType }: Activity) {
    return inUpperCase(entityType);
  }

  @Access('viewer')
  @Subscription(() => Activity, {
    description: "Sends each new activity of the viewer's company.",
    subscribe: ({ context }) => subscribeToOwn(context as Context, 'activity.added', activityById),
  })
  activityAdded(@Root() activity: Activity) {
    return activity;
  }

  @AdminSubscription(() => Activity, 'activity.added', activityById)
  adminActivityAdded(@Root() activity: Activity) {
    return activity;
  }
}
