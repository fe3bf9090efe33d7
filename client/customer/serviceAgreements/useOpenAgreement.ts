import { useCallback, useMemo } from 'react';
import { fetchQuery, graphql, useRelayEnvironment, useSubscription } from 'react-relay';
import type { useOpenAgreementQuery } from '#relay/useOpenAgreementQuery.graphql';
import type { useOpenAgreementSubscription } from '#relay/useOpenAgreementSubscription.graphql';

const subscription = graphql`
  subscription useOpenAgreementSubscription {
    serviceAgreementChanged {
      edge {
        node {
          department {
            id
            openServiceAgreement {
              status
              endDate
            }
          }
        }
      }
      deletedId
    }
  }
`;

const openAgreementQuery = graphql`
  query useOpenAgreementQuery($id: ID!) {
    node(id: $id) {
      ... on Department {
        openServiceAgreement {
          status
          endDate
        }
      }
    }
  }
`;

/**
 * Keeps the store up to date about whether departments have an open agreement, also when other users create or delete
 * agreements. Returns a function that loads this for the given department at once. The function never rejects.
 */
export function useOpenAgreement(departmentId: string | undefined): () => Promise<void> {
  const environment = useRelayEnvironment();
  const fetchNewest = useCallback(async () => {
    if (!departmentId) return;
    const query = openAgreementQuery;
    // After an error the store keeps its state. An outdated state does no harm, because the server checks every order.
    await fetchQuery<useOpenAgreementQuery>(environment, query, { id: departmentId }, { fetchPolicy: 'network-only' })
      .toPromise()
      .catch(() => undefined);
  }, [environment, departmentId]);
  useSubscription<useOpenAgreementSubscription>(
    useMemo(
      () => ({
        subscription,
        variables: {},
        // The event of a deleted agreement does not contain its department, so the chosen department is loaded again.
        onNext: (change) => void (change?.serviceAgreementChanged.deletedId && fetchNewest()),
      }),
      [fetchNewest],
    ),
  );
  return fetchNewest;
}
