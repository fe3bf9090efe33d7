import type { Room } from '../../../platform/room.ts';
import { activityNodeLoader } from './activity.reads.ts';
import { ActivityResolver, CustomerActivitiesResolver } from './activity.resolver.ts';
import { activityRoutes } from './activity.rest.ts';
import { Activity } from './Activity.ts';
import { NumberedActivitiesResolver } from './numberedPages.resolver.ts';

export const activityRoom: Room = {
  name: 'activity',
  rest: {
    name: 'Aktiviteter',
    description: "What has happened in the caller's company, newest first.",
    routes: activityRoutes,
  },
  entities: [Activity],
  resolvers: [ActivityResolver, CustomerActivitiesResolver, NumberedActivitiesResolver],
  nodes: [{ type: Activity, loader: activityNodeLoader }],
};

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'activity.added': true;
  }
}
