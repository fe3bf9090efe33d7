import { useState } from 'react';
import { graphql } from 'react-relay';
import { loadPageWithMessage, leaveToLogin, restoreAdminSession } from '../../relay/session.ts';
import { useAction } from '../../relay/useAction.ts';
import type { useStopImpersonatingMutation } from './__generated__/useStopImpersonatingMutation.graphql.ts';

/**
 * Ends an impersonation. The admin is led back even when the server cannot be reached; the session then expires within
 * the hour.
 */
export function useStopImpersonating(): { stop: () => void; isStopping: boolean } {
  const [isStopping, setStopping] = useState(false);
  const [sendStop] = useAction<useStopImpersonatingMutation>(graphql`
    mutation useStopImpersonatingMutation {
      stopImpersonating {
        message
      }
    }
  `);
  const stop = () => {
    setStopping(true);
    // The mutation starts before the admin's token is restored, so that the mutation carries the impersonation's token.
    // When the server ends that session, its token is no longer the current one, so the admin stays signed in.
    const stopped = sendStop({});
    const from = restoreAdminSession();
    void stopped
      .catch(() => undefined)
      .finally(() =>
        from ? loadPageWithMessage(from, { text: 'Du er logget ind som dig selv igen.' }) : leaveToLogin(),
      );
  };
  return { stop, isStopping };
}
