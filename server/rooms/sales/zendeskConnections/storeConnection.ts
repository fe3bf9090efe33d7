import { customerContext, type Viewer } from '../../../platform/access/viewer.ts';
import { continueAsSystem } from '../../../platform/db/continueAsSystem.ts';
import { findToEdit } from '../../../platform/db/editing.ts';
import { AppError, badInput, conflict } from '../../../platform/errors.ts';
import type { Services } from '../../../platform/services.ts';
import type { Grant, ZendeskOAuthClient, ZendeskTokens } from '../../../providers/zendesk/tokens.ts';
import { recordActivity, type Actor } from '../../companies/activity/activity.service.ts';
import { Installation } from '../../companies/installations/Installation.ts';
import { storeGrant } from './grants.ts';
import type { GrantKind } from './ZendeskGrant.ts';

interface Request {
  subdomain: string;
  client: ZendeskOAuthClient;
  /** Whether the client is the reseller's. */
  isShared: boolean;
  grant: Grant;
}

/** Asks for the first tokens. @throws AppError with the reason why there are none, for the user who connects. */
export async function requestGrant(
  { zendesk, log }: Services,
  { isShared, ...request }: Request,
): Promise<ZendeskTokens> {
  const result = await zendesk.requestTokens(request);
  if ('tokens' in result) return result.tokens;
  if ('refusal' in result) {
    if (result.refusal === 'CLIENT' && isShared) {
      log.error("Zendesk refuses the portal's own client: check ZENDESK_CLIENT_ID and _SECRET");
      throw new AppError('PROVIDER_UNAVAILABLE', 'Zendesk afviser portalens klient. Skriv til os.');
    }
    throw result.refusal === 'CLIENT' || request.grant.grant_type === 'client_credentials'
      ? badInput(
          { clientId: 'Zendesk kender ikke klienten eller dens hemmelighed. Kontrollér begge dele.' },
          'NOT_ALLOWED',
        )
      : new AppError('BAD_USER_INPUT', 'Zendesk godtog ikke svaret. Forbind Zendesk igen.');
  }
  log.info({ err: result.failure }, 'connecting a help desk failed');
  throw new AppError(
    'PROVIDER_UNAVAILABLE',
    result.isGone
      ? `Der er ingen Zendesk-installation på ${request.subdomain}.zendesk.com.`
      : 'Vi kunne ikke få forbindelse til Zendesk. Prøv igen om lidt.',
  );
}

interface NewConnection {
  installationId: string;
  customerId: string;
  subdomain: string;
  kind: GrantKind;
  client: ZendeskOAuthClient;
  isShared: boolean;
  tokens: ZendeskTokens;
  actor: Actor;
}

/**
 * Stores a connection after the help desk has proved that the tokens work. The installation may have changed during the
 * calls; its row is written with the viewer's own role. Tokens that are not stored are revoked.
 */
export async function storeConnection(services: Services, viewer: Viewer, connection: NewConnection): Promise<void> {
  const { installationId, customerId, subdomain, actor, tokens } = connection;
  try {
    const { isConnected, message } = await services.zendesk.testConnection({
      subdomain,
      accessToken: tokens.accessToken,
    });
    if (!isConnected) throw new AppError('BAD_USER_INPUT', message);
    await services.writes.run(customerContext(viewer), async (write) => {
      const installation = await findToEdit(
        write.em,
        Installation,
        installationId,
        null,
        'Zendesk-installationen findes ikke',
      );
      if (installation.subdomain !== subdomain)
        throw conflict('Installationens subdomæne blev ændret imens. Forbind Zendesk igen.');
      installation.connectByOAuth();
      await recordActivity(write, actor, {
        customerId,
        entityType: 'zendesk_instance',
        entityId: installationId,
        alsoSubject: 'INTEGRATIONS',
        title: `Zendesk er forbundet for ${subdomain}`,
      });
      write.publish({ topic: 'installation.changed', id: installationId, customerId });
      write.publish({ topic: 'seats.changed', id: installationId, customerId });
      await continueAsSystem(write);
      await storeGrant(write, services.secrets, connection);
    });
  } catch (error) {
    await services.zendesk.revokeToken({ subdomain, accessToken: tokens.accessToken }).catch(() => undefined);
    throw error;
  }
  await services.jobs.send('zendesk.revoke', {});
  await services.jobs.send('seats.read', {});
}
