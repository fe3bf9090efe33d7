import { graphql } from 'react-relay';
import { loadAnswer } from '../../app/relay/runOperation.ts';
import type { loadEmailConfirmationQuery } from '#relay/loadEmailConfirmationQuery.graphql';

const query = graphql`
  query loadEmailConfirmationQuery($token: String!) {
    emailConfirmation(token: $token) {
      email
      name
      companyName
      companyId
      hasAccount
      isChange
    }
  }
`;

/** Starts to load what the link of a confirmation mail confirms. */
export const loadEmailConfirmation = (token: string) => loadAnswer<loadEmailConfirmationQuery>(query, { token });
