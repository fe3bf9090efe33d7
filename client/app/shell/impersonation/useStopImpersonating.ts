import { useState } from 'react';
import { graphql } from 'react-relay';
import { loadPageWithMessage, leaveToLogin, restoreAdminSession } from '../../relay/session.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useStopImpersonatingMutation } from '#relay/useStopImpersonatingMutation.graphql';

const mutation = graphql`
  mutation useStopImpersonatingMutation {
    stopImpersonating {
      message
    }
  }
`;

/**
 * Returns a function that ends an impersonation and leads the admin back to the page where the impersonation began,
 * even when the server cannot be reached. The impersonation's session then expires by itself within an hour.
 */
export function useStopImpersonating(): { stop: () => void; isStopping: boolean } {
  const [isStopping, setStopping] = useState(false);
  const [sendStop] = useAction<useStopImpersonatingMutation>(mutation);
  const stop = () => {
    setStopping(true);
    // The mutation starts before the admin's token is restored, so that it is sent with the impersonation's token. By
    // the time the server answers, that token is no longer the current one, so the end of its session does not sign the
    // admin out.
    const stopped = sendStop({});
    const adminPath = restoreAdminSession();
    void stopped
      .catch(() => undefined)
      .finally(() =>
        adminPath ? loadPageWithMessage(adminPath, { text: 'Du er logget ind som dig selv igen.' }) : leaveToLogin(),
      );
  };
  return { stop, isStopping };
}
