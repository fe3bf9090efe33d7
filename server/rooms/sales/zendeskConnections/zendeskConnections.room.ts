import { dbRoles } from '../../../platform/db/roles.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { Room } from '../../../platform/room.ts';
import type { Services } from '../../../platform/services.ts';
import type { EndedConnection } from './breakConnection.service.ts';
import { pruneConsents, revokeGrants, tellKeysEnd } from './connection.jobs.ts';
import { ConnectionsToRenewResolver, ZendeskConnectionResolver } from './connection.resolver.ts';
import { serveZendeskCallback } from './serveZendeskCallback.ts';
import { ZendeskConsent } from './ZendeskConsent.ts';
import { grantBinding, ZendeskGrant } from './ZendeskGrant.ts';

const sealedColumn = (column: string, name: Parameters<typeof grantBinding>[0]) => ({
  table: 'zendesk_grant',
  id: 'id',
  column,
  boundTo: grantBinding(name),
  role: dbRoles.system,
});

export const zendeskConnectionsRoom: Room = {
  name: 'zendeskConnections',
  sealedColumns: [
    sealedColumn('client_secret', 'clientSecret'),
    sealedColumn('access_token', 'accessToken'),
    sealedColumn('refresh_token', 'refreshToken'),
  ],
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

declare module '../../../platform/room.ts' {
  interface Room {
    /** Stores in the room that a connection is broken, in the transaction that ends the connection. */
    whenConnectionBreaks?: (write: Write, services: Services, connection: EndedConnection) => Promise<void>;
  }
}
