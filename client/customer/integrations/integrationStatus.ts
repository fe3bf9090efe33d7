import type { StatusWord } from '../../../domain/basics/vocabulary.ts';

interface IntegrationState {
  isEnabled: boolean;
  isConnected: boolean;
  requiresOAuth: boolean;
  isFailing: boolean;
  needsReconnect: boolean;
}

/** Returns the badge of an integration; the most urgent state wins. */
export function integrationStatus({
  isEnabled,
  isConnected,
  requiresOAuth,
  isFailing,
  needsReconnect,
}: IntegrationState): StatusWord {
  if (needsReconnect) return { label: 'Skal forbindes igen', tone: 'red' };
  if (isEnabled) return isFailing ? { label: 'Fejler', tone: 'red' } : { label: 'Slået til', tone: 'green' };
  return { label: requiresOAuth && !isConnected ? 'Ikke forbundet' : 'Slået fra', tone: 'grey' };
}
