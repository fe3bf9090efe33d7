import { graphql } from 'react-relay';
import { loadAnswer } from '../../app/relay/runOperation.ts';
import type { loadResetLinkQuery } from '#relay/loadResetLinkQuery.graphql';

const query = graphql`
  query loadResetLinkQuery($token: String!) {
    passwordResetLinkWorks(token: $token)
  }
`;

/** Starts to check the link of a password reset mail. */
export const loadResetLink = (token: string) => loadAnswer<loadResetLinkQuery>(query, { token });
