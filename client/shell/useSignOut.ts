import { graphql } from 'react-relay';
import { beginSignOut, leaveToLogin } from '../relay/session.ts';
import { useAction } from '../relay/useAction.ts';
import type { useSignOutMutation } from './__generated__/useSignOutMutation.graphql.ts';

/** Leaves even where the server can't be told: who wants out must get out. */
export function useSignOut(): () => void {
  const [signOut] = useAction<useSignOutMutation>(graphql`
    mutation useSignOutMutation {
      logout {
        message
      }
    }
  `);
  return () => {
    beginSignOut();
    void signOut({})
      .catch(() => undefined)
      .finally(() => leaveToLogin());
  };
}
