import { commitMutation, graphql } from 'react-relay';
import { environment } from '../relay/environment.ts';
import { storeProviderRequest, type ProviderRequest } from './providerRequests.ts';
import type { startAtProviderMutation } from './__generated__/startAtProviderMutation.graphql.ts';

/** Begins a sign-in at a provider, and returns the address of the provider to which the browser must go. */
export async function startAtProvider({ provider, purpose, next }: Omit<ProviderRequest, 'ticket'>): Promise<string> {
  const { url, state, ticket } = await begin({ provider: provider.id, purpose });
  storeProviderRequest(state, { ticket, provider, purpose, next });
  return url;
}

const begin = (input: startAtProviderMutation['variables']['input']) =>
  new Promise<startAtProviderMutation['response']['startProviderSignIn']>((resolve, reject) => {
    commitMutation<startAtProviderMutation>(environment(), {
      mutation: graphql`
        mutation startAtProviderMutation($input: StartProviderSignInInput!) {
          startProviderSignIn(input: $input) {
            url
            state
            ticket
          }
        }
      `,
      variables: { input },
      onCompleted: ({ startProviderSignIn }) => resolve(startProviderSignIn),
      onError: reject,
    });
  });
