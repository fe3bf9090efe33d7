import { graphql } from 'react-relay';
import { useAction } from '../relay/useAction.ts';
import type { useRegisterMutation } from './__generated__/useRegisterMutation.graphql.ts';

export const useRegister = () =>
  useAction<useRegisterMutation>(graphql`
    mutation useRegisterMutation($input: RegisterInput!) {
      register(input: $input) {
        token
        customer {
          id
        }
      }
    }
  `);
