import { graphql } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { runOperation } from '../../app/relay/runOperation.ts';
import { toast } from '../../ui/Toast.tsx';
import { forgetIdentity, keptIdentity } from './registrationIdentity.ts';
import type { connectKeptIdentityMutation } from '#relay/connectKeptIdentityMutation.graphql';

const mutation = graphql`
  mutation connectKeptIdentityMutation($ticket: String!) {
    connectIdentity(ticket: $ticket) {
      id
    }
  }
`;

/**
 * Connects the account of the provider with which the registration began. The registration has succeeded when this
 * runs, so a failure is only reported.
 */
export async function connectKeptIdentity(): Promise<void> {
  const identity = keptIdentity();
  if (!identity) return;
  forgetIdentity();
  try {
    await runOperation<connectKeptIdentityMutation>(mutation, { ticket: identity.ticket });
  } catch (error) {
    toast.error(messageOf(error, `${identity.providerName} blev ikke forbundet. Gør det under Sikkerhed.`));
  }
}
