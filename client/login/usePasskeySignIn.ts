import { useCallback } from 'react';
import { graphql } from 'react-relay';
import { useAction } from '../relay/useAction.ts';
import type { PasskeyAnswer } from '../security/browserPasskeys.ts';
import type { usePasskeySignInChallengeMutation } from './__generated__/usePasskeySignInChallengeMutation.graphql.ts';
import type { usePasskeySignInMutation } from './__generated__/usePasskeySignInMutation.graphql.ts';

/**
 * Returns a function that signs in with the passkey that `ask` gets from the browser, and returns the session token.
 */
export function usePasskeySignIn(identity?: string) {
  const [challenge] = useAction<usePasskeySignInChallengeMutation>(graphql`
    mutation usePasskeySignInChallengeMutation {
      createSignInChallenge {
        options
      }
    }
  `);
  const [signIn, isRunning] = useAction<usePasskeySignInMutation>(graphql`
    mutation usePasskeySignInMutation($response: JSONObject!, $identity: String) {
      signInWithPasskey(response: $response, identity: $identity) {
        token
      }
    }
  `);
  const run = useCallback(
    async (ask: (options: object) => Promise<PasskeyAnswer>) => {
      const { createSignInChallenge } = await challenge({});
      const response = await ask(createSignInChallenge.options);
      return (await signIn({ response, identity })).signInWithPasskey.token;
    },
    [challenge, signIn, identity],
  );
  return [run, isRunning] as const;
}
