import { useMemo } from 'react';
import { graphql, useSubscription } from 'react-relay';
import type { useAgreementChangesAllSubscription } from '#relay/useAgreementChangesAllSubscription.graphql';
import type { useAgreementChangesSubscription } from '#relay/useAgreementChangesSubscription.graphql';

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

interface AgreementChangesOptions {
  connection: string;
  /** Whether new agreements are inserted at the top; otherwise only the listed agreements are updated. */
  insertsNew: boolean;
  /** Whether to follow the agreements of all companies, for admins, or of the viewer's own company. */
  followsAllCompanies: boolean;
}

/** Follows new, changed and deleted service agreements. */
export function useAgreementChanges({ connection, insertsNew, followsAllCompanies }: AgreementChangesOptions): void {
  useSubscription<useAgreementChangesSubscription | useAgreementChangesAllSubscription>(
    useMemo(
      () => ({
        subscription: followsAllCompanies ? allCompaniesSubscription : ownCompanySubscription,
        variables: { connections: insertsNew ? [connection] : [], listed: [connection] },
      }),
      [connection, insertsNew, followsAllCompanies],
    ),
  );
}
