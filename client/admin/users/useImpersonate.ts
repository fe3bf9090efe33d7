import { graphql } from 'react-relay';
import { messageOf } from '../../relay/errors.ts';
import { startImpersonation } from '../../relay/session.ts';
import { useAction } from '../../relay/useAction.ts';
import { toast } from '../../ui/Toast.tsx';
import type { useImpersonateMutation } from './__generated__/useImpersonateMutation.graphql.ts';

/**
 * Returns a function that signs the admin in as another user, for an hour at most. A toast says when the sign-in fails.
 */
export function useImpersonate(): (userId: string) => void {
  const [impersonate, isRunning] = useAction<useImpersonateMutation>(graphql`
    mutation useImpersonateMutation($id: ID!) {
      impersonate(id: $id) {
        token
      }
    }
  `);
  return (id) => {
    if (isRunning) return;
    void impersonate({ id }).then(
      (answer) => startImpersonation(answer.impersonate.token, 'Du er nu logget ind som brugeren'),
      (error: unknown) => toast.error(messageOf(error, 'Der opstod en fejl ved login som brugeren')),
    );
  };
}
