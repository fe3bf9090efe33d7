import { useState } from 'react';
import { graphql } from 'react-relay';
import { arriveAt, leaveToLogin, takeBackAdmin } from '../relay/session.ts';
import { useAction } from '../relay/useAction.ts';
import type { useStopImpersonatingMutation } from './__generated__/useStopImpersonatingMutation.graphql.ts';

/** Comes back even where the server can't be told: the borrowed session is then over within the hour. */
export function useStopImpersonating(): { stop: () => void; isStopping: boolean } {
  const [isStopping, setStopping] = useState(false);
  const [tell] = useAction<useStopImpersonatingMutation>(graphql`
    mutation useStopImpersonatingMutation {
      stopImpersonating {
        message
      }
    }
  `);
  const stop = () => {
    setStopping(true);
    // It is on its way as whoever one was before one is oneself again; so the end of that session says nothing new.
    const told = tell({});
    const from = takeBackAdmin();
    void told
      .catch(() => undefined)
      .finally(() => (from ? arriveAt(from, { text: 'Du er logget ind som dig selv igen.' }) : leaveToLogin()));
  };
  return { stop, isStopping };
}
