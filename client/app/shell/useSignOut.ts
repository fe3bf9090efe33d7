import { graphql } from 'react-relay';
import { beginSignOut, leaveToLogin } from '../relay/session.ts';
import { useAction } from '../relay/useAction.ts';
import { forgetBackOfficePath } from './backOfficePath.ts';
import type { useSignOutMutation } from '#relay/useSignOutMutation.graphql';

const mutation = graphql`
  mutation useSignOutMutation {
    logout {
      message
    }
  }
`;

/**
 * Returns a function that signs the user out and leads to the sign-in, even when the server cannot be reached. During
 * an impersonation it signs the admin out.
 */
export function useSignOut(): () => void {
  const [signOut] = useAction<useSignOutMutation>(mutation);
  return () => {
    beginSignOut();
    forgetBackOfficePath();
    void signOut({})
      .catch(() => undefined)
      .finally(() => leaveToLogin());
  };
}
