import { graphql } from 'react-relay';
import { messageOf } from '../../app/relay/errors.ts';
import { runOperation } from '../../app/relay/runOperation.ts';
import { toast } from '../../ui/Toast.tsx';
import { storeProviderRequest, type ProviderRequest } from './providerRequests.ts';
import type { startAtProviderMutation } from '#relay/startAtProviderMutation.graphql';

const mutation = graphql`
  mutation startAtProviderMutation($input: StartProviderSignInInput!) {
    startProviderSignIn(input: $input) {
      url
      state
      ticket
    }
  }
`;

/** Begins a sign-in at a provider, and returns the address of the provider to which the browser must go. */
export async function startAtProvider({ provider, purpose, next }: Omit<ProviderRequest, 'ticket'>): Promise<string> {
  const { startProviderSignIn } = await runOperation<startAtProviderMutation>(mutation, {
    input: { provider: provider.id, purpose },
  });
  const { url, state, ticket } = startProviderSignIn;
  storeProviderRequest(state, { ticket, provider, purpose, next });
  return url;
}

/**
 * Leads to a provider to sign in there. A toast says why that is not possible. `setPendingId` is called with the id of
 * the provider while it is asked for its address, and with undefined when that failed.
 */
export async function signInAtProvider(
  provider: ProviderRequest['provider'],
  next: string | null,
  setPendingId: (id: string | undefined) => void,
): Promise<void> {
  setPendingId(provider.id);
  try {
    window.location.assign(await startAtProvider({ provider, purpose: 'SIGN_IN', next }));
  } catch (error) {
    setPendingId(undefined);
    toast.error(messageOf(error, `${provider.name} kunne ikke åbnes. Prøv igen senere.`));
  }
}
