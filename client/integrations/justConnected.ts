import { useEffect } from 'react';
import { focusContent } from '../ui/focusContent.ts';
import { toast } from '../ui/Toast.tsx';

const KEY = 'portal.connecting';

/** In this tab, until it comes back from the other side. */
export const rememberConnecting = (installationId: string, pluginId: string) =>
  sessionStorage.setItem(KEY, `${installationId} ${pluginId}`);

interface Connected {
  installationId: string;
  pluginId: string;
  name: string;
  isOn: boolean;
}

/** Whoever comes back from giving access goes on in the content, and is told that it was of use. */
export function useJustConnected({ installationId, pluginId, name, isOn }: Connected): void {
  useEffect(() => {
    if (sessionStorage.getItem(KEY) !== `${installationId} ${pluginId}`) return;
    sessionStorage.removeItem(KEY);
    focusContent();
    if (isOn) toast.success(`${name} er forbundet og slået til`);
    // What happens to it later is somebody else's doing.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, []);
}
