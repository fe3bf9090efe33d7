import type { Room } from '../../../platform/room.ts';
import { AdminAnnouncementsResolver, AnnouncementResolver } from './announcement.resolver.ts';
import { Announcement } from './Announcement.ts';
import { InstallationStatus } from './InstallationStatus.ts';
import {
  InstallationServiceNoticesResolver,
  ServiceNoticeResolver,
  ServiceNoticeSubscription,
  ViewerServiceNoticesResolver,
} from './serviceNotice.resolver.ts';
import { updateNoticesJob } from './serviceStatus.jobs.ts';
import { serviceNoticesRoutes } from './serviceStatus.rest.ts';
import { ServiceStatusCursor } from './ServiceStatusCursor.ts';
import { ZendeskIncident } from './ZendeskIncident.ts';

/** Incidents and maintenance of Zendesk, and the reseller's announcements. */
export const serviceStatusRoom: Room = {
  name: 'serviceStatus',
  entities: [ZendeskIncident, InstallationStatus, Announcement, ServiceStatusCursor],
  resolvers: [
    ViewerServiceNoticesResolver,
    InstallationServiceNoticesResolver,
    ServiceNoticeResolver,
    ServiceNoticeSubscription,
    AdminAnnouncementsResolver,
    AnnouncementResolver,
  ],
  jobs: {
    'service-status.update': { handler: updateNoticesJob, schedule: '* * * * *' },
  },
  rest: {
    name: 'Driftsstatus',
    description: "The notices in force for the caller's company.",
    routes: serviceNoticesRoutes,
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'service-status.update': typeof updateNoticesJob;
  }
}

declare module '../../../platform/db/events.ts' {
  interface Topics {
    'service-notice.changed': true;
    'announcement.changed': true;
  }
}
