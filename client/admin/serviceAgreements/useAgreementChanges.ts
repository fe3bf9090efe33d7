import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useAgreementChangesAllSubscription } from './__generated__/useAgreementChangesAllSubscription.graphql.ts';
import type { useAgreementChangesSubscription } from './__generated__/useAgreementChangesSubscription.graphql.ts';

const ofOwnCompany = graphql`
  subscription useAgreementChangesSubscription($connections: [ID!]!, $listed: [ID!]!) {
    serviceAgreementChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...AdminAgreementTable_agreement @relay(mask: false)
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

const ofAllCompanies = graphql`
  subscription useAgreementChangesAllSubscription($connections: [ID!]!, $listed: [ID!]!) {
    adminServiceAgreementChanged {
      edge @prependEdge(connections: $connections) {
        node {
          ...AdminAgreementTable_agreement @relay(mask: false)
        }
      }
      deletedId @deleteEdge(connections: $listed)
    }
  }
`;

interface Changes {
  connection: string;
  /** What is new stands on top; otherwise only what is listed changes. */
  takesNew: boolean;
  ofAll: boolean;
}

export function useAgreementChanges({ connection, takesNew, ofAll }: Changes): void {
  useSubscription<useAgreementChangesSubscription | useAgreementChangesAllSubscription>(
    useMemo(
      () => ({
        subscription: ofAll ? ofAllCompanies : ofOwnCompany,
        variables: { connections: takesNew ? [connection] : [], listed: [connection] },
      }),
      [connection, takesNew, ofAll],
    ),
  );
}
