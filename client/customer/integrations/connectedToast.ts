import { useEffect } from 'react';
import { focusContent } from '../../ui/focusContent.ts';
import { toast } from '../../ui/Toast.tsx';

const CONNECTING_KEY = 'portal.connecting';

/** Remembers in this browser tab which integration the user is connecting at the provider's site. */
export const rememberConnecting = (installationId: string, pluginId: string) =>
  sessionStorage.setItem(CONNECTING_KEY, `${installationId} ${pluginId}`);

interface ConnectedIntegration {
  installationId: string;
  pluginId: string;
  name: string;
  isConnectedAndEnabled: boolean;
}

/**
 * When the user comes back from the provider's site, moves the focus to the content, and shows a toast if the
 * integration is now connected and enabled.
 */
export function useConnectedToast({
  installationId,
  pluginId,
  name,
  isConnectedAndEnabled,
}: ConnectedIntegration): void {
  useEffect(() => {
    if (sessionStorage.getItem(CONNECTING_KEY) !== `${installationId} ${pluginId}`) return;
    sessionStorage.removeItem(CONNECTING_KEY);
    focusContent();
    if (isConnectedAndEnabled) toast.success(`${name} er forbundet og slået til`);
    // Runs once on return; later changes of the integration are not announced here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
