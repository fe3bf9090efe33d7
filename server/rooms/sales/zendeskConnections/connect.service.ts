import { sql } from 'kysely';
import { zendeskClientForm } from '../../../../domain/companies/validation/zendeskClient.ts';
import { newConsent } from '../../../platform/access/consentCookies.ts';
import { assertMay } from '../../../platform/access/policy.ts';
import { newSecret } from '../../../platform/access/tokens.ts';
import type { Context } from '../../../platform/context.ts';
import { dbRoles } from '../../../platform/db/roles.ts';
import { AppError, badInput, notFound } from '../../../platform/errors.ts';
import { parseInput } from '../../../platform/graphql/validation.ts';
import { SCOPES, type ZendeskOAuthClient } from '../../../providers/zendesk/tokens.ts';
import { actorOf } from '../../companies/activity/activity.service.ts';
import {
  installationById,
  installationChange,
  type InstallationRow,
} from '../../companies/installations/installation.reads.ts';
import { accessOf, storedConnection, type Access } from './access.service.ts';
import type { ZendeskClientInput } from './connection.types.ts';
import { CALLBACK_PATH, storeConsent, zendeskCookies } from './consents.ts';
import { clientOf, GRANT_COLUMNS, type GrantRow } from './grants.ts';
import { requestGrant, storeConnection } from './storeConnection.ts';

const NOT_FOUND_MESSAGE = 'Zendesk-installationen findes ikke';
const CLIENT_REQUIRED = {
  clientId: 'Klientens identifikator er påkrævet',
  clientSecret: 'Klientens hemmelighed er påkrævet',
};

export const redirectUrlOf = ({ publicUrl }: { publicUrl: string }) => `${publicUrl}${CALLBACK_PATH}`;

/** Begins the consent at the installation's help desk. State and cookie bind the callback to session and browser. */
export async function startZendeskConnection(ctx: Context, installationId: string, input: ZendeskClientInput | null) {
  const { person, services, request } = ctx;
  assertMay(person, 'connectHelpDesks');
  if (!request.setCookie) throw new AppError('BAD_REQUEST', 'Zendesk forbindes over HTTP');
  const installation = await installationToConnect(ctx, installationId);
  const { customerId, subdomain } = installation;
  const { client, isShared } = await chooseClient(ctx, installation, input);
  await services.throttle.spend('zendeskAttempts', customerId);
  const consent = newConsent();
  const codeVerifier = newSecret();
  const { sessionId, userId } = person;
  await storeConsent(
    services,
    consent,
    { sessionId, userId, customerId, installationId, subdomain },
    { client, isShared, codeVerifier },
  );
  request.setCookie(zendeskCookies.set(services.config, consent));
  const redirectUri = redirectUrlOf(services.config);
  const { clientId } = client;
  return {
    authUrl: services.zendesk.authorizeUrl({ subdomain, clientId, redirectUri, state: consent.state, codeVerifier }),
  };
}

/** Connects by the credentials of the company's own client, without a person's consent. */
export async function connectZendeskByClient(ctx: Context, installationId: string, input: ZendeskClientInput) {
  assertMay(ctx.viewer, 'changeKeys');
  const client = parseInput(zendeskClientForm, input);
  const { customerId, subdomain } = await installationToConnect(ctx, installationId);
  await ctx.services.throttle.spend('zendeskAttempts', customerId);
  const tokens = await requestGrant(ctx.services, {
    subdomain,
    client,
    isShared: false,
    grant: { grant_type: 'client_credentials' },
  });
  await storeConnection(ctx.services, ctx.viewer, {
    installationId,
    customerId,
    subdomain,
    kind: 'CLIENT_CREDENTIALS',
    client,
    isShared: false,
    tokens,
    actor: actorOf(ctx.viewer),
  });
  return installationChange(ctx, installationId);
}

/** Calls the help desk with what is stored, whatever that is. */
export async function testConnection(ctx: Context, id: string) {
  assertMay(ctx.viewer, 'manageIntegrations');
  const installation = await installationById(ctx, id);
  if (!installation) throw notFound(NOT_FOUND_MESSAGE);
  const stored = await storedConnection(ctx.services, id, installation.customerId);
  if (!stored || stored.connection === 'NONE' || (!stored.sealedKey && !stored.grantId))
    return { isConnected: false, message: 'Forbind Zendesk, før forbindelsen kan testes.' };
  const access = await accessOf(ctx.services, stored);
  if (!('credentials' in access)) return noAccess(access);
  const { credentials } = access;
  const { isRefused, ...result } = await ctx.services.zendesk.testConnection(credentials);
  if (!isRefused || !('accessToken' in credentials)) return result;
  // The token may have been revoked before its time, or all access with it.
  const renewed = await accessOf(ctx.services, stored, credentials.accessToken);
  if (!('credentials' in renewed)) return noAccess(renewed);
  const { isConnected, message } = await ctx.services.zendesk.testConnection(renewed.credentials);
  return { isConnected, message };
}

function noAccess(access: Exclude<Access, { credentials: unknown }>) {
  if ('broken' in access)
    return { isConnected: false, message: 'Zendesk giver ikke længere portalen adgang. Forbind Zendesk igen.' };
  return { isConnected: false, message: 'Vi kunne ikke få forbindelse til Zendesk. Prøv igen om lidt.' };
}

/** A company that has connected by a client of its own need not type it again. */
export function connectionSetup({ services: { config } }: Context, installation: InstallationRow) {
  const { connection, zendeskApiKeyLast4 } = installation;
  const hasConnectedBefore = connection === 'OAUTH' || (connection === 'BROKEN' && !zendeskApiKeyLast4);
  const hasSharedClient = config.zendeskClient !== undefined;
  return {
    hasSharedClient,
    needsClient: !hasSharedClient && !hasConnectedBefore,
    redirectUrl: redirectUrlOf(config),
    scopes: SCOPES,
  };
}

async function installationToConnect(ctx: Context, installationId: string): Promise<InstallationRow> {
  const installation = await installationById(ctx, installationId);
  if (!installation) throw notFound(NOT_FOUND_MESSAGE);
  return installation;
}

/** A typed client, else the reseller's, else the one with which the company has connected before. */
async function chooseClient(ctx: Context, installation: InstallationRow, input: ZendeskClientInput | null) {
  if (input) return { client: parseInput(zendeskClientForm, input), isShared: false };
  const { zendeskClient } = ctx.services.config;
  if (zendeskClient) return { client: zendeskClient, isShared: true };
  const client = await ownClient(ctx, installation);
  if (!client) throw badInput(CLIENT_REQUIRED, 'REQUIRED');
  return { client, isShared: false };
}

async function ownClient(ctx: Context, installation: InstallationRow): Promise<ZendeskOAuthClient | undefined> {
  const [grant] = await ctx.services.reads.run(
    { role: dbRoles.system },
    sql<GrantRow>`
      select ${GRANT_COLUMNS} from zendesk_grant
      where installation_id = ${installation.id} and subdomain = ${installation.subdomain} and ended_at is null
        and client_secret is not null`,
  );
  return grant && clientOf(ctx.services, grant);
}
