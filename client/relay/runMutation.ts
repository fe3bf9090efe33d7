import { commitMutation } from 'react-relay';
import type { GraphQLTaggedNode, MutationParameters } from 'relay-runtime';
import { environment } from './environment.ts';

/** Runs a mutation outside of a component. Rejects with a PortalError or NetworkError. */
export const runMutation = <Mutation extends MutationParameters>(
  mutation: GraphQLTaggedNode,
  variables: Mutation['variables'],
): Promise<Mutation['response']> =>
  new Promise((resolve, reject) => {
    commitMutation<Mutation>(environment(), { mutation, variables, onCompleted: resolve, onError: reject });
  });
