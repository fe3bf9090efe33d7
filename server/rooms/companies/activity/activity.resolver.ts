import { Resolver, Root, Subscription } from 'type-graphql';
import { Access } from '../../../platform/access/Access.ts';
import type { Context } from '../../../platform/context.ts';
import { AdminSubscription } from '../../../platform/live/AdminSubscription.ts';
import { subscribeToOwn } from '../../../platform/live/subscribe.ts';
import { activityById } from './activity.reads.ts';
import { Activity } from './Activity.ts';

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

  @AdminSubscription(() => Activity, 'activity.added', activityById)
  adminActivityAdded(@Root() activity: Activity) {
    return activity;
  }
}
