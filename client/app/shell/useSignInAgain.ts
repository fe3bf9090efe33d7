import { graphql } from 'react-relay';
import type { FlashMessage } from '../relay/flashMessage.ts';
import { leaveToLogin } from '../relay/session.ts';
import { removeTabCompany } from '../relay/tabCompany.ts';
import { useAction } from '../relay/useAction.ts';
import type { useSignInAgainMutation } from '#relay/useSignInAgainMutation.graphql';

const mutation = graphql`
  mutation useSignInAgainMutation {
    logout {
      message
    }
  }
`;

/**
 * Returns a function that signs the user out and leads to the sign-in of somebody else, even when the server cannot be
 * reached, and whether that is going on. The next user may be no member of the company in which this tab has acted.
 */
export function useSignInAgain(): [leave: (next: string, message?: FlashMessage) => void, isLeaving: boolean] {
  const [logout, isLeaving] = useAction<useSignInAgainMutation>(mutation);
  const leave = (next: string, message?: FlashMessage) => {
    // The sign-out must not be refused because the membership in the tab's company has ended.
    removeTabCompany();
    void logout({})
      .catch(() => undefined)
      .finally(() => leaveToLogin(next, message));
  };
  return [leave, isLeaving];
}
