import type { Room } from '../../../platform/room.ts';
import { ActivitySummary } from './ActivitySummary.ts';
import { DashboardResolver } from './dashboard.resolver.ts';
import { dashboardRoutes } from './dashboard.rest.ts';
import { generateSummary } from './summary.jobs.ts';

export const dashboardRoom: Room = {
  name: 'dashboard',
  rest: {
    name: 'Overblik',
    description: 'The figures and latest activities of the overview.',
    routes: dashboardRoutes,
  },
  entities: [ActivitySummary],
  resolvers: [DashboardResolver],
  jobs: {
    'summary.make': { handler: generateSummary },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'summary.make': typeof generateSummary;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'summary.changed': true;
  }
}
