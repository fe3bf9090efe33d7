import { graphql } from 'react-relay';
import { runOperation } from '../../app/relay/runOperation.ts';
import type {
  registerMutation,
  registerMutation$data,
  registerMutation$variables,
} from '#relay/registerMutation.graphql';

const mutation = graphql`
  mutation registerMutation($input: RegisterInput!) {
    register(input: $input) {
      token
      customer {
        id
      }
    }
  }
`;

/** Registers a company with its first department, installation and user. */
export async function register(input: registerMutation$variables['input']): Promise<registerMutation$data['register']> {
  return (await runOperation<registerMutation>(mutation, { input })).register;
}
