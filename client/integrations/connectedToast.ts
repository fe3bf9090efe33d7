import { useEffect } from 'react';
import { focusContent } from '../ui/focusContent.ts';
import { toast } from '../ui/Toast.tsx';

const KEY = 'portal.connecting';

/** Stored for this browser tab until the user comes back from the provider. */
export const rememberConnecting = (installationId: string, pluginId: string) =>
  sessionStorage.setItem(KEY, `${installationId} ${pluginId}`);

interface ConnectedIntegration {
  installationId: string;
  pluginId: string;
  name: string;
  isOn: boolean;
}

/**
 * After the user has come back from granting access, moves the focus to the content and confirms the connection in a
 * toast.
 */
export function useConnectedToast({ installationId, pluginId, name, isOn }: ConnectedIntegration): void {
  useEffect(() => {
    if (sessionStorage.getItem(KEY) !== `${installationId} ${pluginId}`) return;
    sessionStorage.removeItem(KEY);
    focusContent();
    if (isOn) toast.success(`${name} er forbundet og slået til`);
    // Runs once on return; later changes of the integration are not announced here.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
