import { graphql } from 'react-relay';
import { runOperation } from '../../app/relay/runOperation.ts';
import type { PasskeyAnswer } from './browserPasskeys.ts';
import type { passkeySignInChallengeMutation } from '#relay/passkeySignInChallengeMutation.graphql';
import type { passkeySignInMutation } from '#relay/passkeySignInMutation.graphql';

const challengeMutation = graphql`
  mutation passkeySignInChallengeMutation {
    createSignInChallenge {
      options
    }
  }
`;

const mutation = graphql`
  mutation passkeySignInMutation($response: JSONObject!, $identity: String) {
    signInWithPasskey(response: $response, identity: $identity) {
      token
    }
  }
`;

/**
 * Signs in with the passkey that `ask` gets from the browser, and returns the session token. `identity` is the ticket
 * of an account of a provider that the sign-in connects.
 */
export async function signInWithPasskey(
  ask: (options: object) => Promise<PasskeyAnswer>,
  identity?: string,
): Promise<string> {
  const { createSignInChallenge } = await runOperation<passkeySignInChallengeMutation>(challengeMutation, {});
  const response = await ask(createSignInChallenge.options);
  const { signInWithPasskey: signedIn } = await runOperation<passkeySignInMutation>(mutation, { response, identity });
  return signedIn.token;
}
