import { useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { focusContent } from '../../ui/focusContent.ts';
import { toast } from '../../ui/Toast.tsx';

const CONNECTING_KEY = 'portal.connectingZendesk';

/** Remembers in this browser tab which installation the user is connecting at Zendesk. */
export const rememberConnecting = (installationId: string) => sessionStorage.setItem(CONNECTING_KEY, installationId);

/**
 * Shows a toast when the user comes back from Zendesk and the installation is connected. Anybody can craft an address
 * that says so, so it must be the installation that this tab has begun to connect.
 */
export function useConnectedToast(): void {
  const [params, setParams] = useSearchParams();
  const connected = params.get('connected');
  useEffect(() => {
    if (!connected) return;
    const isOurs = sessionStorage.getItem(CONNECTING_KEY) === connected;
    sessionStorage.removeItem(CONNECTING_KEY);
    focusContent();
    if (isOurs) toast.success('Zendesk er forbundet');
    setParams(
      (address) => {
        address.delete('connected');
        return address;
      },
      { replace: true, preventScrollReset: true },
    );
  }, [connected, setParams]);
}
