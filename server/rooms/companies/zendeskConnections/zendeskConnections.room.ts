import type { Room } from '../../../platform/room.ts';
import { pruneConsents, revokeGrants, tellKeysEnd } from './connection.jobs.ts';
import { ConnectionsToRenewResolver, ZendeskConnectionResolver } from './connection.resolver.ts';
import { serveZendeskCallback } from './serveZendeskCallback.ts';
import { ZendeskConsent } from './ZendeskConsent.ts';
import { ZendeskGrant } from './ZendeskGrant.ts';

export const zendeskConnectionsRoom: Room = {
  name: 'zendeskConnections',
  serve: serveZendeskCallback,
  entities: [ZendeskGrant, ZendeskConsent],
  resolvers: [ZendeskConnectionResolver, ConnectionsToRenewResolver],
  jobs: {
    'zendesk.revoke': { handler: revokeGrants, schedule: '*/5 * * * *' },
    'zendesk.prune': { handler: pruneConsents, schedule: '31 3 * * *' },
    'zendesk.tellKeysEnd': { handler: tellKeysEnd, schedule: '17 9 * * *' },
  },
};

declare module '../../../platform/jobs/JobQueue.ts' {
  interface JobHandlers {
    'zendesk.revoke': typeof revokeGrants;
    'zendesk.prune': typeof pruneConsents;
    'zendesk.tellKeysEnd': typeof tellKeysEnd;
  }
}
