import { isConnected } from '../../../../domain/companies/zendeskConnection.ts';
import { manifestOf } from '../../../../domain/partners/integrations/manifests.ts';
import { AppError, conflict } from '../../../platform/errors.ts';
import type { IntegrationRow } from './integration.reads.ts';
import type { IntegrationObstacle } from './integration.types.ts';

/** Returns the first unmet requirement of an integration, in the order of agreement, API key and connection. */
export function findObstacle(integration: IntegrationRow): IntegrationObstacle | null {
  const { pluginId, connectedAt, needsReconnect } = integration;
  const { name, requiresOAuth } = manifestOf(pluginId)!;
  const obstacle = findConnectionObstacle(integration);
  if (obstacle) return obstacle;
  if (requiresOAuth && (!connectedAt || needsReconnect))
    return { code: 'CONNECTION_REQUIRED', message: `Forbind ${name}, før integrationen slås til.` };
  return null;
}

/** Returns the first unmet requirement for asking the provider for access. */
export function findConnectionObstacle(integration: IntegrationRow): IntegrationObstacle | null {
  const { pluginId, connection, agreement } = integration;
  const { name, requiresServiceAgreement, requiresApiKey, requiresZendeskApi } = manifestOf(pluginId)!;
  if (requiresServiceAgreement && agreement === 'PENDING') {
    return {
      code: 'SERVICE_AGREEMENT_PENDING',
      message: `${name} kræver en aktiv serviceaftale. Afdelingens serviceaftale afventer aktivering.`,
    };
  }
  if (isPaused(integration)) {
    return {
      code: 'SERVICE_AGREEMENT_PAUSED',
      message: `${name} er slået fra, fordi afdelingens serviceaftale er sat i bero. Den mangler at blive betalt.`,
    };
  }
  if (requiresServiceAgreement && !agreement) {
    return {
      code: 'SERVICE_AGREEMENT_REQUIRED',
      message: `${name} kræver en aktiv serviceaftale for installationens afdeling.`,
    };
  }
  if ((requiresApiKey || requiresZendeskApi) && !isConnected(connection)) {
    const again = connection === 'BROKEN' ? ' igen' : '';
    return { code: 'API_KEY_REQUIRED', message: `${name} kræver, at Zendesk er forbundet${again}.` };
  }
  return null;
}

/** Whether an integration that needs a service agreement is off, because the agreement is paused. */
export const isPaused = ({ pluginId, agreement }: IntegrationRow): boolean =>
  agreement === 'PAUSED' && manifestOf(pluginId)!.requiresServiceAgreement;

export function throwIfObstacle(obstacle: IntegrationObstacle | null): void {
  if (!obstacle) return;
  throw obstacle.code.startsWith('SERVICE_AGREEMENT')
    ? new AppError('SERVICE_AGREEMENT_REQUIRED', obstacle.message)
    : conflict(obstacle.message);
}
