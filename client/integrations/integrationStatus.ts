import type { StatusWord } from '../../domain/vocabulary.ts';

interface Standing {
  isEnabled: boolean;
  isConnected: boolean;
  requiresOAuth: boolean;
  isFailing: boolean;
  needsReconnect: boolean;
}

/** How an integration stands, the most urgent first. */
export function integrationStatus({
  isEnabled,
  isConnected,
  requiresOAuth,
  isFailing,
  needsReconnect,
}: Standing): StatusWord {
  if (needsReconnect) return { label: 'Skal forbindes igen', tone: 'red' };
  if (isEnabled) return isFailing ? { label: 'Fejler', tone: 'red' } : { label: 'Slået til', tone: 'green' };
  return { label: requiresOAuth && !isConnected ? 'Ikke forbundet' : 'Slået fra', tone: 'grey' };
}
