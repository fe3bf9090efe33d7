import { sql } from 'kysely';
import type { ZendeskConnection } from '../../../../domain/companies/zendeskConnection.ts';
import { withoutJournal } from '../../../platform/db/replayJournal.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import type { Services } from '../../../platform/services.ts';
import type { ZendeskCredentials } from '../../../providers/zendesk/credentials.ts';
import { keyBinding } from '../../companies/installations/Installation.ts';
import { breakConnection } from './breakConnection.service.ts';
import { freshToken, type FreshToken } from './freshToken.ts';

/** What is stored about the connection of an installation. */
export interface StoredConnection {
  id: string;
  customerId: string;
  subdomain: string;
  connection: ZendeskConnection;
  email: string | null;
  sealedKey: string | null;
  grantId: string | null;
}

/** SQL of the columns, from the installation `i`. Only the system role can read them. */
export const CONNECTION_COLUMNS = sql`i.id, i.customer_id as "customerId", i.subdomain, i.connection,
  i.zendesk_api_email as email, i.zendesk_api_key as "sealedKey",
  (select g.id from zendesk_grant g where g.installation_id = i.id and g.ended_at is null) as "grantId"`;

export type Access = { credentials: ZendeskCredentials } | Exclude<FreshToken, { accessToken: string }>;

/**
 * The credentials of an installation's connection, or why there are none. A connection that turns out to be broken is
 * stored as such. `rejected` is an access token that the help desk has just refused.
 *
 * @throws when a stored secret cannot be opened, which is an operator's mistake.
 */
export const accessOf = (services: Services, stored: StoredConnection, rejected?: string): Promise<Access> =>
  withoutJournal(() => currentAccess(services, stored, rejected));

async function currentAccess(
  services: Services,
  { id, subdomain, email, sealedKey, grantId }: StoredConnection,
  rejected: string | undefined,
): Promise<Access> {
  if (sealedKey && email)
    return { credentials: { subdomain, email, apiKey: services.secrets.open(sealedKey, keyBinding(id)) } };
  if (!grantId) return { broken: 'ACCESS_WITHDRAWN' };
  const token = await freshToken(services, grantId, rejected);
  if ('accessToken' in token) return { credentials: { subdomain, accessToken: token.accessToken } };
  if ('broken' in token) await breakConnection(services, { installationId: id, grantId, fault: token.broken });
  return token;
}

/** The connection of an installation, which the caller must have read with the viewer's own role before. */
export async function storedConnection({ reads }: Services, installationId: string, customerId: string) {
  const [stored] = await reads.run(
    { role: dbRoles.system },
    sql<StoredConnection>`
      select ${CONNECTION_COLUMNS} from installation i
      where i.id = ${installationId} and i.customer_id = ${customerId}`,
  );
  return stored;
}
