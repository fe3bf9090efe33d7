import { graphql } from 'react-relay';
import { messageOf } from '../relay/errors.ts';
import { useAction } from '../relay/useAction.ts';
import { toast } from '../ui/Toast.tsx';
import { forgetIdentity, keptIdentity } from './registrationIdentity.ts';
import type { useKeptIdentityMutation } from './__generated__/useKeptIdentityMutation.graphql.ts';

/**
 * Returns a function that connects the account of the provider with which the registration began. The registration has
 * succeeded when it runs, so a failure is only reported.
 */
export function useKeptIdentity(): () => Promise<void> {
  const [connect] = useAction<useKeptIdentityMutation>(graphql`
    mutation useKeptIdentityMutation($ticket: String!) {
      connectIdentity(ticket: $ticket) {
        id
      }
    }
  `);
  return async () => {
    const identity = keptIdentity();
    if (!identity) return;
    forgetIdentity();
    try {
      await connect({ ticket: identity.ticket });
    } catch (error) {
      toast.error(messageOf(error, `${identity.providerName} blev ikke forbundet. Gør det under Sikkerhed.`));
    }
  };
}
