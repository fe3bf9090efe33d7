import { sql } from 'kysely';
import { newId } from '../../../platform/db/ids.ts';
import { runIn } from '../../../platform/db/query.ts';
import type { Write } from '../../../platform/db/writes.ts';
import type { SecretBox } from '../../../platform/secrets/SecretBox.ts';
import type { Services } from '../../../platform/services.ts';
import { SCOPES, type ZendeskOAuthClient, type ZendeskTokens } from '../../../providers/zendesk/tokens.ts';
import { grantBinding, type GrantKind } from './ZendeskGrant.ts';

export interface GrantRow {
  id: string;
  subdomain: string;
  kind: GrantKind;
  clientId: string;
  clientSecret: string | null;
  accessToken: string | null;
  refreshToken: string | null;
}

export const GRANT_COLUMNS = sql`id, subdomain, kind, client_id as "clientId", client_secret as "clientSecret",
  access_token as "accessToken", refresh_token as "refreshToken"`;

interface NewGrant {
  installationId: string;
  customerId: string;
  subdomain: string;
  kind: GrantKind;
  client: ZendeskOAuthClient;
  /** Whether the client is the reseller's, whose secret is not stored. */
  isShared: boolean;
  tokens: ZendeskTokens;
}

/** Stores the access to a help desk in place of an earlier one, which a job revokes. Needs the role of the system. */
export async function storeGrant(
  { em }: Write,
  secrets: SecretBox,
  { installationId, customerId, subdomain, kind, client, isShared, tokens }: NewGrant,
): Promise<void> {
  await runIn(
    em,
    sql`
      update zendesk_grant set ended_at = now(), next_revoke_at = now() where installation_id = ${installationId}
        and ended_at is null`,
  );
  const id = newId('zgrant');
  await runIn(
    em,
    sql`
      insert into zendesk_grant (id, installation_id, customer_id, subdomain, kind, client_id, client_secret,
        scopes)
      values (${id}, ${installationId}, ${customerId}, ${subdomain}, ${kind}, ${client.clientId},
        ${isShared ? null : secrets.seal(client.clientSecret, grantBinding('clientSecret')(id))}, ${SCOPES})`,
  );
  await storeTokens({ em }, secrets, id, tokens);
}

/** Replaces the tokens. A refresh token that Zendesk has not replaced is spent as well. */
export async function storeTokens(
  { em }: Pick<Write, 'em'>,
  secrets: SecretBox,
  id: string,
  { accessToken, accessExpiresAt, refreshToken, refreshExpiresAt }: ZendeskTokens,
): Promise<void> {
  await runIn(
    em,
    sql`
      update zendesk_grant set access_token = ${secrets.seal(accessToken, grantBinding('accessToken')(id))},
        access_expires_at = ${accessExpiresAt},
        refresh_token = ${refreshToken && secrets.seal(refreshToken, grantBinding('refreshToken')(id))},
        refresh_expires_at = ${refreshExpiresAt}, refreshing_since = null, was_interrupted = false where id = ${id}`,
  );
}

/** The client of a grant; undefined when it was the reseller's, which has another one or none by now. */
export function clientOf(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  { id, clientId, clientSecret }: Pick<GrantRow, 'id' | 'clientId' | 'clientSecret'>,
): ZendeskOAuthClient | undefined {
  if (clientSecret !== null)
    return { clientId, clientSecret: secrets.open(clientSecret, grantBinding('clientSecret')(id)) };
  return config.zendeskClient?.clientId === clientId ? config.zendeskClient : undefined;
}
