import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useAgreementChangesAllSubscription } from './__generated__/useAgreementChangesAllSubscription.graphql.ts';
import type { useAgreementChangesSubscription } from './__generated__/useAgreementChangesSubscription.graphql.ts';

const ownCompanySubscription = graphql`
  subscription useAgreementChangesSubscription($connections: [ID!]!, $listed: [ID!]!) {
    serviceAgreementChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...AdminAgreementTable_agreement
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

const allCompaniesSubscription = graphql`
  subscription useAgreementChangesAllSubscription($connections: [ID!]!, $listed: [ID!]!) {
    adminServiceAgreementChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...AdminAgreementTable_agreement
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

interface Changes {
  connection: string;
  /** Whether new agreements are inserted at the top; otherwise only listed ones change. */
  takesNew: boolean;
  isAllCompanies: boolean;
}

export function useAgreementChanges({ connection, takesNew, isAllCompanies }: Changes): void {
  useSubscription<useAgreementChangesSubscription | useAgreementChangesAllSubscription>(
    useMemo(
      () => ({
        subscription: isAllCompanies ? allCompaniesSubscription : ownCompanySubscription,
        variables: { connections: takesNew ? [connection] : [], listed: [connection] },
      }),
      [connection, takesNew, isAllCompanies],
    ),
  );
}
